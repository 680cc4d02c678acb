public import Capabilities

/// Repeats failed calls: `retrying` for a capability or a world. Create it with
/// `.retrying(attempts:backoff:only:when:)`.
///
/// ```swift
/// let world = World.live.intercepted(
///   by: .retrying(attempts: 3, backoff: backoff, only: ["PersonStore.find", "PersonStore.all"])
/// )
/// ```
///
/// List only idempotent endpoints; those that pay or send usually are not. Cancelled calls are
/// never retried. A synchronous endpoint is called again without a pause.
public struct RetryInterceptor: Interceptor {
  // Visible to clients' compilers, so that they specialize the calls.
  @usableFromInline let policy: RetryPolicy
  @usableFromInline let isTransient: (@Sendable (any Error) -> Bool)?
  @usableFromInline let pause: (@Sendable (any Error, Int) -> Duration?)?
  fileprivate let filter: EndpointFilter

  /// Returns whether the filter includes an endpoint; other endpoints are not intercepted.
  public func intercepts(_ endpoint: String) -> Bool { filter.includes(endpoint) }

  /// Calls a synchronous endpoint until a call succeeds or the policy stops.
  @inlinable
  public func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    try policy.run(when: { isTransient?($0) ?? true }, proceed)
  }

  /// Calls an async endpoint on its caller's actor until a call succeeds or the policy stops.
  @inlinable
  public func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    try await policy.run(when: { isTransient?($0) ?? true }, pause: { pause?($0, $1) }, proceed)
  }
}

extension Interceptor where Self == RetryInterceptor {
  /// Returns an interceptor that repeats failed calls: see ``RetryInterceptor``.
  ///
  /// - Parameters:
  ///   - attempts: The maximum number of calls, including the first; less than 1 means 1.
  ///   - backoff: The pauses between the attempts of async endpoints; none by default.
  ///   - only: The endpoints to retry.
  ///   - isTransient: Returns whether an error can go away, so that the call is repeated; by
  ///     default every error is retried.
  ///   - pause: Computes the pause from an error and the number of the failed attempt; see
  ///     `retrying` of ``AsyncEndpoint``.
  public static func retrying(
    attempts: Int,
    backoff: Backoff = .none,
    only: EndpointFilter,
    when isTransient: (@Sendable (any Error) -> Bool)? = nil,
    pause: (@Sendable (any Error, Int) -> Duration?)? = nil
  ) -> RetryInterceptor {
    RetryInterceptor(
      policy: RetryPolicy(attempts: attempts, backoff: backoff),
      isTransient: isTransient,
      pause: pause,
      filter: only
    )
  }
}
