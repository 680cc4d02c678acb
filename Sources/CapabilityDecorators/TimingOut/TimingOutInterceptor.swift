public import Capabilities

/// Cancels calls that take too long: `timingOut` for a capability or a world.
///
/// ```swift
/// let world = World.live.intercepted(
///   by: .timingOut(
///     after: .seconds(5), clock: clock, throwing: [PaymentError.unreachable, MailError.unreachable]
///   )
/// )
/// ```
///
/// An endpoint throws the first of the errors that fits its type, and ``TimedOut`` where it throws
/// any error and none was given. An endpoint that can throw none of them is not limited: there is
/// nothing it could end with. Nor is a synchronous one.
public struct TimingOut: Interceptor {
  private let deadline: Deadline
  private let errors: [any Error]
  private let filter: EndpointFilter

  /// Makes the interceptor.
  ///
  /// - Parameters:
  ///   - limit: How long a call may take.
  ///   - clock: What measures it.
  ///   - errors: What to throw, for each error type of the endpoints.
  ///   - only: The endpoints it is for; by default all.
  public init(
    after limit: Duration,
    clock: some Clock<Duration>,
    throwing errors: [any Error] = [],
    only: EndpointFilter = .all
  ) {
    deadline = Deadline(limit, clock: clock)
    self.errors = errors + [TimedOut(after: limit)]
    filter = only
  }

  /// Whether it stands around an endpoint; calls of others are made as if it were not there.
  public func intercepts(_ endpoint: String) -> Bool { filter.includes(endpoint) }

  /// Calls a synchronous endpoint, which cannot be limited.
  public func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    try proceed()
  }

  /// Calls an async endpoint on its caller's actor, and cancels it where it takes too long.
  public func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    guard let error = errors.lazy.compactMap({ $0 as? Failure }).first else {
      return try await proceed()
    }
    return try await deadline.run(throwing: error, proceed)
  }
}

extension Interceptor where Self == TimingOut {
  /// Cancels calls that take too long: see ``TimingOut``.
  ///
  /// - Parameters:
  ///   - limit: How long a call may take.
  ///   - clock: What measures it.
  ///   - errors: What to throw, for each error type of the endpoints.
  ///   - only: The endpoints it is for; by default all.
  /// - Returns: The interceptor.
  public static func timingOut(
    after limit: Duration,
    clock: some Clock<Duration>,
    throwing errors: [any Error] = [],
    only: EndpointFilter = .all
  ) -> TimingOut {
    TimingOut(after: limit, clock: clock, throwing: errors, only: only)
  }
}
