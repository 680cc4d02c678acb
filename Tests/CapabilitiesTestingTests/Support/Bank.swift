import Capabilities
import CapabilitiesTesting

/// Two accounts, and the smallest use case that can fail between them.
struct Bank: TestableCapability, Interceptable {
  var withdraw: @Sendable (Int) async throws -> Void
  var deposit: @Sendable (Int) async throws -> Void
  var note: @Sendable (String) -> Void

  static var test: Bank {
    Bank(
      withdraw: unimplemented("Bank.withdraw"),
      deposit: unimplemented("Bank.deposit"),
      note: unimplemented("Bank.note", placeholder: ())
    )
  }

  func intercepted(by interceptor: some Interceptor) -> Bank {
    Bank(
      withdraw: interceptor.wrap("Bank.withdraw", withdraw),
      deposit: interceptor.wrap("Bank.deposit", deposit),
      note: interceptor.wrap("Bank.note", note)
    )
  }
}

final class Accounts: Sendable {
  let balances = Mutexed((from: 10, to: 0))

  var bank: Bank {
    let balances = balances
    return Bank(
      withdraw: { amount in balances.update { $0.from -= amount } },
      deposit: { amount in balances.update { $0.to += amount } },
      note: { _ in }
    )
  }
}

typealias Transfer = @Sendable (Bank) async throws -> Void

let moneyIsKept = Invariant("no money is lost or made") { (accounts: Accounts) in
  accounts.balances.value.from + accounts.balances.value.to == 10
}

func sweep(
  _ coverage: FaultCoverage = .all,
  faults: [Fault] = [],
  invariants: [Invariant<Accounts>] = [moneyIsKept],
  recover: FaultSweep<Accounts>.Story? = nil,
  transfer: @escaping Transfer
) -> FaultSweep<Accounts> {
  FaultSweep(
    "transfer",
    fixture: { _ in Accounts() },
    run: { accounts, faults in try await transfer(accounts.bank.intercepted(by: faults)) },
    invariants: invariants,
    recover: recover,
    faults: faults,
    coverage: coverage
  )
}

let carelessTransfer: Transfer = { bank in
  bank.note("begin")
  try await bank.withdraw(4)
  try await bank.deposit(4)
}
