/// `recording`: a stand-in for an endpoint whose calls a spy remembers.
let spyRecordingFamily = Family(
  path: "Sources/CapabilitiesTesting/Spy/Recording.swift",
  name: "recording",
  documentation: """
    A stand-in for an endpoint: the spy remembers each call, then `function` answers it.

    ```swift
    let charge = Spy<ChargeRequest>("PaymentClient.charge")
    world.payments.charge = charge.recording { _ in Charge(id: "ch_1") }
    ```

    The result has the type of `function`: a typed error keeps its type, a synchronous endpoint
    stays synchronous, and an async one runs on its caller's actor.

    - Parameter function: Answers the calls; it has the inputs of the endpoint, 0 to 6.
    - Returns: The endpoint to put in the capability's place for it.
    """,
  extending: "Spy",
  overloads: table(0...6) { count, effect in
    let inputs = SpyInputs(count)
    return inputs.stub(
      summary: "\(inputs.phrase), \(effect.phrase)",
      effect,
      parameters: ["_ function: @escaping \(inputs.type(effect))"],
      answer: "\(effect.marks)function(\(inputs.nameList))"
    )
  }
)

/// `returning(_:)`: a stand-in that always returns the same.
let spyReturningFamily = Family(
  path: "Sources/CapabilitiesTesting/Spy/Returning.swift",
  name: "returning(_:)",
  documentation: """
    A stand-in for an endpoint that always returns the same output, whatever the endpoint's
    effect.

    ```swift
    world.payments.charge = charge.returning(Charge(id: "ch_1"))
    ```

    - Parameter output: What each call returns.
    - Returns: The endpoint, of 0 to 6 inputs; it fits all four effects.
    """,
  extending: "Spy",
  overloads: (0...6).map { count in
    let inputs = SpyInputs(count)
    return inputs.stub(
      summary: inputs.phrase,
      .plain,
      output: "R: Sendable",
      parameters: ["_ output: R"],
      answer: "output"
    )
  }
)

/// `returning(inSequence:_:)`: a stand-in that returns one output after the other.
let spySequenceFamily = Family(
  path: "Sources/CapabilitiesTesting/Spy/ReturningInSequence.swift",
  name: "returning(inSequence:_:)",
  documentation: """
    A stand-in for an endpoint that returns one output after the other, whatever the endpoint's
    effect.

    ```swift
    world.ids.next = ids.returning(inSequence: "1", "2", "3")
    ```

    A call more than there are outputs records an issue that names the endpoint, and returns the
    last output again.

    - Parameters:
      - first: What the first call returns.
      - rest: What the calls after it return, in order.
    - Returns: The endpoint, of 0 to 6 inputs; it fits all four effects.
    """,
  extending: "Spy",
  overloads: (0...6).map { count in
    let inputs = SpyInputs(count)
    return inputs.stub(
      summary: inputs.phrase,
      .plain,
      output: "R: Sendable",
      parameters: ["inSequence first: R", "_ rest: R..."],
      setUp: "let next = sequence(first, rest)",
      answer: "next()"
    )
  }
)

/// `throwing(_:)`: a stand-in that always throws the same.
let spyThrowingFamily = Family(
  path: "Sources/CapabilitiesTesting/Spy/Throwing.swift",
  name: "throwing(_:)",
  documentation: """
    A stand-in for an endpoint that always throws the same error.

    ```swift
    world.payments.charge = charge.throwing(PaymentError.declined("card expired"))
    ```

    - Parameter error: What each call throws; of the endpoint's own error type, where it has one.
    - Returns: The endpoint, of 0 to 6 inputs; it fits `throws(Failure)` and
      `async throws(Failure)`.
    """,
  extending: "Spy",
  overloads: (0...6).map { count in
    let inputs = SpyInputs(count)
    return inputs.stub(
      summary: inputs.phrase,
      .throwing,
      parameters: ["_ error: Failure"],
      answer: "throw error",
      isStatement: true
    )
  }
)

/// `suspending`: a stand-in that waits until the test releases it.
let spySuspendingFamily = Family(
  path: "Sources/CapabilitiesTesting/Spy/Suspending.swift",
  name: "suspending",
  documentation: """
    A stand-in for an async endpoint that suspends until the test releases it, then lets
    `function` answer.

    ```swift
    world.payments.charge = charge.suspending { _ in Charge(id: "ch_1") }
    async let member = enroll(request)
    _ = try await charge.call(1)     // the charge is under way
    charge.release()
    ```

    Each ``Spy/release()`` lets one call go on, ``Spy/releaseAll()`` all of them. A call whose
    task is cancelled goes on at once.

    - Parameter function: Answers the calls once they are released, on the caller's actor.
    - Returns: The endpoint, of 0 to 6 inputs; it runs on its caller's actor.
    """,
  extending: "Spy",
  overloads: (0...6).flatMap { count in
    [Effect.async, .asyncThrowing].map { effect in
      let inputs = SpyInputs(count)
      return inputs.stub(
        summary: "\(inputs.phrase), \(effect.phrase)",
        effect,
        parameters: ["_ function: @escaping \(inputs.type(effect))"],
        beforeAnswer: "await self.suspend()",
        answer: "\(effect.marks)function(\(inputs.nameList))"
      )
    }
  }
)

/// The inputs of an endpoint that is spied on: a spy's `Input` is their tuple.
private struct SpyInputs {
  let inputs: Inputs

  init(_ count: Int) {
    inputs = Inputs(count)
  }

  var phrase: String { inputs.phrase }
  var nameList: String { inputs.nameList }

  /// One input is the spy's own `Input`; several are generic parameters.
  private var isSingle: Bool { inputs.count == 1 }

  func type(_ effect: Effect) -> String {
    isSingle ? "@Sendable (Input)\(effect.keywords()) -> R" : Shape.type(inputs, effect)
  }

  func stub(
    summary: String,
    _ effect: Effect,
    output: String = "R",
    parameters: [String],
    setUp: String? = nil,
    beforeAnswer: String? = nil,
    answer: String,
    isStatement: Bool = false
  ) -> Function {
    let recorded = inputs.count == 1 ? inputs.nameList : "(\(inputs.nameList))"
    var lines = ["{\(Shape.head(inputs, effect))", "  self.record(\(recorded))"]
    if let beforeAnswer { lines.append("  \(beforeAnswer)") }
    lines += [isStatement ? "  \(answer)" : "  return \(answer)", "}"]
    if let setUp {
      lines[0] = "return \(lines[0])"
      lines.insert(setUp, at: 0)
    }
    return Function(
      summary: summary,
      attributes: [],
      generics: (isSingle ? [] : inputs.sendable) + [output] + effect.generics,
      parameters: parameters,
      result: type(effect),
      constraint: isSingle ? nil : "Input == (\(inputs.typeList))",
      body: lines.joined(separator: "\n")
    )
  }
}
