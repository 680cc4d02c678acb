/// The capabilities that the bank's use cases can use.
public struct Bank: Sendable {
  /// Stores the accounts.
  public var accounts: AccountStore
  /// The exchange rates of currencies.
  public var rates: RateService
  /// Sends messages to customers.
  public var messenger: Messenger
  /// The rules of the bank.
  public var policy: Policy
}
