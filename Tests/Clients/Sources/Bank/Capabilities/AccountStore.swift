/// Stores the accounts.
public struct AccountStore: Sendable {
  /// Returns an account; `nil` if it does not exist.
  public var find: @Sendable (_ id: Account.ID) async throws(StoreError) -> Account?
  /// Saves all of the accounts or none.
  public var save: @Sendable (_ accounts: [Account]) async throws(StoreError) -> Void
  /// Returns all accounts, ordered by number.
  public var all: @Sendable () async throws(StoreError) -> [Account]
}
