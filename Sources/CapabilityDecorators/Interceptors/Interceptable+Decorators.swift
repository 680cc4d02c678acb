public import Capabilities

// Swift 6.3 does not infer `@Sendable` for a closure literal that is passed to a static member of a
// protocol, such as `.tracing(clock: clock) { … }`. These overloads with concrete types help it. They
// are inlined into clients, so that the compiler specializes the endpoints for the interceptor.

extension Interceptable {
  /// Returns a copy that repeats failed calls.
  ///
  /// - Parameter interceptor: For example `.retrying(attempts: 3, only: ["PersonStore"])`.
  @inlinable
  public func intercepted(by interceptor: RetryInterceptor) -> Self { applying(interceptor) }

  /// Returns a copy that reports the beginning and the end of calls.
  ///
  /// - Parameter interceptor: For example `.tracing(clock: clock) { event in … }`.
  @inlinable
  public func intercepted(by interceptor: TraceInterceptor) -> Self { applying(interceptor) }

  /// Calls the generic `intercepted(by:)` of the conforming type.
  @inlinable
  func applying(_ interceptor: some Interceptor) -> Self { intercepted(by: interceptor) }
}
