import Capabilities
import Membership
import Synchronization

/// The tests' own world: everything that the enrollment use cases depend on.
struct ClubWorld: TestableCapability, Interceptable {
  var people: PersonStore
  var enrollments: EnrollmentStore
  var payments: PaymentClient
  var mailer: Mailer
  var clock: WallClock
  var ids: IDGenerator

  static var test: ClubWorld {
    ClubWorld(
      people: .test,
      enrollments: .test,
      payments: .test,
      mailer: .test,
      clock: .test,
      ids: .test
    )
  }

  func intercepted(by interceptor: some Interceptor) -> ClubWorld {
    ClubWorld(
      people: people.intercepted(by: interceptor),
      enrollments: enrollments.intercepted(by: interceptor),
      payments: payments.intercepted(by: interceptor),
      mailer: mailer.intercepted(by: interceptor),
      clock: clock.intercepted(by: interceptor),
      ids: ids.intercepted(by: interceptor)
    )
  }
}

// MARK: Use cases

extension ClubWorld {
  var enroll: EnrollMember {
    makeEnrollMember(
      people: people,
      enrollments: enrollments,
      payments: payments,
      mailer: mailer,
      clock: clock,
      ids: ids
    )
  }

  var reconcile: ReconcileEnrollments {
    makeReconcileEnrollments(
      people: people,
      enrollments: enrollments,
      payments: payments,
      mailer: mailer
    )
  }

  /// Enrolls a roster from memory, without reports.
  func importRoster(
    _ entries: [RosterEntry],
    limits: RosterLimits = RosterLimits()
  ) async throws(RosterImportError) -> RosterSummary {
    let importRoster = makeImportRoster(enroll: enroll, limits: limits, report: { _, _ in })
    return try await importRoster(entries.handOut())
  }
}

extension [RosterEntry] {
  /// Returns a function that returns the entries one after another.
  func handOut() -> NextRosterEntry {
    let next = Mutex(0)
    return {
      next.withLock { next in
        defer { next += 1 }
        return next < self.count ? self[next] : nil
      }
    }
  }
}
