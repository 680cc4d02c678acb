/// Opens an account with nothing in it.
public typealias OpenAccount = @Sendable (_ owner: String) async throws(StoreError) -> Account

/// Makes what opens accounts.
public func makeOpenAccount(accounts: AccountStore, messenger: Messenger) -> OpenAccount {
  { owner async throws(StoreError) in
    let number = try await accounts.all().map(\.id).max() ?? 0
    let account = Account(id: number + 1, owner: owner, balance: Money(cents: 0))
    try await accounts.save([account])
    await messenger.send(owner, "Welcome")
    return account
  }
}
