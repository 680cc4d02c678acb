import Foundation
import Synchronization

/// Threads that run tasks, apart from those of the default executor.
///
/// Other tests share the default executor's threads, so there two tasks would rarely run at the same
/// time. And a call that blocks its thread forever would keep the test from reporting it.
final class CallerThreads: TaskExecutor {
  private struct Queue {
    var jobs: [UnownedJob] = []
    var isStopped = false
  }

  private let queue = Mutex(Queue())
  /// Counts the jobs in the queue.
  private let available = DispatchSemaphore(value: 0)
  private let count: Int

  /// Starts threads, which run until ``stop()`` is called.
  init(count: Int) {
    self.count = count
    for _ in 0..<count { Thread { self.runJobs() }.start() }
  }

  /// Ends the threads after the jobs in the queue. A job that comes later gets a thread of its own.
  func stop() {
    queue.withLock { $0.isStopped = true }
    for _ in 0..<count { available.signal() }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isLate = queue.withLock { queue in
      if !queue.isStopped { queue.jobs.append(job) }
      return queue.isStopped
    }
    if isLate {
      Thread { job.runSynchronously(on: self.asUnownedTaskExecutor()) }.start()
    } else {
      available.signal()
    }
  }

  private func runJobs() {
    while true {
      available.wait()
      guard let job = queue.withLock({ $0.jobs.isEmpty ? nil : $0.jobs.removeFirst() }) else {
        return
      }
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}
