extension WiringPlan {
  /// The use cases of a nested world that supply some input.
  struct WiredWorld: Sendable, Hashable {
    /// The names from the world to the property that creates its use cases.
    var path: [String]
    /// The precise identifier of their type.
    var type: String
  }

  /// Returns the same plan, in which the use cases of each nested world are a value.
  ///
  /// Reading `world.shop.useCases` creates them. Without a shared value, each reader would get its
  /// own use cases, and its own copies of the values that exist once for that world.
  func holdingUseCases(of program: Program) -> WiringPlan {
    var wiring = self
    var names = Set(steps.map(\.name)).union(steps.flatMap { $0.openInputs.map(\.name) })
    var held: [WiredWorld: String] = [:]
    var made: [Step] = []
    for step in steps.indices {
      for (place, input) in steps[step].inputs.enumerated() {
        guard let world = input.decision.candidate?.member?.wiredWorld,
          let type = program.nominals[world.type], case .path(var path) = input.source
        else { continue }
        if held[world] == nil {
          let name = (world.path.dropLast().last ?? "world") + "UseCases"
          let all = [name] + (2...names.count + 2).map { "\(name)\($0)" }
          held[world] = all.first { names.insert($0).inserted }
          var read = input
          read.source = .path(Path(names: world.path))
          let builder = Builder(
            module: type.module,
            root: type.module,
            path: [],
            title: world.path.joined(separator: "."),
            useCase: held[world] ?? name,
            product: type.named,
            access: type.access,
            position: type.position
          )
          made.append(Step(builder: builder, isValue: true, name: builder.useCase, inputs: [read]))
        }
        path.step = held[world]
        path.names.removeFirst(world.path.count)
        path.callPlace -= world.path.count
        wiring.steps[step].inputs[place].source = .path(path)
      }
    }
    wiring.steps = made + wiring.steps
    return wiring
  }
}
