import Capabilities
import Testing

@testable import CapabilitiesTesting

@Suite("The calls of a run that have not returned")
struct CallsInFlightTests {
  @Test("are known while they run, and not after they have returned or thrown")
  func returned() {
    let executor = DrainingExecutor()
    let catalog = EndpointCatalog(faults: [])
    let scheduler = Scheduler(RunPlan(), catalog: catalog, executors: [executor])
    let injector = FaultInjector(
      scheduler,
      clock: TestClock(),
      timeLimit: .seconds(1),
      callLog: nil,
      tasks: StoryTasks()
    )
    let unanswered = { @Sendable in scheduler.unanswered(exceptOf: []).map(\.traits.name) }
    let ended = Mutexed(false)
    executor.run {
      let read = injector.wrap("Disk.read") { () async in unanswered() }
      #expect(await read() == ["Disk.read"])
      #expect(unanswered() == [])
      let write = injector.wrap("Disk.write") { () async throws in throw CancellationError() }
      await #expect(throws: CancellationError.self) { try await write() }
      #expect(unanswered() == [])
      ended.update { $0 = true }
    }
    #expect(executor.asCurrent { executor.drain() } == true)
    #expect(ended.value)
  }
}
