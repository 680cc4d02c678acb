public import Capabilities
import Foundation
public import Membership

extension Mailer: Capability {
  /// The mailer of the SendGrid account that `SENDGRID_API_KEY` opens.
  public static let live: Mailer = live(environment: ProcessInfo.processInfo.environment)

  static func live(environment: [String: String]) -> Mailer {
    do {
      let settings = try MailSettings(environment: environment)
      return Mailer(adapting: SendGridMailService(settings: settings))
    } catch {
      return .unavailable("\(error)")
    }
  }
}
