/// Numbers that look random and are the same for the same seed (SplitMix64).
package struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  /// Starts a sequence.
  package init(seed: UInt64) { state = seed }

  /// The next number.
  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to, not including, a bound.
  package mutating func next(below bound: UInt64) -> UInt64 { next() % bound }

  /// One of several things.
  package mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int(next(below: UInt64(elements.count)))]
  }
}
