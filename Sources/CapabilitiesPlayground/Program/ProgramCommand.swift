/// A client's own command of a playground's command line, beside `script` and `repl`.
public struct ProgramCommand: Sendable {
  /// Its word.
  public let name: String
  /// What follows the word, for help: `ROSTER.jsonl`.
  public let operands: String
  /// What it does, for help.
  public let summary: String
  /// Its own help text.
  public let help: String
  /// Whether it is what is run without arguments.
  public let isDefault: Bool
  /// Runs it.
  let run: @Sendable (_ arguments: [String]) async -> Int32

  /// Makes a command.
  ///
  /// - Parameters:
  ///   - name: Its word.
  ///   - operands: What follows the word, for help: `ROSTER.jsonl`.
  ///   - summary: What it does, for the program's help, in a sentence.
  ///   - help: Its own help text, which `--help` shows.
  ///   - isDefault: Whether it is what is run without arguments.
  ///   - run: Runs it with the arguments behind its word and returns the exit status.
  public init(
    _ name: String,
    operands: String = "",
    summary: String,
    help: String,
    isDefault: Bool = false,
    run: @escaping @Sendable (_ arguments: [String]) async -> Int32
  ) {
    self.name = name
    self.operands = operands
    self.summary = summary
    self.help = help
    self.isDefault = isDefault
    self.run = run
  }
}
