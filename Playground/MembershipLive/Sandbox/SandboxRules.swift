import Membership

/// The answers of the sandbox's bank and mail service. They depend only on the request, so a script
/// can rely on them. ``Sandbox`` has the table.
enum SandboxRules {
  /// The largest amount of a charge, in the currency's smallest unit.
  static let largestAmount = 99_999_999

  /// The bank's decision on a charge.
  enum Verdict: Equatable {
    case accepted
    case acceptedAnswerLost
    case declined(String)
    case closed
  }

  /// Returns the bank's decision on a new charge.
  static func verdict(on request: ChargeRequest) -> Verdict {
    guard request.amount.minorUnits <= largestAmount else {
      return .declined("amount too large")
    }
    return switch mailbox(of: request.payer.email) {
    case "declined": .declined("card declined")
    case "insufficient": .declined("insufficient funds")
    case "expired": .declined("expired card")
    case "closed": .closed
    case "lost": .acceptedAnswerLost
    default: .accepted
    }
  }

  /// Returns whether mail to this address is rejected.
  static func bounces(_ recipient: EmailAddress) -> Bool {
    mailbox(of: recipient) == "bounce"
  }

  private static func mailbox(of email: EmailAddress) -> String {
    let local = email.rawValue.prefix { $0 != "@" }
    return local.prefix { $0 != "+" }.lowercased()
  }
}
