public import Capabilities
public import Membership
import StandardCapabilities

extension PaymentClient: Capability {
  /// The client of the Stripe account that `STRIPE_API_KEY` opens.
  public static let live: PaymentClient = live(
    Result { () throws(SettingsError) in
      try ServiceSettings.stripe(environment: ProcessEnvironment.live.variables())
    }
  )

  /// The client of a Stripe account; where a setting is wrong, one that says so.
  static func live(_ settings: Result<ServiceSettings, SettingsError>) -> PaymentClient {
    switch settings {
    case .success(let settings): PaymentClient(adapting: StripePaymentGateway(settings: settings))
    case .failure(let error): .unavailable("\(error)")
    }
  }
}
