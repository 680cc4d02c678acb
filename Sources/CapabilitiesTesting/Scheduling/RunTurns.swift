import Dispatch
import Synchronization

/// Lets the runs of sweeps go on beside each other, or one of them alone.
///
/// Runs that share an actor disturb each other: the runtime enqueues no job of an actor that is at work,
/// and the thread of the other run takes it.
enum RunTurns {
  /// The number of runs that can go on beside each other.
  private static let places = 64
  private static let free = DispatchSemaphore(value: places)
  /// Admits one run that is alone or on the main actor.
  private static let turn = DispatchSemaphore(value: 1)
  /// Whether the current task belongs to a run. The runs of a sweep in it do not wait for that run.
  @TaskLocal private static var isInside = false

  /// Makes a run.
  ///
  /// - Parameters:
  ///   - alone: Whether no other run may go on beside it.
  ///   - onMainActor: Whether no other run may work on the main actor.
  static func run<Result>(
    alone: Bool,
    onMainActor: Bool,
    _ run: () throws -> Result
  ) rethrows -> Result {
    guard !isInside else { return try run() }
    // A run that blocks its thread never ends. The wait ends, and gives the place back.
    let deadline = DispatchTime.now() + .seconds(60)
    let taken = alone ? places : 1
    if alone || onMainActor { _ = turn.wait(timeout: deadline) }
    for _ in 0..<taken { _ = free.wait(timeout: deadline) }
    defer {
      if onMainActor { MainActorWork.executor.withLock { $0 = nil } }
      for _ in 0..<taken { free.signal() }
      if alone || onMainActor { turn.signal() }
    }
    return try $isInside.withValue(true, operation: run)
  }
}
