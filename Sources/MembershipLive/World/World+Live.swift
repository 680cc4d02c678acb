import Membership
import StandardCapabilities

extension World {
  /// The world in earnest, told by the process's environment; ``Settings`` lists the variables.
  ///
  /// Where any of them is wrong, every endpoint that could touch the outside fails and says which:
  /// nothing is charged by a program that could not have sent the receipt.
  public static let live: World = .live(environment: ProcessEnvironment.live.variables())

  /// The world in earnest, told by an environment.
  ///
  /// - Parameter environment: Variables by name; ``Settings`` lists them.
  /// - Returns: The world; with a wrong variable, one whose endpoints fail and name it.
  public static func live(environment: [String: String]) -> World {
    do {
      return live(settings: try Settings(environment: environment))
    } catch {
      return unavailable("\(error)")
    }
  }

  /// The world in earnest.
  ///
  /// - Parameter settings: What it has to be told.
  /// - Returns: The world. Nothing is opened or called before an endpoint is.
  public static func live(settings: Settings) -> World {
    let database = SQLiteDatabase(path: settings.database.path)
    return World(
      people: PersonStore(adapting: SQLitePersonRepository(database)),
      enrollments: EnrollmentStore(adapting: SQLiteEnrollmentRepository(database)),
      payments: PaymentClient(adapting: StripePaymentGateway(settings: settings.payments)),
      mailer: Mailer(adapting: SendGridMailService(settings: settings.mail)),
      permissions: .fileAccess(path: database.path),
      clock: .live,
      ids: .live
    )
  }

  /// A world that touches nothing.
  ///
  /// - Parameter reason: Why, with what to do about it: every failing endpoint says so.
  static func unavailable(_ reason: String) -> World {
    World(
      people: .unavailable(reason),
      enrollments: .unavailable(reason),
      payments: .unavailable(reason),
      mailer: .unavailable(reason),
      permissions: PermissionsClient(hasPermissions: { _ in false }),
      clock: .live,
      ids: .live
    )
  }
}
