/// An error of the shop.
public enum ShopError: Error, Hashable {
  /// No user has this name.
  case noUser(String)
  /// The item is sold out.
  case soldOut(String)
}
