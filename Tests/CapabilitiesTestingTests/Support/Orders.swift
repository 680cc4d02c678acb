import Capabilities
import CapabilitiesTesting
import Dispatch

/// Suspends a task of a sweep until a dispatch queue resumes it. The queue answers only once the task
/// has suspended: an answer that comes before is none from outside.
func resumeFromQueue() async {
  let suspended = DispatchSemaphore(value: 0)
  // The sweep runs one task at a time, so this one runs once its parent has suspended.
  async let child: Void = { _ = suspended.signal() }()
  await withCheckedContinuation { continuation in
    DispatchQueue.global().async {
      suspended.wait()
      continuation.resume()
    }
  }
  await child
}

/// Stories of a storehouse that test the order of tasks.
enum Orders {
  typealias Story = FaultSweep<Storehouse>.Story

  /// Calls a depot.
  static func story(_ body: @escaping @Sendable (Depot) async throws -> Void) -> Story {
    { house, faults in try await body(house.depot.intercepted(by: faults)) }
  }

  /// Places a number of orders with the same name.
  static func calling(_ name: String, _ calls: Int) -> Story {
    story { depot in for _ in 0..<calls { try await depot.order(name) } }
  }

  /// Two tasks that place orders.
  static func two(_ a: Int, _ b: Int) -> KeyValuePairs<String, Story> {
    ["a": calling("a", a), "b": calling("b", b)]
  }

  static func sweep(
    _ coverage: FaultCoverage,
    _ tasks: KeyValuePairs<String, Story>,
    _ invariants: [Invariant<Storehouse>] = [.always],
    recover: Story? = nil
  ) -> FaultSweep<Storehouse> {
    FaultSweep(
      "orders",
      fixture: { clock in Storehouse(clock) },
      tasks: tasks,
      invariants: invariants,
      recover: recover,
      coverage: coverage
    )
  }

  /// Returns the undisturbed run of a story as text, one line per call.
  static func transcript(_ tasks: KeyValuePairs<String, Story>) async throws -> [String] {
    let never = Invariant<Storehouse>("never") { _ in false }
    let report = try await sweep(.interleavings, tasks, [never]).report(of: FaultSchedule())
    return report.violations.first?.transcript.split(separator: "\n").map(String.init) ?? []
  }

  /// Returns the orders placed in each run of a sweep.
  static func all(
    _ interleavings: Interleavings,
    limit: Int = 20_000,
    _ tasks: KeyValuePairs<String, Story>
  ) async throws -> (report: FaultSweepReport, orders: [[String]]) {
    let seen = Mutexed<[[String]]>([])
    let note = Invariant<Storehouse>.noting { house in
      seen.update { $0.append(house.state.orders) }
    }
    let coverage = FaultCoverage(modes: [], interleavings: interleavings, scheduleLimit: limit)
    return (try await sweep(coverage, tasks, [note]).report(), seen.value)
  }
}
