import Capabilities
import Synchronization

/// Makes single endpoints of a world behave as a script wants, while it wants it.
///
/// An interceptor around the whole world: no use case and no capability knows of it.
final class Overrides: Interceptor {
  private let plans = Mutex<[String: OverridePlan]>([:])
  private let misfits = Mutex<[String]>([])

  /// Starts an override, in place of an earlier one of the same endpoint.
  ///
  /// - Parameters:
  ///   - plan: What it does.
  ///   - endpoint: The name that interceptors see.
  func start(_ plan: OverridePlan, of endpoint: String) {
    plans.withLock { $0[endpoint] = plan }
  }

  /// Ends the override of an endpoint, or of all.
  ///
  /// - Returns: How many there were to end.
  func end(_ endpoint: String?) -> Int {
    plans.withLock { plans in
      let before = plans.count
      if let endpoint { plans[endpoint] = nil } else { plans = [:] }
      return before - plans.count
    }
  }

  /// Whether an endpoint is overridden.
  func isActive(_ endpoint: String) -> Bool { plans.withLock { $0[endpoint] != nil } }

  /// What overrides could not do, since the last time somebody asked.
  func takeMisfits() -> [String] {
    misfits.withLock { misfits in
      defer { misfits = [] }
      return misfits
    }
  }

  func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    let turn = Turn<Output, Failure>(next(call), call, self)
    if let output = turn.output { return output }
    if let failure = turn.failureBefore { throw failure }
    let output = try proceed()
    if let failure = turn.failureAfter { throw failure }
    return output
  }

  func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    let turn = Turn<Output, Failure>(next(call), call, self)
    if let wait = turn.wait {
      // A cancelled task need not wait. Where the endpoint can say so it does; elsewhere it is
      // called, and sees the cancellation itself.
      do { try await Task.sleep(for: wait) } catch {
        if turn.isHanging, let failure = error as? Failure { throw failure }
      }
    }
    if let output = turn.output { return output }
    if let failure = turn.failureBefore { throw failure }
    let output = try await proceed()
    if let failure = turn.failureAfter { throw failure }
    return output
  }

  private func next(_ call: EndpointCall) -> OverridePlan.Turn {
    plans.withLock { $0[call.endpoint]?.next() ?? .pass }
  }

  fileprivate func note(_ misfit: String) {
    misfits.withLock { if $0.count < 100 { $0.append(misfit) } }
  }
}

/// What an override means for one call, in the call's own types.
private struct Turn<Output, Failure: Error> {
  var wait: Duration?
  var isHanging = false
  var output: Output?
  var failureBefore: Failure?
  var failureAfter: Failure?

  init(_ turn: OverridePlan.Turn, _ call: EndpointCall, _ overrides: Overrides) {
    switch turn {
    case .pass: break
    case .delay(let duration): wait = duration
    case .hang:
      wait = .seconds(1_000_000_000)
      isHanging = true
    case .answer(let make): output = Turn.made(make, "return", call, overrides)
    case .fail(let make): failureBefore = Turn.made(make, "throw", call, overrides)
    case .failAfter(let make): failureAfter = Turn.made(make, "throw", call, overrides)
    }
  }

  private static func made<Value>(
    _ make: () throws -> Any,
    _ verb: String,
    _ call: EndpointCall,
    _ overrides: Overrides
  ) -> Value? {
    do {
      let value = try make()
      if let fitting = value as? Value { return fitting }
      let given = typeName(type(of: value))
      overrides.note("\(call.endpoint) cannot \(verb) \(given): it is of \(typeName(Value.self))")
    } catch {
      overrides.note("what \(call.endpoint) is to \(verb) cannot be read: \(error)")
    }
    return nil
  }
}
