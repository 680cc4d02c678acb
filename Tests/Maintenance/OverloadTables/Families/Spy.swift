/// `recording`: an endpoint whose calls a spy records.
///
/// Synchronous rows could be a parameter pack, but not beside the row for one input, which the
/// compiler prefers for several (a function of one tuple), and not without it (see below).
let spyRecordingFamily = Family(
  path: "Sources/CapabilitiesTesting/Spy/Recording.swift",
  name: "recording",
  documentation: """
    Returns an endpoint that records each call, and then calls `function`.

    ```swift
    let charge = Spy<(Int, String)>("PaymentClient.charge")
    payments.charge = charge.recording { amount, _ in Receipt(number: amount) }
    ```

    The result has the type of `function`: a typed error keeps its type, a synchronous endpoint
    stays synchronous, and an async one runs on its caller's actor.

    - Parameter function: The implementation; it has the inputs of the endpoint, 0 to 6.
    - Returns: The endpoint, to assign to the capability's property.
    """,
  extending: "Spy",
  overloads: table(0...6) { SpyInputs($0).recording($1) }
)

/// The other endpoints whose calls a spy records, of one to six inputs.
///
/// The handwritten ones take any number of inputs as a parameter pack, but where one of the inputs
/// is a tuple, or `Void`, a closure of a pack crashes the compiler (Swift 6.3). These are chosen
/// instead, wherever they fit.
let spyTuplesFamily = Family(
  path: "Sources/CapabilitiesTesting/Spy/SpyTuples.swift",
  name: "",
  extending: "Spy",
  overloads: (1...6).flatMap { count in
    let inputs = SpyInputs(count)
    return [
      inputs.stub(
        "returning",
        .plain,
        output: "R: Sendable",
        parameters: ["_ output: R"],
        answer: "return output"
      ),
      inputs.stub(
        "returning",
        .plain,
        output: "R: Sendable",
        parameters: ["inSequence first: R", "_ rest: R..."],
        setUp: "let next = sequence(first, rest)",
        answer: "return next()"
      ),
      inputs.stub(
        "throwing",
        .throwing,
        parameters: ["_ error: Failure"],
        answer: "throw error"
      ),
    ]
  }
)

/// `suspending`: an endpoint that suspends its calls until the test releases them.
let spySuspendingFamily = Family(
  path: "Sources/CapabilitiesTesting/Spy/Suspending.swift",
  name: "suspending",
  documentation: """
    Returns an async endpoint that suspends each call until the test releases it, and then calls
    `function`.

    ```swift
    world.payments.charge = charge.suspending { _ in Charge(id: "ch_1") }
    async let member = enroll(request)
    _ = try await charge.call(1)     // the charge is suspended
    charge.release()
    ```

    ``Spy/release()`` resumes one call, ``Spy/releaseAll()`` all of them. A call whose task is
    cancelled resumes at once.

    - Parameter function: The implementation, called after the release, on the caller's actor.
    - Returns: The endpoint, of 0 to 6 inputs; it runs on its caller's actor.
    """,
  extending: "Spy",
  overloads: (0...6).flatMap { count in
    [Effect.async, .asyncThrowing].map { effect in
      let inputs = SpyInputs(count)
      return inputs.stub(
        "suspending",
        effect,
        parameters: ["_ function: @escaping \(inputs.type(effect))"],
        record: "await self.suspend",
        answer: "return \(effect.marks)function(\(inputs.nameList))"
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

  var nameList: String { inputs.nameList }

  /// The inputs as the spy records them.
  private var recorded: String { isSingle ? nameList : "(\(nameList))" }

  /// One input is the spy's own `Input`; several are generic parameters.
  private var isSingle: Bool { inputs.count == 1 }

  func type(_ effect: Effect) -> String {
    isSingle ? "@Sendable (Input)\(effect.keywords()) -> R" : Shape.type(inputs, effect)
  }

  func recording(_ effect: Effect) -> Function {
    stub(
      "recording",
      effect,
      parameters: ["_ function: @escaping \(type(effect))"],
      answer: "return \(effect.marks)function(\(nameList))"
    )
  }

  func stub(
    _ name: String,
    _ effect: Effect,
    output: String = "R",
    parameters: [String],
    setUp: String? = nil,
    record: String = "self.record",
    answer: String
  ) -> Function {
    let closure = "{\(Shape.head(inputs, effect)) \(record)(\(recorded)); \(answer) }"
    return Function(
      name: name,
      attributes: [],
      generics: (isSingle ? [] : inputs.sendable) + [output] + effect.generics,
      parameters: parameters,
      result: type(effect),
      constraint: isSingle ? nil : "Input == (\(inputs.typeList))",
      body: setUp.map { "\($0)\nreturn \(closure)" } ?? closure
    )
  }
}
