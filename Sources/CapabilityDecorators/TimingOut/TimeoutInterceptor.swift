public import Capabilities

/// Cancels calls that take too long: `timingOut` for a capability or a world. Create it with
/// `.timingOut(after:clock:throwing:only:)`.
///
/// ```swift
/// let world = World.live.intercepted(
///   by: .timingOut(
///     after: .seconds(5), clock: clock, throwing: [PaymentError.unreachable, MailError.unreachable]
///   )
/// )
/// ```
///
/// A call that times out throws the first of the errors that the endpoint can throw. An endpoint
/// that can throw any error throws ``TimeoutError`` if you list no errors. There is no time limit
/// for an endpoint that can throw none of them, or for a synchronous one.
public struct TimeoutInterceptor: Interceptor {
  private let deadline: Deadline
  private let errors: [any Error]
  private let filter: EndpointFilter

  fileprivate init(_ deadline: Deadline, throwing errors: [any Error], only filter: EndpointFilter)
  {
    self.deadline = deadline
    self.errors = errors + [TimeoutError(after: deadline.limit)]
    self.filter = filter
  }

  /// Returns whether the filter includes an endpoint; other endpoints are not intercepted.
  public func intercepts(_ endpoint: String) -> Bool { filter.includes(endpoint) }

  /// Calls a synchronous endpoint, without a time limit.
  public func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    try proceed()
  }

  /// Calls an async endpoint on its caller's actor, and cancels it when the time is up.
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

extension Interceptor where Self == TimeoutInterceptor {
  /// Returns an interceptor that cancels calls that take too long: see ``TimeoutInterceptor``.
  ///
  /// - Parameters:
  ///   - limit: The time limit of a call.
  ///   - clock: The clock that measures it.
  ///   - errors: The errors to throw, one for each error type of the endpoints.
  ///   - only: The endpoints to limit; all by default.
  public static func timingOut(
    after limit: Duration,
    clock: some Clock<Duration>,
    throwing errors: [any Error] = [],
    only: EndpointFilter = .all
  ) -> TimeoutInterceptor {
    TimeoutInterceptor(Deadline(limit, clock: clock), throwing: errors, only: only)
  }
}
