import CapabilitiesTesting

/// Bugs of concurrent tasks, found in orders without faults.
extension KnownBug {
  static let races: [KnownBug] = problems + protocols + synchronization

  // MARK: Isolation problems of databases (Berenson et al. 1995, Jepsen)

  private static let problems: [KnownBug] = [
    lostUpdate, childCounter, writeSkew, dirtyRead, readSkew, longFork, staleReplica, staleCache,
  ]

  private static let lostUpdate = KnownBug(
    name: "lost update: two tasks read before either one writes",
    run: 1,
    code: "T1:2, T2:3, T1:1",
    holds: { $0["x"] == 2 },
    tasks: ["one": { try await $0.increment("x") }, "two": { try await $0.increment("x") }],
    fixed: ["one": { _ = try await $0.add("x", 1) }, "two": { _ = try await $0.add("x", 1) }]
  )

  private static let childCounter = KnownBug(
    name: "non-atomic counter: three child tasks count",
    run: 1,
    code: "T1:1, T1.1:2, T1.2:3, T1.1:1, T1.3:3",
    holds: { $0["x"] == 3 },
    tasks: ["count": counting { try await $0.increment("x") }],
    fixed: ["count": counting { _ = try await $0.add("x", 1) }]
  )

  private static func counting(_ count: @escaping @Sendable (KV) async throws -> Void) -> Body {
    { kv in
      try await withThrowingTaskGroup { group in
        for _ in 1...3 { group.addTask { try await count(kv) } }
        try await group.waitForAll()
      }
    }
  }

  private static let writeSkew = KnownBug(
    name: "write skew: two doctors leave, because each one sees the other on call",
    run: 2,
    numbers: ["a": 1, "b": 1],
    code: "T1:3, T2:4, T1:1",
    holds: { $0["a"] + $0["b"] > 0 },
    tasks: ["a": { try await $0.leave("a") }, "b": { try await $0.leave("b") }],
    lock: "rota"
  )

  private static let dirtyRead = KnownBug(
    name: "dirty read: a task copies a value that is rolled back",
    run: 1,
    code: "T1:2, T2:3, T1:1",
    holds: { $0["copy"] == 0 },
    tasks: [
      "roll back": { kv in
        try await kv.set("x", 1)
        try await kv.set("x", 0)
      },
      "copy": { kv in try await kv.set("copy", kv.get("x")) },
    ],
    lock: "x"
  )

  private static let readSkew = KnownBug(
    name: "read skew: a sum is read during a transfer",
    run: 1,
    numbers: ["a": 5, "b": 5, "sum": 10],
    code: "T1:2, T2:4, T1:1",
    holds: { $0["sum"] == 10 },
    tasks: [
      "move": { kv in
        _ = try await kv.add("a", -5)
        _ = try await kv.add("b", 5)
      },
      "sum": { kv in
        let (a, b) = (try await kv.get("a"), try await kv.get("b"))
        try await kv.set("sum", a + b)
      },
    ],
    lock: "ab"
  )

  private static let longFork = KnownBug(
    name: "long fork: two readers see two writes in different orders",
    run: 131,
    code: "T3:2, T1:2, T4:4, T2:2, T3:2",
    holds: { !($0["r1"] == 1 && $0["r2"] == 10) },
    tasks: [
      "write x": { try await $0.set("x", 1) },
      "write y": { try await $0.set("y", 1) },
      "read x, y": readXThenY,
      "read y, x": readYThenX,
    ],
    fixed: [
      "write x": { try await $0.set("x", 1) },
      "write y": { try await $0.set("y", 1) },
      "read x, y": { kv in try await kv.locked("read") { try await readXThenY(kv) } },
      "read y, x": { kv in try await kv.locked("read") { try await readYThenX(kv) } },
    ]
  )

  @Sendable private static func readXThenY(_ kv: KV) async throws {
    let (x, y) = (try await kv.get("x"), try await kv.get("y"))
    try await kv.set("r1", 10 * x + y)
  }

  @Sendable private static func readYThenX(_ kv: KV) async throws {
    let (y, x) = (try await kv.get("y"), try await kv.get("x"))
    try await kv.set("r2", 10 * x + y)
  }

  private static let staleReplica = KnownBug(
    name: "stale replica: a client reads an older value than before",
    run: 1,
    numbers: ["second": 1],
    code: "T1:2, T2:2, T3:5, T2:1",
    holds: { $0["second"] >= $0["first"] },
    tasks: [
      "write": { try await $0.set("primary", 1) },
      "replicate": { kv in try await kv.set("replica", kv.get("primary")) },
      "read": { try await readTwice("replica", $0) },
    ],
    fixed: [
      "write": { try await $0.set("primary", 1) },
      "replicate": { kv in try await kv.set("replica", kv.get("primary")) },
      "read": { try await readTwice("primary", $0) },
    ]
  )

  @Sendable private static func readTwice(_ second: String, _ kv: KV) async throws {
    try await kv.set("first", kv.get("primary"))
    try await kv.set("second", kv.get(second))
  }

  private static let staleCache = KnownBug(
    name: "stale cache: a reader fills it after the writer has cleared it",
    run: 1,
    numbers: ["stored": 1],
    code: "T1:2, T2:3, T1:1",
    holds: { [0, $0["stored"]].contains($0["cached"]) },
    tasks: [
      "read": { kv in try await kv.set("cached", kv.get("stored")) },
      "write": { kv in
        try await kv.set("stored", 2)
        try await kv.set("cached", 0)
      },
    ],
    lock: "cache"
  )
}
