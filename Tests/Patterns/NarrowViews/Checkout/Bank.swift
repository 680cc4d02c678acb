public import Capabilities

/// The payment service.
public struct Bank: TestableCapability {
  /// Charges a customer and returns the transfer.
  public var charge: @Sendable (_ cents: Int, _ customer: String) async throws -> String
  /// Refunds a transfer.
  public var refund: @Sendable (_ transfer: String) async throws -> Void
}
