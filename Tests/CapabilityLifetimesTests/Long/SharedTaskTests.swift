import Synchronization
import Testing

@testable import CapabilityLifetimes

@Suite("The work of a shared task")
struct SharedTaskTests {
  @Test("begins in a cancelled task only if all callers are already cancelled", arguments: [1, 2])
  func alreadyCancelled(callers: Int) async {
    let shared = SharedTask()
    let tickets = (0..<callers).map { _ in shared.join() }
    let wasCancelled = Mutex<Bool?>(nil)
    let caller = Task(executorPreference: AtOnce()) {
      withUnsafeCurrentTask { $0?.cancel() }
      // The caller does not wait for the result, so nothing else cancels the work.
      return shared.start(tickets[0]) {
        wasCancelled.withLock { $0 = Task.isCancelled }
        shared.finish(AtOnce(), hasFailed: false)
      }
    }
    await caller.value.value
    #expect(wasCancelled.withLock(\.self) == (callers == 1))
  }
}

/// Runs a job before the function that enqueues it returns. So the work runs before its task is
/// stored.
private final class AtOnce: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    job.runSynchronously(on: asUnownedTaskExecutor())
  }
}
