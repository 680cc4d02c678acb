@testable import CapabilityGeneration
import Foundation

/// Compiles and runs random worlds of one landscape.
final class ExecutionPackage {
  private let directory: URL
  private let landscape: Landscape
  private let words: Words
  private var objects: [String] = []
  private var runs: [(module: String, function: String)] = []

  init(_ landscape: Landscape) throws {
    self.landscape = landscape
    words = Words(landscape)
    directory = FileManager.default.temporaryDirectory
      .appending(path: "differential-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    try compile(
      Landscape.module,
      ["Types.swift": landscape.printout(words).source, "Support.swift": Execution.support]
    )
  }

  deinit {
    try? FileManager.default.removeItem(at: directory)
  }

  /// Wires a world and compiles it.
  ///
  /// - Returns: What the compiler says against it: nothing where all is well.
  func add(_ world: RandomWorld) throws -> String {
    let execution = Execution(landscape, world)
    let printouts = world.printouts(landscape, words, bodies: execution.bodies)
    let program = Program(([landscape.printout(words)] + printouts).compactMap(\.graph))
    let wiring = try Wirer.wire(program, world.request)
    let written = WiringPrinter.source(wiring, program: program)
    for printout in printouts {
      var files = ["\(printout.module).swift": printout.source]
      if printout.module == world.module {
        files["UseCases.swift"] = GeneratedFile(command: "wire", source: written).text
        files["Run.swift"] = execution.main(wiring)
        runs.append((world.module, "run\(world.module)"))
      }
      let said = try compile(printout.module, files)
      if !said.isEmpty {
        return said + files.sorted { $0.key < $1.key }.map { "// \($0)\n\($1)" }.joined()
      }
    }
    return ""
  }

  /// Runs all worlds.
  ///
  /// - Returns: The lines that they print.
  func run() throws -> [String] {
    var main = runs.map { "import \($0.module)\n" }.joined()
    main += runs.map { "try await \($0.function)()\n" }.joined()
    let file = directory.appending(path: "main.swift")
    try main.write(to: file, atomically: true, encoding: .utf8)
    let program = directory.appending(path: "program").path()
    let said = try shell(
      ["swiftc", "-swift-version", "6", "-I", directory.path(), "-o", program, file.path()] + objects
    )
    guard FileManager.default.fileExists(atPath: program) else { return [said] }
    return try shell([program]).split(separator: "\n").map(String.init)
  }

  @discardableResult
  private func compile(_ module: String, _ files: [String: String]) throws -> String {
    let folder = directory.appending(path: module)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var paths: [String] = []
    for (name, text) in files {
      let file = folder.appending(path: name)
      try text.write(to: file, atomically: true, encoding: .utf8)
      paths.append(file.path())
    }
    let object = directory.appending(path: "\(module).o").path()
    let said = try shell(
      [
        "swiftc", "-c", "-wmo", "-parse-as-library", "-module-name", module, "-swift-version", "6",
        "-emit-module", "-emit-module-path", directory.appending(path: "\(module).swiftmodule").path(),
        "-I", directory.path(), "-o", object, "-suppress-warnings",
        "-Xfrontend", "-no-color-diagnostics",
      ] + paths
    )
    objects.append(object)
    return said
  }

  private func shell(_ words: [String]) throws -> String {
    try Shell.run(words, in: directory.path(), log: directory.appending(path: "log").path())
  }
}
