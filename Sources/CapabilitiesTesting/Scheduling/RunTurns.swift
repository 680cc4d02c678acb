import CSweepSupport
import Dispatch
import Synchronization

/// Lets the runs of sweeps go on beside each other, or one of them alone. Each sweep has one value.
///
/// Runs that share an actor disturb each other: the runtime enqueues no job of an actor that is at work,
/// and the thread of the other run takes it.
final class RunTurns: Sendable {
  /// The number of sweeps that can use threads.
  private static let places = 64
  private static let sweeps = Mutex(
    (free: places, waiting: [(turns: RunTurns, admission: CheckedContinuation<Void, any Error>)]())
  )
  /// The number of runs that can begin.
  private static let free = DispatchSemaphore(value: places)
  /// Admits one run that is alone or on the main actor.
  private static let turn = DispatchSemaphore(value: 1)
  /// What the current run has taken.
  private let held = Mutex((places: 0, turns: 0, isOnMainActor: false))

  // MARK: Sweeps

  /// The number of sweeps that use threads.
  static var sweepCount: Int { places - sweeps.withLock(\.free) }

  /// Waits until the sweep may use a thread.
  ///
  /// - Throws: ``SweepError`` in the run of another sweep, or `CancellationError`.
  func admitSweep() async throws {
    // The thread does not matter: another test's job can run on the thread of a run.
    let isInFixture = DrainingExecutor.ofCurrentThread?.firstTask == capabilities_current_task()
    if TaskRoot.isCheck || isInFixture || DrainingExecutor.scheduler?.currentUseCase != nil {
      DrainingExecutor.scheduler?.catalog.noteInnerSweep()
      throw SweepError.inRun
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { admission in
        let isAdmitted: Bool? = Self.sweeps.withLock { sweeps in
          if Task.isCancelled { return false }
          if sweeps.free == 0 { sweeps.waiting.append((self, admission)) }
          guard sweeps.waiting.isEmpty else { return nil }
          sweeps.free -= 1
          return true
        }
        if isAdmitted == true { admission.resume() }
        if isAdmitted == false { admission.resume(throwing: CancellationError()) }
      }
    } onCancel: {
      let cancelled = Self.sweeps.withLock { sweeps in
        sweeps.waiting.firstIndex { $0.turns === self }.map { sweeps.waiting.remove(at: $0) }
      }
      cancelled?.admission.resume(throwing: CancellationError())
    }
  }

  /// Lets the next sweep use a thread.
  func endSweep() {
    let next = Self.sweeps.withLock { sweeps in
      if sweeps.waiting.isEmpty { sweeps.free += 1 }
      return sweeps.waiting.isEmpty ? nil : sweeps.waiting.removeFirst()
    }
    next?.admission.resume()
  }

  // MARK: Runs

  /// Makes a run.
  ///
  /// - Parameters:
  ///   - alone: Whether no other run may go on beside it.
  ///   - onMainActor: Whether no other run may work on the main actor.
  /// - Throws: `CancellationError` if the current task is cancelled before the run, or the run's error.
  func run<Result>(alone: Bool, onMainActor: Bool, _ run: () throws -> Result) throws -> Result {
    defer { endRun() }
    if alone || onMainActor {
      try wait(for: Self.turn)
      held.withLock { ($0.turns, $0.isOnMainActor) = (1, onMainActor) }
    }
    for _ in 0..<(alone ? Self.places : 1) {
      try wait(for: Self.free)
      held.withLock { $0.places += 1 }
    }
    try Task.checkCancellation()
    return try run()
  }

  private func wait(for semaphore: DispatchSemaphore) throws {
    // Short waits notice a cancellation.
    while semaphore.wait(timeout: .now() + .milliseconds(100)) == .timedOut {
      try Task.checkCancellation()
    }
  }

  /// Lets others run. A run that blocks its thread has not ended.
  func endRun() {
    let ended = held.withLock { held in
      defer { held = (0, 0, false) }
      return held
    }
    if ended.isOnMainActor { MainActorWork.executor.withLock { $0 = nil } }
    for _ in 0..<ended.places { Self.free.signal() }
    for _ in 0..<ended.turns { Self.turn.signal() }
  }
}
