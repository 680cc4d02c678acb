import Foundation

/// The program that lists a library's public declarations, so that none changes unseen.
@main
struct InterfaceList {
  static let help = """
    USAGE: interface-list list GRAPH…
           interface-list compare OLD NEW

    Part of `.ci/check-interface`, which is what to run.

      list      Prints one line for each public declaration in symbol graph files of one module.
      compare   Says what became of a list, and whether it breaks clients; exits with 1 if anything.
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
      case ("--help", 1), ("-h", 1): print(help)
      default:
        complain("error: unknown arguments; see interface-list --help")
        exit(64)
      }
    } catch {
      complain("error: \(error)")
      exit(2)
    }
  }

  private static func lines(_ path: String) throws -> [String] {
    try String(contentsOf: URL(filePath: path), encoding: .utf8)
      .split(separator: "\n").map(String.init)
  }

  private static func complain(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }
}
