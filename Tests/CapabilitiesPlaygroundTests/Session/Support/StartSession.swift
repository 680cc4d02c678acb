import TestTraits
import Testing

@testable import CapabilitiesPlayground

/// The first line of a session.
let welcome = "help lists the commands, Tab completes them, and quit ends the session."

/// Starts the fixture's session on a terminal, and waits for its first prompt.
///
/// - Parameters:
///   - keepsWelcome: Whether the first line stays on the screen.
///   - directory: The current directory; `nil` for the one of the test.
func startSession(
  _ arguments: String...,
  keepsWelcome: Bool = false,
  in directory: String? = nil,
  environment: [String: String] = [:],
  columns: Int = 60,
  rows: Int = 12
) async throws -> TerminalProgram {
  let session = try TerminalProgram(
    builtExecutable("session-fixture"),
    ["repl"] + arguments,
    environment: environment.merging(["NO_COLOR": "1"]) { one, _ in one },
    columns: columns,
    rows: rows,
    directory: directory
  )
  await session.mentions(">")
  guard !keepsWelcome else { return session }
  await session.type("\u{C}")
  await session.drops("help lists")
  return session
}

extension Trait where Self == ConditionTrait {
  /// Requires the system's library that edits lines.
  static var editsLines: Self {
    .enabled(if: LineLibrary.installed != nil, "libedit is not installed")
  }

  /// Disables tests under the thread sanitizer, which ends some of the programs that they start
  /// after a signal, and delays the output of others.
  static var notUnderThreadSanitizer: Self {
    .enabled(
      if: Sanitizer.current != .thread,
      "the thread sanitizer interferes with signals"
    )
  }
}
