public import Capabilities

/// Caches results of endpoints: `caching` for a capability or a world. Create it with
/// `.caching(of:capacity:expiry:only:when:)`.
///
/// ```swift
/// let world = World.live.intercepted(
///   by: .caching(of: Person?.self, capacity: 100, expiry: expiry, only: ["PersonStore.find"])
/// )
/// ```
///
/// Cached values are shared between tasks, so the interceptor needs a `Sendable` output type. You
/// give it one type, and it does not intercept endpoints with another output. A call with an input
/// that is not `Hashable` is not cached either. Results are cached per endpoint, but all endpoints
/// share the capacity.
public struct CacheInterceptor<Value: Sendable>: Interceptor {
  // Visible to clients' compilers, so that they specialize the lookup.
  @usableFromInline let cache: Cache<CallKey, Value, any Error>
  private let filter: EndpointFilter

  fileprivate init(_ cache: Cache<CallKey, Value, any Error>, only filter: EndpointFilter) {
    self.cache = cache
    self.filter = filter
  }

  /// Returns whether the filter includes an endpoint; other endpoints are not intercepted.
  public func intercepts(_ endpoint: String) -> Bool { filter.includes(endpoint) }

  /// Returns the cached result of a synchronous call, or makes the call.
  @inlinable
  public func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    guard Output.self == Value.self, let key = CallKey(call) else { return try proceed() }
    if let known: Result<Output, Failure> = known(key) { return try known.get() }
    do throws(Failure) {
      let output = try proceed()
      if let value = output as? Value { cache.store(.success(value), for: key) }
      return output
    } catch {
      cache.store(.failure(error), for: key)
      throw error
    }
  }

  /// Returns the cached result of an async call, or makes the call on its caller's actor.
  @inlinable
  public func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    guard Output.self == Value.self, let key = CallKey(call) else { return try await proceed() }
    if let known: Result<Output, Failure> = known(key) { return try known.get() }
    do throws(Failure) {
      let output = try await proceed()
      if let value = output as? Value { cache.store(.success(value), for: key) }
      return output
    } catch {
      cache.store(.failure(error), for: key)
      throw error
    }
  }

  /// Returns the cached result of a call with the endpoint's types.
  @_alwaysEmitIntoClient
  func known<Output, Failure: Error>(_ key: CallKey) -> Result<Output, Failure>? {
    switch cache.find(key) {
    case .success(let value): (value as? Output).map { .success($0) }
    case .failure(let error): (error as? Failure).map { .failure($0) }
    case nil: nil
    }
  }
}

extension Interceptor {
  /// Returns an interceptor that caches results, with an empty cache: see ``CacheInterceptor``.
  ///
  /// - Parameters:
  ///   - type: The output type of the endpoints to cache.
  ///   - capacity: The maximum number of results. The least recently used one is evicted first.
  ///   - expiry: How long results are cached, and whether errors are too.
  ///   - only: The endpoints to cache: those whose results stay valid for a while.
  ///   - shouldCache: Returns whether an output is cached; all are by default.
  /// - Returns: The interceptor.
  public static func caching<Value: Sendable>(
    of type: Value.Type,
    capacity: Int,
    expiry: CacheExpiry = .never,
    only: EndpointFilter,
    when shouldCache: (@Sendable (Value) -> Bool)? = nil
  ) -> CacheInterceptor<Value> where Self == CacheInterceptor<Value> {
    CacheInterceptor(Cache(capacity: capacity, expiry: expiry, when: shouldCache), only: only)
  }
}
