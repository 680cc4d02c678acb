public import Capabilities
import Synchronization

/// The interceptor that strikes the calls of one run with the faults of a schedule.
///
/// A ``FaultSweep`` makes one for every run; the run puts it around its world.
public final class FaultInjector: Interceptor {
  private let schedule: FaultSchedule
  private let faults: [String: Fault]
  private let clock: TestClock
  private let timeLimit: Duration
  /// Records what happens, for the report of a run that violated an invariant.
  private let transcript: Transcript?
  private let state = Mutex(State())

  private struct State {
    var occurrences: [String: Int] = [:]
    var calls: [StruckCall] = []
    var cancelRun: (@Sendable () -> Void)?
  }

  init(
    schedule: FaultSchedule,
    faults: [String: Fault],
    clock: TestClock,
    timeLimit: Duration,
    transcript: Transcript? = nil
  ) {
    self.schedule = schedule
    self.faults = faults
    self.clock = clock
    self.timeLimit = timeLimit
    self.transcript = transcript
  }

  /// The calls so far, in the order they began.
  var calls: [StruckCall] { state.withLock { $0.calls } }

  /// Says how to cancel the run, which ``FaultMode/cancel`` does.
  func cancelsRun(by cancel: @escaping @Sendable () -> Void) {
    state.withLock { $0.cancelRun = cancel }
  }

  /// Strikes a call that does not suspend, where the schedule says so.
  public func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    guard let transcript else { return try strike(call, proceed) }
    return try transcript.intercept(call) { () throws(Failure) -> Output in
      try strike(call, proceed)
    }
  }

  /// Strikes a call that may suspend, where the schedule says so. The call stays on the caller's
  /// actor.
  public func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    guard let transcript else { return try await strike(call, proceed) }
    return try await transcript.intercept(call) { () async throws(Failure) -> Output in
      try await strike(call, proceed)
    }
  }

  private func strike<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    let strike = begin(call, canSuspend: false, throwing: Failure.self)
    switch strike {
    case .none, (.hang, _)?: break
    case (.before, let fault?)?: throw fault
    case (.after, let fault?)?:
      _ = try proceed()
      throw fault
    case (.before, nil)?, (.after, nil)?: break
    case (.cancel, _)?: cancelRun()
    }
    return try proceed()
  }

  private func strike<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    let strike = begin(call, canSuspend: true, throwing: Failure.self)
    // Real endpoints suspend; doubles often do not, and concurrent use cases would never meet.
    await Task.yield()
    switch strike {
    case .none: break
    case (.before, let fault?)?: throw fault
    case (.after, let fault?)?:
      _ = try await proceed()
      throw fault
    case (.hang, let fault?)?:
      // Cancelled or not, the sleep is over, and so is the call.
      try? await clock.sleep(for: timeLimit)
      throw fault
    case (.before, nil)?, (.after, nil)?, (.hang, nil)?: break
    case (.cancel, _)?: cancelRun()
    }
    return try await proceed()
  }

  /// Notes a call, and tells how it is to be struck.
  private func begin<Failure: Error>(
    _ call: EndpointCall,
    canSuspend: Bool,
    throwing: Failure.Type
  ) -> (mode: FaultMode, fault: Failure?)? {
    let inputs = call.inputs.map { describe($0) }
    var modes: [FaultMode] = FaultMode.allCases.filter { mode in
      mode == .cancel || makeFault(call.endpoint, mode, as: Failure.self) != nil
    }
    if !canSuspend { modes.removeAll { $0 == .hang } }
    let mode = state.withLock { state -> FaultMode? in
      let occurrence = state.occurrences[call.endpoint, default: 0] + 1
      state.occurrences[call.endpoint] = occurrence
      state.calls.append(
        StruckCall(
          endpoint: call.endpoint,
          occurrence: occurrence,
          inputs: inputs,
          modes: modes,
          lacksFault: Failure.self != Never.self && !modes.contains(.before)
        )
      )
      return schedule.points.first { $0.strikes(call.endpoint, occurrence) }?.mode
    }
    return mode.map { ($0, makeFault(call.endpoint, $0, as: Failure.self)) }
  }

  private func makeFault<Failure: Error>(
    _ endpoint: String,
    _ mode: FaultMode,
    as type: Failure.Type
  ) -> Failure? {
    let error = faults[endpoint]?.makeError(mode) ?? InjectedFault(endpoint: endpoint, mode: mode)
    return error as? Failure
  }

  private func cancelRun() {
    state.withLock { $0.cancelRun }?()
  }
}

/// One call of a run, with what a fault could do to it.
struct StruckCall: Sendable, Hashable {
  let endpoint: String
  let occurrence: Int
  let inputs: [String]
  let modes: [FaultMode]
  /// Whether the endpoint throws errors of a type for which no ``Fault`` was given.
  let lacksFault: Bool
}
