/// Counts what is transferred, for as long as the bank is open.
public actor Audit {
  private(set) var transfers = 0

  func note() { transfers += 1 }
}

/// Makes what is part of no world: it is made once for a world's use cases.
public func makeAudit() -> Audit { Audit() }

/// How many transfers there were.
public func makeCountTransfers(audit: Audit) -> @Sendable () async -> Int {
  { await audit.transfers }
}
