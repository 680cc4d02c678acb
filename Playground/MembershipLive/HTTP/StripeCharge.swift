import Membership

/// The parts of Stripe's charge object that this program uses.
struct StripeCharge: Decodable {
  var object: String
  var id: String
  var amount: Int
  var currency: String
  var customer: String?
  var status: String?
  var paid: Bool?
  var captured: Bool?
  var failure_message: String?
  var refunded: Bool?
  var metadata: [String: String]?

  /// The outcome of a charge.
  enum Outcome {
    case taken, givenBack
    case failed(String)
  }

  /// Returns what this charge proves about a request.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - shown: Makes a service's message safe to print.
  /// - Throws: ``PaymentGatewayError/unreadableAnswer(_:)`` if the charge is not one for this request,
  ///   contradicts itself, or is not decided yet.
  func outcome(
    of request: ChargeRequest,
    shown: (String) -> String
  ) throws(PaymentGatewayError) -> Outcome {
    guard object == "charge", isPlainIdentifier(id) else {
      throw .unreadableAnswer("the charge in the payment service's answer is invalid")
    }
    guard amount == request.amount.stripeAmount,
      currency.uppercased() == request.amount.currency.code
    else {
      throw .unreadableAnswer("the charge \(id) has an amount other than \(request.amount)")
    }
    guard metadata?["enrollment"] ?? request.reference == request.reference,
      customer ?? request.payer.id.rawValue == request.payer.id.rawValue
    else {
      throw .unreadableAnswer(
        "the charge \(id) is for another enrollment than \(request.reference)"
      )
    }
    switch (status, paid, captured) {
    case ("failed", false?, _), ("failed", nil, _):
      return .failed(shown(failure_message ?? "the charge failed"))
    case ("succeeded", true?, true?), ("succeeded", true?, nil), ("succeeded", nil, true?),
      ("succeeded", nil, nil):
      return refunded == true ? .givenBack : .taken
    case ("failed"?, _, _), ("succeeded"?, _, _):
      throw .unreadableAnswer("the charge \(id) contradicts itself")
    default:
      throw .unreadableAnswer("the charge \(id) is \(shown(status ?? "without a status"))")
    }
  }
}

extension Money {
  /// The amount in the unit that Stripe uses for the currency; `nil` if Stripe cannot charge it.
  ///
  /// A few units are not those of ISO 4217: see "Special cases" on Stripe's page about currencies.
  var stripeAmount: Int? {
    switch currency.code {
    case "ISK", "UGX":
      let (hundredths, isTooLarge) = minorUnits.multipliedReportingOverflow(by: 100)
      return isTooLarge ? nil : hundredths
    case "MGA": return minorUnits.isMultiple(of: 100) ? minorUnits / 100 : nil
    // The last of three decimals must be 0.
    default: return currency.minorUnitDigits < 3 || minorUnits.isMultiple(of: 10) ? minorUnits : nil
    }
  }
}

/// A page of Stripe's list of charges.
struct StripeCharges: Decodable {
  var object: String
  var data: [StripeCharge]
  var has_more: Bool
}

/// A search for the charge of a request in the payer's list of charges: it alone decides what the
/// answers prove.
///
/// A malformed or contradictory answer proves nothing, and not that the fee must be charged again.
struct ChargeSearch {
  let request: ChargeRequest
  /// Makes a service's message safe to print.
  let shown: (String) -> String
  /// The identifiers of all charges in the pages so far.
  private var listed: Set<String> = []
  private var taken: [String] = []
  private var givenBack: Charge?

  /// The next step after a page.
  enum Step: Equatable {
    /// The search is over. `nil` proves that there is no charge.
    case found(Charge?)
    /// Request the page after the charge with this identifier.
    case proceed(after: String)
  }

  init(request: ChargeRequest, shown: @escaping (String) -> String) {
    self.request = request
    self.shown = shown
  }

  /// Reads the answer to the request for the next page.
  mutating func read(_ answer: StripeResponse) throws(PaymentGatewayError) -> Step {
    guard let page = try answer.charges() else {
      guard listed.isEmpty else {
        throw .unreadableAnswer("the payer has charges, but the payment service does not know them")
      }
      return .found(nil)
    }
    for charge in page.data {
      guard charge.object == "charge", isPlainIdentifier(charge.id), let metadata = charge.metadata,
        charge.customer ?? request.payer.id.rawValue == request.payer.id.rawValue,
        listed.insert(charge.id).inserted
      else { throw .unreadableAnswer("the list of the payer's charges is invalid") }
      guard metadata["enrollment"] == request.reference else { continue }
      switch try charge.outcome(of: request, shown: shown) {
      case .failed: break
      case .taken: taken.append(charge.id)
      case .givenBack: givenBack = Charge(id: charge.id)
      }
    }
    guard page.has_more else { return .found(try charge()) }
    guard let last = page.data.last else {
      throw .unreadableAnswer("the list of the payer's charges has more, but its page is empty")
    }
    return .proceed(after: last.id)
  }

  /// Returns the charge after all pages were searched, or `nil`.
  private func charge() throws(PaymentGatewayError) -> Charge? {
    guard taken.count <= 1 else {
      let ids = taken.sorted().joined(separator: " and ")
      throw .unreadableAnswer("\(ids) are charges for \(request.reference); refund all but one")
    }
    if let id = taken.first { return Charge(id: id) }
    if let givenBack { throw .givenBack(givenBack) }
    return nil
  }
}
