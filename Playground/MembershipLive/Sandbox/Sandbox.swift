import Capabilities
public import Membership

/// A world to experiment with: play money, an outbox instead of real mail, and the same rules as
/// the live world.
///
/// The payer's e-mail address decides how the bank answers, and the recipient's how the mail
/// service answers:
///
/// | Address         | Answer                                                                  |
/// |-----------------|-------------------------------------------------------------------------|
/// | `declined@`     | the charge is declined: card declined                                   |
/// | `insufficient@` | the charge is declined: insufficient funds                              |
/// | `expired@`      | the charge is declined: expired card                                    |
/// | `closed@`       | the bank does not take requests; no money moves                         |
/// | `lost@`         | the charge succeeds and the first answer is lost; a retry returns it    |
/// | `bounce@`       | the charge succeeds; every mail is rejected                             |
///
/// Only the part before the `@` and before a `+` counts, ignoring case. A charge of more than
/// 99,999,999 of the currency's smallest unit is declined. Any other charge succeeds.
///
/// ```swift
/// let sandbox = Sandbox()
/// try await sandbox.world.mailer.send(receipt)
/// let outbox = try await sandbox.outbox()
/// ```
public struct Sandbox: Sendable {
  /// The capabilities. In memory, identifiers count up from `enr-1`, and the clock starts at
  /// 2026-01-01 and advances by one second at each reading.
  public let world: World
  private let services: any SandboxServices
  private let database: SQLiteDatabase?

  /// Creates an empty sandbox in memory.
  public init() {
    let services = InMemorySandboxServices()
    let people = InMemoryPersonRepository()
    self.services = services
    database = nil
    self.world = World(
      people: PersonStore(adapting: people),
      enrollments: EnrollmentStore(
        adapting: InMemoryEnrollmentRepository(admittingTo: people)
      ),
      payments: PaymentClient(adapting: services),
      mailer: Mailer(adapting: services),
      permissions: PermissionsClient(hasPermissions: { _ in true }),
      clock: .counting(from: Timestamp(milliseconds: 1_767_225_600_000)),
      ids: .counting(prefix: "enr-")
    )
  }

  /// Creates a sandbox in a file, whose members, charges and outbox persist. Memory use does not
  /// grow with them.
  ///
  /// Identifiers are random and the clock is the system's, because the file may have a history.
  /// Writes survive a crash of the program, but not a loss of power.
  ///
  /// - Parameter database: The file's path. The file is created if it is missing. A live world's
  ///   file is rejected.
  public init(database: String) {
    self.init(SQLiteDatabase(path: database, purpose: .sandbox, durability: .programEnd))
  }

  /// A new, empty sandbox in an unnamed file, which disappears when the program ends. Memory use
  /// does not grow with its contents.
  public static var temporary: Sandbox { Sandbox(.temporary()) }

  private init(_ database: SQLiteDatabase) {
    let services = SQLiteSandboxServices(database)
    self.services = services
    self.database = database
    self.world = World(
      people: PersonStore(adapting: SQLitePersonRepository(database)),
      enrollments: EnrollmentStore(adapting: SQLiteEnrollmentRepository(database)),
      payments: PaymentClient(adapting: services),
      mailer: Mailer(adapting: services),
      permissions: PermissionsClient(hasPermissions: { _ in true }),
      clock: .live,
      ids: .live
    )
  }

  /// Closes the sandbox's file, if it has one. All of its contents are then in this one file. The
  /// next use opens it again.
  public func close() async {
    await database?.close()
  }

  /// Returns all successful charges, oldest first, including refunded ones.
  ///
  /// - Throws: ``StoreError`` if the sandbox's file cannot be read.
  public func charges() async throws(StoreError) -> [ChargeEntry] {
    try await mapError(services.charges, StoreError.init(adapting:))()
  }

  /// Returns all refunds, oldest first.
  ///
  /// - Throws: ``StoreError`` if the sandbox's file cannot be read.
  public func refunds() async throws(StoreError) -> [RefundRequest] {
    try await mapError(services.refunds, StoreError.init(adapting:))()
  }

  /// Returns all sent messages, oldest first.
  ///
  /// - Throws: ``StoreError`` if the sandbox's file cannot be read.
  public func outbox() async throws(StoreError) -> [Mail] {
    try await mapError(services.outbox, StoreError.init(adapting:))()
  }
}

extension Sandbox {
  /// A request to the sandbox's bank, and its outcome.
  public struct ChargeEntry: Sendable, Hashable {
    /// The request.
    public let request: ChargeRequest
    /// The outcome.
    public let outcome: Outcome

    /// The outcome of a request to the bank.
    public enum Outcome: Sendable, Hashable {
      /// The charge succeeded.
      case taken(Charge)
      /// The charge was declined.
      case declined(reason: String)
    }

    /// The prefix of the bank's charge identifiers; a number follows, counted from 1.
    static let idPrefix = "ch_"

    /// The charge; `nil` if it was declined.
    public var charge: Charge? {
      guard case .taken(let charge) = outcome else { return nil }
      return charge
    }
  }
}

extension Charge {
  /// The bank's charge with this number, counted from 1.
  static func numbered(_ number: Int) -> Charge {
    Charge(id: Sandbox.ChargeEntry.idPrefix + String(number))
  }
}
