public import Membership

/// Everything that a live world has to be told, checked.
///
/// | Variable              | Meaning                          | Where it is not set               |
/// |-----------------------|----------------------------------|-----------------------------------|
/// | `MEMBERSHIP_DATABASE` | path of the database file        | a file in the user's data         |
/// | `STRIPE_API_KEY`      | secret key of the Stripe account | an error                          |
/// | `STRIPE_API_BASE`     | where Stripe answers             | `https://api.stripe.com`          |
/// | `SENDGRID_API_KEY`    | key of the SendGrid account      | an error                          |
/// | `SENDGRID_API_BASE`   | where SendGrid answers           | `https://api.sendgrid.com`        |
/// | `MEMBERSHIP_SENDER`   | address that mail comes from     | `membership@example.org`          |
///
/// ```swift
/// let settings = try Settings(environment: ProcessEnvironment.live.variables())
/// let world = World.live(settings: settings)
/// ```
public struct Settings: Sendable, Hashable {
  /// Where the club's database lies.
  public let database: DatabaseSettings
  /// How to reach the payment service.
  public let payments: ServiceSettings
  /// How to reach the mail service.
  public let mail: MailSettings

  /// Puts settings together.
  ///
  /// - Parameters:
  ///   - database: Where the club's database lies.
  ///   - payments: How to reach the payment service.
  ///   - mail: How to reach the mail service.
  public init(database: DatabaseSettings, payments: ServiceSettings, mail: MailSettings) {
    self.database = database
    self.payments = payments
    self.mail = mail
  }

  /// Reads and checks all settings.
  ///
  /// - Parameter environment: Variables by name.
  /// - Throws: ``SettingsError`` that names every variable that is wrong.
  public init(environment: [String: String]) throws(SettingsError) {
    self = try SettingsReader.read(environment) { reader in
      // Each is read, whatever is wrong with the others.
      let database = DatabaseSettings(&reader)
      let payments = ServiceSettings(stripe: &reader)
      let mail = MailSettings(&reader)
      guard let database, let payments, let mail else { return nil }
      return Settings(database: database, payments: payments, mail: mail)
    }
  }
}

extension ServiceSettings {
  /// Reads `STRIPE_API_KEY` and `STRIPE_API_BASE`.
  ///
  /// - Parameter environment: Variables by name.
  /// - Throws: ``SettingsError`` that names every variable that is wrong.
  public static func stripe(
    environment: [String: String]
  ) throws(SettingsError) -> ServiceSettings {
    try SettingsReader.read(environment) { ServiceSettings(stripe: &$0) }
  }

  init?(stripe reader: inout SettingsReader) {
    let key = reader.key("STRIPE_API_KEY", example: "sk_live_…")
    let base = reader.base("STRIPE_API_BASE", standard: "https://api.stripe.com")
    guard let key, let base else { return nil }
    self.init(key: key, base: base)
  }
}

/// How to reach the mail service, and whom mail comes from.
public struct MailSettings: Sendable, Hashable {
  /// How to reach the service.
  public let service: ServiceSettings
  /// The address that mail comes from; the service must know it.
  public let sender: EmailAddress

  /// Puts settings together.
  ///
  /// - Parameters:
  ///   - service: How to reach the service.
  ///   - sender: The address that mail comes from; the service must know it.
  public init(service: ServiceSettings, sender: EmailAddress) {
    self.service = service
    self.sender = sender
  }

  /// Reads `SENDGRID_API_KEY`, `SENDGRID_API_BASE` and `MEMBERSHIP_SENDER`.
  ///
  /// - Parameter environment: Variables by name.
  /// - Throws: ``SettingsError`` that names every variable that is wrong.
  public init(environment: [String: String]) throws(SettingsError) {
    self = try SettingsReader.read(environment) { MailSettings(&$0) }
  }

  init?(_ reader: inout SettingsReader) {
    let key = reader.key("SENDGRID_API_KEY", example: "SG.…")
    let base = reader.base("SENDGRID_API_BASE", standard: "https://api.sendgrid.com")
    let variable = "MEMBERSHIP_SENDER"
    let sender: EmailAddress
    do {
      sender = try EmailAddress(reader[variable] ?? "membership@example.org")
    } catch {
      reader.reject(
        variable,
        error.reason,
        "set it to the address that mail comes from, or unset it"
      )
      return nil
    }
    guard let key, let base else { return nil }
    self.init(service: ServiceSettings(key: key, base: base), sender: sender)
  }
}

/// Settings that are missing or malformed: all of them at once.
public struct SettingsError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong with each variable.
  public let problems: [Problem]

  /// What is wrong with one variable.
  public struct Problem: Sendable, Hashable, CustomStringConvertible {
    /// The environment variable.
    public let variable: String
    /// What is wrong, as the end of a sentence: `is not set`.
    public let reason: String
    /// What to do about it, as an instruction: `set it to …`.
    public let remedy: String

    /// The problem in one sentence.
    public var description: String { "\(variable) \(reason); \(remedy)" }
  }

  /// All problems in one line.
  public var description: String { problems.map(\.description).joined(separator: ". ") }
}
