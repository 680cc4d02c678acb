/// Resolves the inputs of builders to candidates, and makes the plan.
struct WiringResolver {
  let program: Program
  let request: WiringRequest
  let world: Nominal
  /// The steps by the index of their builder, including those that cannot be wired.
  var steps: [WiringPlan.Step]
  /// Why builders cannot be wired, by index; `nil` for those that can.
  let unavailability: [Candidate.Unavailability?]
  let titles: BuilderTitles
  private(set) var rules: InputRules
  /// The indexes of the wired builders: use cases, and the values that they need.
  private(set) var wired: Set<Int> = []
  var diagnostics: [Diagnostic] = []
  /// Diagnostics for inputs without a candidate. They are reported once the builders that need them
  /// are known.
  var unmet: [(builder: Int, diagnostic: Diagnostic)] = []
  var used: Set<String> = []

  /// Wires a world.
  ///
  /// - Parameters:
  ///   - program: The modules.
  ///   - request: The world and the options.
  /// - Throws: ``GenerationError`` if the world or a named target does not exist.
  static func wire(
    _ program: Program,
    _ request: WiringRequest
  ) throws(GenerationError) -> WiringPlan {
    try wiringWithRules(program, request).wiring
  }

  /// Wires a world, and also returns the rules that it applied.
  static func wiringWithRules(
    _ program: Program,
    _ request: WiringRequest
  ) throws(GenerationError) -> (wiring: WiringPlan, rules: InputRules) {
    let world = try program.world(request.world, in: request.targets)
    try request.check(program, world)
    var resolver = WiringResolver(program, request, world)
    let wiring = resolver.wiring()
    return (wiring, resolver.rules)
  }

  init(_ program: Program, _ request: WiringRequest, _ world: Nominal) {
    self.program = program
    self.request = request
    self.world = world
    let except = Exceptions(names: request.except)
    var steps = request.builders(in: program).compactMap { program.step($0, request) }
    for index in steps.indices { steps[index].place = index }
    let unavailability = steps.map { step -> Candidate.Unavailability? in
      let created = step.builder.isInitializer ? step.product.function?.result : nil
      let isWorld = program.nominal(created ?? step.product)?.precise == world.precise
      return isWorld ? .world : step.unavailability(from: world.module, except)
    }
    self.unavailability = unavailability
    self.steps = Self.expanded(steps, request, program, world) { unavailability[$0] == nil }
    titles = BuilderTitles(steps.map(\.builder))
    rules = InputRules(
      program: program,
      pool: CandidatePool(world: world, except: except, program: program),
      open: OpenInputs(names: request.open)
    )
    fillSupply()
    findUnsupplied()
  }

  /// Adds the results of builders. The result of a generic builder depends on its inputs, so
  /// generic builders come last.
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
        let input = InputRules.Input(parameter, of: builder, at: index)
        guard input.isGeneric, case .supplied(let found) = rules.decide(input).outcome else {
          continue
        }
        _ = unification.take(parameter.type, found.type)
      }
      steps[index].builder.product = builder.product.replacing(unification.bindings)
      addToSupply(index)
    }
  }

  /// Finds the builders with an input that neither the world nor a builder that it supplies has.
  private mutating func findUnsupplied() {
    var count = -1
    while count < rules.unsupplied.count {
      count = rules.unsupplied.count
      for index in steps.indices where !rules.unsupplied.contains(index) {
        if !lacking(index).isEmpty { rules.unsupplied.insert(index) }
      }
    }
  }

  /// Returns the inputs of a builder that the world does not supply.
  func lacking(_ index: Int) -> [Builder.Parameter] {
    let builder = steps[index].builder
    return builder.parameters.filter { rules.lacks(.init($0, of: builder, at: index)) }
  }

  private mutating func addToSupply(_ index: Int) {
    let title = titles[steps[index].builder]
    rules.pool.add(steps[index], at: index, title, unavailability[index], program)
  }

  private mutating func wiring() -> WiringPlan {
    checkWorld()
    checkBuilders()
    let roots = steps.indices.filter { index in
      unavailability[index] == nil && request.isRoot(steps[index])
    }
    let leftOut = leftOut(roots)
    var next = roots.filter { !leftOut.contains($0) }
    wired = Set(next)
    while let index = next.popLast() {
      resolve(index)
      for dependency in steps[index].dependencies where wired.insert(dependency).inserted {
        next.append(dependency)
      }
    }
    noteLeftOut(leftOut.subtracting(wired))
    checkProducts()
    checkOverloads()
    warnOfSharedOpen()
    warnOfLifetimes()
    reportUnmet()
    let order = dependencyOrder()
    for index in order { settle(index) }
    noteUnused(roots)
    warnOfUnused()
    let places = Dictionary(uniqueKeysWithValues: zip(order, order.indices))
    return WiringPlan(
      world: world,
      steps: order.map { index in
        var step = steps[index]
        step.dependencies = step.dependencies.compactMap { places[$0] }
        return step
      },
      diagnostics: diagnostics.inOrder
    )
  }

  /// Reports use cases that cannot be created.
  private mutating func checkBuilders() {
    for (step, unavailability) in zip(steps, unavailability) where request.isRoot(step) {
      if let unavailability { reportUnavailable(step.builder, unavailability) }
    }
  }

  // MARK: Each input

  private mutating func resolve(_ index: Int) {
    let builder = steps[index].builder
    var unification = Unification(builder, program)
    var isKnown = true
    for parameter in builder.parameters {
      let input = InputRules.Input(parameter, of: builder, at: index)
      let decision = rules.decide(input)
      steps[index].decisions.append(decision)
      take(decision, input)
      guard input.isGeneric else { continue }
      switch decision.outcome {
      case .supplied(let found):
        if !unification.take(parameter.type, found.type) {
          reportUnfit(input, found, besides: unification.bindings)
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
    if case .typed(let error) = builder.failure {
      steps[index].builder.failure = .typed(error.replacing(unification.bindings))
    }
  }

  private mutating func take(_ decision: WiringPlan.Decision, _ input: InputRules.Input) {
    let parameter = input.parameter
    switch decision.outcome {
    case .caller:
      steps[input.place].arguments.append(.init(parameter: parameter, source: .caller))
      // Two structs of needs can have a property of the same name: the caller passes it once.
      if !steps[input.place].openInputs.contains(where: { $0.name == parameter.name }) {
        steps[input.place].openInputs.append(parameter)
      }
      warnOfOpen(input)
    case .supplied(let candidate): supply(candidate, to: input)
    case .leftOut: warnOfLeftOut(input)
    case .ambiguous(let candidates):
      used.formUnion(candidates.compactMap(\.property))
      reportAmbiguous(input, candidates)
    case .refused(let kind): reportRefused(input, kind)
    case .nothing:
      steps[input.place].missing.append(parameter)
      used.formUnion(rules.passedOver(input, decision).compactMap(\.candidate.property))
      unmet.append((input.place, missing(input)))
    }
  }

  private mutating func supply(_ candidate: Candidate, to input: InputRules.Input) {
    var argument = WiringPlan.Argument(
      parameter: input.parameter,
      source: .caller,
      modules: candidate.modules,
      wiredWorld: candidate.wiredWorld
    )
    if let property = candidate.property { used.insert(property) }
    guard candidate.builder != input.place else {
      argument.source = .itself
      return steps[input.place].arguments.append(argument)
    }
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

extension WiringPlan.Step {
  /// Returns the source for an input that this step supplies, or a part of it.
  func source(path: [String]) -> WiringPlan.Source {
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

  /// Returns why the step cannot be wired; `nil` if it can.
  func unavailability(
    from module: String,
    _ except: Exceptions
  ) -> Candidate.Unavailability? {
    if except.contains(builder) { return .excepted }
    if builder.isDeprecated { return .deprecated }
    if builder.isInstanceMethod { return .instanceMethod }
    if !builder.isVisible(from: module) {
      let access = min(builder.access, builder.accessOfNeeds)
      return .access(access, of: builder.module, module: module)
    }
    return product.mentionsSome ? .opaque : nil
  }
}

extension Builder {
  /// Returns whether a module can call the builder.
  func isVisible(from module: String) -> Bool {
    min(access, accessOfNeeds) >= (module == self.module ? .internal : .package)
  }
}

/// The order of the steps, and their effects.
extension WiringResolver {
  /// Sorts the steps so that each follows its dependencies, and reports cycles.
  private mutating func dependencyOrder() -> [Int] {
    enum State { case new, open, done }
    var states = [State](repeating: .new, count: steps.count)
    var order: [Int] = []
    for start in steps.indices where states[start] == .new && wired.contains(start) {
      var path = [(index: start, next: 0)]
      states[start] = .open
      while let last = path.last {
        guard last.next < steps[last.index].dependencies.count else {
          states[last.index] = .done
          order.append(last.index)
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let dependency = steps[last.index].dependencies[last.next]
        switch states[dependency] {
        case .new:
          states[dependency] = .open
          path.append((dependency, 0))
        case .open: reportCycle(path.map(\.index), closing: dependency)
        case .done: break
        }
      }
    }
    return order
  }

  private mutating func reportCycle(_ path: [Int], closing: Int) {
    let start = path.firstIndex(of: closing) ?? 0
    var cycle = Array(path[start...])
    let first = cycle.indices.min { one, other in
      steps[cycle[one]].builder.position < steps[cycle[other]].builder.position
    }
    cycle = Array(cycle[(first ?? 0)...] + cycle[..<(first ?? 0)])
    let names = (cycle + cycle.prefix(1)).map { titles[steps[$0].builder].prefix { $0 != "(" } }
    let notes = zip(cycle, names.dropFirst()).map { index, next in
      Diagnostic.Note(
        position: steps[index].builder.position,
        message: "`\(titles[steps[index].builder])` needs the result of `\(next)`"
      )
    }
    let areValues = cycle.allSatisfy { steps[$0].isValue }
    let fix =
      areValues
      ? "break the cycle: store one of the values in `\(world.name)`, or let it take a closure"
      : "break the cycle: let the caller pass one of them with --open"
    report(
      steps[cycle[0]].builder,
      "dependency cycle: \(names.joined(separator: " → "))",
      notes + [.init(message: fix)]
    )
  }

  /// Derives the effects and open inputs of a step from those of its dependencies.
  private mutating func settle(_ index: Int) {
    var step = steps[index]
    step.isAsync = step.builder.isAsync || step.builder.actor != nil || isOnOtherActor(step.builder)
    step.note(program.keys.plain(step.builder.failure))
    var dependencies = step.dependencies.makeIterator()
    for position in step.arguments.indices {
      switch step.arguments[position].source {
      case .made(_, let isAsync, let failure):
        step.isAsync = step.isAsync || isAsync
        step.note(failure)
      case .useCase, .value:
        guard let next = dependencies.next() else { continue }
        let other = steps[next]
        step.isAsync = step.isAsync || other.isAsync
        for failure in other.failures { step.note(failure) }
        for input in other.openInputs { pass(input, of: other, on: &step) }
        var path: [String] = []
        if case .value(_, let part, _, _, _) = step.arguments[position].source { path = part }
        step.arguments[position].source = other.source(path: path)
      case .property, .endpoint, .caller, .itself: break
      }
    }
    refuseOpen(step)
    steps[index] = step
  }

  /// Returns whether the default isolation of its module puts a builder on the main actor, where the
  /// world's generated code does not run.
  private func isOnOtherActor(_ builder: Builder) -> Bool {
    guard program.isolations[builder.module] != nil, !builder.isNonisolated else { return false }
    let isDefault = program.isolations[world.module] != nil && !world.isNonisolated
    return !isDefault && !world.isOnMainActor
  }

  /// Adds an open input of a dependency to the open inputs of a step.
  private mutating func pass(
    _ input: Builder.Parameter,
    of other: WiringPlan.Step,
    on step: inout WiringPlan.Step
  ) {
    guard let place = step.openInputs.firstIndex(where: { $0.name == input.name }) else {
      return step.openInputs.append(input)
    }
    let known = step.openInputs[place]
    guard program.keys.key(known.type) != program.keys.key(input.type) else {
      // An escaping closure can be passed to both, so the shared parameter is escaping.
      if input.modifiers == "@escaping " { step.openInputs[place].modifiers = input.modifiers }
      return
    }
    report(
      step.builder,
      "`\(titles[step.builder])` would need two parameters `\(input.name)` from its caller: "
        + "`\(program.printed(known))`, and `\(program.printed(input))` for `\(titles[other.builder])`",
      [.init(position: other.builder.position, message: "rename one of them")]
    )
  }

  /// Reports open inputs of a value: it is created once for a world and has no caller.
  private mutating func refuseOpen(_ step: WiringPlan.Step) {
    let asked = step.arguments.filter { $0.source == .caller }.map(\.parameter)
    let passedOn = step.dependencies.filter { !steps[$0].isValue }.flatMap { steps[$0].openInputs }
    guard step.isValue, let input = (asked + passedOn).first else { return }
    let title = titles[step.builder]
    report(
      step.builder,
      "`\(title)` creates a value once for the world, so no caller can pass `\(input.name)`",
      [.init(message: "remove it from --open, or let `\(title)` return a function that takes it")]
    )
  }
}
