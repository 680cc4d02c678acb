import Capabilities
import Foundation
import TestTraits
import Testing

@testable import CapabilitiesTesting

@Suite("An actor that a run and another test use")
struct SharedActorTests {
  @Test("runs the other test's task, but what that task starts is not of the run")
  func otherTask() async throws {
    let hub = Hub()
    let sweep = FaultSweep(
      "hub",
      fixture: { _ in },
      run: { _, faults in
        await faults.wrap("Hub.hold") { () async in await hub.hold() }()
      },
      invariants: [.always],
      coverage: .singles
    )
    #expect(try await sweep.report().problems == [])
    #expect(await hub.places() == [false])
  }
}

private actor Hub {
  private var visits: [Task<[Bool], Never>] = []
  /// Nothing else keeps an executor while it runs the last job of a task.
  private var executors: [WaitingExecutor] = []

  /// Returns when another test's task waits for this actor.
  func hold() {
    let (waiting, visit) = (WaitingExecutor(), Mutexed<Task<[Bool], Never>?>(nil))
    let hasBegun = DispatchSemaphore(value: 0)
    // A thread without a task, as of another test.
    Thread {
      visit.value = Task.detached { await visitHub(self, waiting) }
      hasBegun.signal()
    }.start()
    hasBegun.wait()
    waiting.hasLeft.wait()
    executors.append(waiting)
    if let visit = visit.value { visits.append(visit) }
  }

  func start() -> Task<Bool, Never> { Task.detached { isInRun() } }

  /// Whether the visits and their tasks were in runs.
  func places() async -> Set<Bool> {
    var places: Set<Bool> = []
    for visit in visits { places.formUnion(await visit.value) }
    return places
  }
}

/// Starts a task in a hub that is at work. Returns whether this task and the new one are in runs then.
@concurrent
private func visitHub(_ hub: Hub, _ executor: WaitingExecutor) async -> [Bool] {
  let started = await withTaskExecutorPreference(executor) {
    // A closure of one expression does not change to its executor.
    _ = isInRun()
    return await startTask(on: hub)
  }
  return [isInRun(), await started.value]
}

/// Leaves the executor of its task for a hub.
@concurrent
private func startTask(on hub: Hub) async -> Task<Bool, Never> { await hub.start() }

private func isInRun() -> Bool { DrainingExecutor.ofCurrentThread != nil }

/// Says when a job has left it, here for a busy actor.
private final class WaitingExecutor: TaskExecutor {
  let hasLeft = DispatchSemaphore(value: 0)

  func enqueue(_ job: consuming ExecutorJob) {
    UnownedJob(job).runSynchronously(on: asUnownedTaskExecutor())
    hasLeft.signal()
  }
}
