extension WiringPlan {
  /// The use cases of a world within, from which some input gets something.
  struct WiredWorld: Sendable, Hashable {
    /// The names from the world to the world within.
    var path: [String]
    /// The name of the property there that makes its use cases.
    var property: String
    /// The type of these.
    var type: String
  }

  /// The same wiring, in which the use cases of each world within are a value.
  ///
  /// Reading `world.shop.useCases` makes them: each reader would have its own, and with them its
  /// own of the values that are made once for that world.
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
  /// A name for the use cases that no step has.
  fileprivate func name(besides names: Set<String>) -> String {
    let name = (path.last ?? "world") + "UseCases"
    let all = [name] + (2...names.count + 2).map { "\(name)\($0)" }
    return all.first { !names.contains($0) } ?? name
  }
}

extension WiringPlan.Source {
  /// The same, from use cases that are held; `nil` for what is not one of them.
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
    case .made, .endpoint, .useCase, .value, .caller: return nil
    }
  }

  /// Whether it is a use case of a world within that is made when it is called for.
  var isCalled: Bool {
    guard case .value(_, _, let isDeferred, let isAsync, let failure) = self else { return false }
    return !isDeferred && (isAsync || failure != .never)
  }
}

extension WiringPlan.Step {
  /// The making of the use cases of a world within.
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
      label: "world",
      name: "world",
      innerName: "world",
      type: product,
      spelling: "",
      hasDefault: false,
      isVariadic: false
    )
    self.init(
      builder: Builder(
        module: type.module,
        root: type.module,
        path: type.path,
        title: "\(type.name)(world:)",
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
        WiringPlan.Argument(parameter: parameter, source: .property(world.path), modules: modules)
      ],
      isOfWorld: true
    )
  }
}
