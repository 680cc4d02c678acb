import Capabilities
public import Membership

/// A world to try things in: play money, an outbox instead of letter boxes, and the same rules as
/// in earnest.
///
/// Who pays decides what the bank says, and who gets mail what the post office says:
///
/// | Address         | Answer                                                                  |
/// |-----------------|-------------------------------------------------------------------------|
/// | `declined@`     | the charge is declined: card declined                                   |
/// | `insufficient@` | the charge is declined: insufficient funds                              |
/// | `expired@`      | the charge is declined: expired card                                    |
/// | `closed@`       | the bank does not take requests; nothing moves                          |
/// | `lost@`         | the money moves and the first answer is lost; asking again brings it    |
/// | `bounce@`       | the charge goes through; every mail is rejected                         |
///
/// Only what stands before the `@` and before a `+` counts, in any case. A charge of more than
/// 99,999,999 of the currency's smallest unit is declined. Anything else goes through.
///
/// ```swift
/// let sandbox = Sandbox()
/// try await sandbox.world.mailer.send(receipt)
/// let outbox = try await sandbox.outbox()
/// ```
public struct Sandbox: Sendable {
  /// The capabilities. Identifiers count up from `enr-1`; the clock starts with 2026 and gains a
  /// second whenever it is read.
  public let world: World
  private let services: any SandboxServices

  /// An empty sandbox in memory. Each one stands alone.
  public init() {
    let services = InMemorySandboxServices()
    let people = InMemoryPersonRepository()
    self.services = services
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

  /// A sandbox on a file: members, charges and the outbox last, and memory does not grow with them.
  ///
  /// Identifiers are random and the clock is the real one, because the file may have a history. It
  /// outlives the program's end, however sudden, but not the machine's: the money is play money.
  ///
  /// - Parameter database: The file's path. It is made where there is none. A live world's file is
  ///   refused.
  public init(database: String) {
    self.init(SQLiteDatabase(path: database, purpose: .sandbox, durability: .programEnd))
  }

  /// An empty sandbox in a file that nobody sees and that is gone with the program, however that
  /// ends. Memory does not grow with it. Each access makes another one.
  public static var temporary: Sandbox { Sandbox(.temporary()) }

  private init(_ database: SQLiteDatabase) {
    let services = SQLiteSandboxServices(database)
    self.services = services
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

  /// The charges that were taken, oldest first; those that were given back are among them.
  ///
  /// - Throws: ``StoreError`` where the sandbox lies on a file that cannot be read.
  public func charges() async throws(StoreError) -> [ChargeEntry] {
    try await mapError(services.charges, StoreError.init(adapting:))()
  }

  /// The refunds that were made, oldest first.
  ///
  /// - Throws: ``StoreError`` where the sandbox lies on a file that cannot be read.
  public func refunds() async throws(StoreError) -> [RefundRequest] {
    try await mapError(services.refunds, StoreError.init(adapting:))()
  }

  /// The mail that was sent, oldest first.
  ///
  /// - Throws: ``StoreError`` where the sandbox lies on a file that cannot be read.
  public func outbox() async throws(StoreError) -> [Mail] {
    try await mapError(services.outbox, StoreError.init(adapting:))()
  }
}

extension Sandbox {
  /// A charge that the sandbox's bank was asked for.
  public struct ChargeEntry: Sendable, Hashable {
    /// What was asked for.
    public let request: ChargeRequest
    /// What the bank decided.
    public let outcome: Outcome

    /// What the bank decided.
    public enum Outcome: Sendable, Hashable {
      /// The money was taken.
      case taken(Charge)
      /// The money was not taken. Says why.
      case declined(reason: String)
    }

    /// What the bank's own names for charges start with; a number follows, counted from 1.
    static let idPrefix = "ch_"

    /// The charge; `nil` where it was declined.
    public var charge: Charge? {
      guard case .taken(let charge) = outcome else { return nil }
      return charge
    }
  }
}

extension Charge {
  /// The charge that the sandbox's bank has taken as its `number`-th, counted from 1.
  static func numbered(_ number: Int) -> Charge {
    Charge(id: Sandbox.ChargeEntry.idPrefix + String(number))
  }
}
