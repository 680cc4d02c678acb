/// `flip`: swaps two inputs, curried or not.
let flipFamily = Family(
  path: "Sources/Capabilities/Currying/Flip.swift",
  name: "flip",
  documentation: """
    Swaps the two inputs of a function, so that `partial` and `curry` can fix the second one.

    ```swift
    @Sendable func save(_ person: Person, _ store: PersonStore) async throws { … }

    let savePerson = partial(flip(save), store)     // (Person) async throws -> Void
    ```

    A curried function `(A) -> (B) -> R` becomes `(B) -> (A) -> R`, which calls both stages when
    it has both inputs. The effects stay on the last call: `Failure` keeps its type, and an
    async function runs on its caller's actor.

    - Parameter function: The function, of two inputs or two stages.
    - Returns: The function with its inputs swapped.
    """,
  overloads: Effect.allCases.map(uncurriedFlip) + Effect.allCases.map(curriedFlip)
)

private let pair = Inputs(2)

private func uncurriedFlip(_ effect: Effect) -> Function {
  Function(
    summary: "Swaps the two inputs of a function.",
    generics: pair.types + ["R"] + effect.generics,
    parameters: ["_ function: @escaping \(Shape.type(pair, effect))"],
    result: Shape.type(pair.reversed(), effect),
    body: Shape.closure(pair.reversed(), effect, calling: "function(a, b)")
  )
}

private func curriedFlip(_ effect: Effect) -> Function {
  let first = pair.prefix(1)
  return Function(
    summary: "Swaps the two inputs of a function.",
    generics: ["A", "B: Sendable", "R"] + effect.generics,
    parameters: ["_ function: @escaping @Sendable (A) -> (B)\(effect.keywords()) -> R"],
    result: "@Sendable (B) -> \(Shape.type(first, effect))",
    body: Shape.capturingClosure(
      stages: ["b"],
      first,
      effect,
      calling: "function(a)(b)"
    )
  )
}
