import Capabilities
import Dispatch
import Testing

@testable import CapabilitiesTesting

@Suite("The clock of a sweep waits for answers from outside of the sweep")
struct ForeignAnswerTests {
  private struct TooLate: Error {}

  /// Calls a function with a limit of 30 seconds on the sweep's clock.
  @Sendable private static func limited(
    _ house: Storehouse,
    _ call: @escaping @Sendable () async throws -> Void
  ) async throws {
    try await withThrowingTaskGroup { group in
      group.addTask { try await call() }
      group.addTask {
        try await house.clock.sleep(for: .seconds(30))
        throw TooLate()
      }
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  /// Returns the sweep of a call with a limit of 30 seconds on the sweep's clock.
  private func limited(
    _ coverage: FaultCoverage,
    _ call: @escaping @Sendable () async throws -> Int
  ) -> FaultSweep<Storehouse> {
    let story: FaultSweep<Storehouse>.Story = { house, faults in
      let count = faults.wrap("Remote.count", call)
      try await Self.limited(house) { _ = try await count() }
    }
    return Orders.sweep(coverage, ["count": story])
  }

  @Test("a double that answers from a dispatch queue")
  func dispatchQueue() async throws {
    let sweep = limited(FaultCoverage(modes: [.before, .slow])) {
      await resumeFromQueue()
      return 1
    }
    // The undisturbed run throws if the clock advances before the answer.
    let report = try await sweep.report()
    #expect(report.violations == [])
    #expect(report.problems == [])
    #expect(!report.explored.contains("order not controlled"))
  }

  @Test("a double that answers from the main actor, or from an unstructured task")
  func actorAndTask() async throws {
    for _ in 1...20 {
      let onMain = limited(.interleavings) { await MainActor.run { 1 } }
      #expect(try await onMain.report(of: "").violations == [])
      let unstructured = limited(.interleavings) { await Task.detached { 1 }.value }
      #expect(try await unstructured.report(of: "").violations == [])
    }
  }

  @Test("a run ends, or crashes, after the calls of a task that its story has left")
  func leftTask() async throws {
    let story: Orders.Story = { house, faults in
      let order = faults.wrap("Remote.order") { () async throws in
        await resumeFromQueue()
        house.change { $0.orders.append("tea") }
      }
      Task { for _ in 1...2 { try await order() } }
      _ = try await house.depot.intercepted(by: faults).count()
    }
    let two = Invariant<Storehouse>("two orders", of: { $0.state.orders.count }) { $0 == 2 }
    let sweep = Orders.sweep(.interleavings, ["order": story], [two])
    #expect(try await sweep.report(of: "").failureMessages == [])
    #expect(try await sweep.report().failureMessages == [])
    let crash = try await sweep.report(of: "T1:1, T1.1:2, T1:1, Depot.count#1:crash")
    #expect(crash.violations.map(\.seen) == ["1"] && crash.problems == [])
  }

  @Test("a call that waits for a task of the sweep does not delay the clock again")
  func internalWait() async throws {
    let tasks: KeyValuePairs<String, Orders.Story> = [
      "holder": { house, faults in
        let depot = house.depot.intercepted(by: faults)
        await depot.lock("room")
        try? await house.clock.sleep(for: .seconds(30))
        await depot.unlock("room")
      },
      "waiter": { house, faults in
        let depot = house.depot.intercepted(by: faults)
        for _ in 1...20 { try await depot.order("tea") }
        await depot.lock("room")
        await depot.unlock("room")
      },
    ]
    let report = try await Orders.sweep(.interleavings, tasks).report()
    #expect(report.violations == [])
    #expect(report.schedules >= 20)
    #expect(report.answerWaits == 1)
  }

  @Test("a run that never ends after an answer from a queue is made twice at most")
  func endlessWait() async throws {
    let runs = Mutexed(0)
    let story: Orders.Story = { _, faults in
      runs.increment()
      let calls = Mutexed(0)
      let count = faults.wrap("Remote.count") { () async throws in
        await resumeFromQueue()
        guard calls.increment() == 2 else { return }
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
      }
      for _ in 1...2 { try await count() }
    }
    let coverage = FaultCoverage(modes: [], patience: .seconds(1))
    let report = try await Orders.sweep(coverage, ["count": story]).report()
    #expect(report.violations.map(\.seen) == ["not ended: T1, in Remote.count"])
    #expect(report.failureMessages.first?.contains("reproduce with") == true)
    #expect(runs.value <= 2)
  }

  @Test("the sweep waits once for an answer that another task causes, and reports it")
  func causedAnswer() async throws {
    let runs = Mutexed(0)
    let tasks: KeyValuePairs<String, Exchange.Story> = [
      "read": { exchange, faults in
        runs.increment()
        for await _ in await exchange.ticker.intercepted(by: faults).news() { break }
      },
      "send": { exchange, faults in
        let send = faults.wrap("Ticker.send") { () async throws in
          DispatchQueue.global().async { exchange.feed.yield(1) }
        }
        try await send()
      },
    ]
    let coverage = FaultCoverage(modes: [], patience: .seconds(3))
    let report = try await Exchange.sweep(coverage, tasks).report()
    #expect(report.problems.first?.contains("whose answer another task causes") == true)
    // At most 20 for the undisturbed run, and none is made again later.
    #expect(runs.value <= report.schedules + 22)
  }

  private actor Desk {
    func order(_ depot: Depot) async throws {
      // An optimized function that first awaits a call would not be on its actor then.
      preconditionIsolated()
      try await depot.order("tea")
    }
  }

  @Test("the orders of sweeps that use one actor at the same time are controlled")
  func sharedActor() async throws {
    let desk = Desk()
    let story: Orders.Story = { house, faults in
      try await desk.order(house.depot.intercepted(by: faults))
    }
    let sweep = Orders.sweep(.interleavings, ["first": story, "second": story])
    try await withThrowingTaskGroup { group in
      for _ in 1...20 { group.addTask { try await sweep.report() } }
      for try await report in group { #expect(report.problems == []) }
    }
  }

  // A busy machine must see the wait before it ends.
  private static let waits: [@Sendable () async throws -> Void] = [
    { await resumeFromQueue() },
    { try await Task.sleep(for: .milliseconds(50)) },
    { try await Task.detached { try await Task.sleep(for: .milliseconds(50)) }.value },
  ]

  @Test(
    "a limit around a wait outside of the endpoints does not pass, and the wait is reported",
    arguments: waits.indices
  )
  func outsideOfCalls(wait: Int) async throws {
    func report(_ wait: @escaping @Sendable () async throws -> Void) async throws
      -> FaultSweepReport
    {
      let story: Orders.Story = { house, faults in
        let depot = house.depot.intercepted(by: faults)
        try await depot.order("a")
        try await Self.limited(house, wait)
        try await depot.order("b")
      }
      return try await Orders.sweep(.interleavings, ["order": story]).report()
    }
    let problem = "the order was not controlled: a task waited for another thread or executor"
    let found = try await report(Self.waits[wait])
    #expect(found.problems.map { $0.hasPrefix(problem) } == [true], "\(found.problems)")
    #expect(found.problems.first?.contains("in endpoints only") == true)
    #expect(try await report {}.problems == [])
  }
}
