import CapabilityDecorators
import CapabilitiesTesting
import Probes
import Testing

/// These tests mainly check that each `let` with an explicit type compiles.
@Suite("The type of a decorated endpoint")
struct EndpointTypeTests {
  private let clock = TestClock()

  @Test("a time limit makes a non-throwing endpoint throw")
  func neverToError() async throws {
    let count: @Sendable (Int) async -> Int = { $0 }
    let typed: @Sendable (Int) async throws(Refusal) -> Int = endpoint(count)
      .timingOut(after: .seconds(5), clock: clock, throwing: Refusal("late"))
      .function()
    let own: @Sendable (Int) async throws(TimeoutError) -> Int = endpoint(count)
      .timingOut(after: .zero, clock: clock)
      .function()
    #expect(try await typed(1) == 1)
    await #expect(throws: TimeoutError(after: .zero)) { try await own(1) }
  }

  @Test("a non-throwing fallback makes an endpoint non-throwing, sync and async")
  func errorToNever() async {
    let count: @Sendable (Int) async -> String = { "count \($0)" }
    let name: @Sendable (Int) -> String = { "name \($0)" }
    let later: @Sendable (Int) async -> String = endpoint(refuseLater)
      .fallingBack(to: endpoint(count))
      .function()
    let now: @Sendable (Int) -> String = endpoint(refuse).fallingBack(to: endpoint(name)).function()
    #expect(await later(1) == "count 1")
    #expect(now(1) == "name 1")
  }

  @Test("mapError changes the error type")
  func errorToError() async {
    let untyped: @Sendable (Int) async throws -> String = { _ in throw CancellationError() }
    let typed: @Sendable (Int) async throws(Refusal) -> String = endpoint(untyped)
      .mapError { Refusal("\(type(of: $0))") }
      .function()
    let other: @Sendable (Int) throws(ForeignError) -> String = endpoint(refuse)
      .mapError { ForeignError(text: $0.call) }
      .function()
    await #expect(throws: Refusal("CancellationError")) { try await typed(1) }
    #expect { try other(1) } throws: { ($0 as? ForeignError)?.text == "1" }
  }

  @Test("untyped errors stay untyped")
  func anyError() async {
    let untyped: @Sendable (Int) async throws -> String = { throw Refusal("\($0)") }
    let limited: @Sendable (Int) async throws -> String = endpoint(untyped)
      .retrying(attempts: 2)
      .timingOut(after: .zero, clock: clock)
      .coalescing()
      .function()
    await #expect(throws: TimeoutError(after: .zero)) { try await limited(1) }
  }

  @Test("a non-throwing endpoint with a backup stays non-throwing")
  func neverToNever() async {
    let now: @Sendable (Int) -> Int = endpoint { (id: Int) in id }
      .fallingBack(to: endpoint { (id: Int) in id + 1 })
      .function()
    let later: @Sendable (Int) async -> Int = endpoint { (id: Int) async in id }
      .fallingBack(to: endpoint { (id: Int) async in id + 1 })
      .function()
    #expect(now(1) == 1)
    #expect(await later(1) == 1)
  }

  @Test("a chain of four decorators changes the error type twice")
  func chain() async {
    let find: @Sendable (Int) async -> String = endpoint(refuseLater)
      .retrying(attempts: 2, when: { $0 == Refusal("1") })
      .mapError { ForeignError(text: $0.call) }
      .timingOut(after: .seconds(5), clock: clock, throwing: ForeignError(text: "late"))
      .fallingBack(to: endpoint { (id: Int) async in "backup \(id)" })
      .function()
    #expect(await find(1) == "backup 1")
  }

  @Test("a struct input stays one input, and a tuple input can be one or several")
  func tuples() async {
    struct Pair: Hashable { var x: Int, y: Int }
    let spread: @Sendable (Int, Int) -> Int = endpoint { (point: (x: Int, y: Int)) in
      point.x - point.y
    }
    .mapInput { (x: Int, y: Int) in (x: x, y: y) }
    .function()
    let together: @Sendable (Pair) -> Int = endpoint { (pair: Pair) in pair.x - pair.y }
      .caching(capacity: 2)
      .function()
    let keyed: @Sendable ((Int, Int)) -> Int = endpoint { (pair: (Int, Int)) in pair.0 - pair.1 }
      .caching(key: { pair in pair.0 }, capacity: 2)
      .function()
    #expect(spread(3, 1) == 2)
    #expect(together(Pair(x: 3, y: 1)) == 2)
    #expect(keyed((3, 1)) == 2)
    #expect(keyed((3, 2)) == 2)
  }

  @Test("endpoints can have no inputs, no output, or Void among the inputs")
  func voids() async {
    let none: @Sendable () -> Int = endpoint { 1 }.caching(capacity: 1).function()
    let void: @Sendable () async -> Void = endpoint { () async -> Void in }.coalescing().function()
    let two: @Sendable (Void, Int) async -> Int = endpoint { (_: Void, id: Int) async in id }
      .retrying(attempts: 2)
      .function()
    #expect(none() == 1)
    #expect(await void() == ())
    #expect(await two((), 3) == 3)
  }

  @Test("asynchronous() keeps inputs and error type")
  func asynchronous() async {
    let later: @Sendable (Int) async throws(Refusal) -> String = endpoint(refuse)
      .asynchronous()
      .timingOut(after: .seconds(5), clock: clock, throwing: Refusal("late"))
      .function()
    let plain: @Sendable (Int, String) async -> String = endpoint { (id: Int, name: String) in
      "\(id) \(name)"
    }
    .asynchronous()
    .function()
    await #expect(throws: Refusal("1")) { try await later(1) }
    #expect(await plain(1, "ada") == "1 ada")
  }

  @Test("a non-throwing endpoint converts to a throwing one, and a synchronous one to async")
  func conversions() async throws {
    let now = endpoint { (id: Int) in id }.retrying(attempts: 2).caching(capacity: 2)
    let later = endpoint { (id: Int) async in id }.retrying(attempts: 2).coalescing()
    let typed: @Sendable (Int) async throws(Refusal) -> Int = later.function()
    let untyped: @Sendable (Int) async throws -> Int = later.function()
    let waiting: @Sendable (Int) async throws(Refusal) -> Int = now.function()
    let throwing: @Sendable (Int) throws(Refusal) -> Int = now.function()
    for call in [typed, waiting] { #expect(try await call(1) == 1) }
    #expect(try await untyped(2) == 2)
    #expect(try throwing(3) == 3)
  }

  @Test("inputs and outputs need not be Sendable if nothing is cached or shared")
  func notSendable() async {
    final class Account { var total = 3 }
    let add: @Sendable (Account) -> Account = endpoint { (account: Account) in account }
      .retrying(attempts: 2)
      .mapOutput { account in
        account.total += 1
        return account
      }
      .observing(clock: clock) { _, _, _ in }
      .function()
    let later: @Sendable (Account) async throws(Refusal) -> Account = endpoint(
      { (account: Account) async throws(Refusal) in account }
    )
    .retrying(attempts: 2)
    .timingOut(after: .seconds(5), clock: clock, throwing: Refusal("late"))
    .function()
    let account = Account()
    #expect(add(account).total == 4)
    #expect((try? await later(account)) === account)
  }

  @Test("types can have the names of generic parameters and of library types")
  func oddNames() async {
    let odd: @Sendable (Odd.Input, Odd.Part) throws(Odd.Failure) -> Odd.Output = endpoint {
      (input: Odd.Input, _: Odd.Part) throws(Odd.Failure) in
      Odd.Output(id: input.id)
    }
    .caching(capacity: 2)
    .retrying(attempts: 2)
    .function()
    #expect((try? odd(Odd.Input(id: 1), Odd.Part()))?.id == 1)
  }
}

private enum Odd {
  struct Input: Hashable { var id: Int }
  struct Part: Hashable {}
  struct Output { var id: Int }
  struct Failure: Error {}
}

@Sendable private func refuse(_ id: Int) throws(Refusal) -> String { throw Refusal("\(id)") }

@Sendable private func refuseLater(_ id: Int) async throws(Refusal) -> String {
  await Task.yield()
  throw Refusal("\(id)")
}
