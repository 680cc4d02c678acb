import Foundation
import Synchronization

/// Runs the compiler to write symbol graphs, also of modules with type errors, and to check new
/// files before they are written.
///
/// It compiles only modules that changed since the last run. It does not touch SwiftPM's build products.
final class Extraction: Sendable {
  private let state: Mutex<State>

  private struct State {
    var layout: PackageLayout { didSet { targets = [:] } }
    /// The manifest's statements about the target of a folder.
    var targets: [Substring: ToolEnvironment.Target?] = [:]
    var isPlanned = false
    /// The sources, read on first use, because usage errors need none.
    var sources: PackageSources? { didSet { if sources == nil { (parsed, graphs) = ([], [:]) } } }
    /// The targets that parsed, and the graphs of targets: many commands need the same.
    var parsed: Set<[String]> = []
    var graphs: [[String]: [ToolEnvironment.GraphFile]] = [:]
    /// The new texts of files, by absolute path.
    var staged: [String: String] = [:]
  }

  /// Creates an extraction without reading any file.
  init(_ layout: PackageLayout) { state = Mutex(State(layout: layout)) }

  private var current: (sources: PackageSources, staged: [String: String]) {
    state.withLock { state in
      if !state.isPlanned { state.layout = state.layout.planned() }
      state.isPlanned = true
      let sources = state.sources ?? PackageSources(state.layout, staged: state.staged)
      state.sources = sources
      return (sources, state.staged)
    }
  }

  var layout: PackageLayout { state.withLock(\.layout) }

  /// Adds the generated files that were written after the plugin listed the sources.
  func addGeneratedFiles() {
    state.withLock { state in
      let sources = state.layout.modules.filter(\.isOwn).flatMap(\.sources)
      let folders = sources.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path }
      let files = Set(folders).flatMap(FileManager.default.paths)
      let generated = files.filter { $0.hasSuffix(".swift") }.filter { path in
        let text = try? Data(contentsOf: URL(fileURLWithPath: path))
        return text?.starts(with: Data(GeneratedFile.first.utf8)) ?? false
      }
      state.layout = state.layout.adding(generated.sorted())
      state.sources = nil
    }
  }

  /// Discards the sources that were read, because a file was written.
  func forget() {
    state.withLock { state in
      state.sources = nil
      state.staged = [:]
    }
  }

  /// Reads a file's new text instead of the file from now on.
  func stage(_ path: String, _ text: String) {
    state.withLock { state in
      state.sources = nil
      state.staged[state.layout.absolute(path)] = text
    }
  }

  /// Returns the symbol graphs that a command needs.
  ///
  /// - Parameter need: The modules and types that the command names.
  /// - Returns: The graphs of these modules and of all modules they import.
  /// - Throws: ``SyntaxError`` if a Swift file of one of them does not parse, and
  ///   ``GenerationError`` if the compiler writes no graph.
  func graphs(_ need: ToolEnvironment.Need) throws -> [ToolEnvironment.GraphFile] {
    let (sources, staged) = current
    let layout = need.isWhole ? sources.whole : sources.layout
    let targets = try sources.targets(need)
    let key = targets + (need.isWhole ? [""] : [])
    if let known = state.withLock({ $0.graphs[key] }) { return known }
    let modules = layout.closure(of: targets)
    let cache = need.isWhole ? "parsed-with-generated" : "parsed"
    let check = SyntaxCheck(layout: layout, staged: staged, cache: cache)
    let flags = try check.flags(for: modules)
    var writer = GraphWriter(compiler: ModuleCompiler(layout: layout, staged: staged), flags: flags)
    let graphs = try modules.flatMap { try writer.graphs(of: $0) }
    state.withLock { $0.graphs[key] = graphs }
    return graphs
  }

  /// Compiles the modules of staged files, with these files in place of those on the disk.
  ///
  /// - Parameter paths: The staged files, relative to the package.
  func check(_ paths: [String]) throws -> ToolEnvironment.CompileResult {
    let (sources, staged) = current
    let check = try CompileCheck(of: paths, in: sources, staged)
    return try check.run()
  }

  /// Returns the targets of a command whose build-tool plugins no build has run.
  func unbuilt(_ need: ToolEnvironment.Need) -> [String] {
    (try? current.sources.unbuilt(need)) ?? []
  }

  /// Returns what the manifest states about the target whose folder has a file.
  func target(of path: String) -> ToolEnvironment.Target? {
    // Files of build-tool plugins are in other folders, so this layout does not have them.
    _ = current
    return state.withLock { state in
      let folder = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
      if let known = state.targets[folder] { return known }
      let target = state.layout.target(of: path)
      state.targets[folder] = .some(target)
      return target
    }
  }

  /// Checks that the Swift files of modules parse, also the generated ones.
  ///
  /// - Parameter need: The modules to check, together with all modules they import. If it is `nil`,
  ///   all modules of the package are checked.
  /// - Throws: ``SyntaxError`` if a file does not parse.
  func checkSyntax(_ need: ToolEnvironment.Need?) throws {
    let (sources, staged) = current
    let layout = sources.all
    let targets = try need.map(sources.targets) ?? layout.modules.filter(\.isOwn).map(\.target)
    guard !state.withLock({ $0.parsed.contains(targets) }) else { return }
    let check = SyntaxCheck(layout: layout, staged: staged, cache: "parsed-all")
    _ = try check.flags(for: layout.closure(of: targets))
    state.withLock { _ = $0.parsed.insert(targets) }
  }
}

/// Writes the symbol graphs of modules, each after those it imports.
struct GraphWriter {
  let compiler: ModuleCompiler
  /// The flags that the files of each target parse with.
  let flags: [String: [String]]
  private(set) var stamps: [String: String] = [:]

  /// The folder of a module's symbol graph and of the module compiled without function bodies.
  static func folder(_ module: PackageLayout.Module, in layout: PackageLayout) -> String {
    let whole = module.isWhole == true ? "with-generated/" : ""
    return "\(layout.workDirectory)/\(whole)\(module.name)"
  }

  private func folder(_ module: PackageLayout.Module) -> String {
    Self.folder(module, in: compiler.layout)
  }

  /// Returns a module's symbol graphs. They are written if an input changed since the last time.
  mutating func graphs(of module: PackageLayout.Module) throws -> [ToolEnvironment.GraphFile] {
    guard !module.sources.isEmpty else { return [] }
    let (log, _) = try compile(module)
    if let graphs = written(module) { return graphs }
    let errors = log.split(separator: "\n").filter { $0.contains("error:") }.prefix(5)
    let isCrash = CompilerLog.isCrash(log)
    let reason = errors.isEmpty && !isCrash ? log : errors.joined(separator: "\n")
    let event = isCrash ? "crashed and wrote" : "wrote"
    throw GenerationError("the compiler \(event) no symbol graph of \(module.name):\n\(reason)")
  }

  /// Compiles a module, after those it imports, if an input changed since the last time.
  ///
  /// - Returns: What the compiler printed, and a stamp of all inputs.
  mutating func compile(_ module: PackageLayout.Module) throws -> (log: String, stamp: String) {
    let dependencies = compiler.layout.closure(of: module.dependencies)
    let folder = folder(module)
    let job = ModuleCompiler.Job(
      module: module,
      folder: folder,
      options: ModuleCompiler.withoutBodies + [
        "-emit-symbol-graph", "-emit-symbol-graph-dir", folder,
        "-symbol-graph-minimum-access-level", "private", "-symbol-graph-skip-synthesized-members",
      ],
      parserFlags: flags[module.target] ?? [],
      imports: dependencies.map { ($0, self.folder($0)) },
      stamps: dependencies.compactMap { stamps[$0.target] }
    )
    let isWritten = { [self] in FileManager.default.fileExists(atPath: graph(module)) }
    var (log, stamp) = try compiler.run(job, isComplete: isWritten)
    if !isWritten(), CompilerLog.isCrash(log) {
      // Again, without the extensions that crash the compiler.
      let directory = compiler.layout.directory
      let texts = try MissingExtensions(directory: directory, log: log).textsWithout()
      if !texts.isEmpty {
        var other = compiler
        other.staged.merge(texts) { _, new in new }
        log = try other.run(job, isComplete: isWritten).log
        // The next command has the same input.
        if isWritten() {
          try stamp.write(toFile: "\(folder)/stamp", atomically: true, encoding: .utf8)
        }
      }
    }
    stamps[module.target] = stamp
    return (log, stamp)
  }

  private func graph(_ module: PackageLayout.Module) -> String {
    "\(folder(module))/\(module.name).symbols.json"
  }

  /// Returns the graphs on disk: the module's own, and one for each module whose types it extends.
  private func written(_ module: PackageLayout.Module) -> [ToolEnvironment.GraphFile]? {
    guard FileManager.default.fileExists(atPath: graph(module)) else { return nil }
    let paths = FileManager.default.paths(in: folder(module)).sorted()
    return paths.filter { $0.hasSuffix(".symbols.json") }.compactMap { path in
      let file = URL(fileURLWithPath: path)
      return (try? Data(contentsOf: file)).map { data in
        ToolEnvironment.GraphFile(
          name: (module.isWhole == true ? "with-generated/" : "") + file.lastPathComponent,
          data: data,
          isOwn: module.isOwn,
          folder: compiler.layout.folder(module),
          isolation: module.isolation,
          leavesActor: !(module.arguments?.debug.contains(ModuleCompiler.callerIsolation) ?? false),
          platforms: compiler.layout.platforms ?? [:]
        )
      }
    }
  }
}

extension ModuleCompiler {
  /// The options for a module whose function bodies do not matter.
  static let withoutBodies = [
    "-Xfrontend", "-experimental-skip-non-inlinable-function-bodies-without-types",
    "-suppress-warnings", "-diagnostic-style", "llvm", "-no-color-diagnostics",
  ]
}
