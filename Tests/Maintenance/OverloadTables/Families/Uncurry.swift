/// `uncurry`: `(A) -> (B) -> R` becomes `(A, B) -> R`.
let uncurryFamily = Family(
  path: "Sources/Capabilities/Composition/Uncurry.swift",
  name: "uncurry",
  documentation: """
    Turns a chain of functions of one input each into a function of several inputs: the inverse
    of `curry`.

    ```swift
    @Sendable func greeter(_ greeting: String) -> (String) -> String {
      { name in "\\(greeting), \\(name)!" }
    }

    let greet = uncurry(greeter)
    greet("Hello", "Ada")               // Hello, Ada!
    ```

    Each call walks the whole chain, from left to right. The last stage may throw `Failure` and
    may be async, and so does the result; an async one runs on its caller's actor.

    - Parameter function: The chain, of 2 to 6 stages. Only its last stage has an effect.
    - Returns: A function of all inputs.
    """,
  overloads: table(2...6) { count, effect in
    let inputs = Inputs(count)
    let chain =
      "@Sendable "
      + inputs.dropLast().types.map { "(\($0)) -> " }.joined()
      + "(\(inputs.last.typeList))\(effect.keywords()) -> R"
    let call = "function" + inputs.names.map { "(\($0))" }.joined()
    return Function(
      summary:
        "Takes the inputs of \(inputs.number) stages at once; the last stage is \(effect.adjective).",
      generics: inputs.types + ["R"] + effect.generics,
      parameters: ["_ function: @escaping \(chain)"],
      result: Shape.type(inputs, effect),
      body: Shape.closure(inputs, effect, calling: call),
      group: count
    )
  }
)
