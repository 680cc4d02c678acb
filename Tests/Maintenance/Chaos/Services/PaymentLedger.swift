/// The records of the payment service: charges, refunds, and the response for each idempotency key.
struct PaymentLedger {
  /// A charge.
  struct Charge {
    let id: String
    let customer: String
    let amount: String
    let currency: String
    let metadata: [String: String]
    var isRefunded = false
  }

  /// The response for an idempotency key.
  private struct StoredResponse {
    let parameters: String
    let status: Int
    let body: String
    /// The time at which the request is complete, in milliseconds.
    let readyAt: UInt64
  }

  /// The charges, oldest first.
  private(set) var charges: [Charge] = []
  /// Descriptions of requests that reused a key with other parameters.
  private(set) var misuses: [String] = []
  private var places: [String: Int] = [:]
  private var placesByCustomer: [String: [Int]] = [:]
  private var responses: [String: StoredResponse] = [:]

  /// Forgets all keys, as a payment service does after a day.
  mutating func forgetKeys() { responses = [:] }

  /// Performs a charge or a refund.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - keepsFailure: Whether to respond with a failure and store it for the key, and whether the
  ///     money moves nevertheless.
  ///   - busyUntil: The time until which other requests with the same key get a conflict.
  mutating func take(
    _ request: ServiceRequest,
    keepsFailure: (Bool, movesMoney: Bool),
    busyUntil: UInt64
  ) -> (status: Int, body: String) {
    let key = request.headers["idempotency-key"] ?? ""
    let parameters = "\(request.path) \(String(decoding: request.body, as: UTF8.self))"
    if let known = responses[key] {
      guard known.parameters == parameters else {
        misuses.append("\(key): \(known.parameters) then \(parameters)")
        return problem(400, "idempotency_error", "this key was used with other parameters")
      }
      guard known.readyAt <= milliseconds() else {
        return problem(409, "idempotency_key_in_use", "the first request is still in progress")
      }
      return (known.status, known.body)
    }
    var response = problem(500, "api_error", "an internal error occurred")
    if !keepsFailure.0 || keepsFailure.movesMoney {
      let moved = request.path == "/v1/refunds" ? refund(request.fields) : charge(request.fields)
      if !keepsFailure.0 { response = moved }
    }
    responses[key] = StoredResponse(
      parameters: parameters,
      status: response.status,
      body: response.body,
      readyAt: busyUntil
    )
    return response
  }

  /// Lists the charges of a customer, newest first.
  func list(_ fields: [String: String]) -> (status: Int, body: String) {
    let customer = fields["customer"] ?? ""
    let found = (placesByCustomer[customer] ?? []).reversed().map { charges[$0] }
    let data = found.map(PaymentLedger.json).joined(separator: ",")
    return (200, #"{"object":"list","data":[\#(data)],"has_more":false}"#)
  }

  private mutating func charge(_ fields: [String: String]) -> (status: Int, body: String) {
    let customer = fields["customer"] ?? ""
    if customer.hasPrefix("ghost") {
      return problem(400, "invalid_request_error", "No such customer: \(customer)")
    }
    if fields["metadata[email]"]?.hasPrefix("declined") == true {
      return problem(402, "card_error", "Your card was declined.")
    }
    var metadata: [String: String] = [:]
    for (name, value) in fields where name.hasPrefix("metadata[") {
      metadata[String(name.dropFirst(9).dropLast())] = value
    }
    let charge = Charge(
      id: "ch_\(charges.count + 1)",
      customer: customer,
      amount: fields["amount"] ?? "",
      currency: fields["currency"] ?? "",
      metadata: metadata
    )
    places[charge.id] = charges.count
    placesByCustomer[customer, default: []].append(charges.count)
    charges.append(charge)
    return (200, PaymentLedger.json(charge))
  }

  private mutating func refund(_ fields: [String: String]) -> (status: Int, body: String) {
    guard let place = places[fields["charge"] ?? ""] else {
      return problem(404, "invalid_request_error", "No such charge")
    }
    guard !charges[place].isRefunded else {
      let error = """
        {"error":{"type":"invalid_request_error","code":"charge_already_refunded",\
        "message":"The charge has already been refunded."}}
        """
      return (400, error)
    }
    charges[place].isRefunded = true
    let id = charges[place].id
    return (200, #"{"object":"refund","id":"re_\#(place)","charge":"\#(id)","status":"succeeded"}"#)
  }

  private static func json(_ charge: Charge) -> String {
    let metadata = charge.metadata.map { "\(quoted($0.key)):\(quoted($0.value))" }
    return """
      {"object":"charge","id":"\(charge.id)","amount":\(charge.amount),\
      "currency":"\(charge.currency)","status":"succeeded","refunded":\(charge.isRefunded),\
      "metadata":{\(metadata.joined(separator: ","))}}
      """
  }

  private func problem(_ status: Int, _ type: String, _ words: String) -> (
    status: Int, body: String
  ) {
    (status, #"{"error":{"type":"\#(type)","message":\#(quoted(words))}}"#)
  }
}

/// Returns a JSON string. The services' texts contain no control characters.
func quoted(_ text: String) -> String {
  "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() + "\""
}
