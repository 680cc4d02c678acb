/// What is seen of a line that is edited.
struct LinePicture: Equatable, Sendable {
  /// What stands before the line.
  var prompt: String
  /// The same with its colour.
  var colouredPrompt: String
  /// The line.
  var characters: [Character] = []
  /// How many characters stand before the cursor.
  var cursor = 0
}

/// How many characters a terminal shows.
struct TerminalSize: Equatable, Sendable {
  var columns = 80
  var rows = 24
}
