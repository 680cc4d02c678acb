/// Where a session's lines come from.
protocol SessionReader {
  /// The next line.
  mutating func next(for interpreter: some PlaygroundInterpreter) async -> SessionLine

  /// Drops what was typed or pasted ahead.
  ///
  /// - Returns: How many lines of it would have been run.
  mutating func dropAhead() -> Int
}

/// What a session reads.
enum SessionLine: Equatable, Sendable {
  /// A line to run.
  case text(String)
  /// A line that cannot be read. Somebody was told why.
  case rejected
  /// There are no further lines.
  case end(PlaygroundExitStatus)
}
