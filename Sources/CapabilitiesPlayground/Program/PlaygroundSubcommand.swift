/// A subcommand that a client adds to the command line of its playground, beside `script` and `repl`.
///
/// ```swift
/// let importing = PlaygroundSubcommand(
///   "import",
///   operands: "FILE",
///   summary: "Imports accounts from a file.",
///   help: "Usage: bank import FILE [--currency CODE]"
/// ) { arguments, console in
///   let arguments = try PlaygroundArguments(arguments, options: ["currency"])
///   try arguments.expect(operands: ["FILE"])
///   let count = try importAccounts(arguments.operands[0], arguments.options["currency"] ?? "EUR")
///   console.line("\(count) imported")
///   return .success
/// }
/// ```
public struct PlaygroundSubcommand: Sendable {
  /// The subcommand's name on the command line.
  public let name: String
  /// The operands after the name, for the help of the program: `FILE`.
  public let operands: String
  /// A sentence about the subcommand, for the help of the program.
  public let summary: String
  /// The text that `--help` prints.
  public let help: String
  /// Whether the program runs this subcommand if its command line is empty.
  public let isDefault: Bool
  let run: @Sendable ([String], PlaygroundConsole) async throws -> PlaygroundExitStatus

  /// Creates a subcommand.
  ///
  /// `run` runs the subcommand with the arguments after its name, and returns the exit status of the
  /// process. For a ``PlaygroundUsageError`` the program prints its message and where to find help, and
  /// exits with ``PlaygroundExitStatus/usage``. For any other error it prints a description of the error,
  /// and exits with ``PlaygroundExitStatus/failure``.
  public init(
    _ name: String,
    operands: String = "",
    summary: String,
    help: String,
    isDefault: Bool = false,
    run:
      @escaping @Sendable (
        _ arguments: [String], _ console: PlaygroundConsole
      ) async throws -> PlaygroundExitStatus
  ) {
    self.name = name
    self.operands = operands
    self.summary = summary
    self.help = help
    self.isDefault = isDefault
    self.run = run
  }
}
