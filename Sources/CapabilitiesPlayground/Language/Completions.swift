/// Completions for the word before the cursor.
struct Completions: Equatable, Sendable {
  /// The start of the word, in characters. The word ends at the cursor.
  var start: Int
  /// The candidates, without duplicates.
  var candidates: [Candidate]
}

struct Candidate: Equatable, Sendable {
  /// The word, with a space or = at its end if the syntax requires it.
  var text: String
  /// A sentence about the word; may be empty.
  var note: String
}
