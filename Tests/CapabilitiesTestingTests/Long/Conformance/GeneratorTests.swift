import Foundation
import Synchronization
import TestTraits
import Testing

@testable import CapabilitiesTesting

@Suite("A generator", .onOneThread)
struct GeneratorTests {
  /// Returns the values that one-call sequences generate.
  fileprivate static func values<Value: Sendable>(
    of generator: Generator<Value>,
    count: Int = 300
  ) async throws -> [Value] {
    let values = Mutex<[Value]>([])
    let record: @Sendable (Value) -> Void = { value in values.withLock { $0.append(value) } }
    _ = try await Conformance<Int>(
      "values",
      reference: { 0 },
      subject: { 1 },
      calls: [.call("value", generator) { side, value in if side == 0 { record(value) } }]
    ).report(sequences: count, length: 1)
    return values.withLock { $0 }
  }

  @Test("of a standard type generates an edge in 300 sequences of one call", arguments: Edge.all)
  fileprivate func edges(_ edge: Edge) async throws {
    #expect(try await edge.isGenerated())
  }

  /// Returns the simplest value that fulfills a condition.
  private func simplest<Value: Sendable>(
    _ generator: Generator<Value>,
    where condition: @escaping @Sendable (Value) -> Bool
  ) async throws -> String? {
    try await Conformance<Int>(
      "values",
      reference: { 0 },
      subject: { 1 },
      calls: [.call("value", generator) { side, value in side == 1 && condition(value) }]
    ).report(sequences: 300, length: 1).differences.first?.calls.first?.call
  }

  @Test("of integers covers its range")
  func integers() async throws {
    #expect(try await Set(Self.values(of: .integer(in: -2...5))) == Set(-2...5))
    // Of a narrow type, the largest numbers would make sums overflow.
    #expect(try await Set(Self.values(of: Generator<Int32>.integer())) == Set(0...3))
    #expect(try await Set(Self.values(of: .integer(in: UInt8(250)...255))) == Set(250...255))
    #expect(
      try await Set(Self.values(of: .integer(in: Int8(-128)...(-126)))) == [-128, -127, -126]
    )
    let whole = try await Self.values(of: .integer(in: Int.min...Int.max))
    #expect(whole.contains { $0 < 0 } && whole.contains { $0 > 0 })
    let unsigned = try await Self.values(of: .integer(in: UInt64.min...UInt64.max))
    #expect(unsigned.contains { $0 > UInt64(Int.max) })
  }

  @Test("simplifies integers towards zero, and values towards the first one")
  func simplification() async throws {
    #expect(try await simplest(.integer(in: -100...100)) { $0 < -7 } == "value(-8)")
    #expect(try await simplest(.integer(in: -100...100)) { $0 > 7 } == "value(8)")
    #expect(try await simplest(.integer(in: 40...90)) { _ in true } == "value(40)")
    #expect(try await simplest(.integer(in: -90 ... -40)) { _ in true } == "value(-40)")
    #expect(try await simplest(.element(of: ["a", "b", "c"])) { $0 != "a" } == #"value("b")"#)
    #expect(
      try await simplest(.list(of: .integer(in: 0...50), count: 0...5)) { $0.contains { $0 > 20 } }
        == "value([21])"
    )
    // Any of the elements can be the one that matters.
    let lists = Generator<[Int]>.list(of: .integer(in: 0...50), count: 0...8)
    let pair = try await simplest(lists) { $0.contains(43) && $0.contains(9) }
    #expect(pair == "value([43, 9])" || pair == "value([9, 43])")
  }

  @Test("simplifies towards a value that can be created")
  func simplificationOfValidatedValues() async throws {
    struct Odd: Error {}
    // Only one of 20 numbers is accepted, and the first one is not.
    let accepted = Generator(.integer(in: 0...59)) { number in
      guard number % 20 == 7 else { throw Odd() }
      return number
    }
    #expect(try await simplest(accepted) { _ in true } == "value(7)")
    #expect(try await simplest(.list(of: accepted, count: 0...3)) { !$0.isEmpty } == "value([7])")
    #expect(try await simplest(accepted) { $0 > 7 } == "value(27)")
  }

  @Test("combines others")
  func combinations() async throws {
    let flags = try await Self.values(of: .optional(Generator<Bool>.bool))
    #expect(Set(flags) == [nil, false, true])
    let ends = Generator<Int>.integer(in: 5...6)
    let numbers = try await Self.values(of: .oneOf(.always(1), ends))
    #expect(Set(numbers) == [1, 5, 6])
    let lists = try await Self.values(of: .list(of: Generator<Bool>.bool, count: 1...2))
    let counts = Set(lists.map { list in list.count })
    #expect(counts == [1, 2])
    let empty = try await Self.values(of: .list(of: Generator<Bool>.bool, count: -2 ... -1))
    for list in empty { #expect(list.isEmpty) }
    let sets = try await Self.values(of: .set(of: Generator<Int>.integer(in: 1...2)))
    #expect(Set(sets) == [[], [1], [2], [1, 2]])
    let dictionaries = try await Self.values(
      of: .dictionary(.string(of: "ab", count: 1...1), .bool)
    )
    #expect(Set(dictionaries.flatMap(\.keys)) == ["a", "b"])
    #expect(try await Set(Self.values(of: Suit.generator)) == [.red, .black])
  }

  @Test("draws again if its init throws, and gives up after 1,000 errors")
  func rejectedParts() async throws {
    struct Odd: Error {}
    let even = Generator<Int>(.integer(in: 0...9)) { number in
      guard number.isMultiple(of: 2) else { throw Odd() }
      return number
    }
    #expect(try await Set(Self.values(of: even)) == [0, 2, 4, 6, 8])
    // A code has no numbers of failed attempts, and some of ten values need more than one.
    let random = SplitMix64(state: 1)
    var choices = Choices(given: [], random: random, earlier: EarlierResults(names: []))
    for _ in 0..<10 { _ = try even.draw(&choices) }
    #expect(choices.used.count == 10)
    let none = Generator<Int>(.integer(in: 0...9)) { _ in throw Odd() }
    let error = await #expect(throws: InvalidConformanceError.self) {
      _ = try await Self.values(of: none)
    }
    #expect(error?.description == "no Int could be generated in 1,000 attempts: Odd()")
  }
}

/// A value that code may not expect.
private struct Edge: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let isGenerated: @Sendable () async throws -> Bool

  init<Value: Sendable>(
    _ name: String,
    _ generator: Generator<Value>,
    where isEdge: @escaping @Sendable (Value) -> Bool
  ) {
    testDescription = name
    isGenerated = { try await GeneratorTests.values(of: generator).contains(where: isEdge) }
  }

  static let all = [
    Edge("leading spaces", .string) { $0.hasPrefix(" ") },
    Edge("trailing spaces", .string) { $0.hasSuffix(" ") },
    Edge("300 characters", .string) { $0.count == 300 },
    Edge("an emoji in a text", .string) { $0.unicodeScalars.contains { $0.value > 0xFFFF } },
    Edge("an emoji", .character) { $0.unicodeScalars.count > 1 },
    Edge("a composed letter", .string) { $0.utf8.elementsEqual("\u{E9}".utf8) },
    Edge("the same letter in two scalars", .string) { $0.utf8.elementsEqual("e\u{301}".utf8) },
    Edge("Int32.max", Generator<Int>.integer()) { $0 == Int32.max },
    Edge("Int32.max in a range", .integer(in: 0...Int.max)) { $0 == Int32.max },
    Edge("Int.max", .integer(in: 0...Int.max)) { $0 == .max },
    Edge("Int.min", .integer(in: Int.min...Int.max)) { $0 == .min },
    Edge("zero in a wide range", .integer(in: Int.min...Int.max)) { $0 == 0 },
    Edge("-0.0", .double) { $0 == 0 && $0.sign == .minus },
    // 23:30 in winter and in summer.
    Edge("Berlin in winter", .date) { "\($0)" == "2024-03-30 22:30:00 +0000" },
    Edge("Berlin in summer", .date) { "\($0)" == "2024-03-31 21:30:00 +0000" },
    Edge("New York in summer", .date) { "\($0)" == "2024-11-03 03:30:00 +0000" },
    Edge("New York in winter", .date) { "\($0)" == "2024-11-04 04:30:00 +0000" },
  ]
}

private enum Suit: CaseIterable, Sendable {
  case red, black

  static var generator: Generator<Suit> { .anyCase }
}
