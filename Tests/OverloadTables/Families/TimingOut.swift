/// `timingOut`: an endpoint that is cancelled where it takes too long.
let timingOutFamily = Family(
  path: "Sources/Capabilities/Decorators/TimingOut/TimingOut.swift",
  name: "timingOut",
  documentation: """
    Cancels an endpoint that takes too long.

    ```swift
    let charge = timingOut(
      gateway.charge, after: .seconds(5), clock: clock, throwing: PaymentError.unreachable
    )
    ```

    When the time is up the call is cancelled, and the caller waits until it has ended: nothing
    goes on behind its back. So an endpoint that does not heed cancellation is not cut short. If it
    returns something all the same, that is returned, however late: a charge that went through is
    not to be reported as lost.

    The endpoint runs on its caller's actor, in a child task, with the caller's priority and
    task-local values. The caller's own cancellation reaches it at once. For a whole capability
    there is ``TimingOut``.

    - Parameters:
      - function: The endpoint, of 0 to 6 inputs.
      - limit: How long a call may take. With no time at all it is not made.
      - clock: What measures it.
      - error: What to throw when the time is up. An endpoint that throws any error, or none, needs
        none given, and throws ``TimedOut``.
    - Returns: The endpoint with a limit.
    """,
  overloads: (0...6).flatMap { count in
    [
      timingOut(Inputs(count), .async), timingOut(Inputs(count), .asyncThrowing),
      timingOutUntyped(Inputs(count)),
    ]
  }
)

/// What it calls has an effect; what it makes throws in any case.
private func timingOut(_ inputs: Inputs, _ effect: Effect) -> Function {
  Function(
    summary: "\(inputs.phrase), \(effect.phrase)",
    attributes: Shape.outlined,
    generics: inputs.sendable + ["R", "Failure"],
    parameters: [
      "_ function: @escaping \(Shape.type(inputs, effect))",
      "after limit: Duration",
      "clock: some Clock<Duration>",
      "throwing error: Failure",
    ],
    result: Shape.type(inputs, .asyncThrowing),
    body: """
      let deadline = Deadline(limit, clock: clock)
      return \(Shape.decorated(inputs, .asyncThrowing, calling: "deadline.run(throwing: error)", effect))
      """
  )
}

private func timingOutUntyped(_ inputs: Inputs) -> Function {
  let type = "@Sendable (\(inputs.typeList)) async throws -> R"
  return Function(
    summary: "\(inputs.phrase), `async throws`, or `async` and throwing only ``TimedOut``",
    attributes: Shape.outlined,
    generics: inputs.sendable + ["R"],
    parameters: [
      "_ function: @escaping \(type)",
      "after limit: Duration",
      "clock: some Clock<Duration>",
    ],
    result: type,
    body: "timingOut(function, after: limit, clock: clock, throwing: TimedOut(after: limit))"
  )
}
