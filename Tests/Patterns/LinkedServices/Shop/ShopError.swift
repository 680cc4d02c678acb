/// Why nothing was bought.
public enum ShopError: Error, Hashable {
  /// Nobody has that name.
  case noUser(String)
  /// There is none left.
  case soldOut(String)
}
