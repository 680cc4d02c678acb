/// A subcommand that a client adds to the command line of its playground, beside `script` and
/// `repl`.
///
/// ```swift
/// PlaygroundSubcommand(
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
  /// - Parameters:
  ///   - name: The subcommand's name on the command line.
  ///   - operands: The operands after the name, for the help of the program: `FILE`.
  ///   - summary: A sentence about the subcommand, for the help of the program.
  ///   - help: The text that `--help` prints.
  ///   - isDefault: Whether the program runs this subcommand if its command line is empty.
  ///   - run: Runs the subcommand with the arguments after its name, and returns the exit status of
  ///     the process. For a ``PlaygroundUsageError`` the program prints its message and where to
  ///     find help, and exits with ``PlaygroundExitStatus/usage``. For any other error it prints a
  ///     description of the error, and exits with ``PlaygroundExitStatus/failure``.
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

/// The number with which a playground ends, for shells and CI.
public struct PlaygroundExitStatus: RawRepresentable, Hashable, Sendable {
  /// The number that the process returns, from 0 to 255.
  public let rawValue: Int32

  /// Creates an exit status.
  ///
  /// - Parameter rawValue: The number that the process returns, from 0 to 255.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// 0: everything succeeded.
  public static let success = PlaygroundExitStatus(rawValue: 0)
  /// 1: a command or an expectation failed.
  public static let failure = PlaygroundExitStatus(rawValue: 1)
  /// 64: the command line or a setting is wrong, and nothing was run.
  public static let usage = PlaygroundExitStatus(rawValue: 64)
  /// 65: the script, or other input, is not valid.
  public static let badData = PlaygroundExitStatus(rawValue: 65)

  /// Returns the exit status of a program that a signal ended: 128 plus the signal's number.
  ///
  /// - Parameter number: The signal's number, such as `SIGINT`.
  /// - Returns: The exit status, such as 130.
  public static func signal(_ number: Int32) -> PlaygroundExitStatus {
    PlaygroundExitStatus(rawValue: 128 + number)
  }
}

/// An error in a command line or in a setting.
public struct PlaygroundUsageError: Error, Hashable, CustomStringConvertible {
  /// What is wrong and how to fix it, without a full stop.
  public let message: String
  /// The subcommand whose `--help` explains more; empty for the program's own.
  var topic: String

  /// Creates an error.
  ///
  /// - Parameter message: What is wrong and how to fix it, without a full stop.
  public init(message: String) { self.init(message: message, topic: "") }

  init(message: String, topic: String) {
    self.message = message
    self.topic = topic
  }

  /// The ``message``.
  public var description: String { message }
}
