import Membership

/// How the sandbox's bank and post office answer. Decided by the request alone, so that a script
/// can count on it: ``Sandbox`` has the table.
enum SandboxRules {
  /// The largest amount that a charge may have, in the currency's smallest unit.
  static let largestAmount = 99_999_999

  /// How the bank takes a charge.
  enum Verdict: Equatable {
    case accepted
    case acceptedAnswerLost
    case declined(String)
    case closed
  }

  /// How the bank takes a charge that it has not seen before.
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

  /// Whether mail to that address comes back.
  static func bounces(_ recipient: EmailAddress) -> Bool {
    mailbox(of: recipient) == "bounce"
  }

  private static func mailbox(of email: EmailAddress) -> String {
    let local = email.rawValue.prefix { $0 != "@" }
    return local.prefix { $0 != "+" }.lowercased()
  }
}
