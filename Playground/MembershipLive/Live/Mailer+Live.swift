public import Capabilities
public import Membership
import StandardCapabilities

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
