/// A line of a script that can be run.
struct Statement<World: Sendable>: Sendable {
  /// The command's place in its line, in bytes from 0.
  let offset: Int
  /// What its result is kept as; `nil` where it is not.
  let name: String?
  /// What to do.
  let instruction: Instruction<World>
}

/// What a line of a script asks for.
enum Instruction<World: Sendable>: Sendable {
  case perform(Performance<World>)
  case override(PlaygroundEndpoint<World>, [OverrideStep])
  case restore(PlaygroundEndpoint<World>?)
  case expect(Expectation<World>)
  case world(PlaygroundWorld<World>)
  case set(PlaygroundSetting<World>, Node)
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

/// An action with its inputs.
struct Performance<World: Sendable>: Sendable {
  /// What its output is headed with: `transfer`, `call payments.charge`.
  let title: String
  /// What it does.
  let action: Action<World>
  /// What it is given, one for each of its inputs.
  let given: [Node]
}

/// How a transcript is shown.
enum TranscriptFormat: String, CaseIterable, Sendable {
  case text
  case mermaid
  case json
}

/// What a script expects of what happened so far.
enum Expectation<World: Sendable>: Sendable {
  /// That the last command failed, with an error that has this text in it.
  case error(String)
  /// That the last command did not fail.
  case noError
  /// That an endpoint was called so often.
  case calls(PlaygroundEndpoint<World>, Int)
  /// That the last result is this.
  case result(Node)
  /// That something that was kept is this.
  case kept(name: String, Node, Node)
  /// That a client's own command returns this.
  case answer(Performance<World>, Node)

  /// Whether it looks at the last command's error.
  var isAboutError: Bool {
    switch self {
    case .error, .noError: true
    default: false
    }
  }
}

extension Expectation: CustomStringConvertible {
  var description: String {
    switch self {
    case .error(let text): text.isEmpty ? "error" : "error \(text.literal)"
    case .noError: "no-error"
    case .calls(let endpoint, let count): "calls \(endpoint.path) \(count)"
    case .result(let value): value.shown
    case .kept(let name, _, let value): "\(name) \(value.shown)"
    case .answer(let performance, let value): "\(performance.title) \(value.shown)"
    }
  }
}
