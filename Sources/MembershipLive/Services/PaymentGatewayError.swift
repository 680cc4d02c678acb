/// What went wrong between this program and a payment service.
public enum PaymentGatewayError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The payer's bank said no. Has the service's words for it.
  case declined(String)
  /// The service understood the request and refused it before any money moved.
  case refused(status: Int, String)
  /// Another request under the same key is being worked on, or has other parameters.
  case keyInUse(String)
  /// The service failed over the request: it may have moved the money before.
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
    case .refused(let status, let reason), .failed(let status, let reason):
      "\(reason) (status \(status))"
    case .keyInUse(let reason), .unreadableAnswer(let reason), .notSent(let reason),
      .noAnswer(let reason):
      reason
    }
  }
}
