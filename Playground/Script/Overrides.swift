import Capabilities
import Synchronization

/// Makes single endpoints of a world behave as a script wants, while it wants it.
///
/// An interceptor around the whole world: no use case and no capability knows of it.
final class Overrides: Interceptor {
  private let active = Mutex<[String: (endpoint: Endpoint, override: Override)]>([:])

  /// Starts an override, in place of an earlier one of the same endpoint.
  func start(_ override: Override, of endpoint: Endpoint) {
    active.withLock { $0[endpoint.name] = (endpoint, override) }
  }

  /// Ends the override of an endpoint, or of all.
  ///
  /// - Returns: How many there were to end.
  func end(_ endpoint: Endpoint?) -> Int {
    active.withLock { active in
      let before = active.count
      if let endpoint { active[endpoint.name] = nil } else { active = [:] }
      return before - active.count
    }
  }

  func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    let plan = Plan<Output, Failure>(active.withLock { $0[call.endpoint] }, call)
    if let output = plan.output { return output }
    if let failure = plan.failureBefore { throw failure }
    let output = try proceed()
    if let failure = plan.failureAfter { throw failure }
    return output
  }

  func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    let plan = Plan<Output, Failure>(active.withLock { $0[call.endpoint] }, call)
    // A cancelled task need not wait; its endpoint will see the cancellation itself.
    if let delay = plan.delay { try? await Task.sleep(for: delay) }
    if let output = plan.output { return output }
    if let failure = plan.failureBefore { throw failure }
    let output = try await proceed()
    if let failure = plan.failureAfter { throw failure }
    return output
  }
}

/// What an override means for one call, in the call's own types.
private struct Plan<Output, Failure: Error> {
  var delay: Duration?
  var output: Output?
  var failureBefore: Failure?
  var failureAfter: Failure?

  init(_ active: (endpoint: Endpoint, override: Override)?, _ call: EndpointCall) {
    guard let (endpoint, override) = active else { return }
    switch override {
    case .delay(let duration, _): delay = duration
    case .answer(let answer): output = answer.value(call) as? Output
    case .fail(let text): failureBefore = endpoint.error(text, isAfterEffect: false) as? Failure
    case .failAfter(let text): failureAfter = endpoint.error(text, isAfterEffect: true) as? Failure
    }
  }
}
