import Foundation

/// The records of the payment service: charges, refunds, and the response for each idempotency key.
package struct PaymentLedger: Sendable {
  /// A charge.
  package struct Charge: Sendable {
    /// The identifier.
    package let id: String
    /// The payer.
    package let customer: String
    /// Whether it was refunded.
    package fileprivate(set) var isRefunded = false
    fileprivate let amount: Int
    fileprivate let currency: String
    fileprivate let metadata: [String: String]
  }

  /// The first request with a key.
  private struct Known {
    let parameters: String
    let answer: String
    var isFinished = false
  }

  private(set) var charges: [Charge] = []
  private(set) var misuses: [String] = []
  private var known: [String: Known] = [:]

  /// Forgets all keys.
  mutating func forgetKeys() { known = [:] }

  /// Ends the first request with a key.
  mutating func finish(_ key: String) { known[key]?.isFinished = true }

  /// Performs a charge or a refund, or returns the response of the first request with the same key.
  ///
  /// - Returns: The response, and the key if the request is the first one with it.
  mutating func take(
    _ request: ServiceRequest,
    _ effect: ClubServices.Treatment.Effect
  ) -> (answer: String, started: String?) {
    let key = request.key ?? ""
    if let first = known[key] {
      guard first.parameters == request.parameters else {
        misuses.append("\(key): \(first.parameters), then \(request.parameters)")
        return (problem(400, "idempotency_error", "this key was used with other parameters"), nil)
      }
      guard first.isFinished else {
        return (problem(409, "idempotency_error", "the first request is still in progress"), nil)
      }
      return (first.answer, nil)
    }
    var answer = problem(500, "api_error", "an internal error occurred")
    if case .failure(isAfterEffect: true) = effect { _ = move(request) }
    if case .complete = effect { answer = move(request) }
    known[key] = Known(parameters: request.parameters, answer: answer)
    return (answer, key)
  }

  /// Lists the charges of a customer, newest first; none of `nil`.
  func list(_ customer: String?) -> String {
    let charges = charges.filter { $0.customer == customer }.reversed().map(object)
    return httpResponse(200, json(["object": "list", "data": charges, "has_more": false]))
  }

  private mutating func move(_ request: ServiceRequest) -> String {
    request.operation == .refund ? refund(request.fields) : charge(request.fields)
  }

  private mutating func charge(_ fields: [String: String]) -> String {
    let customer = fields["customer"] ?? ""
    if customer.hasPrefix("ghost") {
      return problem(400, "invalid_request_error", "No such customer: \(customer)")
    }
    if fields["metadata[email]"]?.hasPrefix("declined") == true {
      return problem(402, "card_error", "Your card was declined.")
    }
    let metadata = fields.filter { $0.key.hasPrefix("metadata[") }
      .map { (String($0.key.dropFirst("metadata[".count).dropLast()), $0.value) }
    let charge = Charge(
      id: "ch_\(charges.count + 1)",
      customer: customer,
      amount: fields["amount"].flatMap { Int($0) } ?? 0,
      currency: fields["currency"] ?? "",
      metadata: Dictionary(uniqueKeysWithValues: metadata)
    )
    charges.append(charge)
    return httpResponse(200, json(object(charge)))
  }

  private mutating func refund(_ fields: [String: String]) -> String {
    guard let place = charges.firstIndex(where: { $0.id == fields["charge"] }) else {
      return problem(404, "invalid_request_error", "No such charge")
    }
    guard !charges[place].isRefunded else {
      let code = "charge_already_refunded"
      return problem(400, "invalid_request_error", "It has already been refunded.", code: code)
    }
    charges[place].isRefunded = true
    let id = charges[place].id
    let refund = ["object": "refund", "id": "re_\(id)", "charge": id, "status": "succeeded"]
    return httpResponse(200, json(refund))
  }

  private func object(_ charge: Charge) -> [String: Any] {
    [
      "object": "charge", "id": charge.id, "amount": charge.amount, "currency": charge.currency,
      "customer": charge.customer, "status": "succeeded", "paid": true, "captured": true,
      "refunded": charge.isRefunded, "metadata": charge.metadata,
    ]
  }

  private func problem(
    _ status: Int,
    _ type: String,
    _ message: String,
    code: String? = nil
  ) -> String {
    var error = ["type": type, "message": message]
    error["code"] = code
    return httpResponse(status, json(["error": error]))
  }

  private func json(_ object: [String: Any]) -> String {
    let data = try? JSONSerialization.data(withJSONObject: object)
    return String(decoding: data ?? Data(), as: UTF8.self)
  }
}
