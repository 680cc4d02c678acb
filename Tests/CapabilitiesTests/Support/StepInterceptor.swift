import Capabilities

/// Stands around the steps of streams, and leaves calls as they are.
protocol StepInterceptor: StreamInterceptor {}

extension StepInterceptor {
  func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    try proceed()
  }

  func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    try await proceed()
  }
}
