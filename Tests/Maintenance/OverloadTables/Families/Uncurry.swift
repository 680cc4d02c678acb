/// `uncurry`: converts `(A) -> (B) -> R` into `(A, B) -> R`.
let uncurryFamily = Family(
  path: "Sources/Capabilities/Currying/Uncurry.swift",
  name: "uncurry",
  documentation: """
    Converts a chain of functions of one input each into a function of several inputs.

    This is the inverse of `curry`.

    ```swift
    @Sendable func greeter(_ greeting: String) -> (String) -> String {
      { name in "\\(greeting), \\(name)!" }
    }

    let greet = uncurry(greeter)
    let text = greet("Hello", "Ada")    // Hello, Ada!
    ```

    Each call runs all stages, from left to right. The result has the effects of the last stage:
    it throws only `Failure`, and an async one runs on its caller's actor.

    - Parameter function: The chain, of 2 to 6 stages. Only its last stage can throw or be
      async.
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
      summary: "Converts a chain of functions of one input each into a function.",
      generics: inputs.types + ["R"] + effect.generics,
      parameters: ["_ function: @escaping \(chain)"],
      result: Shape.type(inputs, effect),
      body: Shape.closure(inputs, effect, calling: call)
    )
  }
)
