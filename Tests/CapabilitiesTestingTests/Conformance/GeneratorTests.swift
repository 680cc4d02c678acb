import CapabilitiesTesting
import Foundation
import Synchronization
import Testing

@Suite("A generator")
struct GeneratorTests {
  /// Returns the values that one-call sequences generate.
  private func values<Value: Sendable>(
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
    #expect(try await Set(values(of: .integer(in: -2...5))) == Set(-2...5))
    #expect(try await Set(values(of: Generator<Int>.integer())) == Set(0...3))
    #expect(try await Set(values(of: .integer(in: UInt8(250)...255))) == Set(250...255))
    #expect(try await Set(values(of: .integer(in: Int8(-128)...(-126)))) == [-128, -127, -126])
    let whole = try await values(of: .integer(in: Int.min...Int.max))
    #expect(whole.contains { $0 < 0 } && whole.contains { $0 > 0 })
    let unsigned = try await values(of: .integer(in: UInt64.min...UInt64.max))
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
    let flags = try await values(of: .optional(Generator<Bool>.bool))
    #expect(Set(flags) == [nil, false, true])
    let ends = Generator<Int>.integer(in: 5...6)
    let numbers = try await values(of: .oneOf(.always(1), ends))
    #expect(Set(numbers) == [1, 5, 6])
    let lists = try await values(of: .list(of: Generator<Bool>.bool, count: 1...2))
    let counts = Set(lists.map { list in list.count })
    #expect(counts == [1, 2])
    let empty = try await values(of: .list(of: Generator<Bool>.bool, count: -2 ... -1))
    for list in empty { #expect(list.isEmpty) }
    let sets = try await values(of: .set(of: Generator<Int>.integer(in: 1...2)))
    #expect(Set(sets) == [[], [1], [2], [1, 2]])
    let dictionaries = try await values(of: .dictionary(.string(of: "ab", count: 1...1), .bool))
    #expect(Set(dictionaries.flatMap(\.keys)) == ["a", "b"])
    #expect(try await Set(values(of: Suit.generator)) == [.red, .black])
  }

  @Test("draws again if its init throws, and gives up after 1,000 errors")
  func rejectedParts() async throws {
    struct Odd: Error {}
    let even = Generator<Int>(.integer(in: 0...9)) { number in
      guard number.isMultiple(of: 2) else { throw Odd() }
      return number
    }
    #expect(try await Set(values(of: even)) == [0, 2, 4, 6, 8])
    let none = Generator<Int>(.integer(in: 0...9)) { _ in throw Odd() }
    let error = await #expect(throws: InvalidConformanceError.self) {
      _ = try await values(of: none)
    }
    #expect(error?.description == "no Int could be generated in 1,000 attempts: Odd()")
  }

  @Test("of a standard type has several values")
  func standard() async throws {
    func count<Value: Sendable & Hashable>(_ generator: Generator<Value>) async throws -> Int {
      try await Set(values(of: generator)).count
    }
    #expect(try await count(Generator<Double>.double) == 7)
    #expect(try await count(Generator<Float>.float) == 7)
    #expect(try await count(Generator<Decimal>.decimal) == 5)
    #expect(try await count(Generator<Character>.character) == 6)
    #expect(try await count(Generator<Duration>.duration) == 4)
    // Two texts are equal, but differ in their bytes.
    #expect(try await count(Generator<String>.string) == 8)
    #expect(try await count(Generator<URL>.url) == 3)
    #expect(try await count(Generator<UUID>.uuid) == 3)
    #expect(try await count(Generator<Date>.date) == 5)
    #expect(try await count(Generator<Data>.data) == 5)
  }
}

private enum Suit: CaseIterable, Sendable {
  case red, black

  static var generator: Generator<Suit> { .anyCase }
}
