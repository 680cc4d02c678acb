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

  /// Where a line may be kept.
  func keeping(of line: String) async -> LineKeeping

  /// Shows what lines that came from a file or another program have come to.
  func summarize() async -> PlaygroundExitStatus
}

/// Where a line may be kept.
enum LineKeeping: Equatable, Sendable {
  /// Nowhere: it holds a secret.
  case nowhere
  /// In the session that it was typed in, where it can be mended: what it holds cannot be told.
  case session
  /// In files, too.
  case anywhere
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
  /// Another line; this one could not be read.
  case refused
  /// The end, with what to exit with.
  case end(PlaygroundExitStatus)
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
