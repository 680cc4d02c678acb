/// Everything that the bank's use cases may touch.
public struct Bank: Sendable {
  /// Keeps the accounts.
  public var accounts: AccountStore
  /// Knows what currencies are worth.
  public var rates: RateService
  /// Tells customers.
  public var messenger: Messenger
  /// What the bank allows.
  public var policy: Policy
}
