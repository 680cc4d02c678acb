import SeededNumbers

/// What the inputs of a surface are made of.
struct Material: Sendable {
  /// Real ones, to be changed.
  var seeds: [[UInt8]]
  /// Words that mean something there, and words that mean harm.
  var words: [String]
  /// Makes one from nothing; `nil` where only real ones are changed.
  var grammar: (@Sendable (inout SeededNumbers) -> String)?

  /// One input in so many is the grammar's.
  private static let grammarShare: UInt64 = 3

  /// An input of a run: always the same one for the same seed and number.
  ///
  /// - Parameters:
  ///   - number: Which one, from 0. The first ones are the seeds as they are.
  ///   - seed: The run's seed.
  func input(_ number: Int, seed: UInt64) -> [UInt8] {
    if seeds.indices.contains(number) { return seeds[number] }
    var run = SeededNumbers(seed: seed)
    var numbers = SeededNumbers(seed: run.next() ^ UInt64(number))
    guard let grammar, seeds.isEmpty || numbers.next(below: Self.grammarShare) == 0 else {
      return Mutator(material: self).mutated(&numbers)
    }
    let text = Array(grammar(&numbers).utf8)
    guard numbers.next(below: 4) == 0 else { return text }
    return Mutator(material: self).mutated(text, &numbers)
  }
}
