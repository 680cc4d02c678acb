import Capabilities
import Synchronization

/// Counts calls. Without `NonisolatedNonsendingByDefault`, a conformance declares its isolation.
final class Tally: Interceptor {
  private let calls = Mutex<[String]>([])

  var endpoints: [String] { calls.withLock { $0 } }

  func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    calls.withLock { $0.append(call.endpoint) }
    return try proceed()
  }

  nonisolated(nonsending) func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: nonisolated(nonsending) () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    calls.withLock { $0.append(call.endpoint) }
    return try await proceed()
  }
}
