public protocol Interceptor: Sendable {
  func intercept<R, F: Error>(_ call: EndpointCall, _ proceed: () throws(F) -> R) throws(F) -> R
  func intercept<R, F: Error>(_ call: EndpointCall, _ proceed: () async throws(F) -> R) async throws(F) -> R
}
public struct EndpointCall: Sendable { public let endpoint: String; public let inputs: [any Sendable] }
extension Interceptor {
  public func wrap<A: Sendable, R>(_ n: String, _ f: @escaping @Sendable (A) -> R) -> @Sendable (A) -> R {
    { a in intercept(EndpointCall(endpoint: n, inputs: [a])) { () -> R in f(a) } }
  }
  public func wrap<A: Sendable, R, F>(_ n: String, _ f: @escaping @Sendable (A) throws(F) -> R) -> @Sendable (A) throws(F) -> R {
    { (a) throws(F) in try intercept(EndpointCall(endpoint: n, inputs: [a])) { () throws(F) -> R in try f(a) } }
  }
  public func wrap<A: Sendable, R>(_ n: String, _ f: @escaping @Sendable (A) async -> R) -> @Sendable (A) async -> R {
    { a in await intercept(EndpointCall(endpoint: n, inputs: [a])) { () async -> R in await f(a) } }
  }
  public func wrap<A: Sendable, R, F>(_ n: String, _ f: @escaping @Sendable (A) async throws(F) -> R) -> @Sendable (A) async throws(F) -> R {
    { (a) async throws(F) in try await intercept(EndpointCall(endpoint: n, inputs: [a])) { () async throws(F) -> R in try await f(a) } }
  }
}
public protocol Interceptable {
  func intercepted(by interceptor: some Interceptor) -> Self
}
extension Interceptor {
  public func wrap<R>(_ n: String, _ f: @escaping @Sendable () -> R) -> @Sendable () -> R {
    { intercept(EndpointCall(endpoint: n, inputs: [])) { () -> R in f() } }
  }
  public func wrap<R, F>(_ n: String, _ f: @escaping @Sendable () async throws(F) -> R) -> @Sendable () async throws(F) -> R {
    { () async throws(F) in try await intercept(EndpointCall(endpoint: n, inputs: [])) { () async throws(F) -> R in try await f() } }
  }
  public func wrap<A: Sendable, B: Sendable, R, F>(_ n: String, _ f: @escaping @Sendable (A, B) async throws(F) -> R) -> @Sendable (A, B) async throws(F) -> R {
    { (a, b) async throws(F) in try await intercept(EndpointCall(endpoint: n, inputs: [a, b])) { () async throws(F) -> R in try await f(a, b) } }
  }
}
