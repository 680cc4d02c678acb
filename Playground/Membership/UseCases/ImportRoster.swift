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
    var rosterRun = RosterRun(limits: limits)
    await rosterRun.run(from: next, enroll: enroll, report: report)
    return try rosterRun.result.get()
  }
}

extension RosterRun {
  /// Enrols everybody.
  ///
  /// The caller's actor is a parameter, which the closure captures: without that, the body of a
  /// task group runs on no actor, whatever its caller's.
  fileprivate mutating func run(
    from next: NextRosterEntry,
    enroll: @escaping EnrollMember,
    report: ReportRosterEntry,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    await withTaskGroup(of: Attempt.self, isolation: isolation) { group in
      _ = isolation
      repeat {
        if hasRoom {
          await readNext(from: next)
        } else if let attempt = await group.next(isolation: isolation) {
          record(attempt)
        }
        while let start = start() {
          if limits.concurrency == 1 {
            record(await Attempt(start, enroll: enroll))
          } else {
            group.addTask { await Attempt(start, enroll: enroll) }
          }
        }
        await self.report(to: report)
      } while hasRoom || isUnderWay
    }
  }
}

/// How much an import does at once, and how much it puts up with.
public struct RosterLimits: Sendable, Hashable {
  /// How many people are enrolled at the same time, 1 or more.
  public let concurrency: Int
  /// The import stops after that many failures of a service with the same words, one after another,
  /// 1 or more: every further line would fail as well, and leave a record to be settled.
  public let equalFailures: Int

  /// Sets limits.
  ///
  /// - Parameters:
  ///   - concurrency: How many people are enrolled at the same time; less than 1 counts as 1.
  ///   - equalFailures: After how many equal failures in a row the import stops; less than 1 counts
  ///     as 1.
  public init(concurrency: Int = 1, equalFailures: Int = 8) {
    self.concurrency = max(1, concurrency)
    self.equalFailures = max(1, equalFailures)
  }

  /// How many entries may be known at once: those under way, and those that are done but wait for
  /// an earlier one to be reported. One slow answer must not stand in everybody's way.
  var window: Int { concurrency == 1 ? 1 : concurrency * 4 }
}
