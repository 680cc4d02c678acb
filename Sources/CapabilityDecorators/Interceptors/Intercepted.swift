public import Capabilities

// Swift 6.3 takes a closure literal for one that is not `@Sendable` where it is given to a static
// member, such as `.tracing(clock: clock) { … }`, whose type is known by a protocol alone. Here
// the type is known.

extension Interceptable {
  /// A copy that calls endpoints again that have failed.
  ///
  /// - Parameter interceptor: Such as `.retrying(attempts: 3, only: ["PersonStore"])`.
  /// - Returns: The copy. The original is unchanged.
  public func intercepted(by interceptor: Retrying) -> Self {
    around(interceptor)
  }

  /// A copy that remembers the answers of endpoints.
  ///
  /// - Parameter interceptor: Such as `.caching(of: Person?.self, capacity: 100, only: ["find"])`.
  /// - Returns: The copy, with the interceptor's cache. The original is unchanged.
  public func intercepted<Value>(by interceptor: Caching<Value>) -> Self {
    around(interceptor)
  }

  /// A copy that tells when calls begin and end.
  ///
  /// - Parameter interceptor: Such as `.tracing(clock: clock) { event in … }`.
  /// - Returns: The copy. The original is unchanged.
  public func intercepted(by interceptor: Tracing) -> Self {
    around(interceptor)
  }

  /// The copy that the capability or the world itself makes, as for any interceptor.
  private func around(_ interceptor: some Interceptor) -> Self {
    intercepted(by: interceptor)
  }
}
