import CapabilitiesTesting

/// Bugs of one task whose calls fail or whose process crashes: sagas (Garcia-Molina and Salem
/// 1987), outboxes, retries, and cleanup.
extension KnownBug {
  static let failures: [KnownBug] = [
    sagaWithoutCompensation, compensationOfNothing, wrongRollbackOrder, outbox, torn,
    repeatedRecovery, outage, retry, redelivery, forgottenUnlock, skippedRelease,
  ]

  // MARK: Sagas

  private static let sagaWithoutCompensation = KnownBug(
    name: "saga without compensation: the flight stays booked without a hotel",
    run: 2,
    coverage: faults(.before),
    code: "KV.add#1:before",
    holds: { $0["flight"] == $0["hotel"] },
    tasks: ["book": bookTrip],
    fixed: ["book": bookOrCancelTrip]
  )

  @Sendable private static func bookTrip(_ kv: KV) async throws {
    try await kv.set("flight", 1)
    _ = try await kv.add("hotel", 1)
  }

  @Sendable private static func bookOrCancelTrip(_ kv: KV) async throws {
    try await kv.set("flight", 1)
    do { _ = try await kv.add("hotel", 1) } catch { try await kv.set("flight", 0) }
  }

  private static let compensationOfNothing = KnownBug(
    name: "compensation of nothing: goods return that were not taken",
    run: 1,
    numbers: ["goods": 5],
    coverage: faults(.before, .after),
    code: "KV.add#1:before",
    holds: { $0["goods"] <= 5 },
    tasks: [
      "take": { kv in
        do { _ = try await kv.add("goods", -1) } catch { _ = try await kv.add("goods", 1) }
      }
    ],
    fixed: [
      "take": { kv in
        do {
          _ = try await kv.compareAndSet("goods", 5, 4)
        } catch {
          _ = try await kv.compareAndSet("goods", 4, 5)
        }
      }
    ]
  )

  // The number `undo` is the record of a change that has to be undone.
  private static let wrongRollbackOrder = KnownBug(
    name: "wrong rollback order: the record is removed before the change is undone",
    run: 11,
    coverage: faults(.before, .crash, pairs: true),
    code: "KV.compareAndSet#1:before, KV.set#4:before",
    holds: { $0["seat"] == $0["ticket"] },
    tasks: ["sell": { try await sell($0, undoing: ["undo", "seat"]) }],
    fixed: ["sell": { try await sell($0, undoing: ["seat", "undo"]) }],
    recover: { kv in
      guard try await kv.get("undo") == 1, try await kv.get("ticket") == 0 else { return }
      for name in ["seat", "undo"] { try await kv.set(name, 0) }
    }
  )

  @Sendable private static func sell(_ kv: KV, undoing names: [String]) async throws {
    try await kv.set("undo", 1)
    try await kv.set("seat", 1)
    // The one call that makes the sale final.
    let isSold = try? await kv.compareAndSet("ticket", 0, 1)
    if isSold == true { return try await kv.set("undo", 0) }
    for name in names { try await kv.set(name, 0) }
  }

  // MARK: Crashes

  private static let outbox = KnownBug(
    name: "outbox: a message is published twice after a crash",
    run: 3,
    numbers: ["outbox": 1],
    coverage: faults(.crash),
    code: "KV.set#1:crash",
    holds: { $0["published"] == 1 },
    tasks: ["relay": relay],
    fixed: ["relay": relayByKey],
    recover: relay,
    fixedRecover: relayByKey
  )

  @Sendable private static func relay(_ kv: KV) async throws {
    guard try await kv.get("outbox") == 1 else { return }
    _ = try await kv.add("published", 1)
    try await kv.set("outbox", 0)
  }

  /// The receiver accepts one message for each key.
  @Sendable private static func relayByKey(_ kv: KV) async throws {
    guard try await kv.get("outbox") == 1 else { return }
    _ = try await kv.compareAndSet("published", 0, 1)
    try await kv.set("outbox", 0)
  }

  private static let torn = KnownBug(
    name: "crash between two writes: the index has no record",
    run: 2,
    coverage: faults(.crash),
    code: "KV.set#2:crash",
    holds: { $0["index"] == $0["record"] },
    tasks: ["save": writing("index", "record")],
    fixed: ["save": writing("intent", "index", "record")],
    recover: { kv in
      if try await kv.get("intent") == 1 { try await writing("index", "record")(kv) }
    }
  )

  private static func writing(_ names: String...) -> Body {
    { kv in for name in names { try await kv.set(name, 1) } }
  }

  private static let repeatedRecovery = KnownBug(
    name: "recovery that cannot be repeated: it crashes and charges again",
    run: 4,
    coverage: faults(.crash, pairs: true),
    code: "R/KV.set#1:crash",
    holds: { $0["charged"] <= 1 },
    tasks: ["charge": writing("intent")],
    fixed: ["charge": writing("intent")],
    recover: { try await charge($0) { _ = try await $0.add("charged", 1) } },
    fixedRecover: { kv in
      try await charge(kv) { _ = try await $0.compareAndSet("charged", 0, 1) }
    }
  )

  private static func charge(_ kv: KV, by take: (KV) async throws -> Void) async throws {
    guard try await kv.get("intent") == 1 else { return }
    try await take(kv)
    try await kv.set("intent", 0)
  }

  // MARK: Errors

  private static let outage = KnownBug(
    name: "outage treated as no data: three calls fail, and a default overwrites the value",
    run: 6,
    numbers: ["x": 5],
    coverage: FaultCoverage(modes: [.before, .partition]),
    code: "KV.get#1*3:partition",
    holds: { $0["x"] == 6 },
    tasks: ["count": { try await $0.set("x", await (readPatiently($0) ?? 0) + 1) }],
    fixed: [
      "count": { kv in
        guard let number = await readPatiently(kv) else { return }
        try await kv.set("x", number + 1)
      }
    ],
    recover: { kv in if try await kv.get("x") == 5 { try await kv.set("x", 6) } }
  )

  /// Reads x with two retries, the first one of which asks in another way.
  private static func readPatiently(_ kv: KV) async -> Int? {
    if let number = try? await kv.get("x") { return number }
    if let number = try? await kv.add("x", 0) { return number }
    return try? await kv.get("x")
  }

  private static func retrying(_ call: @escaping @Sendable (KV) async throws -> Void) -> Body {
    { kv in do { try await call(kv) } catch { try await call(kv) } }
  }

  private static let retry = KnownBug(
    name: "non-idempotent retry: the answer was lost, so it counts twice",
    run: 2,
    coverage: faults(.before, .after),
    code: "KV.add#1:after",
    holds: { $0["orders"] <= 1 },
    tasks: ["order": retrying { _ = try await $0.add("orders", 1) }],
    fixed: ["order": retrying { _ = try await $0.compareAndSet("orders", 0, 1) }]
  )

  private static let redelivery = KnownBug(
    name: "redelivery: the handler of a message counts it twice",
    run: 1,
    coverage: faults(.twice),
    code: "KV.add#1:twice",
    holds: { $0["orders"] <= 1 },
    tasks: ["order": { _ = try await $0.add("orders", 1) }],
    fixed: ["order": { _ = try await $0.compareAndSet("orders", 0, 1) }]
  )

  // MARK: Cleanup

  private static let forgottenUnlock = KnownBug(
    name: "forgotten unlock: an error leaves the lock held",
    run: 1,
    coverage: faults(.before, .after),
    code: "KV.add#1:before",
    holds: { $0.isUnlocked },
    tasks: [
      "add": { kv in
        await kv.lock("x")
        _ = try await kv.add("x", 1)
        await kv.unlock("x")
      }
    ],
    fixed: ["add": { kv in try await kv.locked("x") { _ = try await kv.add("x", 1) } }]
  )

  private static let skippedRelease = KnownBug(
    name: "skipped release: a cancelled task keeps the lock",
    run: 1,
    coverage: faults(.cancel, .cancelThrows),
    code: "KV.lock#1:cancel",
    holds: { $0.isUnlocked },
    tasks: [
      "add": { kv in
        await kv.lock("x")
        _ = try? await kv.add("x", 1)
        if !Task.isCancelled { await kv.unlock("x") }
      }
    ],
    fixed: [
      "add": { kv in
        await kv.lock("x")
        _ = try? await kv.add("x", 1)
        await kv.unlock("x")
      }
    ]
  )
}
