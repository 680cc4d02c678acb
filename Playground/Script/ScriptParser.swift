import Membership

// From words to commands. Whatever can be checked without a world is checked here, so that a script
// that starts also reaches its end.

extension ScriptCommand {
  /// The commands' names and shapes, in the order in which help shows them.
  static let shapes: [(name: String, shape: String)] = [
    ("world", "world sandbox|test|live"),
    ("enroll", "enroll id=ID name=NAME email=ADDRESS amount=UNITS currency=CODE [lastname=NAME]"),
    ("save", "save id=ID name=NAME email=ADDRESS [lastname=NAME]"),
    ("delete", "delete ID"),
    ("find", "find ID"),
    ("list", "list"),
    ("outbox", "outbox"),
    ("reconcile", "reconcile"),
    ("override", "override ENDPOINT fail|fail-after TEXT, delay TIME, or return [VALUE]"),
    ("restore", "restore ENDPOINT|all"),
    ("expect", "expect members|unsettled|charges|refunds|outbox N, last-error TEXT, or no-error"),
    ("transcript", "transcript"),
    ("help", "help"),
  ]

  /// Reads a command.
  ///
  /// - Parameter words: The words of its line, at least one.
  /// - Throws: ``ScriptError`` at the first word that is wrong, or at the command where one is
  ///   missing.
  init(_ words: [ScriptWord]) throws(ScriptError) {
    var words = ScriptWords(words)
    let verb = try words.next("a command")
    switch verb.text {
    case "world": self = .world(try words.choice("a world"))
    case "enroll": self = .enroll(try words.enrollmentRequest())
    case "save": self = .save(try words.person())
    case "delete": self = .delete(try words.personID())
    case "find": self = .find(try words.personID())
    case "list": self = .list
    case "outbox": self = .outbox
    case "reconcile": self = .reconcile
    case "override": self = try .override(&words)
    case "restore": self = .restore(try words.endpointOrAll())
    case "expect": self = .expect(try Expectation(&words))
    case "transcript": self = .transcript
    case "help": self = .help
    default:
      let hint = didYouMean(verb.text, among: ScriptCommand.shapes.map(\.name))
      throw verb.error("there is no command \(verb.text.quoted)\(hint)")
    }
    try words.expectEnd()
  }

  private static func override(_ words: inout ScriptWords) throws(ScriptError) -> ScriptCommand {
    let word = try words.next("an endpoint")
    let endpoint = try Endpoint(word)
    return .override(endpoint, try words.override(of: endpoint))
  }
}

extension Expectation {
  fileprivate init(_ words: inout ScriptWords) throws(ScriptError) {
    let word = try words.next("what is expected")
    switch word.text {
    case "last-error":
      let text = try words.next("the error's text, or a part of it")
      guard !text.text.isEmpty else { throw text.error("every error has this in it") }
      self = .lastError(text.text)
    case "no-error": self = .noError
    default:
      guard let countable = Countable(rawValue: word.text) else {
        let known = Countable.allCases.map(\.rawValue) + ["last-error", "no-error"]
        let hint = didYouMean(word.text, among: known)
        throw word.error("\(word.text.quoted) cannot be expected\(hint)")
      }
      self = .count(countable, try words.count())
    }
  }
}

extension ScriptWords {
  fileprivate mutating func enrollmentRequest() throws(ScriptError) -> EnrollmentRequest {
    let fields = try fields(["id", "name", "lastname", "email", "amount", "currency"])
    let person = try fields.person()
    let amount = try fields.take("amount")
    let currency = try fields.take("currency")
    guard let minorUnits = Int(amount.text) else {
      throw amount.error("an amount is a whole number of the currency's smallest units")
    }
    return EnrollmentRequest(
      person: person,
      fee: try fields.checked { () throws(InvalidValue) in
        try Money(minorUnits: minorUnits, currency: Currency(currency.text))
      }
    )
  }

  fileprivate mutating func person() throws(ScriptError) -> Person {
    let fields = try fields(["id", "name", "lastname", "email"])
    return try fields.person()
  }

  fileprivate mutating func personID() throws(ScriptError) -> Person.ID {
    let word = try next("an identifier")
    do throws(InvalidValue) {
      return try Person.ID(word.text)
    } catch {
      throw word.error(error.description)
    }
  }

  fileprivate mutating func count() throws(ScriptError) -> Int {
    let word = try next("a number")
    guard let count = Int(word.text), count >= 0 else {
      throw word.error("a number is expected, not \(word.text.quoted)")
    }
    return count
  }

  fileprivate mutating func endpointOrAll() throws(ScriptError) -> Endpoint? {
    let word = try next("an endpoint, or all")
    return word.text == "all" ? nil : try Endpoint(word)
  }

  fileprivate mutating func override(of endpoint: Endpoint) throws(ScriptError) -> Override {
    let word = try next("fail, fail-after, delay or return")
    switch word.text {
    case "fail", "fail-after":
      guard endpoint.canFail else {
        throw word.error("\(endpoint.path) cannot fail: its type does not throw")
      }
      let text = try next("the error's text").text
      return word.text == "fail" ? .fail(text) : .failAfter(text)
    case "delay":
      guard endpoint.isAsync else {
        throw word.error("\(endpoint.path) cannot be delayed: it is synchronous")
      }
      return try delay()
    case "return":
      return .answer(try answer(of: endpoint, at: word))
    default:
      let hint = didYouMean(word.text, among: ["fail", "fail-after", "delay", "return"])
      throw word.error("an endpoint cannot be made to \(word.text.quoted)\(hint)")
    }
  }

  private mutating func answer(
    of endpoint: Endpoint,
    at verb: ScriptWord
  ) throws(ScriptError) -> EndpointAnswer {
    let word = nextIfAny()
    guard let answer = endpoint.answer(word?.text) else {
      throw (word ?? verb).error("\(endpoint.path) can be made to return \(endpoint.answerShape)")
    }
    return answer
  }

  private mutating func delay() throws(ScriptError) -> Override {
    let word = try next("a time such as 20ms or 1.5s")
    let digits = word.text.prefix { $0.isNumber || $0 == "." }
    let unit = word.text.dropFirst(digits.count)
    guard let number = Double(digits), number <= 3600, ["ms", "s"].contains(unit) else {
      throw word.error("a time is a number with ms or s, such as 20ms, up to an hour")
    }
    let duration: Duration = unit == "ms" ? .milliseconds(number) : .seconds(number)
    return .delay(duration, text: word.text)
  }
}
