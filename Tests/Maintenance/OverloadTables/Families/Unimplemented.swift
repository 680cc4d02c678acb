/// `unimplemented` for endpoints of one to six inputs.
///
/// The handwritten overloads take any number of inputs as a parameter pack. If an input is a tuple or
/// `Void`, a closure of a pack crashes the compiler (Swift 6.3), so the compiler prefers these.
let unimplementedFamily = Family(
  path: "Sources/Capabilities/Testability/UnimplementedTuples.swift",
  name: "unimplemented",
  overloads: (1...6).flatMap { count in
    unimplemented(Inputs(count))
      + UnimplementedStream.allCases.map { unimplemented($0, Inputs(count)) }
  },
  embedded: unimplemented(Inputs(0))
)

/// The forms that throw an error or return a placeholder.
private func unimplemented(_ inputs: Inputs) -> [Function] {
  [
    unimplemented(
      "throws ``UnimplementedError``",
      inputs,
      .throwing,
      failure: "UnimplementedError",
      body: "throw endpoint.report(\(inputs.nameList))"
    ),
    unimplemented(
      "throws a given error",
      inputs,
      .throwing,
      generics: ["Failure"],
      parameters: ["throwing failure: Failure"],
      body: "endpoint.report(\(inputs.nameList)); throw failure"
    ),
    unimplemented(
      "returns a placeholder",
      inputs,
      .plain,
      result: ["R: Sendable"],
      parameters: ["placeholder: R"],
      body: "endpoint.report(\(inputs.nameList)); return placeholder"
    ),
  ]
}

/// The stream types that an endpoint can return. `UnimplementedStreams.swift` explains the additional
/// parameters.
private enum UnimplementedStream: CaseIterable {
  case stream
  case throwingStream
  case sequence

  var type: String {
    switch self {
    case .stream: "AsyncStream<Element>"
    case .throwingStream: "AsyncThrowingStream<Element, any Error>"
    case .sequence: "any AsyncSequence<Element, Failure> & Sendable"
    }
  }

  var generics: [String] { self == .sequence ? ["Element", "Failure: Error"] : ["Element"] }
  var ranks: [String] { self == .sequence ? ["_ first"] : ["_ first", "_ second"] }
}

private func unimplemented(_ stream: UnimplementedStream, _ inputs: Inputs) -> Function {
  var row = unimplemented(
    "returns an empty stream",
    inputs,
    .plain,
    result: stream.generics,
    returning: stream.type,
    body: "endpoint.stream(endpoint.report(\(inputs.nameList)))"
  )
  row.parameters += stream.ranks.map { "\($0): Void = ()" }
  row.isEmbeddable = false
  return row
}

private func unimplemented(
  _ words: String,
  _ inputs: Inputs,
  _ effect: Effect,
  failure: String = "Failure",
  result: [String] = ["R"],
  returning type: String = "R",
  generics: [String] = [],
  parameters: [String] = [],
  body: String
) -> Function {
  Function(
    summary: "An endpoint that reports each call and \(words).",
    attributes: Shape.outlined,
    generics: inputs.types + result + generics,
    parameters: ["_ endpoint: String"] + parameters + DeclarationSite.parameters,
    result: Shape.type(inputs, effect, failure: failure, returning: type),
    body: """
      let endpoint = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
      return {\(Shape.head(inputs, effect, failure: failure)) \(body) }
      """
  )
}
