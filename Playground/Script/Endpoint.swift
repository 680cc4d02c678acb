import Capabilities
import Membership

/// One endpoint of a world, as scripts name it.
struct Endpoint: Equatable, Sendable {
  /// Its place in the world: `payments.charge`.
  let path: String
  /// What interceptors see: `PaymentClient.charge`.
  let name: String
  /// Whether it can be delayed.
  let isAsync: Bool
  /// Makes its typed errors from text; `nil` where it cannot fail.
  private let failure: EndpointFailure?
  /// What it can be made to return.
  private let answers: EndpointAnswers

  private init(
    _ path: String,
    _ name: String,
    isAsync: Bool = true,
    throws failure: EndpointFailure? = nil,
    returns answers: EndpointAnswers
  ) {
    self.path = path
    self.name = name
    self.isAsync = isAsync
    self.failure = failure
    self.answers = answers
  }

  /// Every endpoint of the world.
  static let all: [Endpoint] = [
    Endpoint("people.save", "PersonStore.save", throws: .store, returns: .nothing),
    Endpoint("people.find", "PersonStore.find", throws: .store, returns: .none(of: Person.self)),
    Endpoint(
      "people.findByEmail",
      "PersonStore.findByEmail",
      throws: .store,
      returns: .none(of: Person.self)
    ),
    Endpoint("people.all", "PersonStore.all", throws: .store, returns: .empty(of: Person.self)),
    Endpoint("people.delete", "PersonStore.delete", throws: .store, returns: .nothing),
    Endpoint("enrollments.open", "EnrollmentStore.open", throws: .store, returns: .input),
    Endpoint(
      "enrollments.find",
      "EnrollmentStore.find",
      throws: .store,
      returns: .none(of: Enrollment.self)
    ),
    Endpoint("enrollments.update", "EnrollmentStore.update", throws: .store, returns: .nothing),
    Endpoint("enrollments.admit", "EnrollmentStore.admit", throws: .store, returns: .nothing),
    Endpoint(
      "enrollments.unsettled",
      "EnrollmentStore.unsettled",
      throws: .store,
      returns: .empty(of: Enrollment.self)
    ),
    Endpoint("payments.charge", "PaymentClient.charge", throws: .payment, returns: .charge),
    Endpoint(
      "payments.findCharge",
      "PaymentClient.findCharge",
      throws: .payment,
      returns: .none(of: Charge.self)
    ),
    Endpoint("payments.refund", "PaymentClient.refund", throws: .payment, returns: .nothing),
    Endpoint("mailer.send", "Mailer.send", throws: .mailer, returns: .nothing),
    Endpoint(
      "permissions.hasPermissions",
      "PermissionsClient.hasPermissions",
      returns: .truth
    ),
    Endpoint("clock.now", "WallClock.now", isAsync: false, returns: .milliseconds),
    Endpoint("ids.next", "IDGenerator.next", isAsync: false, returns: .text),
  ]

  /// The endpoint that a script names.
  ///
  /// - Parameter word: Its path in the world.
  /// - Throws: ``ScriptError`` where the world has no such endpoint.
  init(_ word: ScriptWord) throws(ScriptError) {
    guard let endpoint = Endpoint.all.first(where: { $0.path == word.text }) else {
      let hint = didYouMean(word.text, among: Endpoint.all.map(\.path))
      throw word.error("the world has no endpoint \(word.text.quoted)\(hint)")
    }
    self = endpoint
  }

  /// The path of an endpoint that an interceptor saw.
  static func path(of name: String) -> String {
    all.first { $0.name == name }?.path ?? name
  }

  /// Whether it can be made to fail.
  var canFail: Bool { failure != nil }

  /// Its typed error with that text.
  ///
  /// - Parameters:
  ///   - text: What went wrong.
  ///   - isAfterEffect: Whether the endpoint did its work and only the answer was lost.
  func error(_ text: String, isAfterEffect: Bool) -> (any Error)? {
    failure?.make(text, isAfterEffect)
  }

  /// What it can be made to return, for a message: `true or false`.
  var answerShape: String { answers.shape }

  /// Reads what it is to return; `nil` where the text does not tell.
  func answer(_ text: String?) -> EndpointAnswer? { answers.read(text) }

  static func == (left: Endpoint, right: Endpoint) -> Bool { left.path == right.path }
}

/// Makes the errors of one type from text.
private struct EndpointFailure: Sendable {
  let make: @Sendable (_ text: String, _ isAfterEffect: Bool) -> any Error

  static let store = EndpointFailure { text, _ in StoreError.unavailable(text) }
  static let mailer = EndpointFailure { text, _ in MailerError.unavailable(text) }
  static let payment = EndpointFailure { text, isAfterEffect in
    isAfterEffect ? PaymentError.outcomeUnknown(text) : PaymentError.declined(text)
  }
}
