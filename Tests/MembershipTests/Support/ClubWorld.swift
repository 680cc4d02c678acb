import Capabilities
import Membership

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
      enrollments: .test.overriding { store in
        store.lock = { _ in }
        store.unlock = { _ in }
      },
      payments: .test,
      mailer: .test,
      clock: .test,
      ids: .test
    )
  }

  /// The lock does nothing here, so it is not intercepted. The sweeps of a sandbox make it fail.
  func intercepted(by interceptor: some Interceptor) -> ClubWorld {
    ClubWorld(
      people: people.intercepted(by: interceptor),
      enrollments: enrollments.intercepted(by: interceptor).overriding { store in
        store.lock = enrollments.lock
        store.unlock = enrollments.unlock
      },
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
}
