package import LoopbackHTTP
import Foundation
import Synchronization

/// The payment service and the mail service of the sample's live world, at one address of this
/// machine.
///
/// The payment service honors idempotency keys and lists the charges of a customer, as Stripe does.
/// It declines the cards of addresses that start with `declined`, and has no customers whose
/// identifiers start with `ghost`.
package final class ClubServices: Sendable {
  /// A kind of request.
  package enum Operation: CaseIterable, Sendable {
    case charge, findCharge, refund, sendMail
  }

  /// What the services do with one request.
  package struct Treatment: Sendable {
    /// The effect of a request.
    package enum Effect: Sendable {
      /// The request does what it says.
      case complete
      /// The request does nothing, and is answered by an internal error.
      case none
      /// The request is answered by an internal error, which the payment service repeats for its
      /// key.
      case failure(isAfterEffect: Bool)
    }

    let effect: Effect
    let reply: @Sendable (_ answer: String) -> [ScriptedServer.Act]

    /// Creates a treatment.
    ///
    /// - Parameters:
    ///   - effect: The effect.
    ///   - reply: Returns what to do after the effect, given the response. Until it returns, the
    ///     payment service rejects other requests with the same key. By default, the response is
    ///     sent.
    package init(
      _ effect: Effect = .complete,
      _ reply: @escaping @Sendable (_ answer: String) -> [ScriptedServer.Act] = { [.send($0)] }
    ) {
      (self.effect, self.reply) = (effect, reply)
    }

    /// The request has its effect, and the connection ends without a response.
    package static let lostAnswer = Treatment { _ in [.disconnect] }
  }

  fileprivate struct State {
    var payments = PaymentLedger()
    var receipts: [String: Int] = [:]
    var counts: [Operation: Int] = [:]
    var keys: [String] = []
  }

  private let state = Mutex(State())
  private let isForgetful: Bool
  private let treat: @Sendable (Operation, _ number: Int) -> Treatment

  /// Creates services.
  ///
  /// - Parameters:
  ///   - isForgetful: Whether the payment service forgets each key at once and lists no charges. No
  ///     client can work correctly with it.
  ///   - treat: Returns the treatment of a request, given the number of requests of its kind so far,
  ///     from 1.
  package init(
    isForgetful: Bool = false,
    _ treat: @escaping @Sendable (Operation, _ number: Int) -> Treatment = { _, _ in Treatment() }
  ) {
    (self.isForgetful, self.treat) = (isForgetful, treat)
  }

  /// Starts a server for both services.
  package func listen() throws -> ScriptedServer {
    try ScriptedServer { _ in [.answer { self.reply(to: $0) }, .again] }
  }

  /// The charges, oldest first.
  package var charges: [PaymentLedger.Charge] { state.withLock { $0.payments.charges } }
  /// Descriptions of requests that used the key of other requests.
  package var misuses: [String] { state.withLock { $0.payments.misuses } }
  /// How many times each mail was accepted, by its reference.
  package var receipts: [String: Int] { state.withLock { $0.receipts } }
  /// How many requests of each kind there were.
  package var counts: [Operation: Int] { state.withLock { $0.counts } }
  /// The idempotency keys of the requests with a key, in their order.
  package var keys: [String] { state.withLock { $0.keys } }

  /// Forgets all idempotency keys, as a payment service does after a day.
  package func forgetKeys() { state.withLock { $0.payments.forgetKeys() } }

  private func reply(to message: HTTPMessage) -> [ScriptedServer.Act] {
    guard let request = ServiceRequest(message) else { return [.send(httpResponse(404, "{}"))] }
    let number = state.withLock { state in
      if let key = request.key { state.keys.append(key) }
      state.counts[request.operation, default: 0] += 1
      return state.counts[request.operation, default: 0]
    }
    let treatment = treat(request.operation, number)
    if isForgetful { forgetKeys() }
    let (answer, started) = state.withLock { state in
      isForgetful && request.operation == .findCharge
        ? (state.payments.list(nil), nil) : state.perform(request, treatment.effect)
    }
    defer { if let started { state.withLock { $0.payments.finish(started) } } }
    return treatment.reply(answer)
  }
}

extension ClubServices.State {
  /// Performs a request.
  ///
  /// - Returns: The response, and the idempotency key if this is the first request with it.
  fileprivate mutating func perform(
    _ request: ServiceRequest,
    _ effect: ClubServices.Treatment.Effect
  ) -> (answer: String, started: String?) {
    if case .none = effect { return (httpResponse(500, ""), nil) }
    switch request.operation {
    case .charge, .refund: return payments.take(request, effect)
    case .findCharge: return (payments.list(request.fields["customer"]), nil)
    case .sendMail:
      if case .failure(isAfterEffect: false) = effect { return (httpResponse(500, ""), nil) }
      receipts[request.mail ?? "", default: 0] += 1
      if case .failure = effect { return (httpResponse(500, ""), nil) }
      return (httpResponse(202, ""), nil)
    }
  }
}

/// Returns the text of a response that keeps the connection open.
package func httpResponse(_ status: Int, _ body: String, _ headers: [String] = []) -> String {
  let head =
    ["HTTP/1.1 \(status) Status", "Content-Type: application/json"] + headers
    + ["Content-Length: \(body.utf8.count)", "", ""]
  return head.joined(separator: "\r\n") + body
}

/// A request of the sample.
struct ServiceRequest {
  let operation: ClubServices.Operation
  /// The idempotency key.
  let key: String?
  /// The path and the body, which all requests with one key have in common.
  let parameters: String
  /// The fields of the form or of the query.
  let fields: [String: String]
  /// The reference of the mail.
  let mail: String?

  /// Reads a request; returns `nil` if the services do not understand it.
  init?(_ message: HTTPMessage) {
    let words = message.start.split(separator: " ")
    guard words.count == 3, let target = URLComponents(string: String(words[1])) else { return nil }
    switch (words[0], target.path) {
    case ("POST", "/v1/charges"): operation = .charge
    case ("GET", "/v1/charges"): operation = .findCharge
    case ("POST", "/v1/refunds"): operation = .refund
    case ("POST", "/v3/mail/send"): operation = .sendMail
    default: return nil
    }
    key = message.headers["idempotency-key"]
    parameters = "\(target.path) \(message.body)"
    mail =
      operation == .sendMail
      ? try? JSONDecoder().decode(SentMail.self, from: Data(message.body.utf8)).reference : nil
    let form = operation == .findCharge ? target : URLComponents(string: "?\(message.body)")
    let items = form?.queryItems ?? []
    fields = Dictionary(items.map { ($0.name, $0.value ?? "") }, uniquingKeysWith: { $1 })
  }
}

/// The part of a mail that identifies it.
private struct SentMail: Decodable {
  struct Personalization: Decodable {
    let custom_args: [String: String]
  }
  let personalizations: [Personalization]

  var reference: String? { personalizations.first?.custom_args["reference"] }
}
