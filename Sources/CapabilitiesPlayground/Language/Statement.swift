import CapabilityTranscripts

/// A parsed line of a script.
struct Statement<World: Sendable>: Sendable {
  /// The offset of the command in its line, in bytes.
  let offset: Int
  /// The name that `let` gives to the result; `nil` without `let`.
  let name: String?
  /// How long `until` repeats the line; `nil` without `until`.
  var limit: Duration? = nil
  let kind: StatementKind<World>
}

/// The command of a line, with its arguments.
enum StatementKind<World: Sendable>: Sendable {
  case perform(ScriptCall<World>)
  case override(PlaygroundEndpoint<World>, [OverrideStep])
  case restore(PlaygroundEndpoint<World>?)
  case expect(Expectation<World>)
  case world(PlaygroundWorld<World>)
  case currentWorld
  case set(PlaygroundSetting<World>, Node)
  case show(ShownValue, ResultFormat)
  case include(file: String)
  case transcript(TranscriptFormat)
  case save(file: String)
  case replay(file: String)
  case time
  case graph(PlaygroundGraph.Output)
  case commands
  case endpoints
  case help(topic: String?)
  case quit
}

/// A use case, an endpoint or a client's command, with its inputs.
struct ScriptCall<World: Sendable>: Sendable {
  /// The heading of the output: `transfer`, `call payments.charge`.
  var title: String
  let action: Action<World>
  /// The values of the inputs, in order.
  let given: [Node]
}

/// The value that `show` prints.
enum ShownValue: Sendable {
  case last
  /// A named result, or a part of it.
  case kept(name: String, Node)
}

/// The format in which `show` prints a result.
enum ResultFormat: String, CaseIterable, Sendable {
  case text
  case json
}

enum TranscriptFormat: String, CaseIterable, Sendable {
  case text
  case mermaid
  case json
}

/// The condition that an `expect` line checks.
enum Expectation<World: Sendable>: Sendable {
  /// The last command failed with an error that contains this text, or that this value writes.
  case error(String, Node)
  /// The last command did not fail.
  case noError
  /// An endpoint was called this number of times.
  case calls(PlaygroundEndpoint<World>, Int)
  /// The last result has this value.
  case result(Node)
  /// A named result, or a part of it, has this value.
  case kept(name: String, Node, Node)
  /// A client's command returns this value.
  case answer(ScriptCall<World>, Node)
}

extension Expectation {
  /// Returns the expectation as a script writes it.
  ///
  /// - Parameter shown: Returns the text of a value.
  func description(_ shown: (Node) -> String) -> String {
    switch self {
    case .error(let text, _): text.isEmpty ? "error" : "error \(text.literal)"
    case .noError: "no-error"
    case .calls(let endpoint, let count): "calls \(endpoint.path) \(count)"
    case .result(let value): shown(value)
    case .kept(let name, _, let value): "\(name) \(shown(value))"
    case .answer(let scriptCall, let value): "\(scriptCall.title) \(shown(value))"
    }
  }
}

extension Node {
  /// Returns an expected value with the parts concealed that are secret in the result.
  func hidingSecrets(like actual: Node) -> Node {
    guard actual.hasSecret, !isNil else { return self }
    guard case .object(let members) = kind, case .object(let present) = actual.kind else {
      return Node(kind: .secret(self))
    }
    let parts = members.map { member in
      let part = present.first { $0.name == member.name }?.value ?? actual
      return Member(name: member.name, value: member.value.hidingSecrets(like: part))
    }
    return Node(kind: .object(parts))
  }

  var hasSecret: Bool { shown.contains(concealed) }
}

extension AnyValueFormat {
  /// Returns the description of a value that is a secret or contains one; `nil` for others.
  func secretText(of node: Node, in scope: Scope) -> String? {
    guard let known = try? scope.resolved(node), let value = try? read(known) else { return nil }
    let text = describe(value)
    return text.contains(concealed) ? text : nil
  }
}

/// The behavior of an overridden endpoint at one of its calls, or from one call on.
struct OverrideStep: Sendable {
  /// The number of the call, from 1, if the step names it.
  let call: Int?
  let behavior: Behavior

  enum Behavior: Sendable {
    /// Throws without calling the endpoint.
    case fail(Node)
    /// Calls the endpoint, discards its result and throws.
    case failAfter(Node)
    /// Returns this value without calling the endpoint; `nil` for `Void`.
    case answer(Node?)
    /// Waits before calling the endpoint.
    case delay(Duration, text: String)
    /// Waits until the call is cancelled.
    case hang
    /// Calls the endpoint.
    case pass
  }

  /// Returns the step as a script writes it, with secrets concealed.
  ///
  /// - Parameters:
  ///   - endpoint: The endpoint, whose types determine what is secret.
  ///   - scope: The names that the step can refer to.
  func description<World>(for endpoint: PlaygroundEndpoint<World>, in scope: Scope) -> String {
    func text(_ node: Node, _ reader: AnyValueFormat?) -> String {
      reader?.secretText(of: node, in: scope) ?? node.shown
    }
    let behavior =
      switch behavior {
      case .fail(let error): "fail \(text(error, endpoint.failure))"
      case .failAfter(let error): "fail-after \(text(error, endpoint.failure))"
      case .answer(nil): "return"
      case .answer(let value?): "return \(text(value, endpoint.action.output))"
      case .delay(_, let text): "delay \(text)"
      case .hang: "hang"
      case .pass: "pass"
      }
    return call.map { "call \($0) \(behavior)" } ?? behavior
  }
}
