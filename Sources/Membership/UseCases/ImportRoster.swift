/// Enrols everybody whom `next` hands out, one after another, until it returns `nil`.
///
/// Safe to run again over the same roster: who is a member already is passed over, and an
/// enrolment that was interrupted is taken up where it stopped.
public typealias ImportRoster =
  @Sendable (_ next: @escaping NextRosterEntry) async throws(RosterImportError) -> RosterSummary

/// Hands out the next entry of a roster; `nil` at its end.
public typealias NextRosterEntry =
  @Sendable () async throws(RosterImportError) -> RosterEntry?

/// Takes note of what became of one entry, before the next one is asked for.
public typealias ReportRosterEntry =
  @Sendable (RosterEntry, RosterOutcome) async throws(RosterImportError) -> Void

/// Makes the use case that enrols a whole roster: a use case built from a use case.
///
/// - Parameters:
///   - enroll: Enrols one person.
///   - report: Takes note of what became of each entry, before the next one is asked for. Where it
///     throws, the import stops with that error.
/// - Returns: The use case. It runs on its caller's actor, holds one entry at a time, and throws
///   ``RosterImportError`` where it stops before the roster's end: then the entry at hand is
///   either reported or to be imported again.
public func makeImportRoster(
  enroll: @escaping EnrollMember,
  report: @escaping ReportRosterEntry
) -> ImportRoster {
  { next throws(RosterImportError) in
    var summary = RosterSummary()
    while true {
      guard !Task.isCancelled else { throw .cancelled }
      guard let entry = try await next() else { return summary }
      let outcome = try await outcome(of: entry, enroll: enroll)
      try await report(entry, outcome)
      summary.count(outcome)
    }
  }
}

/// Enrols whom one entry names.
///
/// - Throws: ``RosterImportError/store(_:)`` where the store is unavailable: every further entry
///   would fail as well.
private func outcome(
  of entry: RosterEntry,
  enroll: EnrollMember
) async throws(RosterImportError) -> RosterOutcome {
  switch entry.request {
  case .failure(let invalid):
    return .rejected(reason: invalid.reason)
  case .success(let request):
    do throws(EnrollmentError) {
      return .enrolled(try await enroll(request))
    } catch {
      return try RosterOutcome(error)
    }
  }
}

extension RosterOutcome {
  /// What became of an entry that made nobody a member.
  fileprivate init(_ error: EnrollmentError) throws(RosterImportError) {
    switch error {
    case .alreadyMember: self = .alreadyMember
    case .idTaken, .emailTaken, .differs, .declined, .refused, .refunded:
      self = .rejected(reason: error.description)
    case .interrupted: self = .interrupted(reason: error.description)
    case .unavailable(let error): throw .store(error)
    }
  }
}

extension RosterSummary {
  /// Adds what became of one entry.
  fileprivate mutating func count(_ outcome: RosterOutcome) {
    switch outcome {
    case .enrolled(let member):
      enrolled += 1
      if case .owed = member.receipt { receiptsOwed += 1 }
    case .alreadyMember: alreadyMembers += 1
    case .interrupted: interrupted += 1
    case .rejected: rejected += 1
    }
  }
}
