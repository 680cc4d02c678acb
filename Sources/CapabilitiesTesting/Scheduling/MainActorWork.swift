import CSweepSupport
import Dispatch
import Synchronization

/// The main actor, on which some runs work.
///
/// Code under test can require the thread of the main actor. So such a run does all its work there, one
/// job after another, and waits for it before each decision.
enum MainActorWork {
  /// How many jobs can enqueue each other, one after another, and are still waited for. A step of a
  /// stream needs nine.
  private static let depth = 20

  /// The executor whose jobs run on the main actor now.
  static let executor = Mutex<DrainingExecutor?>(nil)

  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the caller runs on the thread of the main actor.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }

  /// Runs a function after the work that the main actor has, and waits until it and the work that it
  /// leads to has ended.
  ///
  /// - Returns: Whether all has ended; `false` also if the current task is cancelled.
  static func settle(patience: Duration, _ body: @escaping @Sendable () -> Void = {}) -> Bool {
    let settled = DispatchSemaphore(value: 0)
    follow(remaining: 0) {
      body()
      follow(remaining: depth) { settled.signal() }
    }
    // Short waits notice a cancellation.
    for _ in 0...Int(min(max(0, patience / .milliseconds(20)), 1e12)) {
      if settled.wait(timeout: .now() + .milliseconds(20)) == .success { return true }
      if Task.isCancelled { return false }
    }
    return false
  }

  /// Runs a function on the main actor after the work that it has, and that this work leads to.
  private static func follow(remaining: Int, _ end: @escaping @Sendable () -> Void) {
    DispatchQueue.main.async {
      if remaining == 0 { end() } else { follow(remaining: remaining - 1, end) }
    }
  }
}

/// The main actor's executor for the tasks of a run that works there. It runs their jobs on the same
/// thread and lets the run capture what they enqueue. The tasks of other tests use the actor's own one.
final class StoryMainActor: SerialExecutor {
  private static let shared = StoryMainActor()
  /// The runtime's reference to this executor; an `UnownedSerialExecutor` is such a reference.
  static var reference: capabilities_serial_executor {
    unsafeBitCast(shared.asUnownedSerialExecutor(), to: capabilities_serial_executor.self)
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    // An `UnownedJob` is the runtime's pointer to a job.
    let number = capabilities_task_of_job(unsafeBitCast(job, to: UnsafeMutableRawPointer.self))
    let run = StoryJobs.executorOnMainActor(ofTask: number)
    let isForeign = run?.isForeignHere ?? false
    DispatchQueue.main.async {
      let perform = { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
      if let run { run.perform(isForeign: isForeign, perform) } else { perform() }
    }
  }

  func checkIsolated() { dispatchPrecondition(condition: .onQueue(.main)) }
}
