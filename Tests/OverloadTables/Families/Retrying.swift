/// `retrying`: an endpoint that is called again where it fails.
let retryingFamily = Family(
  path: "Sources/Capabilities/Decorators/Retrying/Retrying.swift",
  name: "retrying",
  documentation: """
    Calls an endpoint again where it fails, so that failures that pass are not seen.

    ```swift
    let find = retrying(
      api.find,
      attempts: 4,
      backoff: .exponential(from: .milliseconds(100), limit: .seconds(2), clock: clock),
      when: { $0 == .unreachable }
    )
    ```

    Cancellation passes through at once: a call that fails with `CancellationError`, or in a
    cancelled task, is not retried, and a pause ends when its caller is cancelled. The result has
    the type of `function`, and an async one makes each attempt on its caller's actor. Only an
    endpoint that does no harm when called twice should be retried. For a whole capability there
    is ``Retrying``.

    - Parameters:
      - function: The endpoint, of 0 to 6 inputs. If it is not async there are no pauses, because
        there is nothing it could wait in; if it does not throw it is called once.
      - attempts: How often it is called at most, the first time included; less than 1 is taken
        for 1.
      - backoff: The pauses between attempts; by default none.
      - isPassing: Which errors may pass, so that another attempt makes sense; by default all.
    - Returns: An endpoint that throws what the last attempt threw. Cancelled in a pause, it throws
      `CancellationError` where it throws any error, and else what the last attempt threw.
    """,
  overloads: table(0...6, by: Effect.mostFirst) { count, effect in
    effect.isThrowing
      ? retrying(Inputs(count), effect) : retryingInfallible(Inputs(count), effect)
  }
)

/// Without these, a function that does not throw would be taken for one that throws `Never`, on
/// which the compiler crashes (Swift 6.3).
private func retryingInfallible(_ inputs: Inputs, _ effect: Effect) -> Function {
  Function(
    summary: "\(inputs.phrase), \(effect.phrase): it never fails, and is returned as it is",
    attributes: Shape.outlined,
    generics: inputs.types + ["R"],
    parameters: ["_ function: @escaping \(Shape.type(inputs, effect))", "attempts: Int"]
      + (effect.isAsync ? ["backoff: Backoff = .none"] : []),
    result: Shape.type(inputs, effect),
    body: "function"
  )
}

private func retrying(_ inputs: Inputs, _ effect: Effect) -> Function {
  let backoff = effect.isAsync ? "backoff" : ".none"
  return Function(
    summary: "\(inputs.phrase), \(effect.phrase)",
    attributes: Shape.outlined,
    generics: inputs.types + ["R", "Failure"],
    parameters: ["_ function: @escaping \(Shape.type(inputs, effect))", "attempts: Int"]
      + (effect.isAsync ? ["backoff: Backoff = .none"] : [])
      + ["when isPassing: (@Sendable (Failure) -> Bool)? = nil"],
    result: Shape.type(inputs, effect),
    body: """
      let retry = Retry(attempts: attempts, backoff: \(backoff))
      return \(
        Shape.decorated(inputs, effect, calling: "retry.run(when: isPassing)")
      )
      """
  )
}
