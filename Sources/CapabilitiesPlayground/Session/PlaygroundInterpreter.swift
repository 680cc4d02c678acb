/// What a session reads lines for.
///
/// It writes to the console that it was made with, which is the session's.
protocol PlaygroundInterpreter: Sendable {
  /// What stands before the next line.
  func prompt() async -> PlaygroundPrompt

  /// Runs one line.
  ///
  /// Cancelling the task that calls this cancels the use case that runs.
  func run(_ line: String) async -> SessionStep

  /// What can stand at a place of a line.
  ///
  /// - Parameters:
  ///   - line: The line as far as it is written.
  ///   - offset: The place in it, counted in characters from 0.
  func completions(for line: String, at offset: Int) async -> Completions

  /// Whether a line holds what must not be kept: a secret.
  func isSecret(_ line: String) -> Bool
}

/// What stands before a line.
struct PlaygroundPrompt: Equatable, Sendable {
  /// The world's name and what separates it from the line: `sandbox> `.
  var text: String
  /// Whether what is run here happens for real.
  var isLive: Bool
}

/// What a session does after a line.
enum SessionStep: Equatable, Sendable {
  /// It reads the next line.
  case goOn
  /// It reads the next line, though this one went wrong.
  case failed
  /// It ends.
  case end(ExitStatus)
}

/// What can stand at a place of a line.
struct Completions: Equatable, Sendable {
  /// Where the word begins that a candidate replaces, in characters from 0.
  var start: Int
  /// What it can be replaced by.
  var candidates: [Candidate]
}

/// A word that can stand at a place of a line.
struct Candidate: Equatable, Sendable {
  /// The word, with the blank or the `=` that belongs behind it.
  var text: String
  /// What it does, in a few words.
  var note = ""
}
