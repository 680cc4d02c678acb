/// `curry`: `(A, B) -> R` becomes `(A) -> (B) -> R`.
let curryFamily = Family(
  path: "Sources/Capabilities/Composition/Curry.swift",
  name: "curry",
  documentation: """
    Turns a function of several inputs into a chain of functions of one input each.

    Currying is partial application by stages: each stage fixes one input and returns the next.

    ```swift
    @Sendable func log(_ category: String, _ level: Int, _ message: String) { … }

    let logger = curry(log)
    let network = logger("network")     // fixes the category
    network(1)("connected")
    ```

    The last stage has the effect of `function`: it throws `Failure` and nothing else, and an
    async one runs on its caller's actor. The stages before it do nothing but keep their input,
    which is why those inputs are `Sendable`.

    - Parameter function: The function to curry, of 2 to 6 inputs.
    - Returns: A function of the first input that returns a function of the second, and so on;
      the last one calls `function`, once per call.
    """,
  overloads: table(2...6) { count, effect in
    let inputs = Inputs(count)
    return Function(
      summary: "Takes the \(inputs.words) of \(effect.one) function one after the other.",
      generics: inputs.dropLast().sendable + inputs.last.types + ["R"] + effect.generics,
      parameters: ["_ function: @escaping \(Shape.type(inputs, effect))"],
      result: curried(inputs, effect),
      body: Shape.capturingClosure(
        stages: inputs.dropLast().names,
        inputs.last,
        effect,
        calling: "function(\(inputs.nameList))"
      ),
      group: count
    )
  }
)

/// `@Sendable (A) -> @Sendable (B) -> R`, with the effect on the last arrow.
private func curried(_ inputs: Inputs, _ effect: Effect) -> String {
  inputs.dropLast().types.map { "@Sendable (\($0)) -> " }.joined()
    + Shape.type(inputs.last, effect)
}
