/// A factory needs, directly or through others, the value that it is making.
///
/// A ``single(_:fileID:filePath:line:column:)`` or ``shared(_:fileID:filePath:line:column:)`` whose
/// factory may throw any error throws it in place of waiting for itself.
public struct CyclicDependency: Error, Hashable, CustomStringConvertible {
  /// The names around the circle. The first one stands at the end again.
  public let names: [String]

  /// The circle, such as `cyclic dependency: database → cache → database`.
  public var description: String {
    "cyclic dependency: \(names.joined(separator: " → "))"
  }
}
