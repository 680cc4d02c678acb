// `RandomModuleTests` writes this file.
