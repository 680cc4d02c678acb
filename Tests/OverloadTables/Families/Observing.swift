/// `observing`: an endpoint that is watched.
let observingFamily = Family(
  path: "Sources/Capabilities/Decorators/Observing/Observing.swift",
  name: "observing",
  documentation: """
    Watches an endpoint: sees its inputs, what comes of each call, and how long it takes.

    ```swift
    let find = observing(api.find, clock: clock) { id, result, duration in
      metrics.record("find", duration, isFailure: (try? result.get()) == nil)
    }
    ```

    It changes nothing: the result has the type of `function`, and an async one runs on its
    caller's actor, and so do `before` and `after`. For a whole capability there is ``Tracing``.

    - Parameters:
      - function: The endpoint, of 0 to 6 inputs.
      - clock: What measures durations.
      - before: Takes the inputs, before the call.
      - after: Takes the inputs, what the call came to, and how long it took; before the caller
        gets it.
    - Returns: The endpoint, watched.
    """,
  overloads: table(0...6) { observing(Inputs($0), $1) }
)

private func observing(_ inputs: Inputs, _ effect: Effect) -> Function {
  let after = (inputs.types + ["Result<R, \(effect.failure)>", "Duration"]).joined(separator: ", ")
  let names = (inputs.names + ["result", "duration"]).joined(separator: ", ")
  return Function(
    summary: "\(inputs.phrase), \(effect.phrase)",
    attributes: Shape.outlined,
    generics: inputs.types + ["R"] + effect.generics,
    parameters: [
      "_ function: @escaping \(Shape.type(inputs, effect))",
      "clock: some Clock<Duration>",
      "before: (@Sendable (\(inputs.typeList)) -> Void)? = nil",
      "after: @escaping @Sendable (\(after)) -> Void",
    ],
    result: Shape.type(inputs, effect),
    body: """
      let stopwatch = Stopwatch(clock)
      return {\(Shape.head(inputs, effect))
        before?(\(inputs.nameList))
        return \(effect.marks)stopwatch.measure { ()\(effect.keywords()) -> R in
          \(effect.marks)function(\(inputs.nameList))
        } after: { result, duration in
          after(\(names))
        }
      }
      """
  )
}
