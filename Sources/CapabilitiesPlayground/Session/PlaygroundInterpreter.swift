/// What a session on a terminal talks to.
protocol PlaygroundInterpreter: Sendable {
  /// What stands before the line.
  func prompt() async -> PlaygroundPrompt

  /// Runs a line and shows what comes of it. When the task is cancelled, so is what it runs, and
  /// this comes back within about a second.
  func run(_ line: String) async -> SessionStep

  /// What may stand where the cursor is.
  ///
  /// - Parameters:
  ///   - line: The whole line.
  ///   - offset: Where the cursor is, in characters from 0.
  func completions(for line: String, at offset: Int) async -> Completions
}

/// What stands before the line.
struct PlaygroundPrompt: Equatable, Sendable {
  /// The text, with a blank at its end.
  let text: String
  /// Whether what is typed is done in earnest.
  let isLive: Bool
}

/// What follows a line.
enum SessionStep: Equatable, Sendable {
  /// Another line.
  case goOn
  /// The end, with what to exit with.
  case end(ExitStatus)
}

/// What may stand where the cursor is.
struct Completions: Equatable, Sendable {
  /// Where it starts, in characters from 0; it ends at the cursor.
  var start: Int
  /// The possibilities, each once.
  var candidates: [Candidate]
}

/// A possible word.
struct Candidate: Equatable, Sendable {
  /// The word, with a blank or a = at its end where one belongs.
  var text: String
  /// One line about it; may be empty.
  var note: String
}
