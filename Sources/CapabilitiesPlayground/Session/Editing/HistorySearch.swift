/// The search for an earlier line that holds a text, from the newest to the oldest.
struct HistorySearch: Equatable {
  /// The text.
  var wanted = ""
  /// The number of the line that was found last, or where the search began.
  private(set) var place: Int
  /// The line that was found.
  private(set) var found: String?
  private let lines: [String]

  /// A search that has found nothing so far.
  init(history: SessionHistory, from place: Int) {
    self.lines = history.lines
    self.place = place
  }

  /// Looks for the text in a line and in those before it. Where it stands in none, what was found
  /// before stays the place to go on from.
  mutating func find(from first: Int) {
    guard !wanted.isEmpty else { return found = nil }
    let earlier = lines.prefix(max(0, first + 1))
    guard let index = earlier.lastIndex(where: { $0.contains(wanted) }) else { return found = nil }
    (place, found) = (index, lines[index])
  }

  /// What stands before the line meanwhile.
  var prompt: String { "(search: \(wanted)) " }
}
