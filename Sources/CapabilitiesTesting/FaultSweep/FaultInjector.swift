public import Capabilities

/// The interceptor through which a sweep decides, at every call of one run, who goes on and what
/// happens to the call.
///
/// A ``FaultSweep`` makes one for every run; the run puts it around its world.
public final class FaultInjector: Interceptor {
  private let simulation: Simulation
  private let clock: TestClock
  private let timeLimit: Duration
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
    let catalog = simulation.catalog
    let traits = catalog.traits(of: call.endpoint, canSuspend: false, throwing: Failure.self)
    let strike = simulation.pass(call, traits)
    guard strike.mode != nil || strike.isRefused || strike.entry != nil else {
      return try proceed()
    }
    do throws(Failure) {
      if let error = begin(strike, traits, as: Failure.self) { throw error }
      let output = try proceed()
      if strike.mode == .after, let error = traits.error(.after, as: Failure.self) { throw error }
      simulation.end(strike, .returned(describe(output)))
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
    let catalog = simulation.catalog
    let traits = catalog.traits(of: call.endpoint, canSuspend: true, throwing: Failure.self)
    let strike = await simulation.arrive(call, traits)
    guard strike.mode != nil || strike.isRefused || strike.entry != nil else {
      return try await proceed()
    }
    do throws(Failure) {
      if let error = begin(strike, traits, as: Failure.self) { throw error }
      if strike.mode == .hang {
        // Cancelled or not, the sleep is over, and so is the call.
        try? await clock.sleep(for: timeLimit)
        if let error = traits.error(.hang, as: Failure.self) { throw error }
      }
      if strike.mode == .slow { await clock.sleepUncancelled(for: timeLimit * 2) }
      let output = try await proceed()
      if strike.mode == .after, let error = traits.error(.after, as: Failure.self) { throw error }
      simulation.end(strike, .returned(describe(output)))
      return output
    } catch {
      simulation.end(strike, .threw(describe(error)))
      throw error
    }
  }

  /// Does what a strike does before the call.
  ///
  /// - Returns: What the call throws instead of being made.
  private func begin<Failure: Error>(
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
    case .after, .hang, .slow, .crash, .crashAlone, nil: break
    }
    return nil
  }
}
