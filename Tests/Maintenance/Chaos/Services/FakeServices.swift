import SeededNumbers
import Synchronization

/// What the mail service knows of one receipt.
struct Receipt {
  /// The number of times that the service accepted it.
  var accepted = 0
  /// The number of acceptances whose response was lost or replaced by a fault.
  var unconfirmed = 0

  /// The number of messages that no lost response explains.
  var unexplained: Int { max(0, accepted - unconfirmed - 1) }
}

/// A payment service and a mail service with random faults, which a seed determines.
final class FakeServices: Sendable {
  fileprivate struct State {
    var payments = PaymentLedger()
    var mails: [String: Receipt] = [:]
    var requests = 0
    var faults: [Fault: Int] = [:]
    var numbers: SeededNumbers
    /// Whether the payment service violates its own guarantees.
    var forgetsEverything = false
    /// The share of requests with a fault, from 0 to 1.
    var faultRate = 0.0
    /// The actions to run when the number of requests is reached.
    var actions: [(request: Int, action: @Sendable () -> Void)] = []
  }

  private let state: Mutex<State>
  private let delay: Int

  /// Creates services without faults.
  ///
  /// - Parameters:
  ///   - seed: Determines the faults.
  ///   - delay: The time until each reply, in milliseconds.
  init(seed: UInt64, delay: Int = 0) {
    state = Mutex(State(numbers: SeededNumbers(seed: seed)))
    self.delay = delay
  }

  /// The records of the payment service.
  var payments: PaymentLedger { state.withLock { $0.payments } }
  /// The receipts that were accepted, by their references.
  var mails: [String: Receipt] { state.withLock { $0.mails } }
  /// The number of requests so far.
  var requests: Int { state.withLock { $0.requests } }
  /// The number of times that each fault was injected.
  var faults: [Fault: Int] { state.withLock { $0.faults } }

  /// Sets the share of requests with a fault, from 0 to 1.
  func fail(_ rate: Double) { state.withLock { $0.faultRate = rate } }

  /// Forgets all idempotency keys.
  func forgetKeys() { state.withLock { $0.payments.forgetKeys() } }

  /// Makes the payment service forget every key immediately, and ignore the filters when it lists
  /// charges. No client can work correctly with it.
  func forgetEverything() { state.withLock { $0.forgetsEverything = true } }

  /// Runs an action on the server's thread, after a number of further requests.
  func after(_ requests: Int, _ action: @escaping @Sendable () -> Void) {
    state.withLock { $0.actions.append(($0.requests + requests, action)) }
  }

  /// Cancels the actions that have not run.
  func cancelActions() { state.withLock { $0.actions = [] } }

  /// Returns the reply to a request.
  func respond(_ request: ServiceRequest) -> ServiceReply {
    let (reply, actions) = state.withLock { state in
      state.requests += 1
      let now = state.requests
      let actions = state.actions.filter { $0.request <= now }.map(\.action)
      state.actions.removeAll { $0.request <= now }
      return (state.reply(to: request, delay: delay), actions)
    }
    for action in actions { action() }
    return reply
  }
}

extension FakeServices.State {
  fileprivate mutating func reply(to request: ServiceRequest, delay: Int) -> ServiceReply {
    let hasFault = faultRate > 0 && numbers.next(below: 1000) < UInt64(faultRate * 1000)
    let fault = hasFault ? numbers.pick(Fault.allCases) : nil
    if let fault { faults[fault, default: 0] += 1 }
    var reply = ServiceReply.response(500, "")
    if fault?.hasEffect ?? true || fault == .keptFailure {
      let (status, body) = result(of: request, fault, delay)
      reply = .response(status, body)
      reply.delay = delay
    }
    return fault?.reply(insteadOf: reply) ?? reply
  }

  private mutating func result(
    of request: ServiceRequest,
    _ fault: Fault?,
    _ delay: Int
  ) -> (status: Int, body: String) {
    switch (request.method, request.path) {
    case ("POST", "/v1/charges"), ("POST", "/v1/refunds"):
      if forgetsEverything { payments.forgetKeys() }
      let isSlow = fault == .slow || fault == .silenceAfter
      return payments.take(
        request,
        keepsFailure: (
          fault == .keptFailure || fault == .keptFailureAfter, fault == .keptFailureAfter
        ),
        busyUntil: milliseconds() + UInt64(isSlow ? 300 : delay)
      )
    case ("GET", "/v1/charges"):
      return payments.list(forgetsEverything ? [:] : request.fields)
    case ("POST", "/v3/mail/send"):
      guard fault != .keptFailure else { return (500, "") }
      let body = String(decoding: request.body, as: UTF8.self)
      let rest = body.components(after: #""reference":""#)
      let reference = String(rest.prefix { $0 != "\"" })
      mails[reference, default: Receipt()].accepted += 1
      if let fault, fault != .slow { mails[reference, default: Receipt()].unconfirmed += 1 }
      return (202, "")
    default:
      return (404, "{}")
    }
  }
}

extension String {
  /// Returns the part after the first occurrence of a text.
  fileprivate func components(after text: String) -> Substring {
    firstRange(of: text).map { self[$0.upperBound...] } ?? ""
  }
}
