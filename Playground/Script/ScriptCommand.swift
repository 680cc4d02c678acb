import Membership

/// What one line of a script asks for.
enum ScriptCommand: Equatable, Sendable {
  case world(WorldName)
  case enroll(EnrollmentRequest)
  case save(Person)
  case delete(Person.ID)
  case find(Person.ID)
  case list
  case outbox
  case reconcile
  case override(Endpoint, Override)
  case restore(Endpoint?)
  case expect(Expectation)
  case transcript
  case help
}

/// What a script expects of the world, or of what happened so far.
enum Expectation: Equatable, Sendable {
  /// That there are that many.
  case count(Countable, Int)
  /// That the last use case failed, with an error that has this text in it.
  case lastError(String)
  /// That the last use case did not fail.
  case noError
}

/// What can be counted in a world.
enum Countable: String, CaseIterable, Sendable {
  case members
  case unsettled
  case charges
  case refunds
  case outbox
}

/// How an endpoint behaves while it is overridden.
enum Override: Equatable, Sendable {
  /// It fails before it does anything.
  case fail(String)
  /// It does its work, and then the answer is lost.
  case failAfter(String)
  /// It takes that much longer.
  case delay(Duration, text: String)
  /// It does nothing and returns this.
  case answer(EndpointAnswer)
}

/// A command and where it stands.
struct ScriptStatement: Equatable, Sendable {
  /// The command.
  let command: ScriptCommand
  /// The command's word.
  let location: SourceLocation
}

extension Expectation: CustomStringConvertible {
  var description: String {
    switch self {
    case .count(let countable, let count): "\(countable.rawValue) \(count)"
    case .lastError(let text): "last-error \(text.quoted)"
    case .noError: "no-error"
    }
  }

  /// Whether it looks at the last use case's error.
  var isAboutError: Bool {
    switch self {
    case .count: false
    case .lastError, .noError: true
    }
  }
}

extension Override: CustomStringConvertible {
  var description: String {
    switch self {
    case .fail(let text): "fail \(text.quoted)"
    case .failAfter(let text): "fail-after \(text.quoted)"
    case .delay(_, let text): "delay \(text)"
    case .answer(let answer): answer.text.isEmpty ? "return" : "return \(answer.text)"
    }
  }
}

extension ScriptCommand {
  /// Whether only a sandbox can do it.
  var needsSandbox: Bool {
    switch self {
    case .outbox: true
    case .expect(.count(let countable, _)): countable.needsSandbox
    default: false
    }
  }
}
