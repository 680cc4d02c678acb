/// Opens an empty account.
public typealias OpenAccount = @Sendable (_ owner: String) async throws(StoreError) -> Account

/// Returns a use case that opens an account.
public func makeOpenAccount(accounts: AccountStore, messenger: Messenger) -> OpenAccount {
  { owner async throws(StoreError) in
    let number = try await accounts.all().map(\.id).max() ?? 0
    let account = Account(id: number + 1, owner: owner, balance: Money(cents: 0))
    try await accounts.save([account])
    await messenger.send(owner, "Welcome")
    return account
  }
}
