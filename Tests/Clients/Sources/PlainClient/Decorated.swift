import Capabilities
import CapabilityDecorators
import CapabilityLifetimes
import Synchronization

/// Decorators, interceptors, lifetimes and callbacks.
enum Decorated {
  static func all() async throws {
    let ledger = Ledger.sandbox
    let balance = endpoint(ledger.balance).caching(capacity: 4).mapOutput { $0 + 1 }.function()
    require(balance("ab") == 3)

    let deposit = endpoint(ledger.deposit)
      .retrying(attempts: 2, when: { $0 == .closed })
      .timingOut(after: .seconds(60), clock: ContinuousClock(), throwing: .closed)
      .coalescing()
      .caching(capacity: 4)
      .function()
    let typed: @Sendable (String, Int) async throws(LedgerError) -> Int = deposit
    do { _ = try await typed("", 1) } catch { require(error == .closed) }
    let amount = try await typed("a", 5)
    require(amount == 5)

    let safe = endpoint(ledger.deposit)
      .fallingBack(to: endpoint({ @Sendable (_: String, _: Int) async in 0 }))
      .mapInput { (account: String) in (account, 7) }
      .function()
    let (seven, none) = (await safe("a"), await safe(""))
    require(seven == 7 && none == 0)

    let ends = Mutex(0)
    let world =
      ledger
      .intercepted(by: .retrying(attempts: 2, only: ["Ledger.open"]))
      .intercepted(
        by: .tracing(clock: ContinuousClock()) { event in
          if case .ended = event.phase { ends.withLock { $0 += 1 } }
        }
      )
    let history = await world.history("abc")
    require(history == 3 && ends.withLock { $0 } == 1)

    try await lifetimes()
    await stayOnMainActor()
  }

  private static func lifetimes() async throws {
    let made = Mutex(0)
    let number = single { () async in
      made.withLock {
        $0 += 1; return $0
      }
    }
    let (one, same) = (await number(), await number())
    require(one == 1 && same == 1)

    let load: @Sendable (Int, @escaping @Sendable (Result<Int, LedgerError>) -> Void) -> Void = {
      $1(.success($0))
    }
    let answer = try await awaiting(load, whenDropped: .closed)(6)
    require(answer == 6)
  }

  /// An async endpoint that declares its isolation stays on the main actor with every decorator.
  @MainActor
  static func stayOnMainActor() async {
    let look: nonisolated(nonsending) @Sendable (Int) async -> Int = { number in
      MainActor.preconditionIsolated()
      return number
    }
    let looked = endpoint(look)
      .retrying(attempts: 2)
      .timingOut(after: .seconds(60), clock: ContinuousClock(), throwing: LedgerError.closed)
      .coalescing()
      .function()
    require((try? await looked(3)) == 3)
  }
}
