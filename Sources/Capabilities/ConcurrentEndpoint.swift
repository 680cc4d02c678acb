/// Tells the overloads for endpoints that leave their caller's actor from the ones for endpoints
/// that stay on it.
///
/// In a module that does not enable `NonisolatedNonsendingByDefault` an `async` function type is
/// `@concurrent`. The compiler does not tell overloads apart by that alone, so those for such
/// endpoints have a parameter more. It has a default and is never passed.
public struct ConcurrentEndpoint: Sendable {
  /// The one value.
  @inlinable
  public init() {}
}
