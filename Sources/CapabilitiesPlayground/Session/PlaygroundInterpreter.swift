/// Runs the lines of a session.
protocol PlaygroundInterpreter: Sendable {
  /// Returns the prompt for the next line, before which the user sees the result of the last one. Without
  /// prompts, a session is a script.
  func prompt() async -> PlaygroundPrompt

  /// Runs a line and prints its result. If the task is cancelled, the function cancels the command
  /// and returns within about one second.
  func run(_ line: ScriptLine) async -> SessionStep

  /// Returns completions for the word before the cursor.
  ///
  /// - Parameters:
  ///   - line: The whole line.
  ///   - offset: The position of the cursor, in characters.
  func completions(for line: String, at offset: Int) async -> Completions

  /// Returns where a line can be stored.
  func retention(of line: String) async -> LineRetention

  /// Prints the totals of lines that came from a file or another program.
  func summarize() async -> PlaygroundExitStatus
}

/// The storage of a line that was typed.
enum LineRetention: Equatable, Sendable {
  /// Do not store the line, because it has a secret.
  case none
  /// Store the line in this session only, so that the user can correct it. It has a syntax error, so
  /// whether it has a secret is unknown.
  case session
  /// Store the line in the session and in the history file.
  case file
}

struct PlaygroundPrompt: Equatable, Sendable {
  /// The text, with a space at its end.
  let text: String
  let isLive: Bool
}

/// The result of running a line.
enum SessionStep: Equatable, Sendable {
  /// Continue with the next line.
  case proceed
  /// Continue only if there is a prompt: the next line is not meant for the current world.
  case stopped
  case end(PlaygroundExitStatus)
}
