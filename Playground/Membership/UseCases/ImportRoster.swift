/// Enrolls everyone from the entries that `next` returns, several at the same time, until it
/// returns `nil`.
///
/// Importing the same roster again is safe: existing members are skipped, and interrupted
/// enrollments are resumed.
public typealias ImportRoster =
  @Sendable (_ next: @escaping NextRosterEntry) async throws(RosterImportError) -> RosterSummary

/// Returns the next entry of a roster; `nil` at its end.
public typealias NextRosterEntry =
  @Sendable () async throws(RosterImportError) -> RosterEntry?

/// Records the outcome of one entry. Called in the roster's order, once per entry.
public typealias ReportRosterEntry =
  @Sendable (RosterEntry, RosterOutcome) async throws(RosterImportError) -> Void

/// Creates the use case that enrolls a whole roster, from the use case that enrolls one person.
///
/// The outcomes are the same as if entries were enrolled one after another: entries that share an
/// identifier or an e-mail address are enrolled in the roster's order.
///
/// - Parameters:
///   - enroll: Enrolls one person.
///   - limits: How many people are enrolled at the same time, and when failures stop the import.
///   - report: Records the outcome of each entry. If it throws, the import stops with that error.
/// - Returns: The use case. It calls `next` and `report` on its caller's actor, one call at a time.
///   It calls `enroll` on the caller's actor if ``RosterLimits/concurrency`` is 1, otherwise on no
///   actor. It holds at most a few times that number of entries. If it stops before the roster's
///   end, it finishes and reports the running enrollments, then throws ``RosterImportError``.
///   Entries that were read but not reported must be imported again.
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
  /// Enrolls everyone.
  ///
  /// The closure captures the caller's actor. Otherwise, the body of the task group would run on no
  /// actor.
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

/// The limits of an import.
public struct RosterLimits: Sendable, Hashable {
  /// How many people are enrolled at the same time; at least 1.
  public let concurrency: Int
  /// The number of consecutive service failures with the same message that stops the import; at
  /// least one. After that many, every further line would fail too and leave a record to be
  /// settled.
  public let equalFailures: Int

  /// Creates limits.
  ///
  /// - Parameters:
  ///   - concurrency: How many people are enrolled at the same time; values below 1 count as 1.
  ///   - equalFailures: The number of consecutive equal failures that stops the import; values
  ///     below 1 count as 1.
  public init(concurrency: Int = 1, equalFailures: Int = 8) {
    self.concurrency = max(1, concurrency)
    self.equalFailures = max(1, equalFailures)
  }

  /// The number of entries to hold: running ones, and finished ones that wait for an earlier entry
  /// to be reported. The margin keeps one slow answer from blocking the others.
  var window: Int { concurrency == 1 ? 1 : concurrency * 4 }
}
