/// Lets equal calls of endpoints share one: `coalescing` for a capability or a world.
///
/// ```swift
/// let world = World.live.intercepted(by: Coalescing(of: Person?.self, only: ["PersonStore.find"]))
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
  private let coalescer = Coalescer<InputsKey, Value, any Error>(whenCancelled: nil)
  private let filter: EndpointFilter

  /// Makes the interceptor.
  ///
  /// - Parameters:
  ///   - type: The output of the endpoints it is for.
  ///   - only: The endpoints it is for: those that may be asked once for several callers.
  public init(of type: Value.Type = Value.self, only: EndpointFilter) {
    filter = only
  }

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
    guard filter.includes(call.endpoint), Output.self == Value.self, let key = InputsKey(call)
    else { return try await proceed() }
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
