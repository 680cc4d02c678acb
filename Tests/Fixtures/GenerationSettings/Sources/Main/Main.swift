// The playground of a world in another module.
