public import Capabilities
public import Membership

extension Mailer {
  /// Creates a mailer from a mail service.
  ///
  /// - Parameter service: The mail service. Its errors become ``MailerError``.
  public init(adapting service: some MailService) {
    self.init(send: mapError(service.send, MailerError.init(adapting:)))
  }
}

extension MailerError {
  /// Maps an error of a mail service. Only an error in the message itself is permanent; any other
  /// error is worth a retry.
  init(adapting error: any Error) {
    switch error {
    case let error as MailerError: self = error
    case MailServiceError.rejected(let reason): self = .rejected(reason)
    default: self = .unavailable("\(error)")
    }
  }
}

extension Mailer: Capability {
  /// The mailer for the SendGrid account with the key in `SENDGRID_API_KEY`.
  public static let live: Mailer = live(SettingsReader.read { $0.mail() })

  /// Returns the mailer for a SendGrid account, or one that fails with the settings error.
  static func live(_ settings: Result<MailSettings, SettingsError>) -> Mailer {
    switch settings {
    case .success(let settings): Mailer(adapting: SendGridMailService(settings: settings))
    case .failure(let error): .unavailable("\(error)")
    }
  }
}

extension Mailer {
  static func unavailable(_ reason: String) -> Mailer {
    Mailer(send: { _ throws(MailerError) in throw .unavailable(reason) })
  }
}
