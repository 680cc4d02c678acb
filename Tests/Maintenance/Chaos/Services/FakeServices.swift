import SeededNumbers
import Synchronization

/// A payment service and a mail service in one, whose faults are drawn from a seed.
final class FakeServices: Sendable {
  fileprivate struct State {
    var payments = PaymentBooks()
    var mails: [String: Int] = [:]
    var requests = 0
    var faults: [Fault: Int] = [:]
    var numbers: SeededNumbers
    /// Whether the payment service breaks its own promises.
    var forgetsEverything = false
    /// How often a request goes wrong, from 0 to 1.
    var faultRate = 0.0
    /// What is done when so many more requests have come.
    var appointments: [(request: Int, action: @Sendable () -> Void)] = []
  }

  private let state: Mutex<State>
  private let delay: Int

  /// Services that behave until they are told otherwise.
  ///
  /// - Parameters:
  ///   - seed: Draws the faults.
  ///   - delay: How long each answer takes, in milliseconds.
  init(seed: UInt64, delay: Int = 0) {
    state = Mutex(State(numbers: SeededNumbers(seed: seed)))
    self.delay = delay
  }

  /// What the payment service has written down.
  var payments: PaymentBooks { state.withLock { $0.payments } }
  /// How often each receipt was taken, by its reference.
  var mails: [String: Int] { state.withLock { $0.mails } }
  /// How many requests have come.
  var requests: Int { state.withLock { $0.requests } }
  /// How often each fault has struck.
  var faults: [Fault: Int] { state.withLock { $0.faults } }

  /// Lets that part of all requests go wrong from now on.
  func fail(_ rate: Double) { state.withLock { $0.faultRate = rate } }

  /// Forgets all idempotency keys.
  func forgetKeys() { state.withLock { $0.payments.forgetKeys() } }

  /// Lets the payment service forget every key at once, and every charge when it is asked for it: a
  /// service that no client can be right with.
  func forgetEverything() { state.withLock { $0.forgetsEverything = true } }

  /// Does something when so many more requests have come, on the server's thread.
  func after(_ requests: Int, _ action: @escaping @Sendable () -> Void) {
    state.withLock { $0.appointments.append(($0.requests + requests, action)) }
  }

  /// Forgets what was to be done.
  func forgetAppointments() { state.withLock { $0.appointments = [] } }

  /// Answers a request.
  func respond(_ request: ServiceRequest) -> ServiceReply {
    let (reply, actions) = state.withLock { state in
      state.requests += 1
      let now = state.requests
      let actions = state.appointments.filter { $0.request <= now }.map(\.action)
      state.appointments.removeAll { $0.request <= now }
      return (state.reply(to: request, delay: delay), actions)
    }
    for action in actions { action() }
    return reply
  }
}

extension FakeServices.State {
  fileprivate mutating func reply(to request: ServiceRequest, delay: Int) -> ServiceReply {
    let goesWrong = faultRate > 0 && numbers.next(below: 1000) < UInt64(faultRate * 1000)
    let fault = goesWrong ? numbers.pick(Fault.allCases) : nil
    if let fault { faults[fault, default: 0] += 1 }
    var reply = ServiceReply.answer(500, "")
    if fault?.hasEffect ?? true || fault == .keptFailure {
      let (status, body) = answer(request, fault, delay)
      reply = .answer(status, body)
      reply.delay = delay
    }
    return fault?.reply(insteadOf: reply) ?? reply
  }

  private mutating func answer(
    _ request: ServiceRequest,
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
      // The reference is the one argument of its kind.
      let body = String(decoding: request.body, as: UTF8.self)
      let rest = body.components(after: #""reference":""#)
      mails[String(rest.prefix { $0 != "\"" }), default: 0] += 1
      return (202, "")
    default:
      return (404, "{}")
    }
  }
}

extension String {
  /// What stands behind the first place of a text.
  fileprivate func components(after text: String) -> Substring {
    firstRange(of: text).map { self[$0.upperBound...] } ?? ""
  }
}
