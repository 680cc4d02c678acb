/// `mapError`: what a function throws, made into something else.
let mapErrorFamily = Family(
  path: "Sources/Capabilities/Adapting/MapError.swift",
  name: "mapError",
  documentation: """
    A function that throws something else than another, made of what that one throws.

    ```swift
    // load: (Int) async throws -> Person
    let find = mapError(load) { error in StoreError.unavailable("\\(error)") }
    // find: (Int) async throws(StoreError) -> Person
    ```

    That is how the errors of a service get the type of a capability. An async function runs on its
    caller's actor. Functions that do not throw have nothing to map.

    - Parameters:
      - function: The function, of 0 to 6 inputs. It throws.
      - transform: Makes the new error of the old one.
    - Returns: A function of the same inputs.
    """,
  overloads: (0...6).flatMap { count in
    [Effect.throwing, .asyncThrowing].map { mapError(Inputs(count), $0) }
  }
)

private func mapError(_ inputs: Inputs, _ effect: Effect) -> Function {
  let call = "\(effect.marks)function(\(inputs.nameList))"
  return Function(
    summary: "Gives \(effect.one) function of \(inputs.words) errors of another type.",
    generics: inputs.types + ["R", "Failure", "NewFailure"],
    parameters: [
      "_ function: @escaping \(Shape.type(inputs, effect))",
      "_ transform: @escaping @Sendable (Failure) -> NewFailure",
    ],
    result: "@Sendable (\(inputs.typeList))\(effect.keywords(failure: "NewFailure")) -> R",
    body: """
      {\(Shape.head(inputs, effect, failure: "NewFailure"))
        do throws(Failure) { return \(call) } catch {
          throw transform(error)
        }
      }
      """
  )
}
