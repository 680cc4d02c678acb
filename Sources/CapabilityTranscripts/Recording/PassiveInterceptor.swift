package import Capabilities

/// An interceptor that only observes calls: it leaves them as they are.
package protocol PassiveInterceptor: Interceptor {
  /// What is kept of a call from its beginning to its end.
  associatedtype Observation

  /// Called before each call.
  func begin(_ call: EndpointCall) -> Observation

  /// Called after a call has returned or thrown.
  func end(_ observation: Observation)
}

extension PassiveInterceptor {
  package func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    let observation = begin(call)
    defer { end(observation) }
    return try proceed()
  }

  package func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    let observation = begin(call)
    defer { end(observation) }
    return try await proceed()
  }
}

extension PassiveInterceptor where Observation == Void {
  package func end(_: Void) {}
}
