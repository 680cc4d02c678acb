import CapabilitiesTesting

/// Bugs of protocols between tasks: Coyote's and Loom's samples, and Herlihy and Shavit's book.
extension KnownBug {
  static let protocols: [KnownBug] = [leaderSplit, aba, lateRetain, reorderedMessages]

  private static let leaderSplit = KnownBug(
    name: "leader split: three candidates elect two leaders",
    run: 1,
    code: "T1:2, T2:5, T1:3, T3:2",
    holds: { $0["leaders"] == 1 },
    tasks: ["1": electing(1), "2": electing(2), "3": electing(3)],
    fixed: ["1": electingOnce(1), "2": electingOnce(2), "3": electingOnce(3)]
  )

  private static func electing(_ candidate: Int) -> Body {
    { kv in
      guard try await kv.get("leader") == 0 else { return }
      try await kv.set("leader", candidate)
      if try await kv.get("leader") == candidate { _ = try await kv.add("leaders", 1) }
    }
  }

  private static func electingOnce(_ candidate: Int) -> Body {
    { kv in
      if try await kv.compareAndSet("leader", 0, candidate) { _ = try await kv.add("leaders", 1) }
    }
  }

  // A stack of the items 1 and 2: `head` is the first one, and `next1` the one after item 1. The
  // fix counts the changes of the head in its tens.
  private static let aba = KnownBug(
    name: "ABA: the head of a stack is the same again, but the rest is not",
    run: 2,
    numbers: ["head": 1, "next1": 2],
    code: "T1:3, T2:6, T1:1",
    holds: { !($0["taken2"] == 1 && $0["head"] % 10 == 2) },
    tasks: ["pop": { try await pop($0, 0) }, "change": { try await popTwoAndPush($0, 0) }],
    fixed: ["pop": { try await pop($0, 10) }, "change": { try await popTwoAndPush($0, 10) }]
  )

  @Sendable private static func pop(_ kv: KV, _ change: Int) async throws {
    let head = try await kv.get("head")
    guard head % 10 == 1 else { return }
    let next = try await kv.get("next1")
    _ = try await kv.compareAndSet("head", head, head / 10 * 10 + change + next)
  }

  /// Pops both items, and pushes item 1.
  @Sendable private static func popTwoAndPush(_ kv: KV, _ change: Int) async throws {
    let head = try await kv.get("head")
    guard head % 10 == 1, try await kv.compareAndSet("head", head, change) else { return }
    try await kv.set("taken2", 1)
    try await kv.set("next1", 0)
    _ = try await kv.compareAndSet("head", change, 2 * change + 1)
  }

  private static let lateRetain = KnownBug(
    name: "late retain: an object is retained after its last release",
    run: 1,
    numbers: ["count": 1],
    code: "T1:2, T2:3, T1:5",
    holds: { $0["usedAfterFree"] == 0 },
    tasks: ["use": retain, "release": release],
    fixed: ["use": retainIfAlive, "release": release]
  )

  @Sendable private static func retain(_ kv: KV) async throws {
    guard try await kv.get("count") > 0 else { return }
    _ = try await kv.add("count", 1)
    try await kv.set("usedAfterFree", kv.get("freed"))
    try await release(kv)
  }

  @Sendable private static func retainIfAlive(_ kv: KV) async throws {
    while true {
      let count = try await kv.get("count")
      guard count > 0 else { return }
      if try await kv.compareAndSet("count", count, count + 1) { break }
    }
    try await kv.set("usedAfterFree", kv.get("freed"))
    try await release(kv)
  }

  @Sendable private static func release(_ kv: KV) async throws {
    if try await kv.add("count", -1) == 0 { try await kv.set("freed", 1) }
  }

  private static let reorderedMessages = KnownBug(
    name: "message reorder: the first of two concurrent messages arrives last",
    run: 1,
    code: "T1:1, T1.2:2, T1.1:2",
    holds: { $0["state"] == 2 },
    tasks: ["send": sending { try await $0.set("state", $1) }],
    fixed: ["send": sending { try await receive($1, $0) }]
  )

  private static func sending(
    _ send: @escaping @Sendable (KV, Int) async throws -> Void
  ) -> Body {
    { kv in
      try await withThrowingTaskGroup { group in
        for number in 1...2 { group.addTask { try await send(kv, number) } }
        try await group.waitForAll()
      }
    }
  }

  /// Ignores a message that is older than the state.
  @Sendable private static func receive(_ message: Int, _ kv: KV) async throws {
    while true {
      let state = try await kv.get("state")
      guard state < message else { return }
      if try await kv.compareAndSet("state", state, message) { return }
    }
  }
}
