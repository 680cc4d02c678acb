import Foundation
import Synchronization

/// Runs the compiler to write symbol graphs, also of modules with type errors.
///
/// It compiles declarations without function bodies, and only modules that changed since the last
/// run. It does not touch SwiftPM's build products.
final class Extraction: Sendable {
  private let layout: PackageLayout
  /// The sources, read on first use, because usage errors need none.
  private let read = Mutex<PackageSources?>(nil)

  /// Creates an extraction without reading any file.
  ///
  /// - Parameter layout: The package.
  init(_ layout: PackageLayout) {
    self.layout = layout
  }

  private var sources: PackageSources {
    read.withLock { read in
      let sources = read ?? PackageSources(layout.addingIsolation())
      read = sources
      return sources
    }
  }

  /// Discards the sources that were read, because a file was written.
  func forget() {
    read.withLock { $0 = nil }
  }

  /// Returns the symbol graphs that a command needs.
  ///
  /// - Parameter need: The modules and types that the command names.
  /// - Returns: The graphs of these modules and of all modules they import.
  /// - Throws: ``SyntaxError`` if a Swift file of one of them does not parse, and
  ///   ``GenerationError`` if the compiler writes no graph.
  func graphs(_ need: ToolEnvironment.Need) throws -> [ToolEnvironment.GraphFile] {
    let sources = self.sources
    var stamps: [String: String] = [:]
    var graphs: [ToolEnvironment.GraphFile] = []
    let layout = need.isWhole ? sources.whole : sources.layout
    let modules = layout.closure(of: try sources.targets(need))
    let check = SyntaxCheck(layout, cache: need.isWhole ? "parsed-with-generated" : "parsed")
    let flags = try check.flags(for: modules)
    for module in modules where !module.sources.isEmpty {
      let dependencies = layout.closure(of: module.dependencies)
      let arguments = try arguments(for: module, dependencies, flags[module.target] ?? [])
      let stamp = SourceStamp.of(
        module.sources,
        arguments + dependencies.compactMap { stamps[$0.target] }
      )
      stamps[module.target] = stamp
      graphs += try self.graphs(of: module, arguments: arguments, stamp: stamp)
    }
    return graphs
  }

  /// Checks that the Swift files of modules parse.
  ///
  /// - Parameters:
  ///   - need: The modules to check, together with all modules they import. If it is `nil`, all
  ///     modules of the package are checked.
  ///   - includesGenerated: Whether to check generated files too.
  /// - Throws: ``SyntaxError`` if a file does not parse.
  func checkSyntax(_ need: ToolEnvironment.Need?, includesGenerated: Bool) throws {
    let sources = self.sources
    let layout = includesGenerated ? sources.all : sources.layout
    let own = layout.modules.filter(\.isOwn).map(\.target)
    let modules = layout.closure(of: try need.map(sources.targets) ?? own)
    let check = SyntaxCheck(layout, cache: includesGenerated ? "parsed-all" : "parsed")
    _ = try check.flags(for: modules)
  }

  // MARK: The compiler

  private func folder(_ module: PackageLayout.Module) -> String {
    let whole = module.isWhole == true ? "with-generated/" : ""
    return "\(layout.workDirectory)/\(whole)\(module.name)"
  }

  private func arguments(
    for module: PackageLayout.Module,
    _ dependencies: [PackageLayout.Module],
    _ flags: [String]
  ) throws -> [String] {
    let folder = folder(module)
    var arguments = [
      "swiftc", "-emit-module", "-module-name", module.name,
      "-emit-module-path", "\(folder)/\(module.name).swiftmodule",
      "-emit-symbol-graph", "-emit-symbol-graph-dir", folder,
      "-symbol-graph-minimum-access-level", "private", "-symbol-graph-skip-synthesized-members",
      "-Xfrontend", "-experimental-allow-module-with-compiler-errors",
      // One job without function bodies. Otherwise, the driver also compiles each file and discards
      // the result.
      "-wmo", "-Xfrontend", "-experimental-skip-non-inlinable-function-bodies-without-types",
      "-package-name", module.package, "-enable-testing", "-Onone",
      "-suppress-warnings",
    ]
    if let isolation = module.isolation { arguments += ["-default-isolation", isolation] }
    arguments += flags + module.conditionFlags
    for dependency in dependencies {
      arguments +=
        dependency.sources.isEmpty
        ? try moduleMapFlags(dependency) : ["-I", self.folder(dependency)]
    }
    return arguments + module.sources.map(layout.relative)
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

  private func graphs(
    of module: PackageLayout.Module,
    arguments: [String],
    stamp: String
  ) throws -> [ToolEnvironment.GraphFile] {
    let folder = folder(module)
    let stampFile = "\(folder)/stamp"
    if let old = try? String(contentsOfFile: stampFile, encoding: .utf8), old == stamp,
      let graphs = written(module)
    {
      return graphs
    }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    // Remove the stamp first: if this process is killed below, the next one compiles again.
    try? FileManager.default.removeItem(atPath: stampFile)
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

  /// Returns the graphs on disk: the module's own, and one for each module whose types it extends.
  private func written(_ module: PackageLayout.Module) -> [ToolEnvironment.GraphFile]? {
    let names = files(module)
    guard names.contains("\(module.name).symbols.json") else { return nil }
    return names.compactMap { name in
      let file = URL(fileURLWithPath: "\(folder(module))/\(name)")
      return (try? Data(contentsOf: file)).map { data in
        ToolEnvironment.GraphFile(
          name: module.isWhole == true ? "with-generated/" + name : name,
          data: data,
          isOwn: module.isOwn,
          folder: layout.folder(module),
          isolation: module.isolation
        )
      }
    }
  }

  private func files(_ module: PackageLayout.Module) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder(module))
    return (names ?? []).filter { $0.hasSuffix(".symbols.json") }.sorted()
  }
}
