import SeededNumbers

/// The building blocks of a surface's inputs.
struct Material: Sendable {
  /// Real inputs, to be mutated.
  var seeds: [[UInt8]]
  /// Words with a meaning in these inputs, and hostile words.
  var words: [String]
  /// Generates an input; `nil` if real inputs are only mutated.
  var grammar: (@Sendable (inout SeededNumbers) -> String)?

  /// The grammar generates one of this many inputs.
  private static let grammarShare: UInt64 = 3

  /// Returns an input of a run. The seed and the number determine it.
  ///
  /// - Parameters:
  ///   - number: The number of the input, from 0. The first inputs are the unchanged real ones.
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
