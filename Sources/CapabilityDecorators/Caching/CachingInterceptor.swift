public import Capabilities

/// Remembers the answers of endpoints: `caching` for a capability or a world.
///
/// ```swift
/// let world = World.live.intercepted(
///   by: .caching(of: Person?.self, capacity: 100, expiry: expiry, only: ["PersonStore.find"])
/// )
/// ```
///
/// An interceptor sees endpoints of every output, and what it keeps must be safe to share between
/// tasks. So it is told one type, which is `Sendable`, and lets calls of endpoints with another
/// output through, and calls with an input that is not `Hashable`. Each endpoint has answers of
/// its own, but all share the capacity.
public struct Caching<Value: Sendable>: Interceptor {
  private let cache: Cache<CallKey, Value, any Error>
  private let filter: EndpointFilter

  /// Makes the interceptor, with an empty cache.
  ///
  /// - Parameters:
  ///   - type: The output of the endpoints it is for.
  ///   - capacity: How many answers are kept; the one used least recently goes first.
  ///   - expiry: How long they are kept, and whether failures are too.
  ///   - only: The endpoints it is for: those whose answers do not change with each call.
  ///   - isKept: Which outputs are kept; by default all.
  public init(
    of type: Value.Type = Value.self,
    capacity: Int,
    expiry: CacheExpiry = .never,
    only: EndpointFilter,
    keeping isKept: (@Sendable (Value) -> Bool)? = nil
  ) {
    cache = Cache(capacity: capacity, expiry: expiry, keeping: isKept)
    filter = only
  }

  /// Whether it stands around an endpoint; calls of others are made as if it were not there.
  public func intercepts(_ endpoint: String) -> Bool { filter.includes(endpoint) }

  /// Answers a synchronous call from the cache, or makes it.
  public func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    guard let key = key(of: call, returning: Output.self) else { return try proceed() }
    if let known: Result<Output, Failure> = cache.find(key)?.cast() { return try known.get() }
    let result = outcome(of: proceed)
    if let answer: Result<Value, any Error> = result.cast() { cache.keep(answer, for: key) }
    return try result.get()
  }

  /// Answers an async call from the cache, or makes it on its caller's actor.
  public func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    guard let key = key(of: call, returning: Output.self) else { return try await proceed() }
    if let known: Result<Output, Failure> = cache.find(key)?.cast() { return try known.get() }
    let result = await outcome(of: proceed)
    if let answer: Result<Value, any Error> = result.cast() { cache.keep(answer, for: key) }
    return try result.get()
  }

  private func key<Output>(of call: EndpointCall, returning: Output.Type) -> CallKey? {
    Output.self == Value.self ? CallKey(call) : nil
  }
}

extension Interceptor {
  /// Remembers the answers of endpoints: see ``Caching``.
  ///
  /// - Parameters:
  ///   - type: The output of the endpoints it is for.
  ///   - capacity: How many answers are kept; the one used least recently goes first.
  ///   - expiry: How long they are kept, and whether failures are too.
  ///   - only: The endpoints it is for: those whose answers do not change with each call.
  ///   - isKept: Which outputs are kept; by default all.
  /// - Returns: The interceptor, with an empty cache.
  public static func caching<Value: Sendable>(
    of type: Value.Type,
    capacity: Int,
    expiry: CacheExpiry = .never,
    only: EndpointFilter,
    keeping isKept: (@Sendable (Value) -> Bool)? = nil
  ) -> Caching<Value> where Self == Caching<Value> {
    Caching(of: type, capacity: capacity, expiry: expiry, only: only, keeping: isKept)
  }
}
