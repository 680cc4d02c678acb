/// The lines that were read before, the newest last.
struct SessionHistory: Equatable, Sendable {
  /// How many lines are kept.
  static let limit = 1000
  /// How many bytes a line has at the most that is kept: 64 KiB.
  static let lineLimit = 1 << 16

  /// The lines.
  private(set) var lines: [String] = []

  /// Adds a line, unless it is the one before once more, or not worth keeping: empty, very long, or
  /// begun with a blank by somebody who does not want it kept.
  ///
  /// - Returns: Whether it was added.
  @discardableResult
  mutating func add(_ line: String) -> Bool {
    guard let first = line.first, !first.isWhitespace, line != lines.last,
      line.utf8.count <= SessionHistory.lineLimit
    else { return false }
    lines.append(line)
    if lines.count > SessionHistory.limit { lines.removeFirst() }
    return true
  }
}
