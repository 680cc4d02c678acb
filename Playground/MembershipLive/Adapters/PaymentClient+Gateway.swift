import Capabilities
public import Membership

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
