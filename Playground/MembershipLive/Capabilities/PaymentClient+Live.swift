public import Capabilities
public import Membership
import StandardCapabilities

extension PaymentClient {
  /// A client on top of a payment service.
  ///
  /// - Parameter gateway: What moves the money. Its errors become ``PaymentError``.
  public init(adapting gateway: some PaymentGateway) {
    self.init(
      charge: mapError(gateway.charge, PaymentError.init(adapting:)),
      findCharge: mapError(gateway.findCharge, PaymentError.init(adapting:)),
      refund: mapError(gateway.refund, PaymentError.init(adapting:))
    )
  }
}

extension PaymentError {
  /// What a payment service's error means to the use cases. An error that nobody here knows may
  /// have come after the money moved.
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

extension PaymentClient {
  static func unavailable(_ reason: String) -> PaymentClient {
    PaymentClient(
      charge: { _ throws(PaymentError) in throw .unavailable(reason) },
      findCharge: { _ throws(PaymentError) in throw .unavailable(reason) },
      refund: { _ throws(PaymentError) in throw .unavailable(reason) }
    )
  }
}
