/// Keeps the accounts.
public struct AccountStore: Sendable {
  /// Finds an account; nothing where there is none.
  public var find: @Sendable (_ id: Account.ID) async throws(StoreError) -> Account?
  /// Keeps accounts, all of them or none.
  public var save: @Sendable (_ accounts: [Account]) async throws(StoreError) -> Void
  /// Every account, in order of their numbers.
  public var all: @Sendable () async throws(StoreError) -> [Account]
}
