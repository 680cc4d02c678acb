public import Foundation

extension Generator where Value: FixedWidthInteger {
  /// Returns a generator of integers. Numbers near 0 are the simplest.
  ///
  /// - Parameter range: The numbers. Of more than 1,000, the bounds, 0 and `Int32.max` occur more often.
  ///   `nil` for 0 to 3, and sometimes `Int32.max` in a wider type: sums of these do not overflow.
  public static func integer(in range: ClosedRange<Value>? = nil) -> Generator {
    let edge = [Value(exactly: Int32.max)].compactMap(\.self)
    guard let range else {
      return .element(of: [0, 1, 2, 3], rarely: Value.bitWidth > 32 ? edge : [])
    }
    let all = integer(inWhole: range)
    guard distance(from: range.lowerBound, to: range.upperBound) > 1_000 else { return all }
    let edges = ([0, range.lowerBound, range.upperBound] + edge).filter { range.contains($0) }
    return .oneOf(all, all, .element(of: edges))
  }

  private static func integer(inWhole range: ClosedRange<Value>) -> Generator {
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

extension Generator<Int> {
  /// For closures of several statements, from which the compiler infers no type.
  @_documentation(visibility: internal)
  public static func integer() -> Generator { integer(in: nil) }
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
  /// A generator of a few finite numbers: 0, small, negative, large and fractional ones, and `-0.0`.
  public static var double: Generator {
    .element(of: [0, 1, -1, 0.5, 2, 1e9, -0.001], rarely: [-0.0])
  }
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
  /// A generator of a few characters: letters of both cases, one with an accent, a digit, a space and
  /// an emoji.
  public static var character: Generator {
    .element(of: ["a", "b", "A", "\u{E9}", "1", " "], rarely: ["\u{1F44B}\u{1F3FD}"])
  }
}

extension Generator<Duration> {
  /// A generator of a few durations: zero, a second, a millisecond and an hour.
  public static var duration: Generator {
    .element(of: [.zero, .seconds(1), .milliseconds(1), .seconds(3_600)])
  }
}

extension Generator<String> {
  /// A generator of a few texts. They include the empty one, two that differ only in case, one with a
  /// space, and the two spellings of a letter with an accent; less often an emoji, one with leading and
  /// one with trailing spaces, and one of 300 characters.
  public static var string: Generator {
    .element(
      of: ["a", "b", "A", "", "a b", "\u{E9}", "e\u{301}", "10", "9"],
      rarely: ["\u{1F44B}\u{1F3FD}", " a", "a ", String(repeating: "a", count: 300)]
    )
  }

  /// Returns a generator of texts of the given characters.
  ///
  /// - Parameters:
  ///   - characters: The characters, the simplest first. It must not be empty.
  ///   - count: The number of characters.
  public static func string(of characters: String, count: ClosedRange<Int> = 0...3) -> Generator {
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
  /// before 1970. Less often, 23:30 in Berlin before and after the change to summer time, and in New
  /// York before and after the change to winter time.
  public static var date: Generator {
    let usual: [TimeInterval] = [0, 1, 0.25, 730_857_600, -1_000_000_000]
    let edges: [TimeInterval] = [733_530_600, 733_613_400, 752_297_400, 752_387_400]
    return Generator(.element(of: usual, rarely: edges)) {
      Date(timeIntervalSinceReferenceDate: $0)
    }
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
