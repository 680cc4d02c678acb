import BenchmarkImplementations

/// The use cases of a world, composed by hand.
private struct Composed {
  let nextNumber: NextNumber
  let scaleNumber: ScaleNumber
  let keepNumber: KeepNumber

  @inline(never)
  init(_ world: NumberWorld) {
    nextNumber = makeNextNumber(load: world.store.load)
    scaleNumber = makeScaleNumber(nextNumber: nextNumber, scale: world.store.scale)
    keepNumber = makeKeepNumber(nextNumber: nextNumber, save: world.store.save)
  }
}

@inline(never)
private func nextNumber(_ load: @escaping @Sendable (Int) -> Int) -> NextNumber {
  { id in load(id) &+ 1 }
}

extension Scenario {
  /// A use case of a world that the generator wired.
  static func wiredUseCases(offset: Int) -> Scenario {
    let world = opaque { NumberWorld(store: NumberStore(adapting: LiveNumbers(offset: offset))) }
    let useCases = opaque { world.useCases }
    return Scenario(
      title: "A use case of a wired world",
      references: ["hand-written closure", "made by hand, and a call"],
      contenders: [
        Contender("hand-written closure") {
          let load = world.store.load
          return { id in load(id) &+ 1 }
        },
        Contender("a use case that is held") { useCases.nextNumber },
        Contender("such a closure, called by another") {
          let own = nextNumber(world.store.load)
          return { id in own(id) }
        },
        Contender("on held use cases") { { id in useCases.nextNumber(id) } },
        Contender("on held use cases, two inputs") { { id in useCases.stepNumber(id, 1) } },
        Contender("the same, with labels") { { id in useCases.stepNumber(id: id, steps: 1) } },
        Contender("made by hand, and a call") { { id in Composed(world).nextNumber(id) } },
        Contender("on world.useCases, made each time") { { id in world.useCases.nextNumber(id) } },
      ],
      limits: .wired
    )
  }
}
