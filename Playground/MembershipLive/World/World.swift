public import Capabilities
public import Membership

/// Everything that the club's use cases depend on: the value of the composition root.
///
/// A program creates one world and takes its use cases from it. Their wiring is generated:
///
/// ```swift
/// let world = World.sandbox
/// let member = try await world.useCases.enrollMember(request)
/// ```
public struct World: Capability {
  /// Stores the members.
  public var people: PersonStore
  /// Stores the enrollment records.
  public var enrollments: EnrollmentStore
  /// Charges and refunds fees.
  public var payments: PaymentClient
  /// Sends mail.
  public var mailer: Mailer
  /// Checks what the current user is allowed to do.
  public var permissions: PermissionsClient
  /// Provides the current time.
  public var clock: WallClock
  /// Generates identifiers.
  public var ids: IDGenerator

  /// Creates a world from its capabilities.
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

  /// The world for tests: every endpoint is unimplemented and reports a call.
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
  /// Returns a copy with every endpoint of every capability wrapped.
  ///
  /// - Parameter interceptor: Sees each call.
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
