import CapabilityConformance
import Testing

@testable import CapabilitiesTesting

@Suite("The watchdog of a sweep")
struct WatchdogTests {
  private static let patience = Duration.seconds(1)

  private func watchdog() -> Watchdog {
    let watchdog = Watchdog.$poolPatience.withValue(Self.patience) {
      Watchdog("slow", patience: .seconds(5))
    }
    let scheduler = Scheduler(
      RunPlan(),
      catalog: EndpointCatalog(faults: []),
      executors: [],
      settlesMainActor: false
    )
    watchdog.begin(scheduler, RunPlan())
    return watchdog
  }

  @Test("never ends a process whose pool has a free thread, however long the run waits")
  func freePool() async {
    let watchdog = watchdog()
    // Each call is a tick of a quarter of a second, so this is ten times the patience.
    for _ in 1...40 {
      #expect(watchdog.blockedPool(processorTime: 0) == nil)
      while watchdog.isPinging { await Task.yield() }
    }
  }

  @Test("never ends a process that computes")
  func computing() {
    let watchdog = watchdog()
    for tick in 1...40 { #expect(watchdog.blockedPool(processorTime: Double(tick)) == nil) }
  }

  @Test("never ends a process between two sweeps")
  func ended() {
    let watchdog = watchdog()
    watchdog.end()
    for _ in 1...40 { #expect(watchdog.blockedPool(processorTime: 0) == nil) }
  }
}
