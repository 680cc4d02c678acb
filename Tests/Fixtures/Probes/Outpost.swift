import Dispatch
import Synchronization

/// An actor whose executor counts its jobs, so that a test can detect a hop away and back.
package actor Outpost {
  private let executor = CountingExecutor()

  package init() {}

  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// The number of the actor's jobs so far. A hop away and back adds one.
  package nonisolated var jobs: Int { executor.jobs }

  /// Whether the current thread runs one of the actor's jobs.
  package nonisolated var hasThisThread: Bool { executor.hasThisThread }

  /// Runs a body on this actor.
  package func run<Value: Sendable>(_ body: @Sendable (isolated Outpost) async -> Value) async
    -> Value
  {
    await body(self)
  }
}

private final class CountingExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "Outpost")
  private let mark = DispatchSpecificKey<Bool>()
  private let count = Mutex(0)

  init() { queue.setSpecific(key: mark, value: true) }

  var jobs: Int { count.withLock { $0 } }

  var hasThisThread: Bool { DispatchQueue.getSpecific(key: mark) == true }

  func enqueue(_ job: consuming ExecutorJob) {
    count.withLock { $0 += 1 }
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  package func checkIsolated() {
    dispatchPrecondition(condition: .onQueue(queue))
  }
}
