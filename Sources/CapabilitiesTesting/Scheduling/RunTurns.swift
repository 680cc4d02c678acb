import Dispatch
import Synchronization

/// Lets the runs of sweeps go on beside each other, or one of them alone. Each sweep has one value.
///
/// Runs that share an actor disturb each other: the runtime enqueues no job of an actor that is at work,
/// and the thread of the other run takes it.
final class RunTurns: Sendable {
  /// The number of sweeps that use threads. libdispatch has 255 for them, the main actor and the queues
  /// that answer calls.
  private static let places = 64
  private static let sweeps = Mutex((free: places, waiting: [CheckedContinuation<Void, Never>]()))
  /// The number of runs that can begin.
  private static let free = DispatchSemaphore(value: places)
  /// Admits one run that is alone or on the main actor.
  private static let turn = DispatchSemaphore(value: 1)
  /// Whether the current task belongs to a run. The sweeps in it do not wait for that run.
  @TaskLocal private static var isInside = false

  /// What the current run has taken.
  private let held = Mutex((places: 0, turns: 0, isOnMainActor: false))

  // MARK: Sweeps

  /// Waits until the sweep may use a thread.
  static func admitSweep() async {
    guard !isInside else { return }
    await withCheckedContinuation { continuation in
      let isAdmitted = sweeps.withLock { sweeps in
        if sweeps.free == 0 { sweeps.waiting.append(continuation) } else { sweeps.free -= 1 }
        return sweeps.waiting.isEmpty
      }
      if isAdmitted { continuation.resume() }
    }
  }

  /// Lets the next sweep use a thread.
  static func endSweep() {
    guard !isInside else { return }
    let next = sweeps.withLock { sweeps in
      if sweeps.waiting.isEmpty { sweeps.free += 1 }
      return sweeps.waiting.isEmpty ? nil : sweeps.waiting.removeFirst()
    }
    next?.resume()
  }

  // MARK: Runs

  /// Makes a run.
  ///
  /// - Parameters:
  ///   - alone: Whether no other run may go on beside it.
  ///   - onMainActor: Whether no other run may work on the main actor.
  func run<Result>(
    alone: Bool,
    onMainActor: Bool,
    _ run: () throws -> Result
  ) rethrows -> Result {
    guard !Self.isInside else { return try run() }
    let (places, turns) = (alone ? Self.places : 1, alone || onMainActor ? 1 : 0)
    for _ in 0..<turns { Self.turn.wait() }
    for _ in 0..<places { Self.free.wait() }
    held.withLock { $0 = (places, turns, onMainActor) }
    defer { endRun() }
    return try Self.$isInside.withValue(true, operation: run)
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
