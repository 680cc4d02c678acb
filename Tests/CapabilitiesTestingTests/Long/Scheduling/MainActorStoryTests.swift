import Capabilities
import Dispatch
import Testing

@testable import CapabilitiesTesting

@Suite("Stories on the main actor")
struct MainActorStoryTests {
  /// A view model: it loads the goods when it appears, and takes some at a tap.
  @MainActor
  private final class DepotModel {
    private let depot: Depot
    private(set) var goods = 0
    private(set) var error: String?

    init(_ depot: Depot) { self.depot = depot }

    func appear() async {
      do { goods = try await depot.count() } catch { self.error = "not counted" }
    }

    /// Takes goods as a button does: in a task that it starts.
    func tap(_ number: Int) -> Task<Void, Never> {
      Task {
        MainActor.preconditionIsolated()
        let left = try? await depot.count()
        try? await depot.set((left ?? 0) - number)
        await appear()
      }
    }
  }

  private let taps: KeyValuePairs<String, Orders.Story> = [
    "first": { @MainActor house, faults in
      await DepotModel(house.depot.intercepted(by: faults)).tap(1).value
    },
    "second": { @MainActor house, faults in
      await DepotModel(house.depot.intercepted(by: faults)).tap(2).value
    },
  ]

  @Test("finds an order in which a tap loses the update of another task")
  func lostUpdate() async throws {
    let kept = Invariant<Storehouse>("no goods are lost") { house in house.state.goods == 7 }
    let sweep = Orders.sweep(.interleavings, taps, [kept])
    let report = try await sweep.report()
    #expect(report.problems == [])
    let found = try #require(report.violations.first)
    #expect(found.schedule.description == "turns T2:1, T1:1, T1.1:1, T2.1:3, T1.1:2")
    let calls = found.transcript.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(calls.prefix(2) == ["T1.1 Depot.count() -> 10", "* T2.1 Depot.count() -> 10"])
    let again = try await sweep.report(of: found.schedule)
    #expect(again.violations.map(\.transcript) == [found.transcript])
  }

  @Test("controls a task that a callback of the main queue resumes")
  func callback() async throws {
    let story: Orders.Story = { @MainActor house, faults in
      let depot = house.depot.intercepted(by: faults)
      let number = await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume(returning: 3) }
      }
      MainActor.preconditionIsolated()
      try? await depot.set(number)
      await DepotModel(depot).tap(1).value
    }
    let stocked = Invariant<Storehouse>("goods are left") { house in house.state.goods > 0 }
    let sweep = Orders.sweep(.interleavings, ["first": story, "second": story], [stocked])
    #expect(try await sweep.report().problems == [])
  }

  @MainActor
  private final class Screen {
    let close: @Sendable @MainActor () -> Void

    init(close: @escaping @Sendable @MainActor () -> Void) { self.close = close }

    isolated deinit { close() }
  }

  @Test("controls a task that a model starts in its isolated deinit")
  func isolatedDeinit() async throws {
    let story: Orders.Story = { @MainActor house, faults in
      let depot = house.depot.intercepted(by: faults)
      await withCheckedContinuation { continuation in
        let screen = Mutexed<Screen?>(
          Screen {
            Task {
              await DepotModel(depot).tap(1).value
              continuation.resume()
            }
          }
        )
        // A task that is not on the main actor releases it.
        Task.detached { screen.value = nil }
      }
    }
    let kept = Invariant<Storehouse>("no goods are lost") { house in house.state.goods == 8 }
    let sweep = Orders.sweep(.interleavings, ["first": story, "second": story], [kept])
    let report = try await sweep.report()
    #expect(report.problems == [])
    #expect(!report.violations.isEmpty)
  }

  @Test("reports that another thread resumes a model's task outside of a call")
  func foreignCallback() async throws {
    let story: Orders.Story = { @MainActor house, faults in
      let model = DepotModel(house.depot.intercepted(by: faults))
      let task = Task {
        let suspended = DispatchSemaphore(value: 0)
        // It begins when the main actor is free.
        Task { suspended.signal() }
        await withCheckedContinuation { continuation in
          DispatchQueue.global().async {
            suspended.wait()
            continuation.resume()
          }
        }
        await model.appear()
      }
      await task.value
    }
    let sweep = Orders.sweep(.interleavings, ["first": story, "second": story])
    let problems = try await sweep.report().problems
    #expect(problems.first?.hasPrefix("the order was not controlled") == true)
  }

  @Test("a job on the main actor ends the run's wait for other threads")
  func wake() {
    let executor = DrainingExecutor(waitingForMainActor: .seconds(60))
    executor.asCurrent { executor.wake() }
    #expect(executor.waitForForeignWork(patience: .zero))
  }

  @Test("an invariant reads the state of a model on the main actor")
  func invariant() async throws {
    let report = try await FaultSweep(
      "model",
      fixture: { clock in await DepotModel(Storehouse(clock).depot) },
      run: { model, faults in
        let appear = faults.wrap("Model.appear") { () async throws in await model.appear() }
        try? await appear()
      },
      invariants: [Invariant("loaded") { model in await model.goods == 10 }],
      coverage: FaultCoverage(modes: [.before], interleavings: .none)
    ).report()
    #expect(
      report.violations.map(\.schedule.description) == [
        "Model.appear #1 fails before its effect",
        "Model.appear #1 and every later one fails before its effect",
      ]
    )
    #expect(report.problems == [])
  }

  @Test("a task that first leaves the main actor during the recovery works for the run")
  func recovery() async throws {
    typealias Late = (gate: CheckedContinuation<Void, Never>?, task: Task<Bool, Never>?)
    let places = Mutexed<[Bool]>([])
    let report = try await FaultSweep(
      "late",
      fixture: { _ in Mutexed<Late>((nil, nil)) },
      run: { @MainActor late, faults in
        _ = try? await faults.wrap("Bell.ring") { () async throws in }()
        late.value.task = Task {
          await withCheckedContinuation { late.value.gate = $0 }
          return await isInRun()
        }
      },
      invariants: [.always],
      recover: { @MainActor late, _ in
        late.value.gate?.resume()
        if let place = await late.value.task?.value { places.update { $0.append(place) } }
      },
      coverage: FaultCoverage(modes: [.before], interleavings: .none, patience: .seconds(60))
    ).report()
    #expect(report.problems == [])
    // The first run finds out that the story works on the main actor.
    #expect(Set(places.value.dropFirst()) == [true])
  }

  @Test("the tasks of another test's main actor run elsewhere")
  func otherTests() async throws {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    let other = Task { @MainActor in
      var places: Set<Bool> = []
      while !Task.isCancelled {
        places.insert(await Task.detached { DispatchQueue.getSpecific(key: key) ?? false }.value)
        // A block of the main queue has no current task.
        let place = await withCheckedContinuation { continuation in
          DispatchQueue.main.async {
            Task.detached {
              continuation.resume(returning: DispatchQueue.getSpecific(key: key) ?? false)
            }
          }
        }
        places.insert(place)
        // A new task that leaves the main actor has no current task either.
        places.insert(await Task { await isInRun() }.value)
      }
      return places
    }
    let stocked = Invariant<Storehouse>("goods are left") { house in house.state.goods > 0 }
    #expect(try await Orders.sweep(.interleavings, taps, [stocked]).report().problems == [])
    other.cancel()
    #expect(await other.value == [false])
  }
}

@concurrent
private func isInRun() async -> Bool { DrainingExecutor.ofCurrentThread != nil }
