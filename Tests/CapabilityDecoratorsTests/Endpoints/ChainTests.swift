import CapabilityDecorators
import CapabilitiesTesting
import Probes
import TestTraits
import Testing

@Suite("Decorators in a chain", .hangLimit)
struct ChainTests {
  private let find = Spy<Int>("find")
  private let clock = TestClock()

  @Test("wrap everything before them")
  func order() async throws {
    let log = Log()
    let seen = endpoint(
      find.recording { id async throws -> String in
        if find.callCount < 2 { throw Refusal("down") }
        return "person \(id)"
      }
    )
    let person =
      seen
      .observing(clock: clock, before: { _ in log.add("attempt") }, after: { _, _, _ in })
      .retrying(attempts: 2)
      .observing(clock: clock, before: { _ in log.add("call") }, after: { _, _, _ in })
      .caching(capacity: 2)
      .observing(clock: clock, before: { _ in log.add("ask") }, after: { _, _, _ in })
      .function()
    #expect(try await person(1) == "person 1")
    #expect(try await person(1) == "person 1")
    #expect(log.lines == ["ask", "call", "attempt", "attempt", "ask"])
  }

  @Test("share neither results nor calls with another chain of the same endpoint")
  func sideBySide() async throws {
    let ask = endpoint(find.recording { id async in "person \(id)" })
    let (first, second) = (
      ask.coalescing().caching(capacity: 2), ask.coalescing().caching(capacity: 2)
    )
    let (one, two) = (first.function(), second.function())
    let answers = await overlapping(
      { await one(1) },
      { await two(1) },
      { await one(1) },
      { await two(1) }
    )
    #expect(answers == Array(repeating: "person 1", count: 4))
    #expect(await first(1) == "person 1")
    #expect(await second(1) == "person 1")
    #expect(find.calls == [1, 1])
  }

  @Test("share both if one endpoint is converted to two functions")
  func sharedEndpoint() async {
    let kept = endpoint(find.recording { id async in "person \(id)" }).caching(capacity: 2)
    let (first, second) = (kept.function(), kept.retrying(attempts: 2).function())
    #expect(await first(1) == "person 1")
    #expect(await second(1) == "person 1")
    #expect(find.calls == [1])
  }

  @Test("distinguish inputs by each part, or by the given key")
  func keys() async {
    let log = Log()
    let join = endpoint { (a: String, b: String) in
      log.add("\(a)-\(b)")
      return "\(a)-\(b)"
    }
    let later = join.asynchronous()
    let byPart: [@Sendable (String, String) async -> String] = [
      join.caching(capacity: 8).function(), later.caching(capacity: 8).function(),
      later.coalescing().function(),
    ]
    for ask in byPart {
      let answers = await overlapping(
        { await ask("a", "bc") },
        { await ask("ab", "c") },
        { await ask("a", "bc") }
      )
      #expect(answers == ["a-bc", "ab-c", "a-bc"])
    }
    #expect(log.lines.count == 6)
    let byKey: [@Sendable (String, String) async -> String] = [
      join.caching(key: { _, b in b }, capacity: 8).function(),
      later.caching(key: { _, b in b }, capacity: 8).function(),
      later.coalescing(key: { _, b in b }).function(),
    ]
    for ask in byKey {
      let answers = await overlapping(
        { await ask("a", "c") },
        { await ask("ab", "c") },
        { await ask("a", "bc") }
      )
      #expect(answers == ["a-c", "a-c", "a-bc"])
    }
    #expect(log.lines.count == 12)
  }
}
