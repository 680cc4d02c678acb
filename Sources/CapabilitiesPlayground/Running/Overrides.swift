import Capabilities
import Foundation
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

  func isActive(_ endpoint: String) -> Bool { plans.withLock { $0[endpoint] != nil } }

  /// Whether an override exists that no call has reached.
  func isUnused(_ endpoint: String) -> Bool { plans.withLock { $0[endpoint]?.calls == 0 } }

  func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    let turn = next(call)
    if let result: Result<Output, Failure> = result(turn, call) { return try result.get() }
    let output = try proceed()
    if case .failAfter(let make) = turn { throw failure(make, call) as Failure }
    return output
  }

  func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    let turn = next(call)
    switch turn {
    // A cancelled task stops waiting. The endpoint can check for the cancellation itself.
    case .delay(let duration): try? await Task.sleep(for: duration)
    case .hang:
      do { try await Task.sleep(for: .seconds(1_000_000_000)) } catch {
        if let failure = error as? Failure { throw failure }
      }
      // A call that cannot throw the cancellation stays suspended, because it must not be made.
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    default: break
    }
    if let result: Result<Output, Failure> = result(turn, call) { return try result.get() }
    let output = try await proceed()
    if case .failAfter(let make) = turn { throw failure(make, call) as Failure }
    return output
  }

  private func next(_ call: EndpointCall) -> OverridePlan.Turn {
    plans.withLock { $0[call.endpoint]?.next() ?? .pass }
  }

  /// Returns the result of a call that does not reach its endpoint; `nil` for other calls.
  private func result<Output, Failure>(
    _ turn: OverridePlan.Turn,
    _ call: EndpointCall
  ) -> Result<Output, Failure>? {
    switch turn {
    case .answer(let make): value(make, "return", call)
    case .fail(let make): .failure(failure(make, call))
    default: nil
    }
  }

  private func failure<Failure: Error>(_ make: () throws -> Any, _ call: EndpointCall) -> Failure {
    switch value(make, "throw", call) as Result<Failure, Failure> {
    case .success(let failure), .failure(let failure): failure
    }
  }

  /// Returns the value of an override. If there is none, the call must not reach its endpoint: it throws
  /// or, if its type cannot throw this error, ends the process.
  private func value<Value, Failure>(
    _ make: () throws -> Any,
    _ verb: String,
    _ call: EndpointCall
  ) -> Result<Value, Failure> {
    let message: String
    do {
      let value = try make()
      if let fitting = value as? Value { return .success(fitting) }
      let given = typeName(type(of: value))
      message = "\(call.endpoint) cannot \(verb) \(given): expected \(typeName(Value.self))"
    } catch {
      let reason = ScriptError(error, reading: Node(kind: .null)).message
      message = "cannot read the value that \(call.endpoint) should \(verb): \(reason)"
    }
    mismatches.add(message)
    if let failure = ScriptedError(description: message) as? Failure { return .failure(failure) }
    PlaygroundConsole.live.error(message, from: call.endpoint)
    exit(PlaygroundExitStatus.failure.rawValue)
  }
}

/// The behavior of an overridden endpoint, call by call.
struct OverridePlan: Sendable {
  enum Turn: Sendable {
    case pass
    case delay(Duration)
    case hang
    case answer(@Sendable () throws -> Any)
    case fail(@Sendable () throws -> Any)
    case failAfter(@Sendable () throws -> Any)
  }

  /// The steps, each with the calls that it applies to.
  private let steps: [(calls: ClosedRange<Int>, turn: Turn)]
  private(set) var calls = 0

  init(_ steps: [OverrideStep], turn: (OverrideStep.Behavior) -> Turn) {
    var number = 0
    self.steps = steps.enumerated().map { index, step in
      number = step.call ?? number + 1
      // The last step applies to all later calls, unless it names its call.
      let isRest = step.call == nil && index == steps.count - 1
      return (number...(isRest ? .max : number), turn(step.behavior))
    }
  }

  mutating func next() -> Turn {
    calls += 1
    return steps.first { $0.calls.contains(calls) }?.turn ?? .pass
  }
}
