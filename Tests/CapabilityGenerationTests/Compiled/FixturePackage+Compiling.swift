import CapabilityGeneration
import Foundation

extension FixturePackage {
  /// Copies a package whose modules can import the real modules of the toolkit.
  ///
  /// - Parameters:
  ///   - name: Its folder.
  ///   - isolation: The default isolation of its own modules.
  ///   - toolkit: The flags for the modules that it imports.
  static func compiled(
    _ name: String,
    isolation: String? = nil,
    toolkit: @autoclosure () -> Result<[String], any Error> = Toolkit.flags
  ) throws -> FixturePackage {
    try FixturePackage(name, isolation: isolation, toolkitFlags: { try toolkit().get() })
  }

  /// Compiles all modules, with warnings as errors.
  ///
  /// - Returns: The compiler's diagnostics; empty if there are none.
  func compile() throws -> String {
    let output = directory.appending(path: "compiled").path(percentEncoded: false)
    try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
    let toolkit = remarks.contains { $0.value == "(toolkit)" } ? try Toolkit.flags.get() : []
    var said = ""
    for module in refreshed.modules where remarks[module.name] != "(toolkit)" {
      var flags = remarks[module.name] == "(no features)" ? [] : Self.features
      if let isolation = module.isolation { flags += ["-default-isolation", isolation] }
      said += try Compiler.run(
        [
          "-emit-module", "-emit-module-path", "\(output)/\(module.name).swiftmodule",
          "-module-name", module.name, "-I", output, "-package-name", module.package,
          "-warnings-as-errors", "-enable-testing", "-DDEBUG", "-c",
        ] + flags + toolkit + module.sources,
        in: output
      )
    }
    return said
  }
}
