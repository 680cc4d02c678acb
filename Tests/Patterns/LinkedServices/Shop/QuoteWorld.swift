/// A second world of the same module, for a program that only quotes prices. It shares the builders
/// of the shop.
///
/// `swift package capabilities wire QuoteWorld --targets PatternShop --only quote`
public struct QuoteWorld: Sendable {
  /// The stored texts.
  public var records: Records

  /// Creates the world.
  public init(records: Records) { self.records = records }
}
