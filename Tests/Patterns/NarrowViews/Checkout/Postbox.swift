public import Capabilities

/// The letters to customers.
public struct Postbox: TestableCapability {
  /// Sends a letter to a customer.
  public var send: @Sendable (_ letter: String, _ customer: String) async throws -> Void
}
