import CapabilitiesTesting
import Foundation
import TestTraits
import Testing

/// A story of ``KV`` whose tasks are not isolated from each other, and its fix: a lock.
struct IsolationBug: Sendable, CustomTestStringConvertible {
  typealias Body = @Sendable (KV, FaultInjector) async throws -> Void

  let name: String
  /// The run of the sweep that finds the bug.
  var run = 1
  var numbers: [String: Int] = [:]
  /// The numbers that are compared, besides the results of the tasks.
  var observed: [String] = []
  let tasks: [(name: String, body: Body)]
  /// The value that one of the violations has found.
  var seen: String?
  /// The message before the schedule.
  let message: String

  var testDescription: String { name }

  func sweep(isFixed: Bool) -> FaultSweep<KVStore> {
    let (numbers, observed) = (numbers, observed)
    return FaultSweep(
      name,
      fixture: { _ in KVStore(numbers) },
      tasks: tasks.map { task in
        (
          name: task.name,
          run: { store, faults in
            let kv = store.kv.intercepted(by: faults)
            guard isFixed else { return try await task.body(kv, faults) }
            try await kv.locked("all") { try await task.body(kv, faults) }
          }
        )
      },
      invariants: [
        observed.isEmpty
          ? .serializable { _ in } : .serializable { store in observed.map { store[$0] } }
      ],
      coverage: FaultCoverage(modes: [], patience: .zero)
    )
  }

  static let all: [IsolationBug] = [
    IsolationBug(
      name: "lost update",
      observed: ["x"],
      tasks: [
        ("one", { kv, _ in try await kv.increment("x") }),
        ("two", { kv, _ in try await kv.increment("x") }),
      ],
      message: """
          found: [1]
          one after another: [2] (one, two), [2] (two, one)
        """
    ),
    IsolationBug(
      name: "write skew",
      run: 2,
      numbers: ["a": 1, "b": 1],
      observed: ["a", "b"],
      tasks: [
        ("a", { kv, _ in try await kv.leave("a") }), ("b", { kv, _ in try await kv.leave("b") }),
      ],
      message: """
          found: [0, 0]
          one after another: [0, 1] (a, b), [1, 0] (b, a)
        """
    ),
    IsolationBug(
      name: "read skew",
      numbers: ["a": 5, "b": 5],
      tasks: [
        (
          "transfer",
          { kv, _ in
            _ = try await kv.add("a", -1)
            _ = try await kv.add("b", 1)
          }
        ),
        (
          "read",
          { kv, faults in
            faults.record(result: try await kv.get("a"))
            faults.record(result: try await kv.get("b"))
          }
        ),
      ],
      message: """
          found: read returned 4, 5
          one after another: read returned 4, 6 (transfer, read), \
        read returned 5, 5 (read, transfer)
        """
    ),
    IsolationBug(
      name: "G2: two tasks miss what the other one writes",
      tasks: [
        ("x", { try await claim("x", unless: "y", $0, $1) }),
        ("y", { try await claim("y", unless: "x", $0, $1) }),
      ],
      message: """
          found: x returned 0; y returned 0
          one after another: x returned 0; y returned 1 (x, y), \
        x returned 1; y returned 0 (y, x)
        """
    ),
    // Each writer writes to two replicas, of which the tens are x and the ones are y.
    IsolationBug(
      name: "long fork: two readers see two writes in different orders",
      run: 37,
      tasks: [
        ("write x", { kv, _ in try await write(10, to: "a", "b", kv) }),
        ("write y", { kv, _ in try await write(1, to: "b", "a", kv) }),
        ("read a", { $1.record(result: try await $0.get("a")) }),
        ("read b", { $1.record(result: try await $0.get("b")) }),
      ],
      seen: "read a returned 10; read b returned 1",
      message: """
          found: read a returned 10; read b returned 0
          one after another: read a returned 10; read b returned 10 (write x, read a, read b, write y)
        """
    ),
  ]

  @Sendable private static func claim(
    _ name: String,
    unless other: String,
    _ kv: KV,
    _ faults: FaultInjector
  ) async throws {
    faults.record(result: try await kv.get(other))
    try await kv.set(name, 1)
  }

  @Sendable private static func write(
    _ number: Int,
    to first: String,
    _ second: String,
    _ kv: KV
  ) async throws {
    _ = try await kv.add(first, number)
    _ = try await kv.add(second, number)
  }
}

/// A story in which tasks are rejected.
struct Rejection: Sendable, CustomTestStringConvertible {
  typealias Body = @Sendable (KVStore, FaultInjector) async throws -> Void

  enum SaleError: Error, Hashable {
    case soldOut(Int)
  }

  static func soldOut(_ left: Int) -> SaleError { .soldOut(left) }

  let testDescription: String
  /// The value that the first violation has found; `nil` for a correct story.
  var seen: String?
  var allowing: @Sendable (any Sendable) -> Bool = { _ in false }
  let tasks: [(name: String, run: Body)]

  static let all = [
    Rejection(
      testDescription: "one of two buyers is rejected, in every order",
      tasks: [("a", buy), ("b", buy)]
    ),
    Rejection(
      testDescription: "both are rejected",
      seen: "a throws soldOut(2); b throws soldOut(2)",
      tasks: [("a", claim), ("b", claim)]
    ),
    Rejection(
      testDescription: "both may be rejected",
      allowing: { $0 is SaleError },
      tasks: [("a", claim), ("b", claim)]
    ),
    Rejection(
      testDescription: "a reader sees a step of the writer",
      seen: "read returned 1",
      tasks: [("write", write), ("read", read)]
    ),
    Rejection(
      testDescription: "a reader may see a step of the writer",
      allowing: { $0 as? Int == 1 },
      tasks: [("write", write), ("read", read)]
    ),
  ]

  @Sendable private static func buy(_ store: KVStore, _ faults: FaultInjector) async throws {
    let kv = store.kv.intercepted(by: faults)
    if try await kv.add("seats", -1) < 0 { throw soldOut(0) }
  }

  /// Both tasks can see the claim of the other one.
  @Sendable private static func claim(_ store: KVStore, _ faults: FaultInjector) async throws {
    let kv = store.kv.intercepted(by: faults)
    _ = try await kv.add("claims", 1)
    let claims = try await kv.get("claims")
    if claims > 1 { throw soldOut(claims) }
  }

  @Sendable private static func write(_ store: KVStore, _ faults: FaultInjector) async throws {
    let kv = store.kv.intercepted(by: faults)
    try await kv.set("status", 1)
    try await kv.set("status", 2)
  }

  @Sendable private static func read(_ store: KVStore, _ faults: FaultInjector) async throws {
    faults.record(result: try await store.kv.intercepted(by: faults).get("status"))
  }
}

@Suite("The invariant serializable", .onOneThread)
struct SerializableTests {
  @Test("finds isolation bugs without another invariant", arguments: IsolationBug.all)
  func bug(_ bug: IsolationBug) async throws {
    let report = try await bug.sweep(isFixed: false).report()
    let first = try #require(report.violations.first)
    #expect(first.run == bug.run)
    let message = try #require(report.failureMessages.first)
    #expect(message.hasPrefix("violated: serializable\n\(bug.message)"), "\(message)")
    #expect(report.failureMessages.count == 1)
    #expect(bug.seen == nil || report.violations.contains { $0.seen == bug.seen })
    #expect(report.problems == [])
    #expect(!report.explored.contains("commute"))
    // The code of the schedule finds it again.
    let again = try await bug.sweep(isFixed: false).report(of: first.schedule)
    #expect(again.violations.map(\.seen) == [first.seen])
    #expect(again.explored.contains(" of whole tasks"))
  }

  @Test("is quiet if the tasks hold a lock", arguments: IsolationBug.all)
  func fix(_ bug: IsolationBug) async throws {
    let report = try await bug.sweep(isFixed: true).report()
    #expect(report.failureMessages == [])
    #expect(report.problems == [])
    #expect(report.schedules > 0)
    #expect(!report.reachedLimit)
  }

  private typealias Story = FaultSweep<KVStore>.Story

  private static let adding: Story = { _ = try await $0.kv.intercepted(by: $1).add("x", 1) }

  /// Runs tasks in each order, or with the faults of a coverage.
  private func report(
    _ tasks: [(name: String, run: Story)],
    _ invariant: Invariant<KVStore> = .serializable { $0["x"] },
    _ coverage: FaultCoverage = FaultCoverage(modes: [], patience: .zero),
    recover: Story? = nil,
    locked: Set<String> = []
  ) async throws -> FaultSweepReport {
    try await FaultSweep(
      "tasks",
      fixture: { _ in KVStore(["seats": 1], locked: locked) },
      tasks: tasks,
      invariants: [invariant],
      recover: recover,
      coverage: coverage
    ).report()
  }

  private static let both = Invariant<KVStore>.serializable { ["x": $0["x"], "y": $0["y"]] }

  private static let faults = FaultCoverage(
    modes: [.before, .after, .cancelThrows, .crash, .crashAlone],
    includesPairs: false,
    patience: .zero
  )

  @Test("allows that a task that threw or crashed had its effect or not")
  func faults() async throws {
    let tasks = [(name: "one", run: Self.adding), (name: "two", run: Self.adding)]
    let report = try await report(tasks, Self.both, Self.faults)
    #expect(report.failureMessages == [])
    #expect(report.schedules > 10)
  }

  @Test("takes an error for a result in runs without faults", arguments: Rejection.all)
  func rejections(_ story: Rejection) async throws {
    let invariant = Invariant<KVStore>.serializable(allowing: story.allowing) { _ in }
    let orders = try await report(story.tasks, invariant)
    #expect(orders.violations.first?.seen == story.seen)
    #expect(orders.problems == [])
    guard story.seen == nil else { return }
    #expect(try await report(story.tasks, invariant, Self.faults).failureMessages == [])
  }

  @Test("refuses a story in which a task returns in no order")
  func allRejected() async throws {
    let fail: Story = {
      try await $0.kv.intercepted(by: $1).set("x", 1); throw Rejection.soldOut(1)
    }
    for other in [fail, Self.adding] {
      await #expect(throws: UndisturbedRunError.self) {
        _ = try await report([("one", fail), ("two", other)], Self.both, Self.faults)
      }
    }
  }

  @Test("finds half of a task that crashed, unless the recovery completes it")
  func crash() async throws {
    let both: Story = { store, faults in
      let kv = store.kv.intercepted(by: faults)
      try await kv.set("x", 1)
      try await kv.set("y", 1)
    }
    let crashes = FaultCoverage(modes: [.crash], patience: .zero)
    let report = try await report([("both", both)], Self.both, crashes)
    #expect(report.violations.map(\.seen) == [#"["x": 1, "y": 0]"#])
    #expect(
      report.violations.first?.allowed
        == [#"["x": 1, "y": 1] (both)"#, #"["x": 0, "y": 0] (no task)"#]
    )
    let complete: Story = { store, _ in try await store.kv.set("y", store["x"]) }
    let fixed = try await self.report([("both", both)], Self.both, crashes, recover: complete)
    #expect(fixed.failureMessages == [])
  }

  @Test("finds an effect that is lost although its task returned")
  func acknowledged() async throws {
    let careless: Story = { _ = try? await $0.kv.intercepted(by: $1).add("x", 1) }
    let report = try await report([("careless", careless)], Self.both, Self.faults)
    let first = try #require(report.violations.first)
    let advice = "if careless swallows the fault's error, let it throw"
    #expect(first.seen == #"["x": 0, "y": 0]; \#(advice)"#)
    #expect(first.allowed == [#"["x": 1, "y": 0] (careless)"#])
  }

  @Test("finds a stale read of a task that began after the write had ended")
  func strict() async throws {
    let write: Story = { store, faults in
      let kv = store.kv.intercepted(by: faults)
      try await kv.set("x", 1)
      // The replica follows after the task has ended.
      Task { try await kv.set("replica", 1) }
    }
    func reading(_ key: String) async throws -> FaultSweepReport {
      let read: Story = { $1.record(result: try await $0.kv.intercepted(by: $1).get(key)) }
      return try await self.report([("write", write), ("read", read)], .serializable { _ in })
    }
    let report = try await reading("replica")
    #expect(report.violations.first?.seen == "read returned 0")
    #expect(report.violations.first?.allowed == ["read returned 1 (write, read)"])
    #expect(try await reading("x").failureMessages == [])
  }

  @Test("counts tasks with the same name once")
  func equalTasks() async throws {
    let coverage = FaultCoverage(modes: [], scheduleLimit: 300, patience: .zero)
    func counting(_ names: [String]) async throws -> FaultSweepReport {
      try await report(names.map { ($0, Self.add) }, .serializable { $0["x"] }, coverage)
    }
    let equal = try await counting(["buyer", "buyer", "buyer", "buyer", "buyer", "buyer", "buyer"])
    #expect(equal.failureMessages == [])
    #expect(equal.problems == [])
    #expect(equal.explored.contains("compared with 1 order of whole tasks"))
    let two = try await counting(["buyer", "buyer", "seller", "seller"])
    #expect(two.failureMessages == [])
    #expect(!two.explored.contains("compared with 24 orders"))
  }

  @Test("judges many equal tasks, whatever order they begin in")
  func manyEqualTasks() async throws {
    let coverage = FaultCoverage(modes: [.crashAlone], scheduleLimit: 100, patience: .zero)
    func buying(_ buy: @escaping @Sendable (KV) async throws -> Int) async throws -> [String] {
      let story: Story = { $1.record(result: min(3, try await buy($0.kv.intercepted(by: $1)))) }
      let tasks = (1...24).map { _ in (name: "buyer", run: story) }
      return try await report(tasks, .serializable { $0["x"] }, coverage).violations.map(\.seen)
    }
    #expect(try await buying { try await $0.add("x", 1) } == [])
    let stale = try await buying { kv in try await (kv.add("x", 1), kv.get("x")).1 }
    #expect(
      stale.first?.hasPrefix("24; buyer returned 2; buyer returned 2; buyer returned 3") == true
    )
  }

  @Sendable private static func add(_ store: KVStore, _ faults: FaultInjector) async throws {
    faults.record(result: try await store.kv.intercepted(by: faults).add("x", 1))
  }

  @Sendable private static func increment(_ store: KVStore, _ faults: FaultInjector) async throws {
    try await store.kv.intercepted(by: faults).increment("x")
  }

  @Test("compares five tasks with all orders, also if each of them may have had no effect")
  func fiveTasks() async throws {
    let coverage = FaultCoverage(
      modes: [.after],
      interleavings: .random(runs: 40, seed: 1),
      patience: .zero
    )
    let tasks = (1...5).map { (name: "buyer \($0)", run: Self.increment) }
    let report = try await report(tasks, .serializable { $0["x"] }, coverage)
    // A run that only a sample of the orders does not explain would not be a violation.
    #expect(report.violations.contains { $0.schedule.points.isEmpty })
    #expect(report.violations.contains { !$0.schedule.points.isEmpty })
    #expect(report.problems.allSatisfy { !$0.contains("could not be judged") })
  }

  @Test("compares six tasks with all orders if two of them are equal")
  func sixTasks() async throws {
    let names = ["buyer", "buyer", "seller 1", "seller 2", "seller 3", "seller 4"]
    let coverage = FaultCoverage(modes: [], scheduleLimit: 20, patience: .zero)
    let tasks = names.map { (name: $0, run: Self.increment) }
    let report = try await report(tasks, .serializable { $0["x"] }, coverage)
    // Each task has returned, so only the 360 orders of all six can explain a run.
    let violation = try #require(report.violations.first)
    #expect(violation.allowed.allSatisfy { $0.hasPrefix("6 (") }, "\(violation.allowed)")
    #expect(report.problems.allSatisfy { !$0.contains("could not be judged") })
  }

  @Test("says how many runs it could not judge if there are too many orders")
  func sample() async throws {
    let coverage = FaultCoverage(modes: [], scheduleLimit: 40, patience: .zero)
    func counting(_ run: @escaping Story) async throws -> FaultSweepReport {
      let tasks = (1...7).map { (name: "buyer \($0)", run: run) }
      return try await report(tasks, .serializable { $0["x"] }, coverage)
    }
    let atomic = try await counting(Self.add)
    #expect(atomic.failureMessages == [])
    #expect(atomic.problems == [])
    let racy = try await counting(Self.increment)
    #expect(racy.failureMessages == [])
    #expect(racy.problems.count == 1)
    #expect(
      racy.problems.first?.contains(
        "could not be judged: the tasks have more than 400 orders"
      ) == true
    )
  }

  @Test("leaves out orders in which a task waits for a later one")
  func dependentTasks() async throws {
    let write: Story = { store, faults in
      try await store.kv.intercepted(by: faults).set("x", 1)
      await store.kv.unlock("written")
    }
    let wait: Story = { store, faults in
      let kv = store.kv.intercepted(by: faults)
      await kv.lock("written")
      try await kv.set("y", kv.get("x"))
    }
    let other: Story = { _ = try await $0.kv.intercepted(by: $1).add("z", 1) }
    let report = try await report(
      [("write", write), ("wait", wait), ("other", other)],
      .serializable { [$0["x"], $0["y"], $0["z"]] },
      locked: ["written"]
    )
    #expect(report.failureMessages == [])
    #expect(report.problems == [])
    #expect(report.schedules > 5)
  }

  @Test("names the error if it cannot observe")
  func unobserved() async throws {
    let failing = Invariant<KVStore>.serializable { _ in throw CancellationError() }
    let report = try await report([("add", Self.add)], failing)
    #expect(
      report.violations.map(\.invariant) == ["serializable (the check threw CancellationError())"]
    )
  }

  @Test("compares outcomes by value, and shows where long ones differ")
  func hiddenParts() async throws {
    let one: Story = { try await $0.kv.intercepted(by: $1).set("x", 1) }
    let two: Story = { try await $0.kv.intercepted(by: $1).increment("x") }
    let data = Invariant<KVStore>.serializable { Data([UInt8($0["x"])]) }
    let hidden = try await report([("set", one), ("add", two), ("more", two)], data)
    let hint = "\n  (they differ in a part that their descriptions leave out)\n"
    #expect(hidden.failureMessages.first?.contains(hint) == true, "\(hidden)")
    #expect(hidden.explored.contains("compared with 6 orders of whole tasks\n"), "\(hidden)")
    let long = try await report(
      [("one", two), ("two", two)],
      .serializable { Array(repeating: 0, count: 300) + [$0["x"]] }
    )
    let message = try #require(long.failureMessages.first)
    #expect(message.contains(", 0, 1]\n  one after another: …"), "\(message)")
    #expect(message.contains(", 0, 2] (one, two), ["), "\(message)")
  }

  @Test("records an issue if it observes nothing that the tasks change")
  func observesNothing() async throws {
    let add = Self.adding
    let take: Story = { _ = try await $0.kv.intercepted(by: $1).add("x", -1) }
    let message = """
      the invariant serializable compares nothing: what it observes is the same with and without \
      the tasks
      """
    let pair = [(name: "one", run: add), (name: "two", run: add)]
    for invariant: Invariant<KVStore> in [.serializable { _ in }, .serializable { $0["y"] }] {
      let problems = try await report(pair, invariant).problems
      #expect(problems.map { $0.hasPrefix(message) } == [true])
    }
    // The errors of faults are no results.
    let failing = try await report(pair, .serializable { $0["y"] }, Self.faults)
    #expect(failing.problems.map { $0.hasPrefix(message) } == [true])
    #expect(try await report(pair).problems == [])
    // Together they leave what was there, but not each of them.
    let opposite = try await report([("add", add), ("take", take)])
    #expect(opposite.problems == [])
    #expect(
      opposite.explored.contains(
        "compared with 4 orders of whole tasks, which all lead to the same: the tasks commute, or "
          + "never meet"
      ),
      "\(opposite.explored)"
    )
    // One task is compared only with itself.
    let alone = try await report([("add", add)])
    #expect(alone.problems.count == 1)
    #expect(alone.problems.first?.hasPrefix("only the undisturbed run was made") == true)
  }
}
