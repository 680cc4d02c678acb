/// `endpoint`: the start of a chain of decorators.
let endpointFamily = Family(
  path: "Sources/CapabilityDecorators/Endpoints/Endpoint.swift",
  name: "endpoint",
  documentation: """
    Starts a chain of decorators, such as `retrying` and `caching`, on a function.

    ```swift
    let find = endpoint(api.find).retrying(attempts: 3).function()
    ```

    - Parameter function: The endpoint, of 0 to 6 inputs.
    - Returns: A ``SyncEndpoint`` or an ``AsyncEndpoint``. Its `function()` has the same type as
      `function`: a typed error keeps its type, a synchronous endpoint stays synchronous, and an
      async one runs on its caller's actor.
    """,
  overloads: table(0...6) { endpoint(Inputs($0), $1) }
)

private func endpoint(_ inputs: Inputs, _ effect: Effect) -> Function {
  let arguments = inputs.names.indices.map { "input.\($0)" }.list
  let input = inputs.count == 0 ? "_" : "input"
  let head = "(\(input))\(effect.keywords())"
  let closure = "{ \(head) in \(effect.marks)function(\(arguments)) }"
  return Function(
    summary: "Starts a chain of decorators, such as `retrying` and `caching`, on a function.",
    attributes: ["@_alwaysEmitIntoClient"],
    generics: inputs.types + ["R"] + effect.generics,
    parameters: ["_ function: @escaping \(Shape.type(inputs, effect))"],
    result: "\(effect.endpoint)<\(inputs.tuple), R, \(effect.isThrowing ? "Failure" : "Never")>",
    // A function of one input is a function of one value: a closure around it would only cost time.
    body: "\(effect.endpoint)\(inputs.count == 1 ? "(function)" : " " + closure)"
  )
}

/// `function`: the end of the chain, for both kinds of endpoints.
let functionFamilies: [Family] = [false, true].map { isAsync in
  let type = isAsync ? "AsyncEndpoint" : "SyncEndpoint"
  return Family(
    path: "Sources/CapabilityDecorators/Endpoints/\(type)+Function.swift",
    name: "function()",
    documentation: """
      Ends a chain of decorators with a function that can be assigned to an endpoint.

      - Returns: A function of 0 to 6 inputs, the parts of `Input`. It throws only `Failure`, and
        does not throw if that is `Never`\
      \(isAsync ? "; it runs on its caller's actor" : "").
      """,
    extending: type,
    overloads: table(0...6, by: Effect.allCases.filter { $0.isAsync == isAsync }) {
      function(Inputs($0), $1)
    }
  )
}

private func function(_ inputs: Inputs, _ effect: Effect) -> Function {
  let constraints =
    (inputs.count == 1 ? [] : ["Input == \(inputs.tuple)"])
    + (effect.isThrowing ? [] : ["Failure == Never"])
  let input = inputs.count == 1 ? "Input" : inputs.typeList
  let head = "(\(inputs.nameList))\(effect.keywords())"
  let closure = "{ \(head) in \(effect.marks)self((\(inputs.nameList))) }"
  return Function(
    summary: "Ends a chain of decorators with a function that can be assigned to an endpoint.",
    // A tuple is one input, too.
    attributes: (inputs.count == 1 ? ["@_disfavoredOverload"] : []) + ["@_alwaysEmitIntoClient"],
    generics: inputs.count > 1 ? inputs.types : [],
    parameters: [],
    result: "@Sendable (\(input))\(effect.keywords()) -> Output",
    constraint: constraints.isEmpty ? nil : constraints.list,
    // For `Never`, the compiler (Swift 6.3) crashes on the conversion of the function.
    body: inputs.count == 1 && effect.isThrowing ? "call" : closure
  )
}

extension Effect {
  /// The endpoint type of this effect.
  var endpoint: String { isAsync ? "AsyncEndpoint" : "SyncEndpoint" }
}

extension Inputs {
  /// The type of all inputs together: `()`, the one type, or a tuple.
  var tuple: String { count == 1 ? typeList : "(\(typeList))" }
}
