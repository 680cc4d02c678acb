public import Capabilities
public import Membership
import StandardCapabilities

extension Mailer: Capability {
  /// The mailer of the SendGrid account that `SENDGRID_API_KEY` opens.
  public static let live: Mailer = live(environment: ProcessEnvironment.live.variables())

  static func live(environment: [String: String]) -> Mailer {
    do {
      let settings = try MailSettings(environment: environment)
      return Mailer(adapting: SendGridMailService(settings: settings))
    } catch {
      return .unavailable("\(error)")
    }
  }
}
