/// What a customer has at the bank.
public struct Account: Codable, Hashable, Sendable, Identifiable {
  /// Its number.
  public var id: Int
  /// Whose it is.
  public var owner: String
  /// What is in it.
  public var balance: Money

  /// Makes an account.
  public init(id: Int, owner: String, balance: Money) {
    self.id = id
    self.owner = owner
    self.balance = balance
  }
}

/// What is left of a transfer.
public struct Receipt: Codable, Hashable, Sendable {
  /// The account that paid, as it is now.
  public var from: Account
  /// The account that was paid, as it is now.
  public var to: Account

  /// Makes a receipt.
  public init(from: Account, to: Account) {
    self.from = from
    self.to = to
  }
}

/// What the bank allows.
public struct Policy: Codable, Hashable, Sendable {
  /// The most that one transfer may move.
  public var limit: Money

  /// Makes a policy.
  public init(limit: Money) {
    self.limit = limit
  }
}
