public import Capabilities

extension FaultInjector: StreamInterceptor {
  /// Lets a step of a stream wait for its turn, and strikes it where the schedule says so. A stream
  /// that cannot throw ends where another fails.
  public func intercept<Element, Failure: Error>(
    _ step: StreamStep,
    _ next: () async throws(Failure) -> Element?
  ) async throws(Failure) -> Element? {
    let catalog = simulation.catalog
    let traits = catalog.traits(ofStepsOf: step.call.endpoint, throwing: Failure.self)
    let strike = await simulation.arrive(step.call, traits, step: step)
    do throws(Failure) {
      let element = try await take(strike, traits, next)
      await simulation.hold()
      simulation.end(strike, element.map { .returned(describe($0)) } ?? .ended)
      return element
    } catch {
      await simulation.hold()
      simulation.end(strike, .threw(describe(error)))
      throw error
    }
  }

  /// Takes down that a stream was given up, in its place among the calls.
  public func abandoned(_ step: StreamStep) {
    simulation.giveUp(step)
  }

  private func take<Element, Failure: Error>(
    _ strike: Simulation.Strike,
    _ traits: EndpointTraits,
    _ next: () async throws(Failure) -> Element?
  ) async throws(Failure) -> Element? {
    guard strike.mode != nil || strike.isRefused else { return try await next() }
    if let error = begin(strike, traits, as: Failure.self) { throw error }
    guard !strike.isRefused else { return nil }
    switch strike.mode {
    case .before, .cancelThrows, .end: return nil
    case .hang:
      await hang()
      if let error = traits.error(.hang, as: Failure.self) { throw error }
      return nil
    case .after:
      _ = try await next()
      await simulation.hold()
      if let error = traits.error(.after, as: Failure.self) { throw error }
      return nil
    case .slow:
      await clock.sleepUncancelled(for: timeLimit * 2)
      return try await next()
    case .cancel, .crash, .crashAlone, nil: return try await next()
    }
  }
}
