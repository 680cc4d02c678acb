import Foundation

/// Lets the compiler write symbol graphs, also of modules that do not compile.
///
/// Only declarations are compiled, not the bodies of functions, and only what changed since the
/// last time: nothing that SwiftPM built is built again.
struct Extraction {
  /// The package.
  let layout: PackageLayout

  /// The symbol graphs of what a command needs.
  ///
  /// - Parameter need: The modules and types that the command names.
  /// - Returns: The graphs of the modules and of all they import.
  func graphs(_ need: Workshop.Need) throws -> [(name: String, data: Data)] {
    let layout = layout.withoutDerivedFiles
    let modules = layout.closure(of: try roots(need))
    var stamps: [String: String] = [:]
    var graphs: [(name: String, data: Data)] = []
    var flags: [String] = []
    for module in modules {
      guard module.sources.isEmpty else {
        let arguments = arguments(for: module, flags: flags)
        let stamp = self.stamp(module, arguments, stamps)
        stamps[module.target] = stamp
        graphs += try self.graphs(of: module, arguments: arguments, stamp: stamp)
        continue
      }
      flags += try moduleMapFlags(module)
    }
    return graphs
  }

  /// The targets that a command names, and those that declare the types it names.
  private func roots(_ need: Workshop.Need) throws -> [String] {
    let own = layout.modules.filter { $0.isOwn && !$0.sources.isEmpty }
    var roots: [String] = []
    for target in need.targets.sorted() {
      let module = layout.modules.first { $0.target == target || $0.name == target }
      guard let module else {
        let names = own.map(\.name).sorted().joined(separator: ", ")
        throw GenerationError("no target `\(target)` in this package; there are \(names)")
      }
      roots.append(module.target)
    }
    for type in need.types.sorted() {
      let parts = type.split(separator: ".").map { $0.filter { $0 != "`" } }
      let named = own.filter { parts.count > 1 && $0.name == parts[0] }
      let declaring = (named.isEmpty ? own : named).filter { declares($0, parts.last ?? type) }
      guard !declaring.isEmpty else {
        throw GenerationError("no target of this package declares a type `\(type)`")
      }
      let shipped = declaring.filter { !$0.isTest }
      roots += (shipped.isEmpty ? declaring : shipped).map(\.target)
    }
    return roots.isEmpty ? own.filter { !$0.isTest }.map(\.target) : roots
  }

  private func declares(_ module: PackageLayout.Module, _ type: String) -> Bool {
    let words = ["struct", "class", "enum", "protocol", "actor", "typealias"]
    return module.sources.contains { path in
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return false }
      return words.contains { text.contains("\($0) \(type)") || text.contains("\($0) `\(type)`") }
    }
  }

  // MARK: The compiler

  private func folder(_ module: PackageLayout.Module) -> String {
    "\(layout.workDirectory)/\(module.name)"
  }

  private func arguments(for module: PackageLayout.Module, flags: [String]) -> [String] {
    let folder = folder(module)
    var arguments = [
      "swiftc", "-emit-module", "-module-name", module.name,
      "-emit-module-path", "\(folder)/\(module.name).swiftmodule",
      "-emit-symbol-graph", "-emit-symbol-graph-dir", folder,
      "-symbol-graph-minimum-access-level", "private", "-symbol-graph-skip-synthesized-members",
      "-Xfrontend", "-experimental-allow-module-with-compiler-errors",
      "-swift-version", "6", "-package-name", module.package, "-enable-testing", "-Onone",
      "-suppress-warnings",
    ]
    if !module.sources.contains(where: { $0.hasSuffix("/main.swift") }) {
      arguments.append("-parse-as-library")
    }
    arguments += (["DEBUG", "SWIFT_PACKAGE"] + module.conditions).map { "-D\($0)" }
    for dependency in layout.closure(of: module.dependencies) where !dependency.sources.isEmpty {
      arguments += ["-I", self.folder(dependency)]
    }
    return arguments + flags + module.sources.map(layout.relative)
  }

  private func moduleMapFlags(_ module: PackageLayout.Module) throws -> [String] {
    guard let headers = module.headers else { return [] }
    var map = "\(headers)/module.modulemap"
    if !FileManager.default.fileExists(atPath: map) {
      let umbrella = "\(headers)/\(module.name).h"
      let isHeader = FileManager.default.fileExists(atPath: umbrella)
      let kind = isHeader ? "umbrella header \"\(umbrella)\"" : "umbrella \"\(headers)\""
      map = "\(folder(module))/module.modulemap"
      try FileManager.default.createDirectory(
        atPath: folder(module),
        withIntermediateDirectories: true
      )
      try "module \(module.name) {\n  \(kind)\n  export *\n}\n"
        .write(toFile: map, atomically: true, encoding: .utf8)
    }
    let flags = module.flags.flatMap { ["-Xcc", $0] }
    return ["-Xcc", "-fmodule-map-file=\(map)", "-Xcc", "-I\(headers)"] + flags
  }

  /// A text that changes whenever the module's graph may.
  private func stamp(
    _ module: PackageLayout.Module,
    _ arguments: [String],
    _ stamps: [String: String]
  ) -> String {
    // Another toolchain, which cannot read what this one wrote, builds the tool anew.
    let tool = Bundle.main.executablePath.map { [$0] } ?? []
    var lines = arguments
    for path in tool + module.sources {
      let facts = try? FileManager.default.attributesOfItem(atPath: path)
      let date = facts?[.modificationDate] as? Date ?? .distantPast
      lines.append("\(date.timeIntervalSinceReferenceDate) \(facts?[.size] ?? 0)")
    }
    lines += layout.closure(of: module.dependencies).compactMap { stamps[$0.target] }
    return GeneratedFile.hash(lines.joined(separator: "\n"))
  }

  private func graphs(
    of module: PackageLayout.Module,
    arguments: [String],
    stamp: String
  ) throws -> [(name: String, data: Data)] {
    let folder = folder(module)
    let stampFile = "\(folder)/stamp"
    if let old = try? String(contentsOfFile: stampFile, encoding: .utf8), old == stamp,
      let graphs = written(module)
    {
      return graphs
    }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for name in files(module) { try? FileManager.default.removeItem(atPath: "\(folder)/\(name)") }
    let log = try Shell.run(arguments, in: layout.directory, log: "\(folder)/log")
    guard let graphs = written(module) else {
      let errors = log.split(separator: "\n").filter { $0.contains("error:") }.prefix(5)
      let reason = errors.isEmpty ? log : errors.joined(separator: "\n")
      throw GenerationError("the compiler wrote no symbol graph of \(module.name):\n\(reason)")
    }
    try stamp.write(toFile: stampFile, atomically: true, encoding: .utf8)
    return graphs
  }

  /// The module's graphs: its own, and one for each module whose types it extends.
  private func written(_ module: PackageLayout.Module) -> [(name: String, data: Data)]? {
    let names = files(module)
    guard names.contains("\(module.name).symbols.json") else { return nil }
    return names.compactMap { name in
      let file = URL(fileURLWithPath: "\(folder(module))/\(name)")
      return (try? Data(contentsOf: file)).map { (name, $0) }
    }
  }

  private func files(_ module: PackageLayout.Module) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder(module))
    return (names ?? []).filter { $0.hasSuffix(".symbols.json") }.sorted()
  }
}
