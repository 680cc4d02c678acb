public import Capabilities
public import Membership
import StandardCapabilities

extension PaymentClient: Capability {
  /// The client of the Stripe account that `STRIPE_API_KEY` opens.
  public static let live: PaymentClient = live(environment: ProcessEnvironment.live.variables())

  static func live(environment: [String: String]) -> PaymentClient {
    do {
      let settings = try ServiceSettings.stripe(environment: environment)
      return PaymentClient(adapting: StripePaymentGateway(settings: settings))
    } catch {
      return .unavailable("\(error)")
    }
  }
}
