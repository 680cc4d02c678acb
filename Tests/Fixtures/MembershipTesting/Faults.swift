public import CapabilitiesTesting
import Membership

extension [Fault] {
  /// What the endpoints of the sample throw in a sweep: that they are down, or that the answer was
  /// lost.
  public static let membership: [Fault] =
    [
      "PersonStore.save", "PersonStore.find", "PersonStore.findByEmail", "PersonStore.all",
      "PersonStore.delete",
      "EnrollmentStore.open", "EnrollmentStore.find", "EnrollmentStore.update",
      "EnrollmentStore.unsettled",
    ].map { Fault($0) { mode in StoreError.unavailable(mode.reason) } }
    + ["PaymentClient.charge", "PaymentClient.findCharge", "PaymentClient.refund"].map {
      Fault($0) { mode in
        mode == .before ? PaymentError.unavailable(mode.reason) : .outcomeUnknown(mode.reason)
      }
    }
    + [Fault("Mailer.send") { mode in MailerError.unavailable(mode.reason) }]
}

extension FaultMode {
  fileprivate var reason: String { self == .before ? "down" : "no answer" }
}
