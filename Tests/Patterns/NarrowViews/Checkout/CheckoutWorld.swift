public import Capabilities

/// The one provider of resources.
///
/// The wiring of the services is generated:
/// `swift package capabilities wire CheckoutWorld --targets PatternCheckout`.
public struct CheckoutWorld: TestableCapability {
  /// The stored rows.
  public var database: Database
  /// The payment service.
  public var bank: Bank
  /// The letters to customers.
  public var postbox: Postbox
}
