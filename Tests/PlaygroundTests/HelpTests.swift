import TestTraits
import Testing

@Suite("Help and usage")
struct HelpTests {
  @Test(
    "every command has help",
    arguments: [
      (["--help"], "help.txt"), (["-h"], "help.txt"), (["help"], "help.txt"),
      (["tour", "--help"], "help-tour.txt"), (["help", "tour"], "help-tour.txt"),
      (["script", "--help"], "help-script.txt"), (["script", "x", "-h"], "help-script.txt"),
      (["graph", "--help"], "help-graph.txt"), (["help", "graph"], "help-graph.txt"),
      (["help", "--help"], "help.txt"),
    ]
  )
  func help(arguments: [String], file: String) async throws {
    let directory = TemporaryDirectory()
    let run = try await playground(arguments, in: directory)
    expect(run, isAsIn: file)
  }

  /// Invalid command lines, their errors, and the help topics that these mention. The explicit type
  /// keeps type checking fast.
  static let mistakes: [([String], String, String)] = [
    (["scrpt", "x"], "unknown command \"scrpt\"; did you mean \"script\"?", ""),
    (["frobnicate"], "unknown command \"frobnicate\"", ""),
    (["help", "me"], "no help for \"me\"", "help "),
    (["tour", "x"], "unexpected argument \"x\"", "tour "),
    (["script"], "missing argument FILE", "script "),
    (["script", "--wrld", "a"], "unknown option --wrld; did you mean \"--world\"?", "script "),
    (["script", "none"], "cannot read none: No such file or directory", "script "),
    (["graph", "World"], "unexpected argument \"World\"", "graph "),
    (["graph", "--from", "x"], "unknown option --from", "graph "),
    (
      ["graph", "--format", "jpeg"],
      "--format: expected one of text, mermaid, dot, json, found \"jpeg\"", "graph "
    ),
    (["script", "."], "cannot read .: Is a directory", "script "),
  ]

  @Test("an invalid command line is reported, and nothing is started", arguments: mistakes)
  func usage(arguments: [String], message: String, topic: String) async throws {
    let directory = TemporaryDirectory()
    let run = try await playground(arguments, in: directory)
    let errors = "playground: error: \(message)\nSee 'playground \(topic)--help'.\n"
    #expect(run == CommandResult(status: 64, output: "", errors: errors))
    #expect(directory.names == [])
  }
}
