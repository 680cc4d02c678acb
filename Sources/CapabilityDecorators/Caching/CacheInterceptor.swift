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
@frozen
public struct CacheInterceptor<Value: Sendable>: Interceptor {
  @usableFromInline typealias Answer = Result<Value, any Error>

  // Closures around the cache. Clients' compilers create them with a known type of values, so a
  // lookup is specialized even if the endpoint is wrapped in another module.
  @usableFromInline let find: @Sendable (CallKey) -> Answer?
  @usableFromInline let store: @Sendable (Answer, CallKey) -> Void
  @usableFromInline let filter: EndpointFilter

  @inlinable
  init(_ cache: Cache<CallKey, Value, any Error>, only filter: EndpointFilter) {
    find = { cache.find($0) }
    store = { cache.store($0, for: $1) }
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
    switch find(key) {
    case .success(let value): return same(value, as: Output.self)
    case .failure(let error): if let error = error as? Failure { throw error }
    case nil: break
    }
    do throws(Failure) {
      let output = try proceed()
      store(.success(same(output, as: Value.self)), key)
      return output
    } catch {
      store(.failure(error), key)
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
    switch find(key) {
    case .success(let value): return same(value, as: Output.self)
    case .failure(let error): if let error = error as? Failure { throw error }
    case nil: break
    }
    do throws(Failure) {
      let output = try await proceed()
      store(.success(same(output, as: Value.self)), key)
      return output
    } catch {
      store(.failure(error), key)
      throw error
    }
  }
}

/// Returns a value as a type that is known to be its own: a cast of a generic value is ten times as
/// slow.
@inlinable
func same<Value, Same>(_ value: Value, as type: Same.Type) -> Same {
  precondition(Value.self == Same.self)
  return unsafeBitCast(value, to: type)  // safe: the types are equal
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
  @inlinable
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
