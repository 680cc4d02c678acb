import Membership

/// A charge as Stripe has it, in the parts that matter here.
struct StripeCharge: Decodable {
  var object: String
  var id: String
  var amount: Int
  var currency: String
  var status: String?
  var failure_message: String?
  var refunded: Bool?
  /// Seconds since the start of 1970.
  var created: Int64?
  var metadata: [String: String]?

  /// Makes sure that this is what a request asked for, by a name that can be kept.
  func check(against request: ChargeRequest) throws(PaymentGatewayError) {
    guard object == "charge", isPlainIdentifier(id) else {
      throw .unreadableAnswer("the payment service's answer names no charge")
    }
    guard isOf(request.amount) else {
      throw .unreadableAnswer("the charge \(id) is not of \(request.amount)")
    }
  }

  private func isOf(_ sum: Money) -> Bool {
    amount == sum.minorUnits && currency.uppercased() == sum.currency.code
  }

  /// Whether this charge, of the request's payer, was made for the request.
  func isMeant(by request: ChargeRequest) -> Bool {
    if let reference = metadata?["enrollment"] { return reference == request.reference }
    // An earlier version of this program noted no record's name. A person has one open record at a
    // time, so a charge of its kind that is not older than the record was made for that. Five
    // minutes are for clocks that differ.
    guard let created, metadata?["email"] == request.payer.email.rawValue else { return false }
    return created >= request.intendedAt.milliseconds / 1000 - 300 && isOf(request.amount)
  }
}

/// A page of a list of charges.
struct StripeCharges: Decodable {
  var object: String
  var data: [StripeCharge]
  var has_more: Bool
}

/// What is known of the charge for a request while the payer's charges are looked through.
struct ChargeSearch {
  let request: ChargeRequest
  /// Makes what the service says fit to be shown.
  let shown: (String) -> String
  private var taken: Charge?
  private var givenBack: Charge?
  private var undecided: String?

  init(request: ChargeRequest, shown: @escaping (String) -> String) {
    self.request = request
    self.shown = shown
  }

  /// Looks through one page.
  mutating func look(through page: StripeCharges) throws(PaymentGatewayError) {
    for charge in page.data where charge.isMeant(by: request) {
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

  /// The charge, once every page was looked through; `nil` where there is none.
  func charge() throws(PaymentGatewayError) -> Charge? {
    if let taken { return taken }
    if let undecided { throw .unreadableAnswer(undecided) }
    if let givenBack { throw .givenBack(givenBack) }
    return nil
  }
}
