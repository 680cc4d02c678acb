/// Reproducible pseudo-random numbers.
struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 33)
  }

  /// Returns `true` with a probability in percent.
  mutating func happens(_ percent: UInt64) -> Bool {
    (next() >> 16) % 100 < percent
  }

  /// Returns a number from zero up to, but not including, a limit.
  mutating func number(below limit: Int) -> Int {
    Int((next() >> 16) % UInt64(max(limit, 1)))
  }

  /// Returns a random element.
  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[number(below: values.count)]
  }

  /// Returns the elements in random order.
  mutating func shuffled<Value>(_ values: [Value]) -> [Value] {
    var values = values
    for index in values.indices.reversed() { values.swapAt(index, number(below: index + 1)) }
    return values
  }
}
