public import Capabilities
public import CapabilityStreams
import CapabilityTranscripts
public import Testing

/// The interceptor that a sweep uses to schedule the calls of one run and to inject faults.
///
/// A ``FaultSweep`` creates one for every run. The story wraps its world with it.
public final class FaultInjector: Interceptor {
  private let scheduler: Scheduler
  private var catalog: EndpointCatalog { scheduler.catalog }
  private let clock: TestClock
  private let timeLimit: Duration
  private let tasks: StoryTasks
  /// Records the calls for a conformance.
  private let callLog: SweptCallLog?

  init(
    _ scheduler: Scheduler,
    clock: TestClock,
    timeLimit: Duration,
    callLog: SweptCallLog?,
    tasks: StoryTasks
  ) {
    self.scheduler = scheduler
    self.callLog = callLog
    self.clock = clock
    self.timeLimit = timeLimit
    self.tasks = tasks
  }

  /// Records a result of the running task, for ``Invariant/serializable(allowing:observing:)``.
  ///
  /// ```swift
  /// "read": { shop, faults in
  ///   faults.record(result: try await shop.world.intercepted(by: faults).seats())
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - result: What the task has read, or returns. The results of a task are compared only if it does
  ///     not throw.
  ///   - sourceLocation: The location of the issue if the caller is no task that the story started.
  public func record(result: some Sendable, sourceLocation: SourceLocation = #_sourceLocation) {
    if let task = scheduler.currentUseCase { return tasks.record(result, of: task) }
    if scheduler.hasEnded { return }
    let problem = "expected record(result:) in a task of the story, found one that it did not start"
    recordIssue(problem, at: sourceLocation, in: scheduler)
  }

  /// Intercepts a synchronous call and injects the scheduled fault.
  public func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    if TaskRoot.isCheck { return try proceed() }
    let traits = catalog.traits(of: call, canSuspend: false, Output.self, throwing: Failure.self)
    let resumption = scheduler.admit(call, traits)
    let frame = callLog?.record(call)
    guard resumption.needsHandling || frame != nil else { return try proceed() }
    do throws(Failure) {
      if let error = begin(resumption, traits, as: Failure.self) { throw error }
      let output = if let frame { try frame.around(proceed).get() } else { try proceed() }
      if resumption.mode == .after, let error = traits.error(.after, as: Failure.self) {
        throw error
      }
      recordReturn(of: output, call, resumption)
      return output
    } catch {
      scheduler.end(resumption, .threw(describe(error)))
      throw error
    }
  }

  /// Suspends an async call until its turn and injects the scheduled fault. The call stays on the
  /// caller's actor.
  public func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    if TaskRoot.isCheck { return try await proceed() }
    let traits = catalog.traits(of: call, canSuspend: true, Output.self, throwing: Failure.self)
    let pending = scheduler.pending(call, traits)
    let isOnExecutor = DrainingExecutor.ofCurrentThread != nil
    let resumption =
      if isOnExecutor, let now = scheduler.resumeImmediately(pending) { now } else {
        await scheduler.waitForTurn(pending, isUndecided: !isOnExecutor)
      }
    let frame = callLog?.record(call)
    defer { scheduler.leave() }
    if resumption.needsHandling || frame != nil {
      return try await handle(resumption, call, frame, traits, proceed)
    }
    do throws(Failure) {
      let output = try await proceed()
      if scheduler.mayWait(traits) { await scheduler.goOn(traits) }
      return output
    } catch {
      await scheduler.goOn(traits)
      throw error
    }
  }

  /// Makes a call that is recorded, or that a fault hits.
  private func handle<Output, Failure: Error>(
    _ resumption: Scheduler.Resumption,
    _ call: EndpointCall,
    _ frame: TranscriptFrame?,
    _ traits: EndpointTraits,
    _ proceed: () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    /// Makes the call, in its frame if calls are recorded.
    func deliver() async throws(Failure) -> Output {
      guard let frame else { return try await proceed() }
      return try await frame.around(proceed).get()
    }
    do throws(Failure) {
      if let error = begin(resumption, traits, as: Failure.self) { throw error }
      if resumption.mode == .hang {
        await hang()
        if let error = traits.error(.hang, as: Failure.self) { throw error }
      }
      if resumption.mode == .slow { await clock.sleepUncancelled(for: timeLimit * 2) }
      if resumption.mode == .twice {
        // The outcome of the first delivery is lost.
        _ = try? await deliver()
        await scheduler.goOn(traits)
      }
      let output = try await deliver()
      await scheduler.goOn(traits)
      if resumption.mode == .after, let error = traits.error(.after, as: Failure.self) {
        throw error
      }
      recordReturn(of: output, call, resumption)
      return output
    } catch {
      await scheduler.goOn(traits)
      scheduler.end(resumption, .threw(describe(error)))
      throw error
    }
  }

  private func recordReturn<Output>(
    of output: Output,
    _ call: EndpointCall,
    _ resumption: Scheduler.Resumption
  ) {
    guard resumption.entry != nil else { return }
    catalog.inspect(output, of: call.endpoint)
    scheduler.end(resumption, .returned(describe(output)))
  }

  /// Sleeps for the time limit. Cancellation ends the sleep early.
  private func hang() async { try? await clock.sleep(for: timeLimit) }

  /// Applies the part of a fault that happens before the call.
  ///
  /// - Returns: The error that the call throws instead of having an effect; `nil` to continue.
  private func begin<Failure: Error>(
    _ resumption: Scheduler.Resumption,
    _ traits: EndpointTraits,
    as type: Failure.Type
  ) -> Failure? {
    if resumption.isRefused { return traits.error(.before, as: Failure.self) }
    switch resumption.mode {
    case .before, .partition: return traits.error(.before, as: Failure.self)
    case .cancel: tasks.cancel(scheduler.currentUseCase)
    case .cancelThrows:
      tasks.cancel(scheduler.currentUseCase)
      return traits.error(.cancelThrows, as: Failure.self)
    case .after, .end, .hang, .slow, .crash, .crashAlone, .twice, nil: break
    }
    return nil
  }
}

extension FaultInjector: StreamInterceptor {
  /// Suspends a stream step until its turn and injects the scheduled fault. A stream that cannot
  /// throw ends instead of failing.
  public func intercept<Element, Failure: Error>(
    _ step: StreamStep,
    _ next: () async throws(Failure) -> Element?
  ) async throws(Failure) -> Element? {
    if TaskRoot.isCheck { return try await next() }
    let traits = catalog.traits(ofStepsOf: step.call.endpoint, throwing: Failure.self)
    let pending = scheduler.pending(step.call, traits, step)
    let isOnExecutor = DrainingExecutor.ofCurrentThread != nil
    let resumption =
      if isOnExecutor, let now = scheduler.resumeImmediately(pending) { now } else {
        await scheduler.waitForTurn(pending, isUndecided: !isOnExecutor)
      }
    defer { scheduler.leave() }
    do throws(Failure) {
      let element = try await take(resumption, traits, next)
      await scheduler.goOn(traits)
      scheduler.end(resumption, element.map { .returned(describe($0)) } ?? .ended)
      return element
    } catch {
      await scheduler.goOn(traits)
      scheduler.end(resumption, .threw(describe(error)))
      throw error
    }
  }

  /// Records that a consumer abandoned a stream.
  public func abandoned(_ step: StreamStep) { scheduler.giveUp(step) }

  private func take<Element, Failure: Error>(
    _ resumption: Scheduler.Resumption,
    _ traits: EndpointTraits,
    _ next: () async throws(Failure) -> Element?
  ) async throws(Failure) -> Element? {
    if let error = begin(resumption, traits, as: Failure.self) { throw error }
    guard !resumption.isRefused else { return nil }
    switch resumption.mode {
    case .before, .partition, .cancelThrows, .end: return nil
    case .hang: await hang()
    case .after:
      _ = try await next()
      await scheduler.goOn(traits)
    case .slow:
      await clock.sleepUncancelled(for: timeLimit * 2)
      return try await next()
    case .cancel, .crash, .crashAlone, .twice, nil: return try await next()
    }
    if let error = resumption.mode.flatMap({ traits.error($0, as: Failure.self) }) { throw error }
    return nil
  }
}

extension Scheduler.Resumption {
  /// Whether anything besides the call itself remains to be done.
  fileprivate var needsHandling: Bool { mode != nil || isRefused || entry != nil }
}
