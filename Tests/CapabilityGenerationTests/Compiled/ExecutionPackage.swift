@testable import CapabilityGeneration
import Foundation
import TestTraits

/// Compiles and runs random worlds of one landscape.
final class ExecutionPackage {
  private let folder = TemporaryDirectory()
  private let landscape: Landscape
  private let words: Words
  private var objects: [String] = []
  private var runs: [(module: String, function: String)] = []

  /// A small version of `CapabilityLifetimes`: the command only needs its symbols.
  private let lifetimes: Printout

  init(_ landscape: Landscape) throws {
    self.landscape = landscape
    words = Words(landscape)
    var lifetimes = Printout("CapabilityLifetimes", words)
    for (kind, name) in [("swift.func", "single(_:)"), ("swift.class", "Cleanups")] {
      lifetimes.add(
        Printout.Declaration(
          kind: kind,
          suffix: name,
          path: [name],
          access: "public",
          keywords: kind == "swift.func" ? "func" : "class",
          rest: kind == "swift.func" ? "()" : ""
        )
      )
    }
    self.lifetimes = lifetimes
    objects = try Self.toolkit()
    try expectCompiled(
      Landscape.module,
      ["Types.swift": landscape.printout(words).source, "Support.swift": Execution.support]
    )
  }

  /// The objects of `CapabilityLifetimes`, and of the core, which the build of these tests has compiled.
  private static func toolkit() throws -> [String] {
    try ["CIssueHook", "Capabilities", "CapabilityLifetimes"].flatMap { module in
      let folder = buildDirectory.appending(path: "\(module).build").path
      let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      return files.filter { $0.hasSuffix(".o") }.map { "\(folder)/\($0)" }
    }
  }

  /// Wires a world and compiles it.
  ///
  /// - Returns: The compiler's diagnostics; empty if there are none.
  func add(_ world: RandomWorld) throws -> String {
    let execution = Execution(landscape, world)
    let printouts = world.printouts(landscape, words, bodies: execution.bodies)
    let graphs = ([landscape.printout(words), lifetimes] + printouts).compactMap(\.graph)
    let program = Program(graphs)
    let wiring = try WiringResolver.wire(program, world.request)
    let refusals = WiringPrinter(wiring, program).refusals
    if !refusals.isEmpty { return refusals.map(\.text).joined(separator: "\n") }
    let written = WiringPrinter(wiring, program).source
    for printout in printouts {
      var files = ["\(printout.module).swift": printout.source]
      if printout.module == world.module {
        files["UseCases.swift"] = GeneratedFile(command: "wire", source: written).text
        files["Run.swift"] = execution.main
      }
      let said = try compile(printout.module, files)
      if !said.isEmpty {
        return said + files.sorted { $0.key < $1.key }.map { "// \($0)\n\($1)" }.joined()
      }
    }
    runs.append((world.module, "run\(world.module)"))
    return ""
  }

  /// Runs all worlds.
  ///
  /// - Returns: The lines of their output.
  func run() throws -> [String] {
    var main = runs.map { "import \($0.module)\n" }.joined()
    main += runs.map { "try await \($0.function)()\n" }.joined()
    try folder.write("main.swift", main)
    let program = folder.path("program")
    let said = try shell(
      [
        "swiftc", "-swift-version", "6", "-I", folder.path, "-o", program,
        folder.path("main.swift"),
      ]
        + Toolkit.all.get() + objects
    )
    guard FileManager.default.fileExists(atPath: program) else { return [said] }
    return try shell([program]).split(separator: "\n").map(String.init)
  }

  private func expectCompiled(_ module: String, _ files: [String: String]) throws {
    let said = try compile(module, files)
    if !said.isEmpty { throw NotCompiled(said: said) }
  }

  /// The reason why the worlds cannot be compiled.
  private struct NotCompiled: Error {
    let said: String
  }

  private func compile(_ module: String, _ files: [String: String]) throws -> String {
    for (name, text) in files { try folder.write("\(module)/\(name)", text) }
    let object = folder.path("\(module).o")
    let interface = folder.path("\(module).swiftmodule")
    let said = try shell(
      [
        "swiftc", "-c", "-wmo", "-parse-as-library", "-module-name", module, "-swift-version", "6",
        "-emit-module", "-emit-module-path", interface, "-I", folder.path, "-o", object,
        "-package-name", "random", "-suppress-warnings", "-Xfrontend", "-no-color-diagnostics",
        "-enable-upcoming-feature", "NonisolatedNonsendingByDefault",
        "-enable-upcoming-feature", "ExistentialAny",
        "-enable-upcoming-feature", "InternalImportsByDefault",
        "-enable-upcoming-feature", "MemberImportVisibility",
      ] + Toolkit.all.get() + files.keys.map { folder.path("\(module)/\($0)") }
    )
    objects.append(object)
    return said
  }

  private func shell(_ words: [String]) throws -> String {
    try Shell.run(words, in: folder.path, log: folder.path("log")).output
  }
}
