/// Finds what each builder gets.
struct Wirer {
  let program: Program
  let request: WiringRequest
  let world: Nominal
  /// What the builders make, by their places in the list of builders; those that cannot be wired
  /// are among them.
  var steps: [Wiring.Step]
  /// Why builders are not wired, where that is so.
  private let obstacles: [Supply.Obstacle?]
  let titles: BuilderTitles
  private(set) var rules: SupplyRules
  /// The places of the builders that are wired: use cases, and the values that they need.
  private(set) var wired: Set<Int> = []
  var diagnostics: [Diagnostic] = []
  /// Inputs that nothing supplies, to be told once it is known who needs their builders.
  var unmet: [(builder: Int, diagnostic: Diagnostic)] = []
  var used: Set<String> = []

  /// Wires a world.
  ///
  /// - Parameters:
  ///   - program: The modules.
  ///   - request: What to wire.
  /// - Throws: ``GenerationError`` where the world or a named target does not exist.
  static func wire(
    _ program: Program,
    _ request: WiringRequest
  ) throws(GenerationError) -> Wiring {
    try wiringWithRules(program, request).wiring
  }

  /// Wires a world, and tells by which rules.
  static func wiringWithRules(
    _ program: Program,
    _ request: WiringRequest
  ) throws(GenerationError) -> (wiring: Wiring, rules: SupplyRules) {
    let kinds: Set<String> = ["swift.struct", "swift.class"]
    let world = try program.nominal(named: request.world, kinds: kinds)
    try request.check(program, world)
    var wirer = Wirer(program, request, world)
    let wiring = wirer.wiring()
    return (wiring, wirer.rules)
  }

  private init(_ program: Program, _ request: WiringRequest, _ world: Nominal) {
    self.program = program
    self.request = request
    self.world = world
    let except = Exceptions(names: request.except)
    steps = request.builders(in: program).compactMap { program.step($0, request) }
    for index in steps.indices { steps[index].place = index }
    obstacles = steps.map { step in
      let isWorld = program.nominal(step.product)?.precise == world.precise
      return isWorld ? .world : step.obstacle(from: world.module, except)
    }
    titles = BuilderTitles(steps.map(\.builder))
    rules = SupplyRules(
      program: program,
      supply: Supply(world: world, except: except, program: program),
      open: request.open
    )
    fillSupply()
  }

  /// Adds what builders make. What a generic builder makes is known once its inputs are.
  private mutating func fillSupply() {
    var generic: [Int] = []
    for index in steps.indices {
      let builder = steps[index].builder
      if steps[index].product.mentions(Set(builder.generics.map(\.name))) {
        generic.append(index)
      } else {
        addToSupply(index)
      }
    }
    for index in generic {
      let builder = steps[index].builder
      var unification = Unification(builder, program)
      for parameter in builder.parameters {
        let input = SupplyRules.Input(parameter, of: builder, at: index)
        guard input.isGeneric, case .supplied(let found) = rules.decide(input).outcome else {
          continue
        }
        _ = unification.take(parameter.type, found.type)
      }
      steps[index].builder.product = builder.product.replacing(unification.bindings)
      addToSupply(index)
    }
  }

  private mutating func addToSupply(_ index: Int) {
    let title = titles[steps[index].builder]
    rules.supply.add(steps[index], at: index, title, obstacles[index], program)
  }

  private mutating func wiring() -> Wiring {
    checkWorld()
    checkBuilders()
    var next = steps.indices.filter { !steps[$0].isValue && obstacles[$0] == nil }
    wired = Set(next)
    while let index = next.popLast() {
      resolve(index)
      for dependency in steps[index].dependencies where wired.insert(dependency).inserted {
        next.append(dependency)
      }
    }
    checkProducts()
    tellUnmet()
    let order = dependencyOrder()
    for index in order { settle(index) }
    warnOfUnused()
    let places = Dictionary(uniqueKeysWithValues: zip(order, order.indices))
    return Wiring(
      world: world,
      steps: order.map { index in
        var step = steps[index]
        step.dependencies = step.dependencies.compactMap { places[$0] }
        return step
      },
      diagnostics: diagnostics.inOrder
    )
  }

  /// Tells of the use cases that nothing can make.
  private mutating func checkBuilders() {
    for (step, obstacle) in zip(steps, obstacles) where !step.isValue {
      guard step.builder.isVisible(from: world.module) else { continue }
      switch obstacle {
      case .deprecated: warnOfDeprecated(step.builder)
      case .instanceMethod: reportInstanceMethod(step.builder)
      case .opaque: reportOpaque(step.builder)
      case .access, .excepted, .world, nil: break
      }
    }
  }

  // MARK: Each input

  private mutating func resolve(_ index: Int) {
    let builder = steps[index].builder
    var unification = Unification(builder, program)
    var isKnown = true
    for parameter in builder.parameters {
      let input = SupplyRules.Input(parameter, of: builder, at: index)
      let decision = rules.decide(input)
      steps[index].decisions.append(decision)
      take(decision, input)
      guard input.isGeneric else { continue }
      switch decision.outcome {
      case .supplied(let found):
        if !unification.take(parameter.type, found.type) {
          reportUnfit(input, [found], besides: unification.bindings)
          isKnown = false
        }
      case .caller: break
      default: isKnown = false
      }
    }
    for (generic, _) in builder.generics where unification.bindings[generic] == nil {
      let isAsked = builder.parameters.contains { $0.type.mentions([generic]) }
      if !isAsked || isKnown { reportUninferable(generic, of: builder) }
    }
    steps[index].builder.product = builder.product.replacing(unification.bindings)
  }

  private mutating func take(_ decision: Wiring.Decision, _ input: SupplyRules.Input) {
    let parameter = input.parameter
    switch decision.outcome {
    case .caller:
      steps[input.place].arguments.append(.init(parameter: parameter, source: .caller))
      steps[input.place].openInputs.append(parameter)
      warnOfOpen(input)
    case .supplied(let candidate): supply(candidate, to: input)
    case .leftOut: warnOfLeftOut(input, decision)
    case .ambiguous(let candidates):
      used.formUnion(candidates.compactMap(\.property))
      reportAmbiguous(input, candidates, decision)
    case .unfit(let candidates):
      used.formUnion(candidates.compactMap(\.property))
      reportUnfit(input, candidates)
    case .refused(let kind): reportRefused(input, kind)
    case .nothing:
      steps[input.place].missing.append(parameter)
      let passedOver = rules.passedOver(input, decision)
      used.formUnion(passedOver.compactMap(\.candidate.property))
      unmet.append((input.place, missing(input, passedOver)))
    }
  }

  private mutating func supply(_ candidate: Supply.Candidate, to input: SupplyRules.Input) {
    var argument = Wiring.Argument(
      parameter: input.parameter,
      source: .caller,
      modules: candidate.modules,
      wiredWorld: candidate.wiredWorld
    )
    if let property = candidate.property { used.insert(property) }
    switch candidate.origin {
    case .property(let path): argument.source = .property(path)
    case .made(let path, let isAsync, let failure):
      argument.source = .made(path, isAsync: isAsync, failure: failure)
    case .endpoint(let path): argument.source = .endpoint(path)
    case .builder(let other): argument.source = steps[other].source(path: [])
    case .part(let other, let path): argument.source = steps[other].source(path: path)
    }
    if let other = candidate.builder { steps[input.place].dependencies.append(other) }
    steps[input.place].arguments.append(argument)
  }
}

extension Wiring.Step {
  /// What an input gets that this supplies: all of it, or a part of the value.
  func source(path: [String]) -> Wiring.Source {
    guard isValue else {
      return .useCase(name, isDeferred: isDeferred, isAsync: isAsync, failure: failure)
    }
    return .value(
      name,
      path: path,
      isDeferred: isDeferred,
      isAsync: isAsync,
      failure: failure
    )
  }

  /// Why it cannot be wired.
  fileprivate func obstacle(from module: String, _ except: Exceptions) -> Supply.Obstacle? {
    if except.contains(builder) { return .excepted }
    if builder.isDeprecated { return .deprecated }
    if builder.isInstanceMethod { return .instanceMethod }
    if !builder.isVisible(from: module) { return .access(builder.access, module: module) }
    return product.mentionsSome ? .opaque : nil
  }
}

extension Builder {
  /// Whether the builder can be called from another module, or from its own.
  func isVisible(from module: String) -> Bool {
    access >= (module == self.module ? .internal : .package)
  }
}
