/// Deposits money.
public func makeDeposit(
  accounts: AccountStore
) -> @Sendable (_ to: Account.ID, Money) async throws -> Account {
  { id, amount in
    guard var account = try await accounts.find(id) else { throw TransferError.noAccount(id) }
    account.balance.cents += amount.cents
    try await accounts.save([account])
    return account
  }
}
