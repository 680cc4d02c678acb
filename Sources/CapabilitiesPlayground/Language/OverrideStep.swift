/// How an endpoint behaves at one of its calls, or from one on.
struct OverrideStep: Sendable, CustomStringConvertible {
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

  var description: String {
    let behaviour =
      switch behaviour {
      case .fail(let error): "fail \(error.shown)"
      case .failAfter(let error): "fail-after \(error.shown)"
      case .answer(nil): "return"
      case .answer(let value?): "return \(value.shown)"
      case .delay(_, let text): "delay \(text)"
      case .hang: "hang"
      case .pass: "pass"
      }
    return call.map { "call \($0) \(behaviour)" } ?? behaviour
  }
}
