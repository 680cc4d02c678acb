/// What the payment service writes down: charges, refunds, and what was answered under which key.
struct PaymentBooks {
  /// A charge that was taken.
  struct Charge {
    let id: String
    let customer: String
    let amount: String
    let currency: String
    let metadata: [String: String]
    var isRefunded = false
  }

  /// What was answered under an idempotency key.
  private struct Answer {
    let parameters: String
    let status: Int
    let body: String
    /// Until when the request is still being worked on, in milliseconds.
    let readyAt: UInt64
  }

  /// The charges, oldest first.
  private(set) var charges: [Charge] = []
  /// The requests under a key that came with other parameters than the first one.
  private(set) var misuses: [String] = []
  private var places: [String: Int] = [:]
  private var placesByCustomer: [String: [Int]] = [:]
  private var answers: [String: Answer] = [:]

  /// Forgets all keys, as a payment service does after a day.
  mutating func forgetKeys() { answers = [:] }

  /// Takes a request to move money.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - keepsFailure: Whether a failure is answered, and kept under the key; with it, whether the
  ///     money moves all the same.
  ///   - busyUntil: Until when others under the same key are told to wait.
  mutating func take(
    _ request: ServiceRequest,
    keepsFailure: (Bool, movesMoney: Bool),
    busyUntil: UInt64
  ) -> (status: Int, body: String) {
    let key = request.headers["idempotency-key"] ?? ""
    let parameters = "\(request.path) \(String(decoding: request.body, as: UTF8.self))"
    if let known = answers[key] {
      guard known.parameters == parameters else {
        misuses.append("\(key): \(known.parameters) then \(parameters)")
        return problem(400, "idempotency_error", "this key came with other parameters")
      }
      guard known.readyAt <= milliseconds() else {
        return problem(409, "idempotency_key_in_use", "the first request is still worked on")
      }
      return (known.status, known.body)
    }
    var answer = problem(500, "api_error", "something went wrong here")
    if !keepsFailure.0 || keepsFailure.movesMoney {
      let moved = request.path == "/v1/refunds" ? giveBack(request.fields) : charge(request.fields)
      if !keepsFailure.0 { answer = moved }
    }
    answers[key] = Answer(
      parameters: parameters,
      status: answer.status,
      body: answer.body,
      readyAt: busyUntil
    )
    return answer
  }

  /// The charges of a customer, newest first.
  func list(_ fields: [String: String]) -> (status: Int, body: String) {
    let customer = fields["customer"] ?? ""
    let found = (placesByCustomer[customer] ?? []).reversed().map { charges[$0] }
    let data = found.map(PaymentBooks.json).joined(separator: ",")
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
    return (200, PaymentBooks.json(charge))
  }

  private mutating func giveBack(_ fields: [String: String]) -> (status: Int, body: String) {
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

/// A text as JSON has it; the services' texts have no control characters.
func quoted(_ text: String) -> String {
  "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() + "\""
}
