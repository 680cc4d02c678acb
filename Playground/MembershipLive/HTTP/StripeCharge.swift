import Membership

/// The parts of Stripe's charge object that this program uses.
struct StripeCharge: Decodable {
  var object: String
  var id: String
  var amount: Int
  var currency: String
  var status: String?
  var failure_message: String?
  var refunded: Bool?
  var metadata: [String: String]?

  /// Checks that this charge has the requested amount and a valid identifier.
  func check(against request: ChargeRequest) throws(PaymentGatewayError) {
    guard object == "charge", isPlainIdentifier(id) else {
      throw .unreadableAnswer("the charge in the payment service's answer is invalid")
    }
    guard amount == request.amount.minorUnits,
      currency.uppercased() == request.amount.currency.code
    else {
      throw .unreadableAnswer("the charge \(id) has an amount other than \(request.amount)")
    }
  }
}

/// A page of Stripe's list of charges.
struct StripeCharges: Decodable {
  var object: String
  var data: [StripeCharge]
  var has_more: Bool
}

/// A search for the charge of a request in the payer's charges.
struct ChargeSearch {
  let request: ChargeRequest
  /// Makes a service's message safe to print.
  let shown: (String) -> String
  private var taken: Charge?
  private var givenBack: Charge?
  private var undecided: String?

  init(request: ChargeRequest, shown: @escaping (String) -> String) {
    self.request = request
    self.shown = shown
  }

  /// Searches one page.
  mutating func look(through page: StripeCharges) throws(PaymentGatewayError) {
    for charge in page.data where charge.metadata?["enrollment"] == request.reference {
      try charge.check(against: request)
      switch charge.status {
      case "failed": continue
      case nil, "succeeded":
        if charge.refunded == true {
          givenBack = Charge(id: charge.id)
        } else {
          taken = Charge(id: charge.id)
        }
      case let status?: undecided = "the charge \(charge.id) is \(shown(status))"
      }
    }
  }

  /// Returns the charge after all pages were searched, or `nil`.
  func charge() throws(PaymentGatewayError) -> Charge? {
    if let taken { return taken }
    if let undecided { throw .unreadableAnswer(undecided) }
    if let givenBack { throw .givenBack(givenBack) }
    return nil
  }
}
