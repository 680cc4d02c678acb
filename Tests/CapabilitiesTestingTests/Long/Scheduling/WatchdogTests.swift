import Foundation
import TestTraits
import Testing

@testable import CapabilitiesTesting

@Suite("The watchdog of a sweep")
struct WatchdogTests {
  /// The time between two ticks.
  private static let tick = Duration.milliseconds(250)

  /// Asks the watchdog at a tick at which no thread of the pool is free.
  private func blockedPool(_ watchdog: Watchdog, _ processorTime: Double) -> String? {
    watchdog.blockedPool(processorTime: processorTime, runOnPool: { _ in })
  }

  private func watchdog(
    patience: Duration,
    executors: [DrainingExecutor] = []
  ) -> Watchdog {
    let watchdog = Watchdog.$poolPatience.withValue(patience) {
      Watchdog("slow", patience: .seconds(5))
    }
    let scheduler = Scheduler(RunPlan(), catalog: EndpointCatalog(faults: []), executors: executors)
    watchdog.begin(scheduler, RunPlan())
    return watchdog
  }

  @Test("never ends a process whose pool has a free thread, however long the run waits")
  func freePool() async {
    let watchdog = watchdog(patience: Self.tick * 4)
    // Each call is a tick.
    for _ in 1...40 {
      #expect(watchdog.blockedPool(processorTime: 0) == nil)
      while watchdog.isPinging { await Task.yield() }
    }
  }

  @Test("never ends a process that computes, also on a busy machine", arguments: [1, 0.01])
  func computing(seconds: Double) {
    let watchdog = watchdog(patience: Self.tick)
    for tick in 1...40 { #expect(blockedPool(watchdog, Double(tick) * seconds) == nil) }
  }

  // A run of another test that works on the main actor can keep it until the pool has a free thread.
  // So this test keeps none.
  @Test(
    "leaves the wait for the main actor to its limit",
    .ownThreads,
    arguments: [HangLimit.seconds, .max]
  )
  func mainActor(seconds: Int) throws {
    let executor = DrainingExecutor(waitingForMainActor: .seconds(seconds))
    let underWay = Mutexed<Int?>(0)
    try RunTurns().run(alone: false, onMainActor: true) {
      executor.run { underWay.value = executor.jobUnderWay }
      #expect(executor.drain() == true)
    }
    #expect(underWay.value == nil)
  }

  @Test("gives a run more time if more sweeps run than there are processors")
  func manySweeps() {
    let processors = ProcessInfo.processInfo.activeProcessorCount
    for (sweeps, ticks) in [(1, 20), (processors, 20), (2 * processors, 40)] {
      let executor = DrainingExecutor()
      let watchdog = watchdog(patience: .seconds(60), executors: [executor])
      executor.run {
        // The first tick finds that the job has begun.
        for _ in 0..<ticks { #expect(watchdog.blockedRun(sweeps: sweeps) == nil) }
        #expect(watchdog.blockedRun(sweeps: sweeps) != nil)
      }
      #expect(executor.drain() == true)
    }
  }

  @Test("counts only the time since the process last computed")
  func interrupted() {
    let watchdog = watchdog(patience: Self.tick * 2)
    for processorTime in [1.0, 1, 2, 2, 3, 3] {
      #expect(blockedPool(watchdog, processorTime) == nil)
    }
    #expect(blockedPool(watchdog, 3) != nil)
  }

  @Test("ends a process that waits for the pool after it has computed")
  func idle() throws {
    let watchdog = watchdog(patience: Self.tick)
    #expect(blockedPool(watchdog, 100) == nil)
    let message = try #require(blockedPool(watchdog, 100.001))
    #expect(message.hasPrefix("error: slow: all threads of the concurrency pool are blocked"))
  }

  @Test("never ends a process between two sweeps")
  func ended() {
    let watchdog = watchdog(patience: Self.tick)
    watchdog.end()
    for _ in 1...40 { #expect(blockedPool(watchdog, 0) == nil) }
  }
}
