/// `curry`: converts `(A, B) -> R` into `(A) -> (B) -> R`.
let curryFamily = Family(
  path: "Sources/Capabilities/Currying/Curry.swift",
  name: "curry",
  documentation: """
    Converts a function of several inputs into a chain of functions of one input each.

    Each stage of the chain takes one input and returns the next stage:

    ```swift
    @Sendable func log(_ category: String, _ level: Int, _ message: String) { … }

    let logger = curry(log)
    let network = logger("network")     // fixes the category
    network(1)("connected")
    ```

    The last stage has the effects of `function`: it throws only `Failure`, and an async one
    runs on its caller's actor. The earlier stages only store their input, so its type is
    `Sendable`.

    - Parameter function: The function, of 2 to 6 inputs.
    - Returns: A function of the first input that returns a function of the second, and so on.
      The last stage calls `function` once for each call.
    """,
  overloads: table(2...6) { count, effect in
    let inputs = Inputs(count)
    return Function(
      summary: "Converts a function of several inputs into a chain of functions.",
      generics: inputs.dropLast().sendable + inputs.last.types + ["R"] + effect.generics,
      parameters: ["_ function: @escaping \(Shape.type(inputs, effect))"],
      result: curried(inputs, effect),
      body: Shape.capturingClosure(
        stages: inputs.dropLast().names,
        inputs.last,
        effect,
        calling: "function(\(inputs.nameList))"
      )
    )
  }
)

/// `@Sendable (A) -> @Sendable (B) -> R`, with the effect on the last arrow.
private func curried(_ inputs: Inputs, _ effect: Effect) -> String {
  inputs.dropLast().types.map { "@Sendable (\($0)) -> " }.joined()
    + Shape.type(inputs.last, effect)
}
