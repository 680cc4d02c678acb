public import Capabilities
public import Membership

extension PaymentClient {
  /// Creates a client from a payment gateway.
  ///
  /// - Parameter gateway: The payment gateway. Its errors become ``PaymentError``.
  public init(adapting gateway: some PaymentGateway) {
    self.init(
      charge: mapError(gateway.charge, PaymentError.init(adapting:)),
      findCharge: mapError(gateway.findCharge, PaymentError.init(adapting:)),
      refund: mapError(gateway.refund, PaymentError.init(adapting:))
    )
  }
}

extension PaymentError {
  /// Maps an error of a payment gateway. An unknown error may follow a charge.
  init(adapting error: any Error) {
    switch error {
    case let error as PaymentError:
      self = error
    case let error as PaymentGatewayError:
      switch error {
      case .declined: self = .declined("\(error)")
      case .rejected, .givenBack: self = .refused("\(error)")
      case .refused, .notSent: self = .unavailable("\(error)")
      case .keyInUse, .failed, .unreadableAnswer, .noAnswer: self = .outcomeUnknown("\(error)")
      }
    default:
      self = .outcomeUnknown("\(error)")
    }
  }
}

extension PaymentClient: Capability {
  /// The client for the Stripe account with the key in `STRIPE_API_KEY`.
  public static let live: PaymentClient = live(SettingsReader.read { $0.payments() })

  /// Returns the client for a Stripe account, or one that fails with the settings error.
  static func live(_ settings: Result<ServiceSettings, SettingsError>) -> PaymentClient {
    switch settings {
    case .success(let settings): PaymentClient(adapting: StripePaymentGateway(settings: settings))
    case .failure(let error): .unavailable("\(error)")
    }
  }
}

extension PaymentClient {
  static func unavailable(_ reason: String) -> PaymentClient {
    PaymentClient(
      charge: { _ throws(PaymentError) in throw .unavailable(reason) },
      findCharge: { _ throws(PaymentError) in throw .unavailable(reason) },
      refund: { _ throws(PaymentError) in throw .unavailable(reason) }
    )
  }
}
