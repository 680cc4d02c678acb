/// A currency besides the euro.
public enum Currency: String, Hashable, Sendable {
  case dollar, pound
}

/// How many of another currency a euro is worth.
public struct Rate: Codable, Hashable, Sendable {
  /// The number.
  public var factor: Double

  /// Makes a rate.
  public init(factor: Double) {
    self.factor = factor
  }
}
