public import CapabilitiesTesting
import Membership

extension [Fault] {
  /// The errors that the sample's endpoints throw in a fault sweep: the service is down, or its
  /// answer was lost.
  public static let membership: [Fault] = [
    Fault(throwing: StoreError.self) { mode in .unavailable(mode.reason) },
    Fault(throwing: PaymentError.self) { mode in
      mode == .before ? .unavailable(mode.reason) : .outcomeUnknown(mode.reason)
    },
    Fault(throwing: MailerError.self) { mode in .unavailable(mode.reason) },
  ]
}

extension FaultMode {
  fileprivate var reason: String { self == .before ? "down" : "no answer" }
}
