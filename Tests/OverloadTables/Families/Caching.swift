/// `caching`: an endpoint that remembers its answers.
let cachingFamily = Family(
  path: "Sources/Capabilities/Decorators/Caching/Caching.swift",
  name: "caching",
  documentation: """
    Remembers an endpoint's answers, and gives them again where the inputs are equal.

    ```swift
    let find = caching(api.find, capacity: 100, expiry: .after(.seconds(60), clock: clock))
    ```

    Where there is one answer too many, the one that was used least recently goes. A cancelled
    call is never kept. The result has the type of `function`, and an async one runs on its
    caller's actor.

    Calls that come while an equal one is under way go to the endpoint too; to let them share it,
    compose: `caching(coalescing(api.find), …)`. For a whole capability there is ``Caching``.

    - Parameters:
      - function: The endpoint, of 0 to 6 inputs. Without inputs there is one answer.
      - capacity: How many answers are kept; with 0 or less, none.
      - expiry: How long they are kept, and whether failures are too.
      - isKept: Which outputs are kept; by default all. `{ $0 != nil }` asks again for what was
        not there.
    - Returns: An endpoint with a cache of its own: two that are made have two.
    """,
  overloads: table(0...6) { caching(Inputs($0), $1) }
)

/// `caching(_:key:)`: the same where the inputs are not the key.
let cachingByKeyFamily = Family(
  path: "Sources/Capabilities/Decorators/Caching/CachingByKey.swift",
  name: "caching",
  documentation: """
    Remembers an endpoint's answers, and gives them again where a key of the inputs is equal.

    ```swift
    let find = caching(api.find, key: { token, id in id }, capacity: 100)
    ```

    All else is as in ``caching(_:capacity:expiry:keeping:)``.

    - Parameters:
      - function: The endpoint, of 1 to 6 inputs, which need not be `Hashable`.
      - key: Makes the key from the inputs.
      - capacity: How many answers are kept; with 0 or less, none.
      - expiry: How long they are kept, and whether failures are too.
      - isKept: Which outputs are kept; by default all.
    - Returns: An endpoint with a cache of its own.
    """,
  overloads: table(1...6) { caching(Inputs($0), $1, byKey: true) }
)

private func caching(_ inputs: Inputs, _ effect: Effect, byKey: Bool = false) -> Function {
  let key = byKey ? "makeKey(\(inputs.nameList))" : inputs.key
  return Function(
    summary: "\(inputs.phrase), \(effect.phrase)",
    attributes: Shape.outlined,
    generics: (byKey ? inputs.types + ["Key: Hashable & Sendable"] : inputs.hashable)
      + ["R: Sendable"] + effect.generics,
    parameters: ["_ function: @escaping \(Shape.type(inputs, effect))"]
      + (byKey ? ["key makeKey: @escaping @Sendable (\(inputs.typeList)) -> Key"] : [])
      + [
        "capacity: Int",
        "expiry: CacheExpiry = .never",
        "keeping isKept: (@Sendable (R) -> Bool)? = nil",
      ],
    result: Shape.type(inputs, effect),
    body: """
      \(byKey ? "" : "typealias Key = \(inputs.keyType)\n")\
      let cache = Cache<Key, R, \(effect.failure)>(
        capacity: capacity,
        expiry: expiry,
        keeping: isKept
      )
      return \(Shape.decorated(inputs, effect, calling: "cache.answer(for: key)", key: key))
      """
  )
}
