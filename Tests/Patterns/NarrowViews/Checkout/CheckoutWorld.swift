public import Capabilities

/// The one provider: all that the checkout stands on at the bottom.
///
/// The services above, and who gets what, are generated:
/// `swift package capabilities wire CheckoutWorld --targets PatternCheckout`.
public struct CheckoutWorld: TestableCapability {
  /// Keeps rows.
  public var database: Database
  /// Moves money.
  public var bank: Bank
  /// Sends letters.
  public var postbox: Postbox
}
