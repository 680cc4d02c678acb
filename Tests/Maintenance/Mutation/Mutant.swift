/// One small change of a source file, active only if its number is switched on.
struct Mutant: Sendable {
  enum Kind: String, Sendable, CaseIterable {
    case negatedCondition = "negated condition"
    case shiftedBound = "shifted bound"
    case droppedStatement = "dropped statement"
    case droppedDefer = "dropped defer"
    case swappedArguments = "swapped arguments"
    case earlyReturn = "early return"
    case flippedResult = "flipped result"
  }

  /// The path from the repository's root.
  let file: String
  /// The number of the line, from 1.
  let line: Int
  let kind: Kind
  /// The line as it is, without leading spaces.
  let original: String
  /// Writes the line with the mutant of a number: `mutant(7)` is true if it is switched on.
  let rewrite: @Sendable (_ number: Int) -> String

  /// The mutant's line in a list, which stays valid if the code moves: `path | kind | code`.
  var key: String { "\(file) | \(kind.rawValue) | \(original)" }
  /// The line of a report: `path:line: kind: code`.
  var description: String { "\(file):\(line): \(kind.rawValue): \(original)" }
}
