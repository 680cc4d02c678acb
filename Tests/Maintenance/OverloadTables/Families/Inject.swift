/// `inject`: calls a builder with values of a world.
let injectFamily = Family(
  path: "Sources/Capabilities/PartialApplication/Inject.swift",
  name: "inject",
  documentation: """
    Calls a builder with the values at key paths of a world.

    ```swift
    let enrollMember = inject(
      makeEnrollMember, from: world, \\.people.save, \\.payments.charge, \\.mailer.send)
    ```

    The call lists the dependencies of the use case, and the use case gets nothing else of the
    world. `inject` reads the key paths once, from left to right. A later change of the world
    does not reach the use case.

    - Parameters:
      - builder: Returns the use case. `inject` calls it once, before it returns. It may throw
        `Failure`. An async builder runs on its caller's actor.
      - world: The value that has the dependencies.
      - a: The key path of the builder's first input, and so on for 1 to 6 inputs.
    - Returns: The result of the builder.
    - Throws: The error of the builder, with its type.
    """,
  overloads: table(1...6) { inject(Inputs($0), $1) }
)

private func inject(_ inputs: Inputs, _ effect: Effect) -> Function {
  let arguments = inputs.names.map { "world[keyPath: \($0)()]" }
  let call = "\(effect.marks)builder("
  let line = call + arguments.joined(separator: ", ") + ")"
  let lines = Function.filled(arguments.map { "\($0)," }, with: " ", width: Function.width - 5)
  let list = lines.joined(separator: "\n  ").dropLast()
  return Function(
    summary: "Calls a builder with the values at key paths of a world.",
    // Embedded Swift resolves a key path only if no parameter stores it, and in a function that is
    // inlined first of all (Swift 6.3). So the key paths are autoclosures.
    attributes: Shape.outlined + ["@_transparent"],
    generics: ["World"] + inputs.types + ["R"] + effect.generics,
    parameters: [
      "_ builder: (\(inputs.typeList))\(effect.keywords()) -> R",
      "from world: World",
    ]
      + zip(inputs.names, inputs.types).map { name, type in
        "_ \(name): @autoclosure () -> KeyPath<World, \(type)>"
      },
    effect: effect,
    result: "R",
    body: line.count + 2 <= Function.width ? line : "\(call)\n  \(list))"
  )
}
