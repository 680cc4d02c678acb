/// The two forms of a key-path parameter.
enum Dialect {
  /// A value.
  case full
  /// An autoclosure, for Embedded Swift, which cannot resolve a key path that a parameter stores
  /// (Swift 6.3).
  case embedded

  /// The type of the parameter.
  func parameter(_ type: String) -> String { self == .full ? type : "@autoclosure () -> \(type)" }

  /// The expression for the key path of a parameter.
  func keyPath(_ parameter: String) -> String { self == .full ? parameter : "\(parameter)()" }
}
