import BenchmarkImplementations
import Capabilities
import CapabilityDecorators
import Synchronization

/// Calls with one of sixteen ids, so that a cache contains all of them after a few calls.
private func contender(_ style: String, _ make: () -> Find) -> Contender {
  Contender(style) {
    let find = make()
    return { id in
      do throws(LedgerError) { return try find(id & 15) } catch { return -1 }
    }
  }
}

/// Returns a function that returns another number in each call, so that no call hits a cache.
private func ticket() -> @Sendable (Int) -> Int {
  let last = Counter()
  return { _ in last.next() }
}

extension Scenario {
  /// A synchronous throwing endpoint, which succeeds, with each decorator.
  static func decoratedEndpoint(offset: Int) -> Scenario {
    let ledger = opaque { Ledger(adapting: LiveNumbers(offset: offset)) }
    let local = LocalLedger(ledger)
    let seen = SlowCalls()
    return Scenario(
      title: "A synchronous endpoint, decorated",
      references: ["bare endpoint", "clock read twice by hand"],
      slowness: 5,
      contenders: [
        contender("bare endpoint") { ledger.find },
        contender("mapError") { mapError(ledger.find) { $0 } },
        contender("retried by hand") { retriedByHand(ledger.find, attempts: 3) },
        contender("retrying") { endpoint(ledger.find).retrying(attempts: 3).function() },
        contender("fallen back by hand") { fallenBackByHand(ledger.find, to: ledger.find) },
        contender("fallingBack") {
          endpoint(ledger.find).fallingBack(to: endpoint(ledger.find)).function()
        },
        contender("cached by hand, hit") { cachedByHand(ledger.find, key: { $0 }, capacity: 16) },
        contender("caching, hit") { endpoint(ledger.find).caching(capacity: 16).function() },
        contender("cached by hand, miss") {
          cachedByHand(ledger.find, key: ticket(), capacity: 16)
        },
        contender("caching, miss") {
          endpoint(ledger.find).caching(key: ticket(), capacity: 16).function()
        },
        contender("clock read twice by hand") {
          { (id) throws(LedgerError) in
            let start = ContinuousClock.now
            defer { seen.add(ContinuousClock.now - start) }
            return try ledger.find(id)
          }
        },
        contender("observing") {
          endpoint(ledger.find)
            .observing(clock: ContinuousClock()) { _, _, duration in seen.add(duration) }
            .function()
        },
        contender("interceptor that does nothing") { local.intercepted(by: DoingNothing()).find },
        contender("interceptor for others") {
          local.intercepted(by: .retrying(attempts: 3, only: ["Journal"])).find
        },
        contender("Retrying") {
          local.intercepted(by: .retrying(attempts: 3, only: .all)).find
        },
        contender("Retrying, another module") {
          ledger.intercepted(by: .retrying(attempts: 3, only: .all)).find
        },
        contender("Tracing") {
          local.intercepted(by: .tracing(clock: ContinuousClock(), emit: seen.add)).find
        },
        contender("Tracing, another module") {
          ledger.intercepted(by: .tracing(clock: ContinuousClock(), emit: seen.add)).find
        },
      ],
      limits: .synchronousDecorators
    )
  }
}
