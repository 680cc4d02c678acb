import Capabilities

/// An interceptor of the client.
nonisolated struct Noting: Interceptor {
  let note: @Sendable (String) -> Void

  func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    note(call.endpoint)
    return try proceed()
  }

  func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    note(call.endpoint)
    return try await proceed()
  }
}
