import Capabilities
import Dispatch
import TestTraits
import Testing

@testable import CapabilitiesTesting

#if os(macOS) || os(Linux)
  @Suite("A sweep whose story blocks all threads of the concurrency pool", .ownThreads)
  struct BlockedPoolTests {
    @Test("ends the process, and names the schedule and the call")
    func exit() async throws {
      let result = try await #require(
        processExitsWith: .failure,
        observing: [\.standardErrorContent]
      ) {
        let work: @Sendable () async throws -> Void = {
          try await withThrowingTaskGroup { group in
            for _ in 1...1_000 {
              group.addTask(executorPreference: globalConcurrentExecutor) { blockThread() }
            }
            try await group.waitForAll()
          }
        }
        try await Watchdog.$poolPatience.withValue(.seconds(1)) {
          try await FaultSweep(
            "blocking",
            fixture: { _ in },
            run: { _, faults in try await faults.wrap("Disk.read", work)() },
            invariants: [.always]
          ).expectInvariants()
        }
      }
      let text = String(decoding: result.standardErrorContent, as: UTF8.self)
      #expect(text.contains("error: blocking: all threads of the concurrency pool are blocked"))
      #expect(text.contains("calls that have not returned: T1 Disk.read\n"))
    }
  }

  private func blockThread() { DispatchSemaphore(value: 0).wait() }
#endif
