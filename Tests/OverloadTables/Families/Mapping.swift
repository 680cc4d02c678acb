/// `mapInput`: what a function takes, made of something else.
let mapInputFamily = Family(
  path: "Sources/Capabilities/Adapting/MapInput.swift",
  name: "mapInput",
  documentation: """
    A function that takes one input, and makes of it all that another function takes.

    ```swift
    // charge: (Int, String) async throws(PaymentError) -> Receipt
    let pay = mapInput(charge) { (bill: Bill) in (bill.amount, bill.card) }
    // pay: (Bill) async throws(PaymentError) -> Receipt
    ```

    The effect stays as it is: `Failure` keeps its type, and an async function runs on its caller's
    actor. Where making the inputs can fail or is async, `pipe` does it.

    - Parameters:
      - function: The function, of 1 to 6 inputs.
      - transform: Makes the inputs, as a tuple if there are several.
    - Returns: A function of one input.
    """,
  overloads: table(1...6) { mapInput(Inputs($0), $1) }
)

private func mapInput(_ inputs: Inputs, _ effect: Effect) -> Function {
  let tuple = inputs.count == 1 ? inputs.typeList : "(\(inputs.typeList))"
  let names = inputs.count == 1 ? inputs.nameList : "(\(inputs.nameList))"
  let head = effect == .plain ? " input in" : " (input)\(effect.keywords()) in"
  return Function(
    summary: "\(inputs.phrase), \(effect.phrase)",
    generics: ["Input"] + inputs.types + ["R"] + effect.generics,
    parameters: [
      "_ function: @escaping \(Shape.type(inputs, effect))",
      "_ transform: @escaping @Sendable (Input) -> \(tuple)",
    ],
    result: "@Sendable (Input)\(effect.keywords()) -> R",
    body: """
      {\(head)
        let \(names) = transform(input)
        return \(effect.marks)function(\(inputs.nameList))
      }
      """
  )
}

/// `mapOutput`: what a function returns, made into something else.
let mapOutputFamily = Family(
  path: "Sources/Capabilities/Adapting/MapOutput.swift",
  name: "mapOutput",
  documentation: """
    A function that returns something else than another, made of what that one returns.

    ```swift
    // load: (Int) async throws(LoadError) -> PersonRow
    let find = mapOutput(load) { Person(name: $0.name) }
    // find: (Int) async throws(LoadError) -> Person
    ```

    The effect stays as it is: `Failure` keeps its type, and an async function runs on its caller's
    actor. Where `transform` can fail or is async, `pipe` does it.

    - Parameters:
      - function: The function, of 0 to 6 inputs.
      - transform: Makes the new output of the old one.
    - Returns: A function of the same inputs.
    """,
  overloads: table(0...6) { mapOutput(Inputs($0), $1) }
)

private func mapOutput(_ inputs: Inputs, _ effect: Effect) -> Function {
  Function(
    summary: "\(inputs.phrase), \(effect.phrase)",
    generics: inputs.types + ["R", "Output"] + effect.generics,
    parameters: [
      "_ function: @escaping \(Shape.type(inputs, effect))",
      "_ transform: @escaping @Sendable (R) -> Output",
    ],
    result: Shape.type(inputs, effect, returning: "Output"),
    body: Shape.closure(inputs, effect, calling: "transform(function(\(inputs.nameList)))")
  )
}

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
    summary: "\(inputs.phrase), \(effect.phrase)",
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
