import BenchmarkImplementations
import Capabilities

private typealias Fetch = @Sendable (Int) async throws(LedgerError) -> Int

/// Asks for one of sixteen ids, so that a cache has them all after a few calls.
private func contender(_ style: Style, _ make: () -> Fetch) -> Contender {
  Contender(style) {
    let fetch = make()
    return { id async in
      do throws(LedgerError) { return try await fetch(id & 15) } catch { return -1 }
    }
  }
}

extension Scenario {
  /// An async endpoint that may fail, and does not, behind each decorator that starts no task.
  static func decoratedAsyncEndpoint(offset: Int) -> Scenario {
    let ledger = opaque { Ledger(adapting: LiveNumbers(offset: offset)) }
    let seen = SlowCalls()
    return Scenario(
      title: "An async endpoint, decorated",
      references: [.bare, .timedByHand],
      slowness: 10,
      contenders: [
        contender(.bare) { ledger.fetch },
        contender(.mapError) { mapError(ledger.fetch) { $0 } },
        contender(.retrying) { retrying(ledger.fetch, attempts: 3) },
        contender(.fallingBack) { fallingBack(ledger.fetch, to: ledger.fetch) },
        contender(.caching) { caching(ledger.fetch, capacity: 16) },
        contender(.timedByHand) {
          { (id) async throws(LedgerError) in
            let start = ContinuousClock.now
            defer { seen.add(ContinuousClock.now - start) }
            return try await ledger.fetch(id)
          }
        },
        contender(.observing) {
          observing(ledger.fetch, clock: ContinuousClock()) { _, _, duration in seen.add(duration) }
        },
        contender(.doingNothing) { DoingNothing().wrap("Ledger.fetch", ledger.fetch) },
        contender(.retryingInterceptor) {
          Retrying(attempts: 3, only: .all).wrap("Ledger.fetch", ledger.fetch)
        },
        contender(.cachingInterceptor) {
          Caching(of: Int.self, capacity: 16, only: .all).wrap("Ledger.fetch", ledger.fetch)
        },
        contender(.tracing) {
          Tracing(clock: ContinuousClock(), emit: seen.add).wrap("Ledger.fetch", ledger.fetch)
        },
      ],
      promises: .decorators
    )
  }

  /// The same behind helpers that start a task for each call, or wait for a callback.
  static func tasksAndCallbacks(offset: Int) -> Scenario {
    let ledger = opaque { Ledger(adapting: LiveNumbers(offset: offset)) }
    let clock = ContinuousClock()
    return Scenario(
      title: "An async endpoint, with tasks and callbacks",
      references: [.bare],
      slowness: 100,
      contenders: [
        contender(.bare) { ledger.fetch },
        contender(.awaiting) { awaiting(ledger.load, whenDropped: .unknown) },
        contender(.awaitedCallback) {
          awaiting(callback(from: ledger.fetch), whenDropped: .unknown)
        },
        contender(.coalescing) { coalescing(ledger.fetch) },
        contender(.coalescingInterceptor) {
          Coalescing(of: Int.self, only: .all).wrap("Ledger.fetch", ledger.fetch)
        },
        contender(.timingOut) {
          timingOut(ledger.fetch, after: .seconds(60), clock: clock, throwing: .unknown)
        },
        contender(.timingOutInterceptor) {
          TimingOut(after: .seconds(60), clock: clock, throwing: [LedgerError.unknown])
            .wrap("Ledger.fetch", ledger.fetch)
        },
      ],
      promises: []
    )
  }
}
