import Capabilities
import Testing

@testable import CapabilitiesTesting

@Suite("The calls of a run that have not returned")
struct CallsInFlightTests {
  private let executor: DrainingExecutor
  private let scheduler: Scheduler

  init() {
    executor = DrainingExecutor()
    scheduler = Scheduler(RunPlan(), catalog: EndpointCatalog(faults: []), executors: [executor])
  }

  private var injector: FaultInjector {
    FaultInjector(
      scheduler,
      clock: TestClock(),
      timeLimit: .seconds(1),
      callLog: nil,
      tasks: StoryTasks()
    )
  }

  private var unanswered: [String] {
    scheduler.unanswered(exceptOf: []).map { "\($0.traits.name)" }
  }

  @Test("are known while they run, and not after they have returned or thrown")
  func returned() {
    let ended = Mutexed(false)
    executor.run {
      let read = injector.wrap("Disk.read") { () async in unanswered }
      #expect(await read() == ["Disk.read"])
      #expect(unanswered == [])
      let write = injector.wrap("Disk.write") { () async throws in throw CancellationError() }
      await #expect(throws: CancellationError.self) { try await write() }
      #expect(unanswered == [])
      ended.update { $0 = true }
    }
    #expect(executor.asCurrent { executor.drain() } == true)
    #expect(ended.value)
  }
}
