public import Membership

/// What went wrong between this program and a payment service.
public enum PaymentGatewayError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The payer's bank said no. Has the service's words for it.
  case declined(String)
  /// The service found a fault in the request itself and would again. No money moved.
  case rejected(status: Int, String)
  /// The charge was given back already: in the end no money moved.
  case givenBack(Charge)
  /// The service refused the request for a reason outside of it, before any money moved.
  case refused(status: Int, String)
  /// Another request under the same key is being worked on, or has other parameters.
  case keyInUse(String)
  /// The service failed, or someone else answered in its place: the money may have moved.
  case failed(status: Int, String)
  /// The service answered, but the answer does not tell what became of the request.
  case unreadableAnswer(String)
  /// The request never left.
  case notSent(String)
  /// The request left, or may have, and no answer came.
  case noAnswer(String)

  /// What went wrong, in words.
  public var description: String {
    switch self {
    case .declined(let reason): reason
    case .givenBack(let charge): "the charge \(charge.id) was given back"
    case .rejected(let status, let reason), .refused(let status, let reason),
      .failed(let status, let reason):
      "\(reason) (status \(status))"
    case .keyInUse(let reason), .unreadableAnswer(let reason), .notSent(let reason),
      .noAnswer(let reason):
      reason
    }
  }
}
