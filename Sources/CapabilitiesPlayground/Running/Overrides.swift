import Capabilities
import Synchronization

/// The interceptor that changes the behavior of overridden endpoints.
final class Overrides: Interceptor {
  private let plans = Mutex<[String: OverridePlan]>([:])
  /// The errors of overrides whose value does not have the endpoint's type.
  let mismatches = CommandMessages()

  /// Starts an override, which replaces an earlier one of the same endpoint.
  func start(_ plan: OverridePlan, of endpoint: String) { plans.withLock { $0[endpoint] = plan } }

  /// Ends the override of an endpoint, or all overrides.
  ///
  /// - Returns: The number of overrides that ended.
  func end(_ endpoint: String?) -> Int {
    plans.withLock { plans in
      let before = plans.count
      if let endpoint { plans[endpoint] = nil } else { plans = [:] }
      return before - plans.count
    }
  }

  /// Returns whether an endpoint is overridden.
  func isActive(_ endpoint: String) -> Bool { plans.withLock { $0[endpoint] != nil } }

  func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    let turn = Turn<Output, Failure>(next(call), call, mismatches)
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
    let turn = Turn<Output, Failure>(next(call), call, mismatches)
    if let wait = turn.wait {
      // A cancelled task stops waiting. If the endpoint can throw the cancellation, it does;
      // otherwise it is called and can check for the cancellation itself.
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
}

/// The behavior of an override at one call, in the types of the call.
private struct Turn<Output, Failure: Error> {
  var wait: Duration?
  var isHanging = false
  var output: Output?
  var failureBefore: Failure?
  var failureAfter: Failure?

  init(_ turn: OverridePlan.Turn, _ call: EndpointCall, _ messages: CommandMessages) {
    switch turn {
    case .pass: break
    case .delay(let duration): wait = duration
    case .hang:
      wait = .seconds(1_000_000_000)
      isHanging = true
    case .answer(let make): output = Turn.made(make, "return", call, messages)
    case .fail(let make): failureBefore = Turn.made(make, "throw", call, messages)
    case .failAfter(let make): failureAfter = Turn.made(make, "throw", call, messages)
    }
  }

  private static func made<Value>(
    _ make: () throws -> Any,
    _ verb: String,
    _ call: EndpointCall,
    _ messages: CommandMessages
  ) -> Value? {
    do {
      let value = try make()
      if let fitting = value as? Value { return fitting }
      let given = typeName(type(of: value))
      messages.add("\(call.endpoint) cannot \(verb) \(given): expected \(typeName(Value.self))")
    } catch {
      messages.add("cannot read the value that \(call.endpoint) should \(verb): \(error)")
    }
    return nil
  }
}

/// The behavior of an overridden endpoint, call by call.
struct OverridePlan: Sendable {
  /// The behavior at one call.
  enum Turn: Sendable {
    case pass
    case delay(Duration)
    case hang
    case answer(@Sendable () throws -> Any)
    case fail(@Sendable () throws -> Any)
    case failAfter(@Sendable () throws -> Any)
  }

  private var turns: [Int: Turn] = [:]
  /// The behavior at all later calls; `nil` to pass them to the endpoint.
  private let rest: (first: Int, turn: Turn)?
  private var calls = 0

  /// Creates a plan.
  init(_ steps: [OverrideStep], turn: (OverrideStep.Behavior) throws -> Turn) rethrows {
    var number = 0
    var rest: (first: Int, turn: Turn)?
    for step in steps {
      number = step.call ?? number + 1
      let turn = try turn(step.behavior)
      turns[number] = turn
      // The last step applies to all later calls, unless it names its call.
      rest = step.call == nil ? (number, turn) : nil
    }
    self.rest = rest
  }

  /// Returns the behavior at the next call.
  mutating func next() -> Turn {
    calls += 1
    if let turn = turns[calls] { return turn }
    guard let rest, calls >= rest.first else { return .pass }
    return rest.turn
  }
}
