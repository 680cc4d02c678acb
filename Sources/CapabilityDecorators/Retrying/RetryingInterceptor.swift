public import Capabilities

/// Calls endpoints again that have failed: `retrying` for a capability or a world.
///
/// ```swift
/// let world = World.live.intercepted(
///   by: .retrying(attempts: 3, backoff: backoff, only: ["PersonStore.find", "PersonStore.all"])
/// )
/// ```
///
/// Name the endpoints that may be called twice without harm; those that pay or send usually may
/// not. Cancellation passes through at once and is never retried. A synchronous endpoint is
/// called again without a pause, for there is nothing it could wait in.
public struct Retrying: Interceptor {
  private let retry: Retry
  private let filter: EndpointFilter
  private let isPassing: (@Sendable (any Error) -> Bool)?

  /// Makes the interceptor.
  ///
  /// - Parameters:
  ///   - attempts: How often an endpoint is called at most, the first time included.
  ///   - backoff: The pauses between the attempts of async endpoints.
  ///   - only: The endpoints it is for.
  ///   - isPassing: Which errors may pass, so that another attempt makes sense; by default all.
  public init(
    attempts: Int,
    backoff: Backoff = .none,
    only: EndpointFilter,
    when isPassing: (@Sendable (any Error) -> Bool)? = nil
  ) {
    retry = Retry(attempts: attempts, backoff: backoff)
    filter = only
    self.isPassing = isPassing
  }

  /// Whether it stands around an endpoint; calls of others are made as if it were not there.
  public func intercepts(_ endpoint: String) -> Bool { filter.includes(endpoint) }

  /// Calls a synchronous endpoint until it works, at once after each failure.
  public func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    try retry.run(when: isPassing.map { isPassing in { isPassing($0) } }, proceed)
  }

  /// Calls an async endpoint until it works, on its caller's actor.
  public func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    try await retry.run(when: isPassing.map { isPassing in { isPassing($0) } }, proceed)
  }
}

extension Interceptor where Self == Retrying {
  /// Calls endpoints again that have failed: see ``Retrying``.
  ///
  /// - Parameters:
  ///   - attempts: How often an endpoint is called at most, the first time included.
  ///   - backoff: The pauses between the attempts of async endpoints.
  ///   - only: The endpoints it is for.
  ///   - isPassing: Which errors may pass, so that another attempt makes sense; by default all.
  /// - Returns: The interceptor.
  public static func retrying(
    attempts: Int,
    backoff: Backoff = .none,
    only: EndpointFilter,
    when isPassing: (@Sendable (any Error) -> Bool)? = nil
  ) -> Retrying {
    Retrying(attempts: attempts, backoff: backoff, only: only, when: isPassing)
  }
}
