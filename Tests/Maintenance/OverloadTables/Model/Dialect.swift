/// The two ways in which a function takes a key path.
enum Dialect {
  /// As a value.
  case full
  /// As an autoclosure, for Embedded Swift: what it makes of a key path that is a value it cannot
  /// resolve while it compiles (Swift 6.3).
  case embedded

  /// The type of a parameter that takes a key path.
  func parameter(_ type: String) -> String { self == .full ? type : "@autoclosure () -> \(type)" }

  /// The key path that a parameter stands for.
  func keyPath(_ parameter: String) -> String { self == .full ? parameter : "\(parameter)()" }
}
