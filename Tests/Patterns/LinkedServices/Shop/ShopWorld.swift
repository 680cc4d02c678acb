public import Capabilities

/// The resources that the services are linked from.
///
/// The linking is generated: `swift package capabilities wire ShopWorld --targets PatternShop`.
public struct ShopWorld: TestableCapability {
  /// The stored texts.
  public var records: Records
  /// The card terminal.
  public var terminal: CardTerminal
}
