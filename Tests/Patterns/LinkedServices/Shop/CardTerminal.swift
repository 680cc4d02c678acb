public import Capabilities

/// A resource: takes money from cards.
public struct CardTerminal: TestableCapability {
  /// Takes an amount and tells the receipt's name.
  public var charge: @Sendable (_ cents: Int, _ card: String) async throws -> String
}
