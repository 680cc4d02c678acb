public import Capabilities

/// The interceptor through which a sweep decides, at every call of one run and at every step of its
/// streams, who goes on and what happens to the call.
///
/// A ``FaultSweep`` makes one for every run; the run puts it around its world.
public final class FaultInjector: Interceptor {
  let simulation: Simulation
  let clock: TestClock
  let timeLimit: Duration
  /// Cancels the use case that the current task belongs to.
  private let cancelUseCase: @Sendable () -> Void

  init(
    _ simulation: Simulation,
    clock: TestClock,
    timeLimit: Duration,
    cancelUseCase: @escaping @Sendable () -> Void
  ) {
    self.simulation = simulation
    self.clock = clock
    self.timeLimit = timeLimit
    self.cancelUseCase = cancelUseCase
  }

  /// Strikes a call that does not suspend, where the schedule says so.
  public func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    let traits = traits(of: call, canSuspend: false, Output.self, Failure.self)
    let strike = simulation.pass(call, traits)
    guard strike.needsCare else { return try proceed() }
    do throws(Failure) {
      if let error = begin(strike, traits, as: Failure.self) { throw error }
      let output = try proceed()
      if strike.mode == .after, let error = traits.error(.after, as: Failure.self) { throw error }
      noteReturn(of: output, call, strike)
      return output
    } catch {
      simulation.end(strike, .threw(describe(error)))
      throw error
    }
  }

  /// Lets a call that may suspend wait for its turn, and strikes it where the schedule says so. The
  /// call stays on the caller's actor.
  public func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    let traits = traits(of: call, canSuspend: true, Output.self, Failure.self)
    let strike = await simulation.arrive(call, traits)
    do throws(Failure) {
      guard strike.needsCare else {
        let output = try await proceed()
        await simulation.hold()
        return output
      }
      if let error = begin(strike, traits, as: Failure.self) { throw error }
      if strike.mode == .hang {
        await hang()
        if let error = traits.error(.hang, as: Failure.self) { throw error }
      }
      if strike.mode == .slow { await clock.sleepUncancelled(for: timeLimit * 2) }
      let output = try await proceed()
      await simulation.hold()
      if strike.mode == .after, let error = traits.error(.after, as: Failure.self) { throw error }
      noteReturn(of: output, call, strike)
      return output
    } catch {
      await simulation.hold()
      simulation.end(strike, .threw(describe(error)))
      throw error
    }
  }

  private func traits<Output, Failure: Error>(
    of call: EndpointCall,
    canSuspend: Bool,
    _ output: Output.Type,
    _ failure: Failure.Type
  ) -> EndpointTraits {
    simulation.catalog.traits(
      of: call.endpoint,
      canSuspend: canSuspend,
      returning: output,
      throwing: failure
    )
  }

  private func noteReturn<Output>(
    of output: Output,
    _ call: EndpointCall,
    _ strike: Simulation.Strike
  ) {
    guard strike.entry != nil else { return }
    simulation.catalog.look(at: output, of: call.endpoint)
    simulation.end(strike, .returned(describe(output)))
  }

  /// Waits for the time limit. Cancelled or not, the sleep is over then, and so is the call.
  func hang() async {
    try? await clock.sleep(for: timeLimit)
  }

  /// Does what a strike does before the call.
  ///
  /// - Returns: What the call throws instead of being made.
  func begin<Failure: Error>(
    _ strike: Simulation.Strike,
    _ traits: EndpointTraits,
    as type: Failure.Type
  ) -> Failure? {
    if strike.isRefused { return traits.error(.before, as: Failure.self) }
    switch strike.mode {
    case .before: return traits.error(.before, as: Failure.self)
    case .cancel: cancelUseCase()
    case .cancelThrows:
      cancelUseCase()
      return traits.error(.cancelThrows, as: Failure.self)
    case .after, .end, .hang, .slow, .crash, .crashAlone, nil: break
    }
    return nil
  }
}

extension Simulation.Strike {
  /// Whether there is anything to do besides the call.
  var needsCare: Bool { mode != nil || isRefused || entry != nil }
}
