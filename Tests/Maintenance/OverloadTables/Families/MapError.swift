/// `mapError`: converts the errors of a function.
let mapErrorFamily = Family(
  path: "Sources/Capabilities/Adapting/MapError.swift",
  name: "mapError",
  documentation: """
    Returns a function that throws a converted error.

    ```swift
    // load: (Int) async throws -> Person
    let find = mapError(load) { error in StoreError.unavailable("\\(error)") }
    // find: (Int) async throws(StoreError) -> Person
    ```

    Use it in an adapter to convert a service's errors into the error type of a capability. An
    async function runs on its caller's actor. Functions that do not throw need no conversion.

    - Parameters:
      - function: The throwing function, of 0 to 6 inputs.
      - transform: Converts an error. It runs once for each error.
    - Returns: A function of the same inputs that throws the converted error.
    """,
  overloads: (0...6).flatMap { count in
    [Effect.throwing, .asyncThrowing].map { mapError(Inputs(count), $0) }
  }
)

private func mapError(_ inputs: Inputs, _ effect: Effect) -> Function {
  let call = "\(effect.marks)function(\(inputs.nameList))"
  let fits = call.count + 67 <= Function.width
  let rethrow = fits ? " throw transform(error) " : "\n    throw transform(error)\n  "
  return Function(
    summary: "Returns a function that throws a converted error.",
    generics: inputs.types + ["R", "Failure", "NewFailure"],
    parameters: [
      "_ function: @escaping \(Shape.type(inputs, effect))",
      "_ transform: @escaping @Sendable (Failure) -> NewFailure",
    ],
    result: "@Sendable (\(inputs.typeList))\(effect.keywords(failure: "NewFailure")) -> R",
    body: """
      {\(Shape.head(inputs, effect, failure: "NewFailure"))
        do throws(Failure) { return \(call) } catch {\(rethrow)}
      }
      """
  )
}
