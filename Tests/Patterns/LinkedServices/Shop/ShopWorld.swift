public import Capabilities

/// The resources that the services are linked from.
///
/// The linking is generated: `swift package capabilities wire ShopWorld --targets PatternShop`.
public struct ShopWorld: TestableCapability {
  /// Keeps texts.
  public var records: Records
  /// Takes money.
  public var terminal: CardTerminal
}
