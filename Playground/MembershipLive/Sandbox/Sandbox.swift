public import Membership

/// A world to experiment with: play money, an outbox instead of real mail, and the same rules as
/// the live world. It is in memory.
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
/// print(sandbox.outbox)
/// ```
public struct Sandbox: Sendable {
  /// The capabilities. Identifiers count up from `enr-1`, and the clock starts at 2026-01-01 and
  /// advances by one second at each reading.
  public let world: World
  private let services = SandboxServices()

  /// Creates an empty sandbox.
  public init() {
    let people = InMemoryPersonRepository()
    world = World(
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

  /// All successful charges, oldest first, including refunded ones.
  public var charges: [ChargeEntry] { services.charges }

  /// All refunds, oldest first.
  public var refunds: [RefundRequest] { services.refunds }

  /// All sent messages, oldest first.
  public var outbox: [Mail] { services.outbox }

  /// A charge of the sandbox's bank, and the request for it.
  public struct ChargeEntry: Sendable, Hashable {
    /// The charge and its idempotency key.
    public let request: ChargeRequest
    /// The charge.
    public let charge: Charge
  }
}

extension World {
  /// A new, empty sandbox: play money, and an outbox instead of real mail.
  ///
  /// Use ``Sandbox`` to inspect the charges and the outbox.
  public static var sandbox: World { Sandbox().world }
}
