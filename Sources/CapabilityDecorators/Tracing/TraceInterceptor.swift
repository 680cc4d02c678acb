public import Capabilities

/// Reports the beginning and the end of calls: their durations, results and nesting. Create it with
/// `.tracing(clock:only:emit:)`.
///
/// ```swift
/// let world = World.live.intercepted(by: .tracing(clock: ContinuousClock()) { event in
///   switch event.phase {
///   case .began: log.debug("\(event.id) \(event.call.endpoint) began")
///   case .ended(.returned, let duration): log.debug("\(event.id) took \(duration)")
///   case .ended(.threw(let error), _), .ended(.cancelled(let error), _):
///     log.error("\(event.id) \(event.call.endpoint) failed: \(error)")
///   }
/// })
/// ```
///
/// `log` is a `LogWriter` of `StandardCapabilities`.
///
/// Events hold values, not text, so only what `emit` formats costs work. Inputs are described only
/// when you read `event.call.inputs`, so personal data stays out of a log unless you put it there.
///
/// A call is nested in another if it is made while that one runs in the same task or a parent task,
/// for example when a use case is an endpoint. Unstructured tasks know their parent call, detached
/// ones do not.
///
/// The order of interceptors decides what a tracer sees: around `retrying` it sees one call for all
/// attempts, inside `retrying` it sees each attempt.
public struct TraceInterceptor: Interceptor {
  // Visible to clients' compilers, so that they specialize the calls.
  @usableFromInline let tracer: Tracer
  private let filter: EndpointFilter

  @usableFromInline
  init(_ tracer: Tracer, only filter: EndpointFilter) {
    self.tracer = tracer
    self.filter = filter
  }

  /// Returns whether the filter includes an endpoint; other endpoints are not intercepted.
  public func intercepts(_ endpoint: String) -> Bool { filter.includes(endpoint) }

  /// Traces a synchronous call.
  @inlinable
  public func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    let open = tracer.begin(call)
    let result = TraceSpan.current.withValue(open.span) { () -> Result<Output, Failure> in
      do throws(Failure) { return .success(try proceed()) } catch { return .failure(error) }
    }
    return try finish(open, result)
  }

  /// Traces an async call, which runs on its caller's actor.
  @inlinable
  public func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    let open = tracer.begin(call)
    return try finish(open, await within(open.span, isolation: #isolation, proceed))
  }

  @_alwaysEmitIntoClient
  func finish<Output, Failure: Error>(
    _ call: Tracer.OpenCall,
    _ result: Result<Output, Failure>
  ) throws(Failure) -> Output {
    switch result {
    case .success(let output):
      tracer.end(call)
      return output
    case .failure(let error):
      tracer.end(call, throwing: error)
      throw error
    }
  }

  /// Makes a call inside a span. The closure stays on the actor because it mentions `isolation`.
  @_alwaysEmitIntoClient
  func within<Output, Failure: Error>(
    _ span: TraceSpan,
    isolation: isolated (any Actor)?,
    _ proceed: nonisolated(nonsending) () async throws(Failure) -> Output
  ) async -> Result<Output, Failure> {
    await TraceSpan.current.withValue(span) { () async -> Result<Output, Failure> in
      _ = isolation
      do throws(Failure) { return .success(try await proceed()) } catch { return .failure(error) }
    }
  }
}

extension Interceptor where Self == TraceInterceptor {
  /// Returns an interceptor that reports the beginning and the end of calls: see
  /// ``TraceInterceptor``.
  ///
  /// - Parameters:
  ///   - clock: The clock that measures durations.
  ///   - only: The endpoints to trace; all by default.
  ///   - emit: Receives each event, in the task and on the actor of the call, before the call
  ///     continues. It should be fast. Several tasks can call it at the same time.
  @inlinable
  public static func tracing(
    clock: some Clock<Duration>,
    only: EndpointFilter = .all,
    emit: @escaping @Sendable (TraceEvent) -> Void
  ) -> TraceInterceptor {
    TraceInterceptor(Tracer(stopwatch: Stopwatch(clock), emit: emit), only: only)
  }
}
