public import Capabilities

/// A resource that charges cards.
public struct CardTerminal: TestableCapability {
  /// Charges a card and returns the receipt.
  public var charge: @Sendable (_ cents: Int, _ card: String) async throws -> String
}
