/// Reads the programs for commands, each symbol graph once.
///
/// A command sees only the modules that it needs, even if many commands run together. Of the rest of
/// the package, it sees only which worlds are wired.
final class ProgramReader {
  private let environment: ToolEnvironment
  /// The generated files. No command changes their headers, so each file is read once for them.
  private lazy var generated = environment.generatedFiles()
  private lazy var wirings = generated.compactMap(WiringRequest.init)
  private lazy var generatedPaths = Set(generated.map(\.path))
  private var graphs: [String: SymbolGraph] = [:]
  private var programs: [[String]: Program] = [:]
  /// The number of times that a graph had changed when it was read again.
  private(set) var version = 0

  init(_ environment: ToolEnvironment) { self.environment = environment }

  /// Returns the modules that a command needs.
  func program(_ need: ToolEnvironment.Need) throws -> Program {
    let files = try environment.symbolGraphs(need)
    guard !files.isEmpty else { throw GenerationError("the package has no Swift module to read") }
    let names = files.map(\.name)
    let read = try files.map { try graph($0) }
    let sources = SourceFiles(environment, generated: generatedPaths)
    let program = programs[names] ?? Program(read, sources)
    programs[names] = program
    return program.changing { ($0.targets, $0.wirings) = (need.targets, wirings) }
  }

  private func graph(_ file: ToolEnvironment.GraphFile) throws -> SymbolGraph {
    if let known = graphs[file.name] {
      if known.file.data == file.data { return known }
      version += 1
      programs = [:]
    }
    var graph = try SymbolGraph(data: file.data, named: file.name)
    graph.file = file
    // For other packages, `package` access is `internal`.
    for index in graph.symbols.indices
    where !file.isOwn && graph.symbols[index].access == .package {
      graph.symbols[index].access = .internal
    }
    // No one makes a private member of generated code visible, so messages do not name it.
    graph.symbols.removeAll { symbol in
      symbol.access < .internal && symbol.location.map { generatedPaths.contains($0.path) } ?? false
    }
    graphs[file.name] = graph
    return graph
  }
}
