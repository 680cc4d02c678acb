public import Membership

/// The validated settings of a live world.
///
/// | Variable              | Meaning                          | Default                           |
/// |-----------------------|----------------------------------|-----------------------------------|
/// | `MEMBERSHIP_DATABASE` | path of the database file        | a file in the user's data         |
/// | `STRIPE_API_KEY`      | secret key of the Stripe account | none: an error                    |
/// | `STRIPE_API_BASE`     | base URL of Stripe               | `https://api.stripe.com`          |
/// | `SENDGRID_API_KEY`    | key of the SendGrid account      | none: an error                    |
/// | `SENDGRID_API_BASE`   | base URL of SendGrid             | `https://api.sendgrid.com`        |
/// | `MEMBERSHIP_SENDER`   | sender's e-mail address          | `membership@example.org`          |
///
/// ```swift
/// let settings = try Settings(environment: ProcessEnvironment.live.variables())
/// let world = World.live(settings: settings)
/// ```
public struct Settings: Sendable, Hashable {
  /// The location of the database.
  public let database: DatabaseSettings
  /// The settings of the payment service.
  public let payments: ServiceSettings
  /// The settings of the mail service.
  public let mail: MailSettings

  /// Creates settings.
  ///
  /// - Parameters:
  ///   - database: The location of the database.
  ///   - payments: The settings of the payment service.
  ///   - mail: The settings of the mail service.
  public init(database: DatabaseSettings, payments: ServiceSettings, mail: MailSettings) {
    self.database = database
    self.payments = payments
    self.mail = mail
  }

  /// Reads and validates all settings.
  ///
  /// - Parameter environment: The environment variables.
  /// - Throws: ``SettingsError`` with every invalid variable.
  public init(environment: [String: String]) throws(SettingsError) {
    self = try SettingsReader.read(environment) { reader in
      // Read all groups before failing, to report every error.
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
  /// - Parameter environment: The environment variables.
  /// - Throws: ``SettingsError`` with every invalid variable.
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

/// The settings of the mail service, and the sender's address.
public struct MailSettings: Sendable, Hashable {
  /// The settings of the service.
  public let service: ServiceSettings
  /// The sender's address; the mail service must know it.
  public let sender: EmailAddress

  /// Creates settings.
  ///
  /// - Parameters:
  ///   - service: The settings of the service.
  ///   - sender: The sender's address; the mail service must know it.
  public init(service: ServiceSettings, sender: EmailAddress) {
    self.service = service
    self.sender = sender
  }

  /// Reads `SENDGRID_API_KEY`, `SENDGRID_API_BASE` and `MEMBERSHIP_SENDER`.
  ///
  /// - Parameter environment: The environment variables.
  /// - Throws: ``SettingsError`` with every invalid variable.
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
        "set it to the sender's e-mail address, or unset it"
      )
      return nil
    }
    guard let key, let base else { return nil }
    self.init(service: ServiceSettings(key: key, base: base), sender: sender)
  }
}

/// All missing and invalid settings.
public struct SettingsError: Error, Sendable, Hashable, CustomStringConvertible {
  /// One problem per variable.
  public let problems: [Problem]

  /// A problem with one variable.
  public struct Problem: Sendable, Hashable, CustomStringConvertible {
    /// The environment variable.
    public let variable: String
    /// The problem, as the end of a sentence: `is not set`.
    public let reason: String
    /// The fix, as an instruction: `set it to …`.
    public let remedy: String

    /// The problem in one sentence.
    public var description: String { "\(variable) \(reason); \(remedy)" }
  }

  /// All problems in one line.
  public var description: String { problems.map(\.description).joined(separator: ". ") }
}
