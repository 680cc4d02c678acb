import Testing

@testable import CapabilityLifetimes

@Suite("The work of a shared task")
struct SharedTaskTests {
  private final class Answer: Sendable {
    let isCancelled: Bool
    init(isCancelled: Bool) { self.isCancelled = isCancelled }
  }

  @Test(
    "begins in a cancelled task only if all callers are cancelled already",
    arguments: [1, 2]
  )
  func alreadyCancelled(callers: Int) async throws {
    let shared = SharedTask()
    let tickets = (0..<callers).map { _ in shared.join() }
    let caller = Task(executorPreference: AtOnce()) {
      withUnsafeCurrentTask { $0?.cancel() }
      // The caller does not wait for the answer, so nothing else cancels the work.
      return shared.start(tickets[0]) {
        shared.finish(Answer(isCancelled: Task.isCancelled), hasFailed: false)
      }
    }
    await caller.value.value
    guard case .finished(let object) = await shared.wait(tickets[0], leaves: false) else {
      Issue.record("the work has no answer")
      return
    }
    let answer = try #require(object as? Answer)
    #expect(answer.isCancelled == (callers == 1))
  }
}

/// Runs a job before the function that enqueues it returns: here the work, before its task is
/// stored.
private final class AtOnce: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    job.runSynchronously(on: asUnownedTaskExecutor())
  }
}
