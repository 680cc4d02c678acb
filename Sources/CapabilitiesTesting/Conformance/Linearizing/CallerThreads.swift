import CSweepSupport
import Foundation
import Synchronization

/// Threads that run tasks, apart from those of the default executor.
///
/// Other tests share the default executor's threads, so there two tasks would rarely run at the same
/// time. And a call that blocks its thread forever would keep the test from reporting it.
final class CallerThreads: TaskExecutor {
  private struct Queue {
    var work: [@Sendable () -> Void] = []
    /// The number of threads that wait for work; negative if work waits for a thread.
    var idle = 0
    var isStopped = false
  }

  private let queue = Mutex(Queue())
  /// Counts the functions in the queue.
  private let available = DispatchSemaphore(value: 0)

  /// - Parameter count: The number of threads to create at once.
  /// - Throws: ``InvalidConformanceError`` if there are not that many. Otherwise no call would be made.
  init(count: Int) throws(InvalidConformanceError) {
    for _ in 0..<count {
      let code = startThread()
      guard code != 0 else { continue }
      stop()
      throw InvalidConformanceError(
        """
        a thread for the calls could not be created: \(String(cString: strerror(code)))
          to fix: raise the limits of the process, such as `ulimit -v` and `ulimit -u`
        """
      )
    }
  }

  /// Ends the threads that have no work.
  func stop() {
    let idle = queue.withLock { queue in
      queue.isStopped = true
      return queue.idle
    }
    for _ in 0..<max(0, idle) { available.signal() }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    run { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }

  /// Runs a function at once, on a thread that has no work, or on a new one; later if there is none.
  func run(_ body: @escaping @Sendable () -> Void) {
    let needsThread = queue.withLock { queue in
      queue.work.append(body)
      queue.idle -= 1
      return queue.idle < 0
    }
    if needsThread { _ = startThread() }
    available.signal()
  }

  /// Foundation's `Thread` does not report that a thread cannot start.
  ///
  /// - Returns: 0, or the error code.
  private func startThread() -> Int32 {
    let threads = Unmanaged.passRetained(self)
    let code = capabilities_start_thread(
      { threads in
        guard let threads else { return }
        Unmanaged<CallerThreads>.fromOpaque(threads).takeRetainedValue().runWork()
      },
      threads.toOpaque()
    )
    if code == 0 { queue.withLock { $0.idle += 1 } } else { threads.release() }
    return code
  }

  private func runWork() {
    while true {
      available.wait()
      guard let body = queue.withLock({ $0.work.isEmpty ? nil : $0.work.removeFirst() }) else {
        return
      }
      body()
      let goesOn = queue.withLock { queue in
        if !queue.isStopped { queue.idle += 1 }
        return !queue.isStopped
      }
      guard goesOn else { return }
    }
  }
}
