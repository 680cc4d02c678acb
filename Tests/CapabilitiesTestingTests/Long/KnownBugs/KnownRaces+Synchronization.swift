import CapabilitiesTesting

/// Bugs of locks and signals, from Coyote's, Loom's and Shuttle's samples.
extension KnownBug {
  static let synchronization: [KnownBug] = [
    deadlock, philosophers, lostWakeup, missedSignal, doubleRelease,
  ]

  /// Takes two locks and releases them.
  private static func locking(_ first: String, _ second: String) -> Body {
    { kv in
      await kv.lock(first)
      await kv.lock(second)
      await kv.unlock(second)
      await kv.unlock(first)
    }
  }

  private static let deadlock = KnownBug(
    name: "deadlock: two tasks take two locks in different orders",
    run: 1,
    code: "T1:2, T2:3, T1:1",
    holds: { $0.isUnlocked },
    tasks: ["one": locking("a", "b"), "two": locking("b", "a")],
    fixed: ["one": locking("a", "b"), "two": locking("a", "b")]
  )

  private static let philosophers = KnownBug(
    name: "four dining philosophers: each one holds a fork",
    run: 526,
    fixLimit: 1_000,
    coverage: FaultCoverage(modes: [], interleavings: .preemptions(3), patience: .zero),
    code: "T1:2, T2:2, T3:2, T4:3, T1:1, T2:1, T3:1",
    holds: { $0.isUnlocked },
    tasks: [
      "1": locking("a", "b"), "2": locking("b", "c"), "3": locking("c", "d"),
      "4": locking("d", "a"),
    ],
    fixed: [
      "1": locking("a", "b"), "2": locking("b", "c"), "3": locking("c", "d"),
      "4": locking("a", "d"),
    ]
  )

  private static let lostWakeup = KnownBug(
    name: "lost wakeup: the signal comes between the check and the wait",
    run: 1,
    locked: ["empty"],
    code: "T1:2, T2:3, T1:1",
    holds: { $0["taken"] == 1 },
    tasks: ["take": waitAndTake, "put": put],
    fixed: ["take": lockAndTake, "put": putAndUnlock]
  )

  @Sendable private static func waitAndTake(_ kv: KV) async throws {
    if try await kv.get("item") == 0 { await kv.wait("filled") }
    try await kv.set("taken", kv.get("item"))
  }

  @Sendable private static func put(_ kv: KV) async throws {
    try await kv.set("item", 1)
    await kv.pulse("filled")
  }

  /// Waits for a lock, which remembers that it was released.
  @Sendable private static func lockAndTake(_ kv: KV) async throws {
    await kv.lock("empty")
    try await kv.set("taken", kv.get("item"))
  }

  @Sendable private static func putAndUnlock(_ kv: KV) async throws {
    try await kv.set("item", 1)
    await kv.unlock("empty")
  }

  private static let missedSignal = KnownBug(
    name: "missed signal: the only pulse comes before the wait",
    run: 1,
    locked: ["start"],
    code: "T2:2, T1:2",
    holds: { $0["done"] == 1 },
    tasks: [
      "wait": { kv in
        await kv.wait("start")
        try await kv.set("done", 1)
      },
      "start": { await $0.pulse("start") },
    ],
    fixed: [
      "wait": { kv in
        await kv.lock("start")
        try await kv.set("done", 1)
      },
      "start": { await $0.unlock("start") },
    ]
  )

  private static let doubleRelease = KnownBug(
    name: "double release: the second one releases the lock of another task",
    run: 23,
    code: "T1:2, T2:2, T1:4, T2:1, T3:5, T2:2",
    holds: { $0["x"] == 3 },
    tasks: ["1": incrementing(releases: 2), "2": incrementing(), "3": incrementing()],
    fixed: ["1": incrementing(), "2": incrementing(), "3": incrementing()]
  )

  private static func incrementing(releases: Int = 1) -> Body {
    { kv in
      await kv.lock("x")
      try await kv.increment("x")
      for _ in 0..<releases { await kv.unlock("x") }
    }
  }
}
