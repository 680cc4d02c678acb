/// Counts the transfers of a world.
public actor Audit {
  private(set) var transfers = 0

  func record() { transfers += 1 }
}

/// Returns the audit, which is created once for the use cases of a world.
public func makeAudit() -> Audit { Audit() }

/// Returns the number of transfers.
public func makeCountTransfers(audit: Audit) -> @Sendable () async -> Int {
  { await audit.transfers }
}
