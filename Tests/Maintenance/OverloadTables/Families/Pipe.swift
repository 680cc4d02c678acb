/// `pipe`: functions called one after the other.
let pipeFamily = Family(
  path: "Sources/Capabilities/Composition/Pipe.swift",
  name: "pipe",
  documentation: """
    Composes functions from left to right: each gets what the one before it returned.

    ```swift
    let register = pipe(parsePerson, validate, store.save)
    try await register(line)            // store.save(validate(parsePerson(line)))
    ```

    The result is async if one of the functions is, and throws if one of them does; the others
    take part as they are. Functions that throw, throw the same `Failure`, and it keeps its
    type. The first failure ends the call: no later function runs. An async result runs on its
    caller's actor.

    The compiler finds one `Failure` for functions of which some do not throw only if there are
    two of them; longer mixtures are made of pairs: `pipe(pipe(parse, validate), store.save)`.

    - Parameters:
      - f: The first function. It takes the input.
      - g: The function that takes what `f` returned, and so on for 2 to 6 functions.
    - Returns: A function from the input of the first to the output of the last.
    """,
  overloads: table(2...6) { pipe(effects: Array(repeating: $1, count: $0), $1) }
    + [Effect.throwing, .asyncThrowing].flatMap { effect in
      [[effect, effect.withoutThrows], [effect.withoutThrows, effect]].map {
        pipe(effects: $0, effect)
      }
    }
)

/// One overload of `pipe`.
///
/// - Parameters:
///   - effects: The effect of each function.
///   - effect: The effect of all of them together.
private func pipe(effects: [Effect], _ effect: Effect) -> Function {
  let count = effects.count
  let types = Inputs(count + 1).types
  let names = ["f", "g", "h", "i", "j", "k"].prefix(count)
  let isMixed = effects.contains { $0 != effect }
  let adjectives = effects.map(\.one).joined(separator: " and then ")
  return Function(
    summary: isMixed
      ? "Calls \(adjectives) function, the second with the first one's output."
      : "Calls \(Inputs(count).number) \(effect.adjective) functions, one after the other.",
    attributes: (isMixed ? ["@_disfavoredOverload"] : []) + Shape.attributes,
    generics: types + effect.generics,
    parameters: names.enumerated().map { index, name in
      let (input, output) = (types[index], types[index + 1])
      return "_ \(name): @escaping @Sendable (\(input))\(effects[index].keywords()) -> \(output)"
    },
    result: Shape.type(Inputs(1), effect, returning: types[count]),
    body: Shape.capturingClosure(
      Inputs(1),
      effect,
      calling: names.reduce("a") { "\($1)(\($0))" }
    ),
    group: isMixed ? 0 : count
  )
}
