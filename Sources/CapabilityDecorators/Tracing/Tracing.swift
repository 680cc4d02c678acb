public import Capabilities

/// Tells when calls begin and end, how long they took, how they ended, and inside of which other
/// call they were made.
///
/// ```swift
/// let world = World.live.intercepted(by: .tracing(clock: ContinuousClock()) { event in
///   switch event.phase {
///   case .began:
///     logger.trace("\(event.call.endpoint) began", ["id": event.id, "in": event.parentID])
///   case .ended(.returned, let duration):
///     logger.debug("\(event.call.endpoint) took \(duration)", ["id": event.id])
///   case .ended(.threw(let error), let duration), .ended(.cancelled(let error), let duration):
///     logger.error("\(event.call.endpoint) failed: \(error)", ["after": duration])
///   }
/// })
/// ```
///
/// Events hold values, not text: a logger that drops a level pays nothing for it. The inputs are
/// made only where `event.call` is asked for them, so that what is personal stays out of a log
/// unless somebody puts it there.
///
/// Calls nest where one is made while another runs in the same task or in a child task, as when a
/// use case is an endpoint too. A call knows its parent in unstructured tasks as well, but not in
/// detached ones.
///
/// The place of a tracer among other interceptors decides what it sees: put around `retrying`, it
/// sees one call however often it is retried; put inside, it sees each attempt.
public struct Tracing: Interceptor {
  private let tracer: Tracer
  private let filter: EndpointFilter

  /// Makes the interceptor.
  ///
  /// - Parameters:
  ///   - clock: What measures durations.
  ///   - only: The endpoints it is for; by default all.
  ///   - emit: Takes each event, in the task and on the actor of the call, before the call goes on:
  ///     it should be quick. It may be called from several tasks at once.
  public init(
    clock: some Clock<Duration>,
    only: EndpointFilter = .all,
    emit: @escaping @Sendable (TraceEvent) -> Void
  ) {
    tracer = Tracer(stopwatch: Stopwatch(clock), emit: emit)
    filter = only
  }

  /// Whether it stands around an endpoint; calls of others are made as if it were not there.
  public func intercepts(_ endpoint: String) -> Bool { filter.includes(endpoint) }

  /// Tells of a synchronous call.
  public func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    let begun = tracer.begin(call)
    let result = TraceSpan.$current.withValue(begun.span) { outcome(of: proceed) }
    return try finish(begun, result)
  }

  /// Tells of an async call, which runs on its caller's actor.
  public func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    let begun = tracer.begin(call)
    return try finish(begun, await within(begun.span, isolation: #isolation, proceed))
  }

  private func finish<Output, Failure: Error>(
    _ begun: Tracer.Begun,
    _ result: Result<Output, Failure>
  ) throws(Failure) -> Output {
    switch result {
    case .success(let output):
      tracer.end(begun, .returned)
      return output
    case .failure(let error):
      tracer.fail(begun, error)
      throw error
    }
  }

  /// Makes a call as part of a span. The closure names the isolation, and so stays on the actor.
  private func within<Output, Failure: Error>(
    _ span: TraceSpan,
    isolation: isolated (any Actor)?,
    _ proceed: nonisolated(nonsending) () async throws(Failure) -> Output
  ) async -> Result<Output, Failure> {
    await TraceSpan.$current.withValue(span) { () async -> Result<Output, Failure> in
      _ = isolation
      return await outcome(of: proceed)
    }
  }
}

extension Interceptor where Self == Tracing {
  /// Tells when calls begin and end, and how: see ``Tracing``.
  ///
  /// - Parameters:
  ///   - clock: What measures durations.
  ///   - only: The endpoints it is for; by default all.
  ///   - emit: Takes each event, in the task and on the actor of the call, before the call goes on.
  /// - Returns: The interceptor.
  public static func tracing(
    clock: some Clock<Duration>,
    only: EndpointFilter = .all,
    emit: @escaping @Sendable (TraceEvent) -> Void
  ) -> Tracing {
    Tracing(clock: clock, only: only, emit: emit)
  }
}
