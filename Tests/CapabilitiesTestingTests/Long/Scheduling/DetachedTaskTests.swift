import Capabilities
import TestTraits
import Testing

@testable import CapabilitiesTesting

@Suite("A sweep has its detached tasks, and no other sweep, in its runs")
struct DetachedTaskTests {
  @Test("a detached task is cancelled and crashes with the task that started it")
  func detached() async throws {
    typealias Fixture = (clock: TestClock, seen: Mutexed<[String]>)
    let one: FaultSweep<Fixture>.Story = { fixture, faults in
      let order = faults.wrap("Depot.order") { () async throws in }
      let later = Task.detached {
        try await fixture.clock.sleep(for: .seconds(60))
        fixture.seen.update { $0.append("one") }
      }
      try await Task.detached { try await order() }.value
      try await later.value
    }
    let other: FaultSweep<Fixture>.Story = { fixture, faults in
      try await fixture.clock.sleep(for: .seconds(600))
      await faults.wrap("Depot.mail") { () async in }()
      fixture.seen.update { $0.append(Task.isCancelled ? "cancelled" : "other") }
    }
    let sweep = FaultSweep(
      "detached",
      fixture: { clock in (clock, Mutexed([])) },
      tasks: ["one": one, "other": other],
      invariants: [Invariant("never", of: { $0.seen.value }) { _ in false }],
      coverage: .interleavings
    )
    for (mode, seen) in ["cancel": #"["one", "other"]"#, "crashAlone": #"["other"]"#] {
      let code = try #require(FaultSchedule(code: "T1.2/Depot.order#1:\(mode)"))
      let report = try await sweep.report(of: code)
      #expect(report.violations.map(\.seen) == [seen] && report.problems == [])
    }
  }

  @Test("detached tasks that begin at once run in every order")
  func immediate() async throws {
    guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return }
    let story = Orders.story { depot in
      let first = Task.immediateDetached { try await depot.order("first") }
      let second = Task.immediateDetached { try await depot.order("second") }
      try await first.value
      try await second.value
    }
    let (report, orders) = try await Orders.all(.preemptions(2), ["one": story])
    #expect(Set(orders) == [["first", "second"], ["second", "first"]])
    #expect(report.problems == [])
  }

  @Test("a result that a detached task records is one of the task that started it")
  func detachedResult() async throws {
    let write: FaultSweep<Mutexed<Int>>.Story = { number, faults in
      let set = faults.wrap("Shelf.set") { (new: Int) async in number.value = new }
      for new in 1...2 { await set(new) }
    }
    let read: FaultSweep<Mutexed<Int>>.Story = { number, faults in
      let get = faults.wrap("Shelf.get") { () async in number.value }
      await Task.detached { faults.record(result: await get()) }.value
    }
    let report = try await FaultSweep(
      "dirty read",
      fixture: { _ in Mutexed(0) },
      tasks: ["write": write, "read": read],
      invariants: [.serializable { $0.value }],
      coverage: .interleavings
    ).report()
    #expect(!report.violations.isEmpty && report.problems == [])
  }

  @Test("a sweep in a run of another one is an error", arguments: [false, true])
  func nested(isDetached: Bool) async throws {
    let reason = "expected a sweep in a test, found one in a run of another sweep"
    let inner = Orders.calling("b", 1)
    let inFixture = FaultSweep(
      "outer",
      fixture: { _ in _ = try await Orders.all(.none, ["inner": inner]) },
      run: { _, _ in },
      invariants: []
    )
    let first = await #expect(throws: SweepError.self) { try await inFixture.report() }
    #expect(first?.description.hasPrefix(reason) == true)
    func outer(_ run: @escaping @Sendable () async throws -> Void) async throws -> [String] {
      let story = Orders.story { depot in
        try await depot.order("a")
        if isDetached { try await Task.detached { try await run() }.value } else { try await run() }
      }
      return try await Orders.all(.none, ["outer": story]).report.problems
    }
    let error = await #expect(throws: UndisturbedRunError.self) {
      try await outer { _ = try await Orders.all(.none, ["inner": inner]) }
    }
    #expect(error?.description.contains(reason) == true)
    let caught = try await outer { _ = try? await Orders.all(.none, ["inner": inner]) }
    #expect(caught.map { $0.hasPrefix(reason) } == [true])
  }

  @Test("a cancelled sweep does not wait for others", .hangLimit)
  func cancelledWhileItWaits() async throws {
    var others: [RunTurns] = []
    defer { for other in others { other.endSweep() } }
    for _ in 1...64 {
      let other = RunTurns()
      try await other.admitSweep()
      others.append(other)
    }
    let waiting = Task.immediate { try await RunTurns().admitSweep() }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
  }
}
