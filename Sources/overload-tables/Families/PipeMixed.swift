/// `pipe` where only some of the functions throw.
let pipeMixedFamily = Family(
  path: "Sources/Capabilities/Composition/PipeMixed.swift",
  name: "pipe",
  documentation: """
    Composes functions of which only some throw a typed error.

    The compiler infers one `Failure` for all parameters only if all arguments have it, so a
    function that does not throw needs a parameter that does not. These overloads say so for 2
    to 4 functions, and give way to the first `pipe` wherever that one fits. Longer mixtures are
    made of shorter ones: `pipe(pipe(f, g, h), i, j)`.

    - Parameters:
      - f: The first function. It takes the input.
      - g: The function that takes what `f` returned, and so on for 2 to 4 functions.
    - Returns: A function from the input of the first to the output of the last.
    """,
  overloads: (2...4).flatMap { count in
    [Effect.throwing, .asyncThrowing].flatMap { effect in
      mixtures(count).map { pipe(effects: $0.map { $0 ? effect : effect.withoutThrows }, effect) }
    }
  }
)

/// Which of `count` functions throw, in every combination that has both kinds.
func mixtures(_ count: Int) -> [[Bool]] {
  (1..<(1 << count) - 1).map { bits in (0..<count).map { bits >> (count - 1 - $0) & 1 == 1 } }
}
