/// Reads the programs that commands look at, each symbol graph once.
///
/// A command sees the modules that it needs and no others, also where many commands are run at
/// once: what it writes then does not depend on the rest of the package.
struct ProgramReader {
  private let workshop: Workshop
  private var graphs: [String: (file: Workshop.GraphFile, graph: SymbolGraph)] = [:]
  private var programs: [[String]: Program] = [:]
  /// Counts how often a graph that was read before was found changed.
  private(set) var version = 0

  init(_ workshop: Workshop) {
    self.workshop = workshop
  }

  /// The modules that a command needs.
  mutating func program(_ need: Workshop.Need) throws -> Program {
    let files = try workshop.symbolGraphs(need)
    guard !files.isEmpty else { throw GenerationError("the package has no Swift module to read") }
    let names = files.map(\.name)
    let read = try files.map { try graph($0) }
    if let known = programs[names] { return known }
    let program = Program(read)
    programs[names] = program
    return program
  }

  private mutating func graph(_ file: Workshop.GraphFile) throws -> SymbolGraph {
    if let known = graphs[file.name] {
      if known.file.data == file.data { return known.graph }
      version += 1
      programs = [:]
    }
    var graph = try SymbolGraph(data: file.data, named: file.name)
    if !file.isOwn { graph.hidePackageAccess() }
    graph.folder = file.folder
    graph.isolation = file.isolation
    graphs[file.name] = (file, graph)
    return graph
  }
}
