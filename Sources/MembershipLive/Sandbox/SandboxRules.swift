import Membership

/// How the sandbox's bank and post office answer. Decided by the request alone, so that a script
/// can count on it.
///
/// What stands before the `@` of the payer's address decides, up to a `+` and in any case:
/// `declined@`, `declined+ada@` and `Declined@` are one.
///
/// | Address         | Answer                                                                  |
/// |-----------------|-------------------------------------------------------------------------|
/// | `declined@`     | the charge is declined: card declined                                   |
/// | `insufficient@` | the charge is declined: insufficient funds                              |
/// | `expired@`      | the charge is declined: expired card                                    |
/// | `closed@`       | the bank does not take requests; nothing moves                          |
/// | `lost@`         | the money moves and the first answer is lost; asking again brings it    |
/// | `bounce@`       | the charge goes through; every mail is rejected                         |
///
/// A charge of more than 99,999,999 of the currency's smallest unit is declined whoever pays.
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
