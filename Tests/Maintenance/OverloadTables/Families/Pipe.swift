/// `pipe`: calls functions one after another.
let pipeFamily = Family(
  path: "Sources/Capabilities/PartialApplication/Pipe.swift",
  name: "pipe",
  documentation: """
    Composes functions from left to right: each one takes the output of the one before it.

    ```swift
    let register = pipe(parsePerson, validate, store.save)
    try await register(line)            // store.save(validate(parsePerson(line)))
    ```

    The result is async if one of the functions is, and throws if one of them does. A typed
    error keeps its type if all throwing functions throw it; with untyped errors, the result throws
    untyped errors. The first error ends the call: no later function runs. An async result runs on
    its caller's actor.

    If only some of more than two functions throw a typed error, compose them in pairs:
    `pipe(pipe(parse, validate), store.save)`. Nested calls with different effects take the
    compiler exponential time: six are fast, ten can be rejected. Give the parts of a long chain
    names. Where a function is expected, pass `{ pipe($0, $1) }`, not `pipe`.

    The first function can have no input, and then the result has none. All of the functions throw
    a typed error then, or none does: `pipe(api.fetchLaunches, decode)`.

    - Parameters:
      - f: The first function. It takes the input, if there is one.
      - g: The function that takes the output of `f`, and so on for 2 to 6 functions.
    - Returns: A function from the input of the first to the output of the last.
    """,
  overloads: table(2...6) { pipe(Inputs(1), effects: Array(repeating: $1, count: $0), $1) }
    + [Effect.throwing, .asyncThrowing].flatMap { effect in
      [[effect, effect.withoutThrows], [effect.withoutThrows, effect]].map {
        pipe(Inputs(1), effects: $0, effect)
      }
    }
    // Without mixed effects: each overload multiplies the compile time of nested calls.
    + table(2...6) {
      pipe(Inputs(0), effects: Array(repeating: $1, count: $0), $1)
    }
)

/// One overload of `pipe`.
///
/// - Parameters:
///   - inputs: The inputs of the first function.
///   - effects: The effect of each function.
///   - effect: The effect of the result.
private func pipe(_ inputs: Inputs, effects: [Effect], _ effect: Effect) -> Function {
  let count = effects.count
  let generics = Inputs(count + inputs.count).types
  // The input of each function, and the output of the last one.
  let types = (inputs.count == 0 ? [""] : []) + generics
  let names = ["f", "g", "h", "i", "j", "k"].prefix(count)
  // Two functions, of which one throws untyped errors, fit this overload and one of mixed effects. The
  // compiler prefers the overload without a default argument.
  let isAmbiguous = inputs.count == 1 && count == 2 && effects.allSatisfy(\.isThrowing)
  return Function(
    summary: "Composes functions from left to right.",
    // Plain functions fit a throwing overload too, with `Never` as the error. Without the attribute
    // the compiler tries both for each of several nested calls, in exponential time.
    attributes: (effect.isThrowing ? ["@_disfavoredOverload"] : []) + Shape.attributes,
    generics: generics + effect.generics,
    parameters: names.enumerated().map { index, name in
      let (input, output) = (types[index], types[index + 1])
      return "_ \(name): @escaping @Sendable (\(input))\(effects[index].keywords()) -> \(output)"
    } + (isAmbiguous ? ["_: Never? = nil"] : []),
    result: Shape.type(inputs, effect, returning: types[count]),
    body: Shape.capturingClosure(
      inputs,
      effect,
      calling: names.reduce(inputs.nameList) { "\($1)(\($0))" }
    )
  )
}
