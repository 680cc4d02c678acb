import Capabilities
import Probes
import Testing

@Suite("A composed function")
struct ConversionTests {
  @Test("converts to a function type with more effects")
  func fitsWiderEffects() async throws {
    let add: @Sendable (Int, Int) -> Int = { $0 + $1 }
    let throwing: @Sendable (Int) throws(TellerError) -> Int = partial(add, 1)
    let untyped: @Sendable (Int) throws -> Int = partial(add, 1)
    let async: @Sendable (Int) async -> Int = partial(add, 1)
    let curried: @Sendable (Int) -> @Sendable (Int) async throws -> Int = curry(add)
    let piped: @Sendable (Int) async throws -> Int = pipe(partial(add, 1), partial(add, 2))
    #expect(try throwing(2) == 3)
    #expect(try untyped(2) == 3)
    #expect(await async(2) == 3)
    #expect(try await curried(1)(2) == 3)
    #expect(try await piped(1) == 4)
  }

  @Test("stays synchronous and non-throwing, in an async test too")
  func staysPlain() async {
    let add: @Sendable (Int, Int) -> Int = { $0 + $1 }
    let curried = curry(add)
    #expect(curried(1)(2) == 3)
    #expect(uncurry(curried)(1, 2) == 3)
    #expect(flip(add)(1, 2) == 3)
    #expect(partial(add, 1, 2)() == 3)
    #expect(inject(add, from: (1, 2), \.0, \.1) == 3)
  }

  @Test("can throw untyped errors in some of its functions")
  func throwsInSomeFunctions() async throws {
    let plain: @Sendable (Int) -> Int = { $0 + 1 }
    let throwing: @Sendable (Int) throws -> Int = { $0 * 2 }
    let asyncThrowing: @Sendable (Int) async throws -> Int = { $0 * 3 }
    let (first, last) = (pipe(throwing, plain), pipe(plain, throwing))
    let (asyncFirst, asyncLast) = (pipe(asyncThrowing, plain), pipe(plain, asyncThrowing))
    let nested = pipe(pipe(pipe(plain, throwing), plain), asyncThrowing)
    #expect(try first(5) == 11 && last(5) == 12 && pipe(plain, throwing, plain)(5) == 13)
    #expect(try await asyncFirst(5) == 16)
    #expect(try await asyncLast(5) == 18)
    #expect(try await nested(5) == 39)
  }

  @Test("compiles at once if ten or twelve functions with the same effects are piped in pairs")
  func longPipes() throws {
    let f: @Sendable (Int) -> Int = { $0 + 1 }
    let plain = pipe(
      pipe(pipe(pipe(pipe(pipe(f, f), f), f), f), f),
      pipe(pipe(pipe(pipe(pipe(f, f), f), f), f), f)
    )
    let g: @Sendable (Int) throws(TellerError) -> Int = { $0 + 1 }
    let throwing = pipe(
      pipe(pipe(pipe(pipe(g, g), g), g), g),
      pipe(pipe(pipe(pipe(g, g), g), g), g)
    )
    #expect(plain(0) == 12)
    #expect(try throwing(0) == 10)
  }

  @Test("calls its function once for each call, when all inputs are known")
  func callsOnce() async throws {
    let probe = Probe()
    let fixed = partial(probe.plain3, "a", "b")
    let curried = curry(probe.plain3)("a")("b")
    probe.expect("", journal: []) { "" }
    probe.expect("abcabd", journal: ["abc", "abd"]) { fixed("c") + fixed("d") }
    probe.expect("abcabd", journal: ["abc", "abd"]) { curried("c") + curried("d") }
  }

  @Test("can fix a whole capability")
  func fixesCapabilities() async throws {
    @Sendable func describe(_ bank: Teller, _ account: String) async -> String {
      "\(await bank.balance(account)) \(bank.currency())"
    }
    let describeAccount = partial(describe, Teller.friendly)
    #expect(await describeAccount("abc") == "3 EUR")
  }

  @Test("equals the original after curry and uncurry, or two flips")
  func inverses() {
    let subtract: @Sendable (Int, Int) -> Int = { $0 - $1 }
    #expect(uncurry(curry(subtract))(5, 3) == subtract(5, 3))
    #expect(flip(flip(subtract))(5, 3) == subtract(5, 3))
    #expect(flip(flip(curry(subtract)))(5)(3) == subtract(5, 3))
  }

  @Test("pipes synchronous and async functions, more than two of them in parts")
  func pipesMixtures() async {
    await onEveryActor { probe in
      let mixed = pipe(probe.plainStage("f"), probe.asyncStage("g"), probe.plainStage("h"))
      await probe.expect("afgh", journal: ["af", "afg", "afgh"]) { await mixed("a") }

      let nested = pipe(
        pipe(pipe(probe.plainStage("f"), probe.throwingStage("g")), probe.asyncStage("h")),
        pipe(pipe(probe.throwingStage("i"), probe.plainStage("j")), probe.asyncThrowingStage("k"))
      )
      await probe.expectBoth(
        "afghijk",
        journal: ["af", "afg", "afgh", "afghi", "afghij", "afghijk"],
        failing: ["afg", "afghi", "afghijk"]
      ) { () async throws(Refusal) in
        try await nested("a")
      }
    }
  }

  @Test("pipes functions with different error types as one with untyped errors")
  func pipesDifferentErrors() throws {
    let first: @Sendable (Int) throws(TellerError) -> Int = { (number) throws(TellerError) in
      if number > 100 { throw .declined }
      return number
    }
    let second: @Sendable (Int) throws -> Int = { number in
      if number < 0 { throw Refusal("\(number)") }
      return number
    }
    let both = pipe(first, second)
    #expect(try both(1) == 1)
    #expect(throws: TellerError.declined) { try both(101) }
    #expect(throws: Refusal("-1")) { try both(-1) }
  }

  @Test("is injected from the current state of the world")
  func injectsOnce() {
    var world = TellerWorld(bank: .friendly, name: "then")
    let describe = inject({ name in { name } }, from: world, \.name)
    world.name = "now"
    #expect(describe() == "then")
  }

  @Test("begins with a closure literal or an initializer, if it is piped")
  func literals() {
    let count: @Sendable (String) -> Int = { $0.count }
    let literal: @Sendable () -> Int = pipe({ "abc" }, count)
    #expect(literal() == 3)
    let empty: @Sendable () -> Int = pipe(String.init, count)
    #expect(empty() == 0)
  }
}
