extension WiringPlan {
  /// The use cases of a nested world that supply some input.
  struct WiredWorld: Sendable, Hashable {
    /// The property names from the world to the nested world.
    var path: [String]
    /// The name of the property that creates its use cases.
    var property: String
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
    for step in wiring.steps.indices {
      for place in wiring.steps[step].arguments.indices {
        let argument = wiring.steps[step].arguments[place]
        guard let world = argument.wiredWorld, let type = program.nominals[world.type],
          let source = argument.source.within(world, called: held[world] ?? "")
        else { continue }
        guard held[world] == nil else {
          wiring.steps[step].arguments[place].source = source
          continue
        }
        let name = world.name(besides: names)
        names.insert(name)
        held[world] = name
        made.append(Step(useCasesOf: world, type, called: name, argument.modules))
        wiring.steps[step].arguments[place].source =
          argument.source.within(world, called: name) ?? source
      }
    }
    wiring.steps = made + wiring.steps
    for index in wiring.steps.indices.dropFirst(made.count) {
      let dependencies = wiring.steps[index].dependencies.map { $0 + made.count }
      wiring.steps[index].dependencies = dependencies
    }
    return wiring
  }
}

extension WiringPlan.WiredWorld {
  /// Returns an unused name for the use cases.
  fileprivate func name(besides names: Set<String>) -> String {
    let name = (path.last ?? "world") + "UseCases"
    let all = [name] + (2...names.count + 2).map { "\(name)\($0)" }
    return all.first { !names.contains($0) } ?? name
  }
}

extension WiringPlan.Source {
  /// Returns the same source, reached through the shared use cases; `nil` if it is not one of them.
  fileprivate func within(_ world: WiringPlan.WiredWorld, called name: String) -> WiringPlan.Source?
  {
    let count = world.path.count + 1
    switch self {
    case .property(let path):
      return .value(
        name,
        path: Array(path.dropFirst(count)),
        isDeferred: false,
        isAsync: false,
        failure: .never
      )
    case .made(let path, let isAsync, let failure) where isAsync || failure != .never:
      return .value(
        name,
        path: Array(path.dropFirst(count)),
        isDeferred: false,
        isAsync: isAsync,
        failure: failure
      )
    case .made, .endpoint, .useCase, .value, .caller, .itself: return nil
    }
  }

  /// Whether it is a use case of a nested world that is created on its first use.
  var isCalled: Bool {
    guard case .value(_, _, let isDeferred, let isAsync, let failure) = self else { return false }
    return !isDeferred && (isAsync || failure != .never)
  }
}

extension WiringPlan.Step {
  fileprivate init(
    useCasesOf world: WiringPlan.WiredWorld,
    _ type: Nominal,
    called name: String,
    _ modules: Set<String>
  ) {
    let product = SwiftType.named(
      type.path.map { SwiftType.Component(name: $0, precise: type.precise) }
    )
    let parameter = Builder.Parameter(
      label: nil,
      name: world.property,
      innerName: world.property,
      type: product,
      hasDefault: false,
      isVariadic: false
    )
    self.init(
      builder: Builder(
        module: type.module,
        root: type.module,
        path: [],
        title: (world.path + [world.property]).joined(separator: "."),
        useCase: name,
        product: product,
        parameters: [parameter],
        isAsync: false,
        failure: .never,
        generics: [],
        isInstanceMethod: false,
        isDeprecated: false,
        access: type.access,
        position: type.position,
        documentation: []
      ),
      kind: .value(close: nil),
      place: -1,
      name: name,
      arguments: [
        WiringPlan.Argument(
          parameter: parameter,
          source: .property(world.path + [world.property]),
          modules: modules
        )
      ]
    )
  }
}
