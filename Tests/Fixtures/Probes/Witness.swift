package import Capabilities

/// An interceptor that notes every call as it is made, and lets it through.
package struct Witness: Interceptor {
  package let probe: Probe

  package init(probe: Probe) { self.probe = probe }

  package func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    probe.note(call.description)
    return try proceed()
  }

  package func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    probe.note(call.description)
    return try await proceed()
  }
}
