import BenchmarkImplementations
import Capabilities
import CapabilityDecorators

/// Calls with one of sixteen ids, so that a cache contains all of them after a few calls.
private func contender(_ style: String, _ make: () -> Fetch) -> Contender {
  Contender(style) {
    let fetch = make()
    return { id async in
      do throws(LedgerError) { return try await fetch(id & 15) } catch { return -1 }
    }
  }
}

extension Scenario {
  /// An async throwing endpoint, which succeeds, with each decorator that starts no task.
  static func decoratedAsyncEndpoint(offset: Int) -> Scenario {
    let ledger = opaque { Ledger(adapting: LiveNumbers(offset: offset)) }
    let local = LocalLedger(ledger)
    let seen = SlowCalls()
    return Scenario(
      title: "An async endpoint, decorated",
      references: ["bare endpoint", "clock read twice by hand"],
      slowness: 10,
      contenders: [
        contender("bare endpoint") { ledger.fetch },
        contender("mapError") { mapError(ledger.fetch) { $0 } },
        contender("retrying") { endpoint(ledger.fetch).retrying(attempts: 3).function() },
        contender("fallingBack") {
          endpoint(ledger.fetch).fallingBack(to: endpoint(ledger.fetch)).function()
        },
        contender("caching, hit") { endpoint(ledger.fetch).caching(capacity: 16).function() },
        contender("clock read twice by hand") {
          { (id) async throws(LedgerError) in
            let start = ContinuousClock.now
            defer { seen.add(ContinuousClock.now - start) }
            return try await ledger.fetch(id)
          }
        },
        contender("observing") {
          endpoint(ledger.fetch)
            .observing(clock: ContinuousClock()) { _, _, duration in seen.add(duration) }
            .function()
        },
        contender("interceptor that does nothing") { local.intercepted(by: DoingNothing()).fetch },
        contender("interceptor for others") {
          local.intercepted(by: .retrying(attempts: 3, only: ["Journal"])).fetch
        },
        contender("Retrying") {
          local.intercepted(by: .retrying(attempts: 3, only: .all)).fetch
        },
        contender("Retrying, another module") {
          ledger.intercepted(by: .retrying(attempts: 3, only: .all)).fetch
        },
        contender("Tracing") {
          local.intercepted(by: .tracing(clock: ContinuousClock(), emit: seen.add)).fetch
        },
        contender("Tracing, another module") {
          ledger.intercepted(by: .tracing(clock: ContinuousClock(), emit: seen.add)).fetch
        },
      ],
      limits: .asyncDecorators
    )
  }

  /// Helpers that start tasks or wait for a callback, and code by hand. The calls are made on no actor, because
  /// the code by hand leaves its caller's actor, where a decorator stays on it.
  static func tasks(offset: Int) -> Scenario {
    let ledger = opaque { Ledger(adapting: LiveNumbers(offset: offset)) }
    func contender(_ style: String, _ make: () -> Fetch) -> Contender {
      let fetch = make()
      return .offActor(style) {
        { id async in
          do throws(LedgerError) { return try await fetch(id & 15) } catch { return -1 }
        }
      }
    }
    return Scenario(
      title: "An async endpoint on no actor, with tasks and callbacks",
      references: ["a task by hand", "timed out by hand"],
      slowness: 20,
      contenders: [
        contender("awaiting") { awaiting(ledger.load, whenDropped: .unknown) },
        contender("a task by hand") { startedByHand(ledger.fetch) },
        contender("coalescing") {
          endpoint(ledger.fetch).coalescing(whenCancelled: .unknown).function()
        },
        contender("timed out by hand") {
          timedOutByHand(ledger.fetch, after: .seconds(60), throwing: .unknown)
        },
        contender("timingOut") {
          endpoint(ledger.fetch)
            .timingOut(after: .seconds(60), clock: ContinuousClock(), throwing: .unknown)
            .function()
        },
        contender("TimingOut") {
          TimeoutInterceptor.timingOut(
            after: .seconds(60),
            clock: ContinuousClock(),
            throwing: [LedgerError.unknown]
          )
          .wrap("Ledger.fetch", ledger.fetch)
        },
      ],
      limits: .tasks
    )
  }
}
