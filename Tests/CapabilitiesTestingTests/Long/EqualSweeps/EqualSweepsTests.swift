import Capabilities
import CapabilitiesTesting
import Dispatch
import Testing

/// A kind of task with which a use case adds something twice at once.
private enum Concurrency: String, CaseIterable {
  case group, asyncLet, unstructured, detached, immediate, mainActor, tap

  typealias Add = @Sendable () async -> Void

  func run(_ add: @escaping Add) async {
    switch self {
    case .group: await withTaskGroup { group in for _ in 1...2 { group.addTask { await add() } } }
    case .asyncLet:
      async let one: Void = add()
      async let other: Void = add()
      _ = await (one, other)
    case .unstructured: await end([Task { await add() }, Task { await add() }])
    case .detached: await end([Task.detached { await add() }, Task.detached { await add() }])
    case .immediate:
      guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return }
      await end([Task.immediate { await add() }, Task.immediate { await add() }])
    case .mainActor:
      await end([Task { @MainActor in await add() }, Task { @MainActor in await add() }])
    case .tap:
      let model = await Model(add)
      await end([model.tap(), model.tap()])
    }
  }

  private func end(_ tasks: [Task<Void, Never>]) async { for task in tasks { await task.value } }

  @MainActor
  private final class Model {
    private let add: Add

    init(_ add: @escaping Add) { self.add = add }

    func tap() -> Task<Void, Never> { Task { await add() } }
  }
}

/// A kind of double for a number.
private enum Shelf: String, CaseIterable {
  case lock, actor, queue

  typealias Endpoints = (get: @Sendable () async -> Int, set: @Sendable (Int) async -> Void)

  func endpoints(_ number: Mutexed<Int>) -> Endpoints {
    switch self {
    case .lock: ({ () async in number.value }, { new async in number.update { $0 = new } })
    case .actor: endpoints(Store(number))
    case .queue:
      (
        { () async in await answer { number.value } },
        { new async in await answer { number.update { $0 = new } } }
      )
    }
  }

  private func endpoints(_ store: Store) -> Endpoints {
    ({ await store.number }, { new in await store.set(new) })
  }

  /// Answers a call from a concurrent queue, as a callback does.
  private func answer<Value: Sendable>(_ value: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: value()) }
    }
  }

  private actor Store {
    private let stored: Mutexed<Int>

    init(_ stored: Mutexed<Int>) { self.stored = stored }

    var number: Int { stored.value }

    func set(_ new: Int) { stored.update { $0 = new } }
  }
}

/// Ten sweeps of each story.
@Suite("Sweeps of a story are equal")
struct EqualSweepsTests {
  /// Returns the sweep of a use case that reads and writes a number twice at once.
  private func sweep(
    _ concurrency: Concurrency,
    _ shelf: Shelf,
    isConcurrent: Bool
  ) -> FaultSweep<Mutexed<Int>> {
    FaultSweep(
      "shelf",
      fixture: { _ in Mutexed(0) },
      tasks: [
        "add": { number, faults in
          let endpoints = shelf.endpoints(number)
          let get = faults.wrap("Shelf.get", endpoints.get)
          let set = faults.wrap("Shelf.set", endpoints.set)
          if isConcurrent {
            // As a function of a module without `NonisolatedNonsendingByDefault`.
            await concurrency.run { @concurrent () async in await set(await get() + 1) }
          } else {
            await concurrency.run { await set(await get() + 1) }
          }
        }
      ],
      invariants: [Invariant("both are added", of: { $0.value }) { $0 == 2 }],
      coverage: FaultCoverage(
        modes: [],
        interleavings: .preemptions(1),
        scheduleLimit: 6,
        failsAtLimit: false
      )
    )
  }

  @Test(
    "whatever starts its tasks, answers its calls, and decides where its functions run",
    arguments: Concurrency.allCases.flatMap { one in
      Shelf.allCases.map { (one.rawValue, $0.rawValue) }
    },
    [true, false]
  )
  func equal(cell: (String, String), isConcurrent: Bool) async throws {
    let concurrency = try #require(Concurrency(rawValue: cell.0))
    let shelf = try #require(Shelf(rawValue: cell.1))
    let sweep = sweep(concurrency, shelf, isConcurrent: isConcurrent)
    var reports: Set<[String]> = []
    for _ in 1...10 {
      let report = try await sweep.report()
      #expect(report.problems == [])
      let found = try #require(report.violations.first)
      #expect(found.seen == "1" && found.transcript.contains("Shelf.set(1)"))
      reports.insert([report.summary, report.explored] + report.failureMessages)
    }
    #expect(reports.count == 1, "\(reports)")
  }
}
