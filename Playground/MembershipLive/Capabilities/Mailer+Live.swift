public import Capabilities
public import Membership
import StandardCapabilities

extension Mailer {
  /// A mailer on top of a mail service.
  ///
  /// - Parameter service: What takes the mail. Its errors become ``MailerError``.
  public init(adapting service: some MailService) {
    self.init(send: mapError(service.send, MailerError.init(adapting:)))
  }
}

extension MailerError {
  /// What a mail service's error means to the use cases: only a fault in the message itself is
  /// final, everything else is worth another try.
  init(adapting error: any Error) {
    switch error {
    case let error as MailerError: self = error
    case MailServiceError.rejected(let reason): self = .rejected(reason)
    default: self = .unavailable("\(error)")
    }
  }
}

extension Mailer: Capability {
  /// The mailer of the SendGrid account that `SENDGRID_API_KEY` opens.
  public static let live: Mailer = live(
    Result { () throws(SettingsError) in
      try MailSettings(environment: ProcessEnvironment.live.variables())
    }
  )

  /// The mailer of a SendGrid account; where a setting is wrong, one that says so.
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
