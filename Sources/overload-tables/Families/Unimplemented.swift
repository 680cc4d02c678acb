/// `unimplemented` for endpoints of one to six inputs.
///
/// The handwritten ones take any number of inputs as a parameter pack, but where one of the inputs
/// is a tuple, or `Void`, a closure of a pack crashes the compiler (Swift 6.3). These are chosen
/// instead, wherever they fit.
let unimplementedFamily = Family(
  path: "Sources/Capabilities/Testability/UnimplementedTuples.swift",
  name: "unimplemented",
  overloads: (1...6).flatMap { count in
    let inputs = Inputs(count)
    return [
      unimplemented(
        "throws ``Unimplemented``",
        inputs,
        .throwing,
        failure: "Unimplemented",
        body: "throw endpoint.report(\(inputs.nameList))"
      ),
      unimplemented(
        "throws what it was given",
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
        result: "R: Sendable",
        parameters: ["placeholder: R"],
        body: "endpoint.report(\(inputs.nameList)); return placeholder"
      ),
    ]
  }
)

private func unimplemented(
  _ words: String,
  _ inputs: Inputs,
  _ effect: Effect,
  failure: String = "Failure",
  result: String = "R",
  generics: [String] = [],
  parameters: [String] = [],
  body: String
) -> Function {
  Function(
    summary: "An endpoint of \(inputs.words) that reports each call and \(words).",
    attributes: Shape.outlined,
    generics: inputs.types + [result] + generics,
    parameters: ["_ endpoint: String"] + parameters + [
      "fileID: String = #fileID", "filePath: String = #filePath", "line: Int = #line",
      "column: Int = #column",
    ],
    result: Shape.type(inputs, effect, failure: failure),
    body: """
      let site = DeclarationSite(fileID, filePath, line, column)
      let endpoint = UnimplementedEndpoint(name: endpoint, site: site)
      return {\(Shape.head(inputs, effect, failure: failure)) \(body) }
      """,
    group: inputs.count
  )
}
