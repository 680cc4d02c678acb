import Capabilities
import Membership

/// What an overridden endpoint returns in place of its own answer.
struct EndpointAnswer: Equatable, Sendable {
  /// As the script has it; empty for an endpoint that returns nothing.
  let text: String
  /// The value, of the endpoint's own type.
  let value: @Sendable (EndpointCall) -> any Sendable

  static func == (left: EndpointAnswer, right: EndpointAnswer) -> Bool { left.text == right.text }
}

/// How a script's text becomes an answer.
struct EndpointAnswers: Sendable {
  /// For a message: `true or false`.
  let shape: String
  /// Reads an answer; `nil` where the text does not tell one.
  let read: @Sendable (String?) -> EndpointAnswer?

  /// The endpoint returns nothing.
  static let nothing = EndpointAnswers(shape: "nothing: leave the value out") { text in
    guard text == nil else { return nil }
    return EndpointAnswer(text: "") { _ in () }
  }

  /// The endpoint returns what it is given.
  static let input = EndpointAnswers(shape: "its own input: leave the value out") { text in
    guard text == nil else { return nil }
    return EndpointAnswer(text: "") { call in call.inputs.first ?? () }
  }

  /// The endpoint finds nothing.
  static func none<Value: Sendable>(of type: Value.Type) -> EndpointAnswers {
    .parsing("none") { $0 == "none" ? .some(Value?.none) : nil }
  }

  /// The endpoint lists nothing.
  static func empty<Value: Sendable>(of type: Value.Type) -> EndpointAnswers {
    .parsing("none") { $0 == "none" ? [Value]() : nil }
  }

  /// The endpoint names a charge.
  static let charge = parsing("a charge's name") { $0.isEmpty ? nil : Charge(id: $0) }
  /// The endpoint says yes or no.
  static let truth = parsing("true or false") { Bool($0) }
  /// The endpoint tells a moment.
  static let milliseconds = parsing("milliseconds since the start of 1970") {
    Int64($0).map(Timestamp.init(milliseconds:))
  }
  /// The endpoint makes a text.
  static let text = parsing("a text") { $0.isEmpty ? nil : $0 }

  private static func parsing<Value: Sendable>(
    _ shape: String,
    _ parse: @escaping @Sendable (String) -> Value?
  ) -> EndpointAnswers {
    EndpointAnswers(shape: shape) { text in
      guard let text, let value = parse(text) else { return nil }
      return EndpointAnswer(text: text) { _ in value }
    }
  }
}
