/// `partial`: fixes leading inputs of a function.
let partialFamily = Family(
  path: "Sources/Capabilities/PartialApplication/Partial.swift",
  name: "partial",
  documentation: """
    Fixes the leading inputs of a function and returns a function of the remaining ones.

    A use case gets its dependencies this way. A plain function takes the dependencies first and
    its input last; `partial` returns a function of that input.

    ```swift
    @Sendable func enroll(
      _ charge: ChargeCard, _ send: SendMail, _ person: Person
    ) async throws(EnrollmentError) -> Member { … }

    let enrollMember = partial(enroll, payments.charge, mailer.send)
    let member = try await enrollMember(ada)
    ```

    If all inputs are fixed, the result takes none. The result has the effects of `function`: it
    throws only `Failure`, and an async one runs on its caller's actor. The compiler does not
    infer `@Sendable` for a closure literal that is fixed: write `{ @Sendable … in … }`, or pass
    an endpoint, a method or a named function.

    - Parameters:
      - function: The function, of 1 to 6 inputs.
      - a: The first input. The result stores it, so its type is `Sendable`, like those of the
        following inputs.
    - Returns: A function of the remaining inputs. Each call calls `function` once.
    """,
  overloads: (1...6).flatMap { count in
    table(1...count) { partial(Inputs(count), fixing: $0, $1) }
  }
)

private func partial(_ inputs: Inputs, fixing count: Int, _ effect: Effect) -> Function {
  let (fixed, rest) = (inputs.prefix(count), inputs.dropFirst(count))
  return Function(
    summary: "Fixes the leading inputs of a function.",
    generics: fixed.sendable + rest.types + ["R"] + effect.generics,
    parameters: ["_ function: @escaping \(Shape.type(inputs, effect))"] + fixed.parameters,
    result: Shape.type(rest, effect),
    body: Shape.capturingClosure(rest, effect, calling: "function(\(inputs.nameList))")
  )
}
