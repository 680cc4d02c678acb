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
