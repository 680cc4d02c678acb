/// `pipe`: calls functions one after another.
let pipeFamily = Family(
  path: "Sources/Capabilities/Composition/Pipe.swift",
  name: "pipe",
  documentation: """
    Composes functions from left to right: each one takes the output of the one before it.

    ```swift
    let register = pipe(parsePerson, validate, store.save)
    try await register(line)            // store.save(validate(parsePerson(line)))
    ```

    The result is async if one of the functions is, and throws if one of them does. All throwing
    functions throw the same `Failure`, and it keeps its type. The first error ends the call: no
    later function runs. An async result runs on its caller's actor.

    If only some of the functions throw, compose them in pairs, because the compiler infers one
    `Failure` for two functions only: `pipe(pipe(parse, validate), store.save)`. Nested calls
    with different effects take the compiler exponential time: four are fast, twelve take
    seconds. Give the parts of a long chain names:

    ```swift
    let checked = pipe(parse, validate)
    let register = pipe(checked, store.save)
    ```

    - Parameters:
      - f: The first function. It takes the input.
      - g: The function that takes the output of `f`, and so on for 2 to 6 functions.
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
///   - effect: The effect of the result.
private func pipe(effects: [Effect], _ effect: Effect) -> Function {
  let count = effects.count
  let types = Inputs(count + 1).types
  let names = ["f", "g", "h", "i", "j", "k"].prefix(count)
  let isMixed = effects.contains { $0 != effect }
  let adjectives = effects.map(\.one).joined(separator: " and then ")
  return Function(
    summary: isMixed
      ? "Composes \(adjectives) function."
      : "Composes \(Inputs(count).number) \(effect.adjective) functions.",
    // Plain functions fit a throwing overload too, with `Never` as the error. Without the attribute
    // the compiler tries both for each of several nested calls, in exponential time.
    attributes: (effect.isThrowing ? ["@_disfavoredOverload"] : []) + Shape.attributes,
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
