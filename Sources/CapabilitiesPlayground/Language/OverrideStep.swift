import CapabilityTranscripts

/// How an endpoint behaves at one of its calls, or from one on.
struct OverrideStep: Sendable {
  /// Which call it is for, from 1, where that is told.
  let call: Int?
  /// What happens.
  let behaviour: Behaviour

  /// What happens at a call.
  enum Behaviour: Sendable {
    /// It fails before it does anything.
    case fail(Node)
    /// It does its work, and then the answer is lost.
    case failAfter(Node)
    /// It does nothing and returns this; `nil` for nothing.
    case answer(Node?)
    /// It takes that much longer.
    case delay(Duration, text: String)
    /// It does not come back until it is cancelled.
    case hang
    /// It does what it always does.
    case pass
  }

  /// The step as it may be written, with what is secret left out.
  ///
  /// - Parameters:
  ///   - endpoint: Whose step it is: its types tell what is secret.
  ///   - scope: What the step may refer to.
  func description<World>(for endpoint: PlaygroundEndpoint<World>, in scope: Scope) -> String {
    func text(_ node: Node, _ reader: AnyReader?) -> String {
      let known = (try? scope.resolved(node)) ?? node
      let value = (try? reader?.read(known)).map { describe($0 as Any) } ?? ""
      return value.contains(concealed) ? value : node.shown
    }
    let behaviour =
      switch behaviour {
      case .fail(let error): "fail \(text(error, endpoint.failure))"
      case .failAfter(let error): "fail-after \(text(error, endpoint.failure))"
      case .answer(nil): "return"
      case .answer(let value?): "return \(text(value, endpoint.action.output))"
      case .delay(_, let text): "delay \(text)"
      case .hang: "hang"
      case .pass: "pass"
      }
    return call.map { "call \($0) \(behaviour)" } ?? behaviour
  }
}
