/// Numbers that look random and are the same for the same seed (SplitMix64).
package struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

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
  package mutating func next<Number: BinaryInteger>(below bound: Number) -> Number {
    Number(next() % UInt64(bound))
  }

  /// Returns `true` with a probability in percent.
  package mutating func happens(_ percent: UInt64) -> Bool { next(below: 100) < percent }

  /// One of several things.
  package mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[next(below: elements.count)]
  }
}
