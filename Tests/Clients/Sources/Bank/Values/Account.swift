/// A customer's account.
public struct Account: Codable, Hashable, Sendable, Identifiable {
  /// The number of the account.
  public var id: Int
  /// The name of the owner.
  public var owner: String
  /// The balance of the account.
  public var balance: Money

  /// Creates an account.
  public init(id: Int, owner: String, balance: Money) {
    self.id = id
    self.owner = owner
    self.balance = balance
  }
}

/// The result of a transfer.
public struct Receipt: Codable, Hashable, Sendable {
  /// The paying account after the transfer.
  public var from: Account
  /// The receiving account after the transfer.
  public var to: Account

  /// Creates a receipt.
  public init(from: Account, to: Account) {
    self.from = from
    self.to = to
  }
}

/// The rules of the bank.
public struct Policy: Codable, Hashable, Sendable {
  /// The maximum amount of one transfer.
  public var limit: Money

  /// Creates a policy.
  public init(limit: Money) {
    self.limit = limit
  }
}
