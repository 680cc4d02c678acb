import CapabilitiesTesting
import Testing

/// Each test calls every overload for one number of inputs, once. The inputs differ, so that two of
/// them in the wrong order are noticed.
@Suite("A spy of an endpoint with")
struct SpyShapesTests {
  @Test("no input, for each effect")
  func none() async throws {
    let spy = Spy<Void>("f")
    let plain: @Sendable () -> Int = spy.recording { 1 }
    let throwing: @Sendable () throws(Refusal) -> Int = spy.recording {
      () throws(Refusal) -> Int in throw Refusal()
    }
    let async: @Sendable () async -> Int = spy.recording { () async in await later(3) }
    let both: @Sendable () async throws(Refusal) -> Int = spy.recording {
      () async throws(Refusal) -> Int in
      await Task.yield()
      throw Refusal()
    }
    #expect(plain() == 1)
    #expect(throws: Refusal()) { try throwing() }
    #expect(await async() == 3)
    await #expect(throws: Refusal()) { try await both() }
    #expect(spy.callCount == 4)
    spy.releaseAll()
    let held: @Sendable () async -> Int = spy.suspending { () async in await later(5) }
    let refused: @Sendable () async throws(Refusal) -> Int = spy.suspending {
      () async throws(Refusal) -> Int in
      await Task.yield()
      throw Refusal()
    }
    #expect(await held() == 5)
    await #expect(throws: Refusal()) { try await refused() }
    #expect(spy.callCount == 6)
  }

  @Test("two inputs, for each effect")
  func two() async throws {
    typealias Inputs = (Int, Int)
    let spy = Spy<Inputs>("f")
    let plain: @Sendable (Int, Int) -> Int = spy.recording { a, b in digits(a, b) }
    let throwing: @Sendable (Int, Int) throws(Refusal) -> Int = spy.recording {
      (a, b) throws(Refusal) in try refusing(a, b)
    }
    let async: @Sendable (Int, Int) async -> Int = spy.recording {
      (a, b) async in await later(digits(a, b))
    }
    let both: @Sendable (Int, Int) async throws(Refusal) -> Int = spy.recording {
      (a, b) async throws(Refusal) in await later(try refusing(a, b))
    }
    let held: @Sendable (Int, Int) async -> Int = spy.suspending {
      (a, b) async in await later(digits(a, b))
    }
    let refused: @Sendable (Int, Int) async throws(Refusal) -> Int = spy.suspending {
      (a, b) async throws(Refusal) in await later(try refusing(a, b))
    }
    let fixed: @Sendable (Int, Int) -> Int = spy.returning(7)
    let sequence: @Sendable (Int, Int) -> Int = spy.returning(inSequence: 8, 9)
    let failing: @Sendable (Int, Int) throws(Refusal) -> Int = spy.throwing(Refusal())
    spy.releaseAll()
    #expect(plain(1, 2) == digits(1, 2))
    #expect(try throwing(11, 12) == digits(11, 12))
    #expect(await async(21, 22) == digits(21, 22))
    #expect(try await both(31, 32) == digits(31, 32))
    #expect(await held(41, 42) == digits(41, 42))
    #expect(try await refused(51, 52) == digits(51, 52))
    #expect(fixed(61, 62) == 7)
    #expect(sequence(71, 72) == 8)
    #expect(sequence(81, 82) == 9)
    #expect(throws: Refusal()) { try failing(91, 92) }
    let calls = (0...9).map { call -> Inputs in
      (call * 10 + 1, call * 10 + 2)
    }
    #expect(spy.calls == calls)
    #expect(!(spy.calls == calls.reversed()))
    #expect(!(spy.calls == Array(calls.dropLast())))
    #expect(throws: Refusal()) { try throwing(0, 0) }
    await #expect(throws: Refusal()) { try await both(0, 0) }
    await #expect(throws: Refusal()) { try await refused(0, 0) }
  }

  @Test("three inputs, for each effect")
  func three() async throws {
    typealias Inputs = (Int, Int, Int)
    let spy = Spy<Inputs>("f")
    let plain: @Sendable (Int, Int, Int) -> Int = spy.recording { a, b, c in digits(a, b, c) }
    let throwing: @Sendable (Int, Int, Int) throws(Refusal) -> Int = spy.recording {
      (a, b, c) throws(Refusal) in try refusing(a, b, c)
    }
    let async: @Sendable (Int, Int, Int) async -> Int = spy.recording {
      (a, b, c) async in await later(digits(a, b, c))
    }
    let both: @Sendable (Int, Int, Int) async throws(Refusal) -> Int = spy.recording {
      (a, b, c) async throws(Refusal) in await later(try refusing(a, b, c))
    }
    let held: @Sendable (Int, Int, Int) async -> Int = spy.suspending {
      (a, b, c) async in await later(digits(a, b, c))
    }
    let refused: @Sendable (Int, Int, Int) async throws(Refusal) -> Int = spy.suspending {
      (a, b, c) async throws(Refusal) in await later(try refusing(a, b, c))
    }
    let fixed: @Sendable (Int, Int, Int) -> Int = spy.returning(7)
    let sequence: @Sendable (Int, Int, Int) -> Int = spy.returning(inSequence: 8, 9)
    let failing: @Sendable (Int, Int, Int) throws(Refusal) -> Int = spy.throwing(Refusal())
    spy.releaseAll()
    #expect(plain(1, 2, 3) == digits(1, 2, 3))
    #expect(try throwing(11, 12, 13) == digits(11, 12, 13))
    #expect(await async(21, 22, 23) == digits(21, 22, 23))
    #expect(try await both(31, 32, 33) == digits(31, 32, 33))
    #expect(await held(41, 42, 43) == digits(41, 42, 43))
    #expect(try await refused(51, 52, 53) == digits(51, 52, 53))
    #expect(fixed(61, 62, 63) == 7)
    #expect(sequence(71, 72, 73) == 8)
    #expect(sequence(81, 82, 83) == 9)
    #expect(throws: Refusal()) { try failing(91, 92, 93) }
    let calls = (0...9).map { call -> Inputs in
      (call * 10 + 1, call * 10 + 2, call * 10 + 3)
    }
    #expect(spy.calls == calls)
    #expect(!(spy.calls == calls.reversed()))
    #expect(!(spy.calls == Array(calls.dropLast())))
    #expect(throws: Refusal()) { try throwing(0, 0, 0) }
    await #expect(throws: Refusal()) { try await both(0, 0, 0) }
    await #expect(throws: Refusal()) { try await refused(0, 0, 0) }
  }

  @Test("four inputs, for each effect")
  func four() async throws {
    typealias Inputs = (Int, Int, Int, Int)
    let spy = Spy<Inputs>("f")
    let plain: @Sendable (Int, Int, Int, Int) -> Int = spy.recording { a, b, c, d in
      digits(a, b, c, d)
    }
    let throwing: @Sendable (Int, Int, Int, Int) throws(Refusal) -> Int = spy.recording {
      (a, b, c, d) throws(Refusal) in try refusing(a, b, c, d)
    }
    let async: @Sendable (Int, Int, Int, Int) async -> Int = spy.recording {
      (a, b, c, d) async in await later(digits(a, b, c, d))
    }
    let both: @Sendable (Int, Int, Int, Int) async throws(Refusal) -> Int = spy.recording {
      (a, b, c, d) async throws(Refusal) in await later(try refusing(a, b, c, d))
    }
    let held: @Sendable (Int, Int, Int, Int) async -> Int = spy.suspending {
      (a, b, c, d) async in await later(digits(a, b, c, d))
    }
    let refused: @Sendable (Int, Int, Int, Int) async throws(Refusal) -> Int = spy.suspending {
      (a, b, c, d) async throws(Refusal) in await later(try refusing(a, b, c, d))
    }
    let fixed: @Sendable (Int, Int, Int, Int) -> Int = spy.returning(7)
    let sequence: @Sendable (Int, Int, Int, Int) -> Int = spy.returning(inSequence: 8, 9)
    let failing: @Sendable (Int, Int, Int, Int) throws(Refusal) -> Int = spy.throwing(Refusal())
    spy.releaseAll()
    #expect(plain(1, 2, 3, 4) == digits(1, 2, 3, 4))
    #expect(try throwing(11, 12, 13, 14) == digits(11, 12, 13, 14))
    #expect(await async(21, 22, 23, 24) == digits(21, 22, 23, 24))
    #expect(try await both(31, 32, 33, 34) == digits(31, 32, 33, 34))
    #expect(await held(41, 42, 43, 44) == digits(41, 42, 43, 44))
    #expect(try await refused(51, 52, 53, 54) == digits(51, 52, 53, 54))
    #expect(fixed(61, 62, 63, 64) == 7)
    #expect(sequence(71, 72, 73, 74) == 8)
    #expect(sequence(81, 82, 83, 84) == 9)
    #expect(throws: Refusal()) { try failing(91, 92, 93, 94) }
    let calls = (0...9).map { call -> Inputs in
      (call * 10 + 1, call * 10 + 2, call * 10 + 3, call * 10 + 4)
    }
    #expect(spy.calls == calls)
    #expect(!(spy.calls == calls.reversed()))
    #expect(!(spy.calls == Array(calls.dropLast())))
    #expect(throws: Refusal()) { try throwing(0, 0, 0, 0) }
    await #expect(throws: Refusal()) { try await both(0, 0, 0, 0) }
    await #expect(throws: Refusal()) { try await refused(0, 0, 0, 0) }
  }

  @Test("five inputs, for each effect")
  func five() async throws {
    typealias Inputs = (Int, Int, Int, Int, Int)
    let spy = Spy<Inputs>("f")
    let plain: @Sendable (Int, Int, Int, Int, Int) -> Int = spy.recording { a, b, c, d, e in
      digits(a, b, c, d, e)
    }
    let throwing: @Sendable (Int, Int, Int, Int, Int) throws(Refusal) -> Int = spy.recording {
      (a, b, c, d, e) throws(Refusal) in try refusing(a, b, c, d, e)
    }
    let async: @Sendable (Int, Int, Int, Int, Int) async -> Int = spy.recording {
      (a, b, c, d, e) async in await later(digits(a, b, c, d, e))
    }
    let both: @Sendable (Int, Int, Int, Int, Int) async throws(Refusal) -> Int = spy.recording {
      (a, b, c, d, e) async throws(Refusal) in await later(try refusing(a, b, c, d, e))
    }
    let held: @Sendable (Int, Int, Int, Int, Int) async -> Int = spy.suspending {
      (a, b, c, d, e) async in await later(digits(a, b, c, d, e))
    }
    let refused: @Sendable (Int, Int, Int, Int, Int) async throws(Refusal) -> Int = spy.suspending {
      (a, b, c, d, e) async throws(Refusal) in await later(try refusing(a, b, c, d, e))
    }
    let fixed: @Sendable (Int, Int, Int, Int, Int) -> Int = spy.returning(7)
    let sequence: @Sendable (Int, Int, Int, Int, Int) -> Int = spy.returning(inSequence: 8, 9)
    let failing: @Sendable (Int, Int, Int, Int, Int) throws(Refusal) -> Int = spy.throwing(
      Refusal()
    )
    spy.releaseAll()
    #expect(plain(1, 2, 3, 4, 5) == digits(1, 2, 3, 4, 5))
    #expect(try throwing(11, 12, 13, 14, 15) == digits(11, 12, 13, 14, 15))
    #expect(await async(21, 22, 23, 24, 25) == digits(21, 22, 23, 24, 25))
    #expect(try await both(31, 32, 33, 34, 35) == digits(31, 32, 33, 34, 35))
    #expect(await held(41, 42, 43, 44, 45) == digits(41, 42, 43, 44, 45))
    #expect(try await refused(51, 52, 53, 54, 55) == digits(51, 52, 53, 54, 55))
    #expect(fixed(61, 62, 63, 64, 65) == 7)
    #expect(sequence(71, 72, 73, 74, 75) == 8)
    #expect(sequence(81, 82, 83, 84, 85) == 9)
    #expect(throws: Refusal()) { try failing(91, 92, 93, 94, 95) }
    let calls = (0...9).map { call -> Inputs in
      (call * 10 + 1, call * 10 + 2, call * 10 + 3, call * 10 + 4, call * 10 + 5)
    }
    #expect(spy.calls == calls)
    #expect(!(spy.calls == calls.reversed()))
    #expect(!(spy.calls == Array(calls.dropLast())))
    #expect(throws: Refusal()) { try throwing(0, 0, 0, 0, 0) }
    await #expect(throws: Refusal()) { try await both(0, 0, 0, 0, 0) }
    await #expect(throws: Refusal()) { try await refused(0, 0, 0, 0, 0) }
  }

  @Test("six inputs, for each effect")
  func six() async throws {
    typealias Inputs = (Int, Int, Int, Int, Int, Int)
    let spy = Spy<Inputs>("f")
    let plain: @Sendable (Int, Int, Int, Int, Int, Int) -> Int = spy.recording { a, b, c, d, e, f in
      digits(a, b, c, d, e, f)
    }
    let throwing: @Sendable (Int, Int, Int, Int, Int, Int) throws(Refusal) -> Int = spy.recording {
      (a, b, c, d, e, f) throws(Refusal) in try refusing(a, b, c, d, e, f)
    }
    let async: @Sendable (Int, Int, Int, Int, Int, Int) async -> Int = spy.recording {
      (a, b, c, d, e, f) async in await later(digits(a, b, c, d, e, f))
    }
    let both: @Sendable (Int, Int, Int, Int, Int, Int) async throws(Refusal) -> Int = spy.recording
    {
      (a, b, c, d, e, f) async throws(Refusal) in await later(try refusing(a, b, c, d, e, f))
    }
    let held: @Sendable (Int, Int, Int, Int, Int, Int) async -> Int = spy.suspending {
      (a, b, c, d, e, f) async in await later(digits(a, b, c, d, e, f))
    }
    let refused: @Sendable (Int, Int, Int, Int, Int, Int) async throws(Refusal) -> Int =
      spy.suspending {
        (a, b, c, d, e, f) async throws(Refusal) in await later(try refusing(a, b, c, d, e, f))
      }
    let fixed: @Sendable (Int, Int, Int, Int, Int, Int) -> Int = spy.returning(7)
    let sequence: @Sendable (Int, Int, Int, Int, Int, Int) -> Int = spy.returning(inSequence: 8, 9)
    let failing: @Sendable (Int, Int, Int, Int, Int, Int) throws(Refusal) -> Int = spy.throwing(
      Refusal()
    )
    spy.releaseAll()
    #expect(plain(1, 2, 3, 4, 5, 6) == digits(1, 2, 3, 4, 5, 6))
    #expect(try throwing(11, 12, 13, 14, 15, 16) == digits(11, 12, 13, 14, 15, 16))
    #expect(await async(21, 22, 23, 24, 25, 26) == digits(21, 22, 23, 24, 25, 26))
    #expect(try await both(31, 32, 33, 34, 35, 36) == digits(31, 32, 33, 34, 35, 36))
    #expect(await held(41, 42, 43, 44, 45, 46) == digits(41, 42, 43, 44, 45, 46))
    #expect(try await refused(51, 52, 53, 54, 55, 56) == digits(51, 52, 53, 54, 55, 56))
    #expect(fixed(61, 62, 63, 64, 65, 66) == 7)
    #expect(sequence(71, 72, 73, 74, 75, 76) == 8)
    #expect(sequence(81, 82, 83, 84, 85, 86) == 9)
    #expect(throws: Refusal()) { try failing(91, 92, 93, 94, 95, 96) }
    let calls = (0...9).map { call -> Inputs in
      (call * 10 + 1, call * 10 + 2, call * 10 + 3, call * 10 + 4, call * 10 + 5, call * 10 + 6)
    }
    #expect(spy.calls == calls)
    #expect(!(spy.calls == calls.reversed()))
    #expect(!(spy.calls == Array(calls.dropLast())))
    #expect(throws: Refusal()) { try throwing(0, 0, 0, 0, 0, 0) }
    await #expect(throws: Refusal()) { try await both(0, 0, 0, 0, 0, 0) }
    await #expect(throws: Refusal()) { try await refused(0, 0, 0, 0, 0, 0) }
  }
}

private struct Refusal: Error, Equatable {}

/// Returns a number that changes if two inputs are swapped.
private func digits(_ numbers: Int...) -> Int {
  numbers.reduce(0) { $0 * 101 + $1 }
}

/// Throws if all inputs are zero.
private func refusing(_ numbers: Int...) throws(Refusal) -> Int {
  if numbers.allSatisfy({ $0 == 0 }) { throw Refusal() }
  return numbers.reduce(0) { $0 * 101 + $1 }
}

private func later(_ number: Int) async -> Int {
  await Task.yield()
  return number
}
