public import Foundation

extension Generator where Value: FixedWidthInteger {
  /// Returns a generator of integers. Numbers near 0 are the simplest.
  ///
  /// - Parameter range: The numbers.
  public static func integer(in range: ClosedRange<Value> = 0...3) -> Generator {
    Generator(draw: { choices in
      // The number nearest to 0, and the numbers below and above it in turn.
      let origin = min(max(0, range.lowerBound), range.upperBound)
      let below = distance(from: range.lowerBound, to: origin)
      let above = distance(from: origin, to: range.upperBound)
      let choice = choices.number(upTo: below + above)
      let paired = min(below, above) * 2
      guard choice > paired else {
        let offset = Value(truncatingIfNeeded: (choice + 1) / 2)
        return choice.isMultiple(of: 2) ? origin &- offset : origin &+ offset
      }
      let offset = Value(truncatingIfNeeded: choice - paired / 2)
      return above > below ? origin &+ offset : origin &- offset
    })
  }

  /// The distance between two numbers of at most 64 bits.
  private static func distance(from low: Value, to high: Value) -> UInt64 {
    UInt64(truncatingIfNeeded: high) &- UInt64(truncatingIfNeeded: low)
  }
}

extension Generator where Value: CaseIterable {
  /// A generator of the cases of an enum.
  public static var anyCase: Generator { .element(of: Array(Value.allCases)) }
}

extension Generator<Bool> {
  /// A generator of `false` and `true`.
  public static var bool: Generator { .element(of: [false, true]) }
}

extension Generator<Double> {
  /// A generator of a few finite numbers: 0, small, negative, large and fractional ones.
  public static var double: Generator { .element(of: [0, 1, -1, 0.5, 2, 1e9, -0.001]) }
}

extension Generator<Float> {
  /// A generator of the same numbers as ``Generator/double``.
  public static var float: Generator { Generator(.double) { Float($0) } }
}

extension Generator<Decimal> {
  /// A generator of a few numbers: 0, small, negative, and one that binary fractions cannot represent.
  public static var decimal: Generator {
    .element(of: [0, 1, -1, Decimal(sign: .plus, exponent: -1, significand: 3), 1_000_000])
  }
}

extension Generator<Character> {
  /// A generator of a few characters: letters of both cases, one with an accent, a digit and a space.
  public static var character: Generator { .element(of: ["a", "b", "A", "\u{E9}", "1", " "]) }
}

extension Generator<Duration> {
  /// A generator of a few durations: zero, a second, a millisecond and an hour.
  public static var duration: Generator {
    .element(of: [.zero, .seconds(1), .milliseconds(1), .seconds(3_600)])
  }
}

extension Generator<String> {
  /// A generator of a few short texts. They include the empty one, two that differ only in case,
  /// one with a space, and the two spellings of a letter with an accent.
  public static var string: Generator {
    .element(of: ["a", "b", "A", "", "a b", "\u{E9}", "e\u{301}", "10", "9"])
  }

  /// Returns a generator of texts of the given characters.
  ///
  /// - Parameters:
  ///   - characters: The characters, the simplest first. It must not be empty.
  ///   - count: The number of characters.
  public static func string(
    of characters: String,
    count: ClosedRange<Int> = 0...3
  ) -> Generator {
    Generator(.list(of: .element(of: Array(characters)), count: count)) { String($0) }
  }
}

extension Generator<UUID> {
  /// A generator of three identifiers.
  public static var uuid: Generator {
    .element(
      of: (1...3).map { UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, $0)) }
    )
  }
}

extension Generator<Date> {
  /// A generator of a few dates: 2001, a second and a fraction of a second later, a leap day, and one
  /// before 1970.
  public static var date: Generator {
    .element(
      of: [0, 1, 0.25, 730_857_600, -1_000_000_000].map(Date.init(timeIntervalSinceReferenceDate:))
    )
  }
}

extension Generator<URL> {
  /// A generator of a few file addresses, one of which has a space.
  public static var url: Generator {
    .element(of: [URL(filePath: "/a"), URL(filePath: "/b"), URL(filePath: "/a b")])
  }
}

extension Generator<Data> {
  /// A generator of a few byte sequences: empty, text, a zero byte, and bytes that are no text.
  public static var data: Generator {
    .element(of: [Data("a".utf8), Data(), Data("b".utf8), Data([0]), Data([0xFF, 0xFE])])
  }
}
