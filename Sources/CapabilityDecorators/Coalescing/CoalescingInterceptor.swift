public import Capabilities

/// Lets equal calls of endpoints share one: `coalescing` for a capability or a world.
///
/// ```swift
/// let world = World.live.intercepted(by: .coalescing(of: Person?.self, only: ["PersonStore.find"]))
/// ```
///
/// It is told the output of the endpoints it is for, as ``Caching`` is, and lets other calls
/// through, synchronous ones too.
///
/// One thing is different from `coalescing`. An interceptor may call an endpoint only until its
/// own caller goes on, so the caller that began the shared call stays until that has ended, though
/// it may be cancelled: its cancellation reaches the call only when no other caller is left. The
/// other callers leave at once when they are cancelled, where their endpoint throws any error.
public struct Coalescing<Value: Sendable>: Interceptor {
  private let coalescer = Coalescer<CallKey, Value, any Error>(whenCancelled: nil)
  private let filter: EndpointFilter

  /// Makes the interceptor.
  ///
  /// - Parameters:
  ///   - type: The output of the endpoints it is for.
  ///   - only: The endpoints it is for: those that may be asked once for several callers.
  public init(of type: Value.Type = Value.self, only: EndpointFilter) {
    filter = only
  }

  /// Whether it stands around an endpoint; calls of others are made as if it were not there.
  public func intercepts(_ endpoint: String) -> Bool { filter.includes(endpoint) }

  /// Makes a synchronous call, which is not shared.
  public func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    try proceed()
  }

  /// Joins an equal call, or makes the call on its caller's actor.
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
    // Equal calls are of one endpoint, and so of one type: the cast cannot fail.
    guard let result: Result<Output, Failure> = answer.cast() else { return try await proceed() }
    return try result.get()
  }
}

extension Interceptor {
  /// Lets equal calls of endpoints share one: see ``Coalescing``.
  ///
  /// - Parameters:
  ///   - type: The output of the endpoints it is for.
  ///   - only: The endpoints it is for: those that may be asked once for several callers.
  /// - Returns: The interceptor.
  public static func coalescing<Value: Sendable>(
    of type: Value.Type,
    only: EndpointFilter
  ) -> Coalescing<Value> where Self == Coalescing<Value> {
    Coalescing(of: type, only: only)
  }
}
