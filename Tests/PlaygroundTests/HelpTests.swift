import CapabilitiesPlayground
import Testing

@testable import playground

@Suite("Help and usage")
struct HelpTests {
  @Test(
    "every command has help",
    arguments: [
      (["--help"], "help.txt"), (["-h"], "help.txt"), (["help"], "help.txt"),
      (["tour", "--help"], "help-tour.txt"), (["help", "tour"], "help-tour.txt"),
      (["script", "--help"], "help-script.txt"), (["script", "x", "-h"], "help-script.txt"),
      (["import", "--help"], "help-import.txt"), (["help", "import"], "help-import.txt"),
      (["graph", "--help"], "help-graph.txt"), (["help", "graph"], "help-graph.txt"),
      (["help", "--help"], "help.txt"),
    ]
  )
  func help(arguments: [String], file: String) async throws {
    let directory = try TemporaryDirectory()
    let run = try await Subprocess(arguments, in: directory).end()
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
    (
      ["script", "--wrld", "a"], "unknown option --wrld; did you mean \"--world\"?", "script "
    ),
    (["script", "none"], "cannot read none: No such file or directory", "script "),
    (["graph", "World"], "unexpected argument \"World\"", "graph "),
    (["graph", "--from", "x"], "unknown option --from", "graph "),
    (
      ["graph", "--format", "jpeg"],
      "--format: expected one of text, mermaid, dot, json, svg, html, found \"jpeg\"", "graph "
    ),
    (["import"], "missing argument ROSTER.jsonl", "import "),
    (
      ["import", "-"],
      "expected a roster file, found -: rejected lines are written beside the file", "import "
    ),
    (
      ["import", "r", "--wrold", "live"],
      "unknown option --wrold; did you mean \"--world\"?", "import "
    ),
    (
      ["import", "r", "--wrodl", "live"],
      "unknown option --wrodl; did you mean \"--world\"?", "import "
    ),
    (["import", "r", "--world"], "--world requires a value", "import "),
    (["import", "r", "--world=x"], "--world must be sandbox or live, not \"x\"", "import "),
    (
      ["import", "r", "--world", "test"], "--world must be sandbox or live, not \"test\"", "import "
    ),
    (["import", "r", "--fee", "1", "--fee", "1"], "--fee is given twice", "import "),
    (
      ["import", "r", "--fee", "1.5"],
      "--fee must be a whole number of the currency's smallest unit, not \"1.5\"", "import "
    ),
    (["import", "r", "--fee", "0"], "--fee: \"0\" must be more than zero", "import "),
    (
      ["import", "r", "--currency", "EURO"],
      "--currency: \"EURO\" is not an ISO 4217 code such as EUR", "import "
    ),
    (
      ["import", "r", "--concurrency", "0"],
      "--concurrency must be a whole number from 1 to 100, not \"0\"", "import "
    ),
    (
      ["import", "r", "--concurrency", "many"],
      "--concurrency must be a whole number from 1 to 100, not \"many\"", "import "
    ),
    (["import", "none"], "cannot open none: No such file or directory", "import "),
    (["import", "."], "cannot open .: it is a directory", "import "),
  ]

  @Test(
    "an invalid command line is reported, and nothing is started",
    arguments: mistakes
  )
  func usage(arguments: [String], message: String, topic: String) async throws {
    let directory = try TemporaryDirectory()
    let run = try await Subprocess(arguments, in: directory).end()
    let errors = "playground: error: \(message)\nSee 'playground \(topic)--help'.\n"
    #expect(run == Run(status: 64, output: "", errors: errors))
    #expect(directory.names == [])
  }

  @Test("an option's value may follow a space or an equals sign, and -- ends the options")
  func options() throws {
    let expected = try options("r", "--world", "live", "--fee", "7")
    #expect(try options("--fee=7", "--world=live", "--", "r") == expected)
    #expect(try options("--", "--odd").roster == "--odd")
  }

  @Test("by default, the live world enrolls sixteen people at the same time, and the sandbox one")
  func concurrency() throws {
    #expect(try options("r").concurrency == 1)
    #expect(try options("r", "--world", "live").concurrency == 16)
    #expect(try options("r", "--world", "live", "--concurrency", "3").concurrency == 3)
    #expect(try options("r", "--concurrency=100").concurrency == 100)
  }

  private func options(_ words: String...) throws -> ImportOptions {
    try ImportOptions(PlaygroundArguments(words, options: ImportOptions.names))
  }
}
