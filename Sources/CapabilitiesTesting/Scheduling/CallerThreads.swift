import Foundation
import Synchronization

/// Threads that run tasks, apart from those of the default executor.
///
/// Other tests share the default executor's threads, so there two tasks would rarely run at the same
/// time. And a call that blocks its thread forever would keep the test from reporting it.
final class CallerThreads: TaskExecutor {
  private struct Queue {
    var work: [@Sendable () -> Void] = []
    /// The number of threads that wait for work.
    var idle = 0
    var isStopped = false
  }

  private let queue = Mutex(Queue())
  /// Counts the functions in the queue.
  private let available = DispatchSemaphore(value: 0)

  /// Ends the threads that have no work.
  func stop() {
    let idle = queue.withLock { queue in
      // A later job gets a new thread.
      defer { (queue.isStopped, queue.idle) = (true, 0) }
      return queue.idle
    }
    for _ in 0..<idle { available.signal() }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    run { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }

  /// Runs a function at once, on a thread that has no work, or on a new one.
  func run(_ body: @escaping @Sendable () -> Void) {
    let isNew = queue.withLock { queue in
      guard queue.idle > 0 else { return true }
      queue.idle -= 1
      queue.work.append(body)
      return false
    }
    if isNew { Thread { self.runWork(body) }.start() } else { available.signal() }
  }

  private func runWork(_ first: @Sendable () -> Void) {
    first()
    while true {
      let goesOn = queue.withLock { queue in
        if !queue.isStopped { queue.idle += 1 }
        return !queue.isStopped
      }
      guard goesOn else { return }
      available.wait()
      guard let body = queue.withLock({ $0.work.isEmpty ? nil : $0.work.removeFirst() }) else {
        return
      }
      body()
    }
  }
}
