/// Enrols everybody whom `next` hands out, some of them at the same time, until it returns `nil`.
///
/// Safe to run again over the same roster: who is a member already is passed over, and an
/// enrolment that was interrupted is taken up where it stopped.
public typealias ImportRoster =
  @Sendable (_ next: @escaping NextRosterEntry) async throws(RosterImportError) -> RosterSummary

/// Hands out the next entry of a roster; `nil` at its end.
public typealias NextRosterEntry =
  @Sendable () async throws(RosterImportError) -> RosterEntry?

/// Takes note of what became of one entry. Called in the roster's order, once for each entry.
public typealias ReportRosterEntry =
  @Sendable (RosterEntry, RosterOutcome) async throws(RosterImportError) -> Void

/// Makes the use case that enrols a whole roster: a use case built from a use case.
///
/// What comes of each entry is what would come of it one after another: entries that share an
/// identifier or an address are enrolled in the roster's order.
///
/// - Parameters:
///   - enroll: Enrols one person.
///   - limits: How many are enrolled at the same time, and when to stop for failures.
///   - report: Takes note of what became of each entry. Where it throws, the import stops with that
///     error.
/// - Returns: The use case. It calls `next` and `report` on its caller's actor, one call at a time,
///   and `enroll` there too where ``RosterLimits/concurrency`` is 1, on no actor where it is more.
///   It holds no more entries than a few times that number. It throws ``RosterImportError`` where
///   it stops before the roster's end: those under way are finished and reported first, and an
///   entry that was handed out and not reported is to be imported again.
public func makeImportRoster(
  enroll: @escaping EnrollMember,
  limits: RosterLimits,
  report: @escaping ReportRosterEntry
) -> ImportRoster {
  { next throws(RosterImportError) in
    var run = RosterRun(limits: limits)
    await run.go(from: next, enroll: enroll, report: report)
    return try run.result.get()
  }
}

extension RosterRun {
  /// Enrols everybody.
  ///
  /// The caller's actor is a parameter, which the closure captures: without that, the body of a
  /// task group runs on no actor, whatever its caller's.
  fileprivate mutating func go(
    from next: NextRosterEntry,
    enroll: @escaping EnrollMember,
    report: ReportRosterEntry,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    await withTaskGroup(of: Attempt.self, isolation: isolation) { group in
      _ = isolation
      repeat {
        if hasRoom {
          await takeIn(from: next)
        } else if let attempt = await group.next(isolation: isolation) {
          note(attempt)
        }
        while let start = start() {
          if limits.concurrency == 1 {
            note(await Attempt(start, enroll: enroll))
          } else {
            group.addTask { await Attempt(start, enroll: enroll) }
          }
        }
        await self.report(to: report)
      } while hasRoom || isUnderWay
    }
  }
}
