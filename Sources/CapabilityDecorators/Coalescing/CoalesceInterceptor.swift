public import Capabilities

/// Shares one call among equal concurrent calls: `coalescing` for a capability or a world. Create
/// it with `.coalescing(of:only:)`.
///
/// ```swift
/// let world = World.live.intercepted(by: .coalescing(of: Person?.self, only: ["PersonStore.find"]))
/// ```
///
/// Like ``CacheInterceptor``, it serves endpoints with one output type. Calls of other endpoints
/// and synchronous calls are not shared.
///
/// It differs from `coalescing` on an endpoint in one way. An interceptor can call an endpoint only
/// until its own caller continues. So the caller that starts the shared call waits until the call
/// has ended, even if that caller is cancelled; its cancellation reaches the call only when no
/// other caller is left. The other callers leave at once when they are cancelled, if their endpoint
/// can throw any error.
public struct CoalesceInterceptor<Value: Sendable>: Interceptor {
  private let coalescer = Coalescer<CallKey, Value, any Error>(whenCancelled: nil)
  private let filter: EndpointFilter

  fileprivate init(only filter: EndpointFilter) {
    self.filter = filter
  }

  /// Returns whether the filter includes an endpoint; other endpoints are not intercepted.
  public func intercepts(_ endpoint: String) -> Bool { filter.includes(endpoint) }

  /// Makes a synchronous call, which is not shared.
  public func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    try proceed()
  }

  /// Joins an equal call that is running, or makes the call on its caller's actor.
  public func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    guard Output.self == Value.self, let key = CallKey(call) else { return try await proceed() }
    let cancelled: Failure? = cancellation()
    let answer = await coalescer.answerInPlace(
      for: key,
      whenCancelled: cancelled,
      isolation: #isolation
    ) { () async throws(any Error) -> Value in
      let output = try await proceed()
      guard let value = output as? Value else { throw CancellationError() }
      return value
    }
    // Equal keys belong to one endpoint and so to one output type: the cast cannot fail.
    guard let result: Result<Output, Failure> = answer.cast() else { return try await proceed() }
    return try result.get()
  }
}

extension Interceptor {
  /// Returns an interceptor that shares one call among equal concurrent calls: see
  /// ``CoalesceInterceptor``.
  ///
  /// - Parameters:
  ///   - type: The output type of the endpoints to intercept.
  ///   - only: The endpoints to intercept: those whose result several callers can share.
  /// - Returns: The interceptor.
  public static func coalescing<Value: Sendable>(
    of type: Value.Type,
    only: EndpointFilter
  ) -> CoalesceInterceptor<Value> where Self == CoalesceInterceptor<Value> {
    CoalesceInterceptor(only: only)
  }
}
