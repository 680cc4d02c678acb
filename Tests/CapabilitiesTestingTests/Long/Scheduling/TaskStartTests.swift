import Capabilities
import CapabilitiesTesting
import Dispatch
import Testing

@Suite("The start of a task, up to its first call, is a step")
struct TaskStartTests {
  private typealias Story = FaultSweep<Office>.Story
  /// State that tasks share without calling an endpoint.
  private actor Desk {
    private(set) var isTaken = false
    private var image: Int?
    private(set) var loads = 0

    func take() { isTaken = true }

    /// Loads an image once, or so it seems.
    func image(_ load: @Sendable () async throws -> Int) async throws -> Int {
      if let image { return image }
      let loaded = try await load()
      loads += 1
      image = loaded
      return loaded
    }
  }

  private struct Office: Sendable {
    let desk = Desk()
    let calls = Mutexed<[String]>([])

    /// Returns an endpoint that notes its calls.
    func note(_ name: String, _ faults: FaultInjector) -> @Sendable () async throws -> Int {
      faults.wrap("Book.note") { () async throws in
        calls.update { $0.append(name) }
        return 1
      }
    }
  }

  private func report(
    _ tasks: KeyValuePairs<String, Story>,
    _ invariant: Invariant<Office>,
    preemptions: Int = 2
  ) async throws -> FaultSweepReport {
    let report = try await FaultSweep(
      "start",
      fixture: { _ in Office() },
      tasks: tasks,
      invariants: [invariant],
      coverage: FaultCoverage(modes: [], interleavings: .preemptions(preemptions))
    ).report()
    #expect(report.problems == [])
    return report
  }

  private let once = Invariant<Office>("one is noted", of: { $0.calls.value.count }) { $0 == 1 }

  @Test("two tasks check before either one makes its first call")
  func claim() async throws {
    let claim: Story = { office, faults in
      guard await !office.desk.isTaken else { return }
      _ = try await office.note("winner", faults)()
      await office.desk.take()
    }
    let report = try await report(["one": claim, "other": claim], once)
    let found = try #require(report.violations.first)
    #expect(found.preemptions == 1)
    // One task whole, then the other, is a schedule, too.
    #expect(report.violations.count < report.schedules)
  }

  @Test("a task that makes no call in some orders is no problem")
  func reentrancy() async throws {
    let load: Story = { office, faults in
      _ = try await office.desk.image(office.note("load", faults))
    }
    let report = try await report(["one": load, "other": load], once)
    #expect(!report.violations.isEmpty)
  }

  @Test("child tasks, unstructured and detached ones start in each order", arguments: 0...3)
  func children(kind: Int) async throws {
    let orders = Mutexed<Set<[String]>>([])
    let story: Story = { office, faults in
      let seen = Mutexed<[String]>([])
      @Sendable func run(_ name: String) async {
        seen.update { $0.append(name) }
        _ = try? await office.note(name, faults)()
        seen.update { $0.append(name) }
      }
      switch kind {
      case 0: await withTaskGroup { for name in ["a", "b"] { $0.addTask { await run(name) } } }
      case 1:
        async let one: Void = run("a")
        async let other: Void = run("b")
        _ = await (one, other)
      case 2: for task in [Task { await run("a") }, Task { await run("b") }] { await task.value }
      default:
        for task in [Task.detached { await run("a") }, Task.detached { await run("b") }] {
          await task.value
        }
      }
      orders.update { [seen = seen.value] in $0.insert(seen) }
    }
    let always = Invariant<Office>("always") { _ in true }
    _ = try await report(["both": story], always)
    let all = [["a", "a", "b", "b"], ["a", "b", "a", "b"], ["a", "b", "b", "a"]]
    #expect(orders.value == Set(all + all.map { $0.map { $0 == "a" ? "b" : "a" } }))
  }

  /// A call of a module without `NonisolatedNonsendingByDefault`.
  private typealias Call = @concurrent @Sendable () async -> Void

  private actor Clerk {
    func twice(_ call: Call) async { for _ in 1...2 { await call() } }

    func both(_ one: @escaping Call, _ other: @escaping Call) async {
      for task in [Task { await twice(one) }, Task { await twice(other) }] { await task.value }
    }
  }

  @Test("a task on an actor makes its calls in each order", arguments: [true, false])
  func actors(isMain: Bool) async throws {
    let orders = Mutexed<Set<String>>([])
    let story: Story = { office, faults in
      let (one, other) = (office.note("a", faults), office.note("b", faults))
      let (a, b): (Call, Call) = ({ _ = try? await one() }, { _ = try? await other() })
      if isMain {
        let task = Task { @MainActor in for _ in 1...2 { await a() } }
        for _ in 1...2 { await b() }
        await task.value
      } else {
        await Clerk().both(a, b)
      }
      orders.update { $0.insert(office.calls.value.joined()) }
    }
    _ = try await report(["both": story], Invariant("always") { _ in true }, preemptions: 3)
    #expect(orders.value == ["aabb", "abab", "abba", "baab", "baba", "bbaa"])
  }

  @Test("tasks that a double starts are part of the call")
  func helpers() async throws {
    let story: Story = { office, faults in
      let answer = faults.wrap("Book.answer") { () async in
        async let one = 1
        return await Task { 1 }.value + one
      }
      #expect(await answer() == 2)
    }
    let always = Invariant<Office>("always") { _ in true }
    let report = try await report(["one": story, "other": story], always)
    // Two starts and two calls: six orders.
    #expect(report.schedules == 5)
  }

  @Test("in 300 sweeps, tasks that another thread starts begin once, as the story's task does")
  func startedElsewhere() async throws {
    let begun = Mutexed(0)
    let fixtures = Mutexed(0)
    let story: Story = { office, faults in
      begun.update { $0 += 1 }
      await Annex().both { _ = try? await office.note("a", faults)() }
    }
    let sweep = FaultSweep(
      "annex",
      fixture: { _ in
        fixtures.update { $0 += 1 }
        return Office()
      },
      tasks: ["annex": story],
      invariants: [Invariant("two are noted", of: { $0.calls.value.count }) { $0 == 2 }],
      coverage: FaultCoverage(modes: [], interleavings: .preemptions(1), scheduleLimit: 200)
    )
    // More than libdispatch has threads.
    try await withThrowingTaskGroup { group in
      for _ in 1...300 { group.addTask { try await sweep.report().violations } }
      for try await violations in group { #expect(violations == []) }
    }
    #expect(begun.value == fixtures.value)
  }

  /// An actor on a dispatch queue.
  private actor Annex {
    private final class Queue: SerialExecutor {
      private let queue = DispatchQueue(label: "annex")

      func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
      }
    }

    private nonisolated let queue = Queue()
    nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

    func both(_ run: @escaping @Sendable () async -> Void) async {
      await withTaskGroup { group in for _ in 1...2 { group.addTask { await run() } } }
    }
  }

  @Test("a task that calls nothing in any order is reported, and an order that is not controlled")
  func problems() async throws {
    let silent: Story = { office, _ in await office.desk.take() }
    let waiting: Story = { office, faults in
      await resumeFromQueue()
      _ = try await office.note("later", faults)()
    }
    let sweep = FaultSweep(
      "start",
      fixture: { _ in Office() },
      tasks: ["silent": silent, "waiting": waiting, "other": waiting],
      invariants: [Invariant("always") { _ in true }],
      coverage: FaultCoverage(modes: [], interleavings: .preemptions(2))
    )
    let report = try await sweep.report()
    #expect(report.problems.contains { $0.hasPrefix("the sweep saw no call of T1 \"silent\"") })
    for report in [report, try await sweep.report(of: "")] {
      #expect(report.problems.contains { $0.hasPrefix("the order was not controlled: ") })
    }
  }
}
