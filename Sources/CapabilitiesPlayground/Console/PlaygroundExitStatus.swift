/// The number with which a playground ends, for shells and CI.
public struct PlaygroundExitStatus: RawRepresentable, Hashable, Sendable {
  /// The number that the process returns, from 0 to 255.
  public let rawValue: Int32

  /// Creates an exit status.
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
  /// The problem and its fix, without a full stop.
  public let message: String
  /// The subcommand whose `--help` explains more; empty for the program's own.
  var topic: String

  /// Creates an error.
  public init(message: String) { self.init(message: message, topic: "") }

  init(message: String, topic: String) {
    self.message = message
    self.topic = topic
  }

  /// The ``message``.
  public var description: String { message }
}
