import Foundation

/// A program that lists the public declarations of a library, to detect every change, and prepares
/// symbol graphs for the documentation.
@main
struct InterfaceList {
  static let help = """
    USAGE: interface-list list GRAPH…
           interface-list compare OLD NEW
           interface-list pages TYPES GRAPH…

    `.ci/check-interface` and `.ci/check-docs` run this program.

      list      Prints one line for each public declaration in symbol graph files of one module.
      compare   Prints the differences and whether they break clients. Exits with 1 if there are any.
      pages     Rewrites symbol graph files for the documentation: one page for each family of
                overloads, none for members that implement a protocol, or that are declared in TYPES
                (names with commas between them).
    """

  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    do {
      switch (words.first, words.count) {
      case ("list", 2...):
        let graph = try SymbolGraph(files: words.dropFirst().map { URL(filePath: $0) })
        print(Interface(graph).lines.joined(separator: "\n"))
      case ("compare", 3):
        let difference = Difference(from: try lines(words[1]), to: try lines(words[2]))
        if difference.isEmpty { return }
        print(difference.report)
        exit(1)
      case ("pages", 3...):
        let types = Set(words[1].split(separator: ",").map(String.init))
        for file in words.dropFirst(2).map({ URL(filePath: $0) }) {
          var graph = try PageGraph(Data(contentsOf: file))
          graph.removeImplementations()
          graph.removeMembers(of: types)
          graph.joinFamilies()
          try graph.data().write(to: file)
        }
      case ("--help", 1), ("-h", 1): print(help)
      default:
        printError("error: unknown arguments; see interface-list --help")
        exit(64)
      }
    } catch {
      printError("error: \(error)")
      exit(2)
    }
  }

  private static func lines(_ path: String) throws -> [String] {
    try String(contentsOf: URL(filePath: path), encoding: .utf8)
      .split(separator: "\n").map(String.init)
  }

  private static func printError(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }
}
