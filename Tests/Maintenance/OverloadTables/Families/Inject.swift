/// `inject`: a builder is fed from key paths of a world.
let injectFamily = Family(
  path: "Sources/Capabilities/Composition/Inject.swift",
  name: "inject",
  documentation: """
    Calls a builder with what stands at key paths of a world.

    ```swift
    let enrollMember = inject(
      makeEnrollMember, from: world, \\.people.save, \\.payments.charge, \\.mailer.send)
    ```

    Which dependencies the use case gets stays visible at the place where it is assembled, and
    nothing else of the world reaches it. The key paths are read once, now, from left to right:
    a change of the world afterwards does not reach the use case.

    - Parameters:
      - builder: Makes the use case. It is called once, before this function returns; it may
        throw `Failure`, and it may be async, and then runs on its caller's actor.
      - world: The value that has the dependencies.
      - a: The place of the builder's first input, and so on for 1 to 6 inputs.
    - Returns: What the builder made.
    - Throws: What the builder threw, with its type.
    """,
  overloads: table(1...6) { inject(Inputs($0), $1) },
  embedded: table(1...6) { inject(Inputs($0), $1, in: .embedded) }
)

private func inject(_ inputs: Inputs, _ effect: Effect, in swift: Dialect = .full) -> Function {
  let arguments = inputs.names.map { "world[keyPath: \(swift.keyPath($0))]" }
  let call = "\(effect.marks)builder("
  let line = call + arguments.joined(separator: ", ") + ")"
  let lines = Function.filled(arguments.map { "\($0)," }, with: " ", width: Function.width - 5)
  let list = lines.joined(separator: "\n  ").dropLast()
  let paths = inputs.count == 1 ? "key path" : "key paths"
  return Function(
    summary:
      "Calls \(effect.one) builder with what stands at \(inputs.number) \(paths) of a world.",
    generics: ["World"] + inputs.types + ["R"] + effect.generics,
    parameters: [
      "_ builder: (\(inputs.typeList))\(effect.keywords()) -> R",
      "from world: World",
    ]
      + zip(inputs.names, inputs.types).map { name, type in
        "_ \(name): " + swift.parameter("KeyPath<World, \(type)>")
      },
    effect: effect,
    result: "R",
    body: line.count + 2 <= Function.width ? line : "\(call)\n  \(list))",
    group: inputs.count,
    isEmbeddable: false
  )
}
