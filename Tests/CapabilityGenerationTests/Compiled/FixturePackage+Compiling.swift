import CapabilityGeneration
import Foundation
import Testing

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

  /// The compiler's work for a package. Unlike its time, it does not depend on the machine's load.
  struct Cost {
    /// The scopes that the type checker tried.
    var steps = 0
    /// The instructions of the code before LLVM.
    var instructions = 0
  }

  /// Compiles all modules, and counts what the compiler did.
  func cost() throws -> Cost {
    let folder = directory.appending(path: "statistics").path(percentEncoded: false)
    try? FileManager.default.removeItem(atPath: folder)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    #expect(try compile(["-c", "-stats-output-dir", folder]) == "")
    var cost = Cost()
    for file in try FileManager.default.contentsOfDirectory(atPath: folder) {
      let data = try Data(contentsOf: URL(filePath: "\(folder)/\(file)"))
      let counts = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Double])
      cost.steps += Int(counts["Sema.NumConstraintScopes"] ?? 0)
      cost.instructions += Int(counts["IRModule.NumIRInsts"] ?? 0)
    }
    return cost
  }

  /// Compiles all modules, with warnings as errors.
  ///
  /// - Parameter options: The compiler's options; by default, it stops after the passes that report errors.
  /// - Returns: The compiler's diagnostics; empty if there are none.
  func compile(_ options: [String]? = nil) throws -> String {
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
          "-warnings-as-errors", "-enable-testing", "-DDEBUG",
        ] + (options ?? ["-emit-sil", "-wmo", "-o", "\(output)/\(module.name).sil"])
          + flags + toolkit + module.sources,
        in: output
      )
    }
    return said
  }
}
