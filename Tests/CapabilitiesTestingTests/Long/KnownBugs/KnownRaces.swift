import CapabilitiesTesting

/// Bugs of concurrent tasks, found in orders without faults.
extension KnownBug {
  static let races: [KnownBug] = problems + protocols + synchronization

  // MARK: Isolation problems of databases (Berenson et al. 1995, Jepsen); `SerializableTests` has more

  private static let problems: [KnownBug] = [childCounter, dirtyRead, staleReplica, staleCache]

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
