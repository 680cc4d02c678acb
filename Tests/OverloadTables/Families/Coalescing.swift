/// `coalescing`: an endpoint whose equal calls share one.
let coalescingFamily = Family(
  path: "Sources/Capabilities/Decorators/Coalescing/Coalescing.swift",
  name: "coalescing",
  documentation: """
    Lets callers that ask an endpoint the same at the same time share one call.

    ```swift
    let find = coalescing(api.find)
    async let first = find(42)
    async let second = find(42)   // one request
    ```

    The shared call runs in a task of its own, on the actor of the caller that began it, with that
    caller's priority and task-local values. A cancelled caller leaves at once and does not disturb
    the others; when the last one has left, the call is cancelled, and whoever asks then begins a
    new one. Nothing is kept: for that compose `caching(coalescing(api.find), …)`.

    - Parameters:
      - function: The endpoint, of 0 to 6 inputs.
      - error: What a cancelled caller gets. An endpoint that throws any error needs none given,
        and throws `CancellationError`. One that throws errors of its own, and was given none, has
        nothing to throw: there a cancelled caller waits for the shared answer, and so does one of
        an endpoint that does not throw.
    - Returns: The endpoint, with calls of its own to share: two that are made do not share.
    """,
  overloads: asyncTable(0...6) { coalescing(Inputs($0), $1) }
)

/// `coalescing(_:key:)`: the same where the inputs are not the key.
let coalescingByKeyFamily = Family(
  path: "Sources/Capabilities/Decorators/Coalescing/CoalescingByKey.swift",
  name: "coalescing",
  documentation: """
    Lets callers that ask an endpoint with an equal key at the same time share one call.

    ```swift
    let find = coalescing(api.find, key: { token, id in id })
    ```

    The inputs are those of the caller that came first. All else is as in
    ``coalescing(_:whenCancelled:)``.

    - Parameters:
      - function: The endpoint, of 1 to 6 inputs, which need not be `Hashable`.
      - key: Makes the key from the inputs.
      - error: What a cancelled caller gets.
    - Returns: The endpoint, with calls of its own to share.
    """,
  overloads: asyncTable(1...6) { coalescing(Inputs($0), $1, byKey: true) }
)

private func asyncTable(_ counts: ClosedRange<Int>, _ row: (Int, Effect) -> Function) -> [Function]
{
  counts.flatMap { count in [Effect.async, .asyncThrowing].map { row(count, $0) } }
}

private func coalescing(_ inputs: Inputs, _ effect: Effect, byKey: Bool = false) -> Function {
  let error = effect.isThrowing ? "error ?? cancellation()" : "nil"
  let key = byKey ? "makeKey(\(inputs.nameList))" : inputs.key
  return Function(
    summary: "\(inputs.phrase), \(effect.phrase)",
    attributes: Shape.outlined,
    generics: (byKey ? inputs.sendable + ["Key: Hashable & Sendable"] : inputs.hashable)
      + ["R: Sendable"] + effect.generics,
    parameters: ["_ function: @escaping \(Shape.type(inputs, effect))"]
      + (byKey ? ["key makeKey: @escaping @Sendable (\(inputs.typeList)) -> Key"] : [])
      + (effect.isThrowing ? ["whenCancelled error: Failure? = nil"] : []),
    result: Shape.type(inputs, effect),
    body: """
      \(byKey ? "" : "typealias Key = \(inputs.keyType)\n")\
      let coalescer = Coalescer<Key, R, \(effect.failure)>(whenCancelled: \(error))
      return \(Shape.decorated(inputs, effect, calling: "coalescer.answer(for: key)", key: key))
      """
  )
}
