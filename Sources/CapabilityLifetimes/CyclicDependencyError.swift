/// A factory needs, directly or through other factories, the value that it is creating.
///
/// A ``single(_:fileID:filePath:line:column:)`` or ``shared(_:fileID:filePath:line:column:)``
/// throws it instead of waiting for itself, if its factory can throw any error.
public struct CyclicDependencyError: Error, Hashable, CustomStringConvertible {
  /// The names along the cycle. The last one repeats the first.
  public let names: [String]

  /// The cycle, such as `cyclic dependency: database → cache → database`.
  public var description: String {
    "cyclic dependency: \(names.joined(separator: " → "))"
  }

  /// Returns this error as an error of the factory's type.
  ///
  /// If the factory cannot throw it, the program stops with the cycle's names: its caller can get
  /// neither a value nor an error, and waiting would never end.
  func asFailure<Failure: Error>(_: Failure.Type = Failure.self) -> Failure {
    guard let failure = self as? Failure else { fatalError(description) }
    return failure
  }
}
