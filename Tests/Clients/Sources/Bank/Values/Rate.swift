/// A currency besides the euro.
public enum Currency: String, Hashable, Sendable {
  case dollar, pound
}

/// The exchange rate of the euro to another currency.
public struct Rate: Codable, Hashable, Sendable {
  /// The units of the other currency per euro.
  public var factor: Double

  /// Creates a rate.
  public init(factor: Double) {
    self.factor = factor
  }
}
