public import Capabilities

/// The interceptor through which a sweep decides, at every call of one run and at every step of its
/// streams, who goes on and what happens to the call.
///
/// A ``FaultSweep`` makes one for every run; the run puts it around its world.
public final class FaultInjector: Interceptor {
  private let scheduler: Scheduler
  private let clock: TestClock
  private let timeLimit: Duration
  /// Cancels the use case that the current task belongs to.
  private let cancelUseCase: @Sendable () -> Void

  init(
    _ scheduler: Scheduler,
    clock: TestClock,
    timeLimit: Duration,
    cancelUseCase: @escaping @Sendable () -> Void
  ) {
    self.scheduler = scheduler
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
    let resumption = scheduler.admit(call, traits)
    guard resumption.needsHandling else { return try proceed() }
    do throws(Failure) {
      if let error = begin(resumption, traits, as: Failure.self) { throw error }
      let output = try proceed()
      if resumption.mode == .after, let error = traits.error(.after, as: Failure.self) {
        throw error
      }
      noteReturn(of: output, call, resumption)
      return output
    } catch {
      scheduler.end(resumption, .threw(describe(error)))
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
    let resumption = await scheduler.waitForTurn(call, traits)
    do throws(Failure) {
      guard resumption.needsHandling else {
        let output = try await proceed()
        await scheduler.blockIfCrashed()
        return output
      }
      if let error = begin(resumption, traits, as: Failure.self) { throw error }
      if resumption.mode == .hang {
        await hang()
        if let error = traits.error(.hang, as: Failure.self) { throw error }
      }
      if resumption.mode == .slow { await clock.sleepUncancelled(for: timeLimit * 2) }
      let output = try await proceed()
      await scheduler.blockIfCrashed()
      if resumption.mode == .after, let error = traits.error(.after, as: Failure.self) {
        throw error
      }
      noteReturn(of: output, call, resumption)
      return output
    } catch {
      await scheduler.blockIfCrashed()
      scheduler.end(resumption, .threw(describe(error)))
      throw error
    }
  }

  private func traits<Output, Failure: Error>(
    of call: EndpointCall,
    canSuspend: Bool,
    _ output: Output.Type,
    _ failure: Failure.Type
  ) -> EndpointTraits {
    scheduler.catalog.traits(
      of: call.endpoint,
      canSuspend: canSuspend,
      returning: output,
      throwing: failure
    )
  }

  private func noteReturn<Output>(
    of output: Output,
    _ call: EndpointCall,
    _ resumption: Scheduler.Resumption
  ) {
    guard resumption.entry != nil else { return }
    scheduler.catalog.look(at: output, of: call.endpoint)
    scheduler.end(resumption, .returned(describe(output)))
  }

  /// Waits for the time limit. Cancelled or not, the sleep is over then, and so is the call.
  private func hang() async {
    try? await clock.sleep(for: timeLimit)
  }

  /// Does what a strike does before the call.
  ///
  /// - Returns: What the call throws instead of being made.
  private func begin<Failure: Error>(
    _ resumption: Scheduler.Resumption,
    _ traits: EndpointTraits,
    as type: Failure.Type
  ) -> Failure? {
    if resumption.isRefused { return traits.error(.before, as: Failure.self) }
    switch resumption.mode {
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

extension FaultInjector: StreamInterceptor {
  /// Lets a step of a stream wait for its turn, and strikes it where the schedule says so. A stream
  /// that cannot throw ends where another fails.
  public func intercept<Element, Failure: Error>(
    _ step: StreamStep,
    _ next: () async throws(Failure) -> Element?
  ) async throws(Failure) -> Element? {
    let catalog = scheduler.catalog
    let traits = catalog.traits(ofStepsOf: step.call.endpoint, throwing: Failure.self)
    let resumption = await scheduler.waitForTurn(step.call, traits, step: step)
    do throws(Failure) {
      let element = try await take(resumption, traits, next)
      await scheduler.blockIfCrashed()
      scheduler.end(resumption, element.map { .returned(describe($0)) } ?? .ended)
      return element
    } catch {
      await scheduler.blockIfCrashed()
      scheduler.end(resumption, .threw(describe(error)))
      throw error
    }
  }

  /// Takes down that a stream was given up, in its place among the calls.
  public func abandoned(_ step: StreamStep) {
    scheduler.giveUp(step)
  }

  private func take<Element, Failure: Error>(
    _ resumption: Scheduler.Resumption,
    _ traits: EndpointTraits,
    _ next: () async throws(Failure) -> Element?
  ) async throws(Failure) -> Element? {
    guard resumption.mode != nil || resumption.isRefused else { return try await next() }
    if let error = begin(resumption, traits, as: Failure.self) { throw error }
    guard !resumption.isRefused else { return nil }
    switch resumption.mode {
    case .before, .cancelThrows, .end: return nil
    case .hang:
      await hang()
      if let error = traits.error(.hang, as: Failure.self) { throw error }
      return nil
    case .after:
      _ = try await next()
      await scheduler.blockIfCrashed()
      if let error = traits.error(.after, as: Failure.self) { throw error }
      return nil
    case .slow:
      await clock.sleepUncancelled(for: timeLimit * 2)
      return try await next()
    case .cancel, .crash, .crashAlone, nil: return try await next()
    }
  }
}

extension Scheduler.Resumption {
  /// Whether there is anything to do besides the call.
  fileprivate var needsHandling: Bool { mode != nil || isRefused || entry != nil }
}
