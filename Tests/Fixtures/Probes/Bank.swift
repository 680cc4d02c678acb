package import Capabilities

package enum BankError: Error, Hashable { case declined, offline }

/// A capability with an endpoint of each effect.
package struct Bank: TestableCapability, Interceptable {
  package var currency: @Sendable () -> String
  package var limit: @Sendable (String) throws(BankError) -> Int
  package var balance: @Sendable (String) async -> Int
  package var charge: @Sendable (String, Int) async throws(BankError) -> String
  package var refund: @Sendable (String) async throws -> Void

  package static var test: Bank {
    Bank(
      currency: unimplemented("Bank.currency", placeholder: "XXX"),
      limit: unimplemented("Bank.limit", throwing: .offline),
      balance: unimplemented("Bank.balance", placeholder: 0),
      charge: unimplemented("Bank.charge", throwing: .offline),
      refund: unimplemented("Bank.refund")
    )
  }

  /// Answers everything, and declines amounts over 100.
  package static let friendly = Bank(
    currency: { "EUR" },
    limit: { _ in 100 },
    balance: { account in account.count },
    charge: { (account, amount) async throws(BankError) in
      if amount > 100 { throw .declined }
      return "\(account):\(amount)"
    },
    refund: { _ in }
  )

  package func intercepted(by interceptor: some Interceptor) -> Bank {
    Bank(
      currency: interceptor.wrap("Bank.currency", currency),
      limit: interceptor.wrap("Bank.limit", limit),
      balance: interceptor.wrap("Bank.balance", balance),
      charge: interceptor.wrap("Bank.charge", charge),
      refund: interceptor.wrap("Bank.refund", refund)
    )
  }
}

/// A world of one capability and a setting.
package struct BankWorld: TestableCapability, Interceptable {
  package var bank: Bank
  package var name: String

  package init(bank: Bank, name: String) {
    self.bank = bank
    self.name = name
  }

  package static var test: BankWorld { BankWorld(bank: .test, name: "test") }

  package func intercepted(by interceptor: some Interceptor) -> BankWorld {
    BankWorld(bank: bank.intercepted(by: interceptor), name: name)
  }
}
