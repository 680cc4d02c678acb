public import Capabilities
public import Membership

/// Everything the club's use cases may touch: the value of the composition root.
///
/// A program makes one world and takes its use cases, whose wiring is generated:
///
/// ```swift
/// let world = World.sandbox
/// let member = try await world.useCases.enrollMember(request)
/// ```
public struct World: Capability {
  /// Keeps the members.
  public var people: PersonStore
  /// Keeps the records of enrolments.
  public var enrollments: EnrollmentStore
  /// Moves money.
  public var payments: PaymentClient
  /// Sends mail.
  public var mailer: Mailer
  /// Tells what the current user may do.
  public var permissions: PermissionsClient
  /// Tells the time of day.
  public var clock: WallClock
  /// Makes identifiers.
  public var ids: IDGenerator

  /// Makes a world from its capabilities.
  public init(
    people: PersonStore,
    enrollments: EnrollmentStore,
    payments: PaymentClient,
    mailer: Mailer,
    permissions: PermissionsClient,
    clock: WallClock,
    ids: IDGenerator
  ) {
    self.people = people
    self.enrollments = enrollments
    self.payments = payments
    self.mailer = mailer
    self.permissions = permissions
    self.clock = clock
    self.ids = ids
  }

  /// The world for tests: every endpoint reports that it is unimplemented.
  public static var test: World {
    World(
      people: .test,
      enrollments: .test,
      payments: .test,
      mailer: .test,
      permissions: .test,
      clock: .test,
      ids: .test
    )
  }
}

extension World: Interceptable {
  /// This world with every endpoint of every capability wrapped.
  ///
  /// - Parameter interceptor: What sees each call.
  /// - Returns: The wrapped copy.
  public func intercepted(by interceptor: some Interceptor) -> World {
    World(
      people: people.intercepted(by: interceptor),
      enrollments: enrollments.intercepted(by: interceptor),
      payments: payments.intercepted(by: interceptor),
      mailer: mailer.intercepted(by: interceptor),
      permissions: permissions.intercepted(by: interceptor),
      clock: clock.intercepted(by: interceptor),
      ids: ids.intercepted(by: interceptor)
    )
  }
}
