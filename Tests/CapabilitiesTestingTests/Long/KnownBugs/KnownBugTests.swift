import CapabilitiesTesting
import TestTraits
import Testing

/// A bug from the literature, restated as a story of ``KV``, and its fix.
struct KnownBug: Sendable, CustomTestStringConvertible {
  /// The action of a task of a story.
  typealias Body = @Sendable (KV) async throws -> Void

  /// The bug and its source.
  let name: String
  /// The first run of the sweep that violates the invariant.
  let run: Int
  /// The number of schedules of the fix that run; `nil` for all.
  var fixLimit: Int?
  /// The numbers and the held locks in the store at first.
  var numbers: [String: Int] = [:]
  var locked: Set<String> = []
  var coverage = FaultCoverage(modes: [], patience: .zero)
  /// The schedule of that run.
  let code: String
  let holds: @Sendable (KVStore) -> Bool
  let tasks: KeyValuePairs<String, Body>
  /// The tasks of the fix; `nil` if they are the same and hold ``lock``.
  var fixed: KeyValuePairs<String, Body>?
  var lock: String?
  var recover: Body = { _ in }
  /// The recovery of the fix; `nil` if it is the same.
  var fixedRecover: Body?

  var testDescription: String { name }

  func sweep(isFixed: Bool) -> FaultSweep<KVStore> {
    let (numbers, locked) = (numbers, locked)
    var coverage = coverage
    if isFixed, let fixLimit { coverage.scheduleLimit = fixLimit }
    return FaultSweep(
      name,
      fixture: { _ in KVStore(numbers, locked: locked) },
      tasks: (isFixed ? fixed ?? tasks : tasks).map { name, body in
        (name: name, run: Self.story(body, holding: isFixed ? lock : nil))
      },
      invariants: [Invariant("the store is consistent", holds: holds)],
      recover: Self.story(isFixed ? fixedRecover ?? recover : recover),
      coverage: coverage
    )
  }
}

extension KnownBug {
  private static func story(
    _ body: @escaping Body,
    holding lock: String? = nil
  ) -> FaultSweep<KVStore>.Story {
    { store, faults in
      let kv = store.kv.intercepted(by: faults)
      guard let lock else { return try await body(kv) }
      try await kv.locked(lock) { try await body(kv) }
    }
  }

  /// Returns single faults in some modes, in the usual order.
  static func faults(_ modes: FaultMode..., pairs: Bool = false) -> FaultCoverage {
    FaultCoverage(
      modes: modes,
      interleavings: .none,
      includesPersistentFaults: false,
      includesPairs: pairs
    )
  }
}

@Suite("A sweep finds the known bugs of the literature", .onOneThread)
struct KnownBugTests {
  @Test("each bug is found at its run", arguments: KnownBug.races + KnownBug.failures)
  func bug(_ bug: KnownBug) async throws {
    let report = try await bug.sweep(isFixed: false).report()
    let first = try #require(report.violations.first)
    #expect(first.run == bug.run)
    #expect(first.schedule.code == bug.code)
    #expect(report.problems == [])
  }

  @Test("each fix has no violation in any schedule", arguments: KnownBug.races + KnownBug.failures)
  func fix(_ bug: KnownBug) async throws {
    let report = try await bug.sweep(isFixed: true).report()
    #expect(report.failureMessages == [])
    #expect(report.problems == [])
    #expect(report.schedules > 0)
    #expect(report.reachedLimit == (bug.fixLimit != nil))
  }
}
