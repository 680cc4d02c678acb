import Dispatch
import Synchronization

/// Runs tasks one job at a time, in the order they become ready, and tells when none is ready.
///
/// One job at a time makes a concurrent use case take the same course in every run. Knowing when
/// nothing is ready tells when everybody waits for time to pass.
final class IdleExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "fault-sweep", attributes: .initiallyInactive)
  private let unfinished = Mutex(0)
  private let onIdle: @Sendable () -> Void

  /// Nothing runs before ``activate()``.
  init(onIdle: @escaping @Sendable () -> Void) {
    self.onIdle = onIdle
  }

  func activate() {
    queue.activate()
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    unfinished.withLock { $0 += 1 }
    queue.async {
      job.runSynchronously(on: self.asUnownedTaskExecutor())
      let isIdle = self.unfinished.withLock { count in
        count -= 1
        return count == 0
      }
      if isIdle { self.onIdle() }
    }
  }
}
