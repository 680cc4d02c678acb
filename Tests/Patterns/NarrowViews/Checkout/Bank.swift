public import Capabilities

/// Moves money.
public struct Bank: TestableCapability {
  /// Takes an amount from a customer and tells the transfer's name.
  public var charge: @Sendable (_ cents: Int, _ customer: String) async throws -> String
  /// Gives back what a transfer took.
  public var refund: @Sendable (_ transfer: String) async throws -> Void
}
