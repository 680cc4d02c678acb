package import Capabilities

package enum TellerError: Error, Hashable { case declined, offline }

/// A capability with an endpoint of each effect.
package struct Teller: TestableCapability, Interceptable {
  package var currency: @Sendable () -> String
  package var limit: @Sendable (String) throws(TellerError) -> Int
  package var balance: @Sendable (String) async -> Int
  package var charge: @Sendable (String, Int) async throws(TellerError) -> String
  package var refund: @Sendable (String) async throws -> Void

  package static var test: Teller {
    Teller(
      currency: unimplemented("Teller.currency", placeholder: "XXX"),
      limit: unimplemented("Teller.limit", throwing: .offline),
      balance: unimplemented("Teller.balance", placeholder: 0),
      charge: unimplemented("Teller.charge", throwing: .offline),
      refund: unimplemented("Teller.refund")
    )
  }

  /// Implements every endpoint, and declines amounts over 100.
  package static let friendly = Teller(
    currency: { "EUR" },
    limit: { _ in 100 },
    balance: { account in account.count },
    charge: { (account, amount) async throws(TellerError) in
      if amount > 100 { throw .declined }
      return "\(account):\(amount)"
    },
    refund: { _ in }
  )

  package func intercepted(by interceptor: some Interceptor) -> Teller {
    Teller(
      currency: interceptor.wrap("Teller.currency", currency),
      limit: interceptor.wrap("Teller.limit", limit),
      balance: interceptor.wrap("Teller.balance", balance),
      charge: interceptor.wrap("Teller.charge", charge),
      refund: interceptor.wrap("Teller.refund", refund)
    )
  }
}

/// A world with one capability and a setting.
package struct TellerWorld: TestableCapability, Interceptable {
  package var bank: Teller
  package var name: String

  package init(bank: Teller, name: String) {
    self.bank = bank
    self.name = name
  }

  package static var test: TellerWorld { TellerWorld(bank: .test, name: "test") }

  package func intercepted(by interceptor: some Interceptor) -> TellerWorld {
    TellerWorld(bank: bank.intercepted(by: interceptor), name: name)
  }
}
