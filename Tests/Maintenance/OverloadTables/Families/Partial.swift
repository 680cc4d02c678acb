/// `partial`: some leading inputs of a function are fixed.
let partialFamily = Family(
  path: "Sources/Capabilities/Composition/Partial.swift",
  name: "partial",
  documentation: """
    Fixes the leading inputs of a function and returns a function of the rest.

    This is how a use case gets its dependencies: a plain function takes them first and its
    input last, and `partial` leaves only the input to be given.

    ```swift
    @Sendable func enroll(
      _ charge: ChargeCard, _ send: SendMail, _ person: Person
    ) async throws(EnrollmentError) -> Member { … }

    let enrollMember = partial(enroll, payments.charge, mailer.send)
    let member = try await enrollMember(ada)
    ```

    All inputs may be fixed too, which leaves a function of none. The result has the effect of
    `function`: it throws `Failure` and nothing else, and an async one runs on its caller's
    actor. A closure literal is not inferred to be `@Sendable` where it is being fixed; name it,
    or pass an endpoint or a method.

    - Parameters:
      - function: The function, of 1 to 6 inputs.
      - a: Its first input. It is kept, so it is `Sendable`; so are the ones that follow.
    - Returns: A function of the inputs that were not fixed. Each call calls `function` once.
    """,
  overloads: (1...6).flatMap { count in
    table(1...count) { partial(Inputs(count), fixing: $0, $1) }
  }
)

private func partial(_ inputs: Inputs, fixing count: Int, _ effect: Effect) -> Function {
  let (fixed, rest) = (inputs.prefix(count), inputs.dropFirst(count))
  return Function(
    summary: "Fixes \(words(for: count, of: inputs)) of \(effect.one) function.",
    generics: fixed.sendable + rest.types + ["R"] + effect.generics,
    parameters: ["_ function: @escaping \(Shape.type(inputs, effect))"] + fixed.parameters,
    result: Shape.type(rest, effect),
    body: Shape.capturingClosure(rest, effect, calling: "function(\(inputs.nameList))"),
    group: inputs.count
  )
}

/// `the first of two inputs`, `all three inputs`
private func words(for count: Int, of inputs: Inputs) -> String {
  switch (count, inputs.count) {
  case (1, 1): "the one input"
  case (2, 2): "both inputs"
  case (1, _): "the first of \(inputs.words)"
  case (inputs.count, _): "all \(inputs.words)"
  default: "the first \(inputs.prefix(count).number) of \(inputs.words)"
  }
}
