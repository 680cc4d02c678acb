import Dispatch
import Synchronization

/// An actor whose executor counts its jobs, so that a test can see a call leave it and come back.
package actor Outpost {
  private let executor = CountingExecutor()

  package init() {}

  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// How many jobs the actor was given so far. A hop away and back adds one.
  package nonisolated var jobs: Int { executor.jobs }

  /// Runs a body on this actor.
  package func run<Value: Sendable>(_ body: @Sendable (isolated Outpost) async -> Value) async
    -> Value
  {
    await body(self)
  }
}

private final class CountingExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "Outpost")
  private let count = Mutex(0)

  package var jobs: Int { count.withLock { $0 } }

  package func enqueue(_ job: consuming ExecutorJob) {
    count.withLock { $0 += 1 }
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  package func checkIsolated() {
    dispatchPrecondition(condition: .onQueue(queue))
  }
}
