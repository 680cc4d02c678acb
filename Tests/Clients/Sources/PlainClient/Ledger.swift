import Capabilities

enum LedgerError: Error { case closed }

/// A capability whose async endpoint leaves its caller's actor.
struct Rates: TestableCapability {
  var rate: @Sendable (String) async -> Int

  static var test: Rates { Rates(rate: unimplemented("Rates.rate", placeholder: 0)) }
}

/// A capability with an endpoint of each effect. Without `NonisolatedNonsendingByDefault`, an async
/// endpoint stays on its caller's actor only if its type declares that, like the type of `history`.
struct Ledger: TestableCapability, Interceptable {
  var balance: @Sendable (String) -> Int
  var open: @Sendable (String) throws(LedgerError) -> Int
  var history: nonisolated(nonsending) @Sendable (String) async -> Int
  var deposit: @Sendable (String, Int) async throws(LedgerError) -> Int
  var export: @Sendable () async throws -> Int

  static var test: Ledger {
    Ledger(
      balance: unimplemented("Ledger.balance", placeholder: 0),
      open: unimplemented("Ledger.open", throwing: .closed),
      history: unimplemented("Ledger.history", placeholder: 0),
      deposit: unimplemented("Ledger.deposit", throwing: .closed),
      export: unimplemented("Ledger.export")
    )
  }

  static let sandbox = Ledger(
    balance: { account in account.count },
    open: { (account) throws(LedgerError) in
      if account.isEmpty { throw .closed }
      return account.count
    },
    history: { account in account.count },
    deposit: { (account, amount) async throws(LedgerError) in
      if account.isEmpty { throw .closed }
      return amount
    },
    export: { 1 }
  )

  func intercepted(by interceptor: some Interceptor) -> Ledger {
    Ledger(
      balance: interceptor.wrap("Ledger.balance", balance),
      open: interceptor.wrap("Ledger.open", open),
      history: interceptor.wrap("Ledger.history", history),
      deposit: interceptor.wrap("Ledger.deposit", deposit),
      export: interceptor.wrap("Ledger.export", export)
    )
  }
}
