/// Resolves the inputs of builders to candidates, and makes the plan.
final class WiringResolver {
  let program: Program
  let request: WiringRequest
  let world: Nominal
  /// The steps by the index of their builder, including those that cannot be wired.
  var steps: [WiringPlan.Step]
  let titles: BuilderTitles
  private(set) var rules: InputRules
  /// The indexes of the wired builders: use cases, and the values that they need.
  private(set) var wired: Set<Int> = []
  var diagnostics: [Diagnostic] = []
  /// Diagnostics for inputs without a candidate. They are reported once the builders that need them
  /// are known.
  var unmet: [(builder: Int, diagnostic: Diagnostic)] = []
  var used: Set<String> = []
  /// The names before each `(` in the code of the world's generated file. Many builders ask for them.
  private(set) lazy var written = writtenNames()

  /// Wires a world.
  ///
  /// - Throws: ``GenerationError`` if the world or a named target does not exist.
  static func wire(
    _ program: Program,
    _ request: WiringRequest
  ) throws(GenerationError) -> WiringPlan {
    let world = try program.world(request.world, in: request.targets)
    try request.check(program, world)
    let resolver = WiringResolver(program, request, world)
    return resolver.wiring()
  }

  init(_ program: Program, _ request: WiringRequest, _ world: Nominal) {
    self.program = program
    self.request = request
    self.world = world
    var steps = request.builders(in: program).compactMap { program.step($0, request) }
    let hidden = Self.hidden(from: world, steps, program)
    for (index, step) in steps.enumerated() {
      steps[index].place = index
      let created = step.builder.isInitializer ? step.product.function?.result : nil
      let isWorld = program.nominal(created ?? step.product)?.precise == world.precise
      steps[index].unavailability =
        isWorld
        ? .world
        : hidden.contains(step.builder.module)
          ? .hidden(step.builder.module, from: world.module)
          : step.unavailability(from: world.module, request)
            ?? (step.isValue ? program.restriction(of: step.product).map { .restricted($0) } : nil)
    }
    self.steps = Self.expanded(steps, request, program, world)
    titles = BuilderTitles(steps.map(\.builder))
    rules = InputRules(pool: CandidatePool(world, request, program), open: request.open)
    fillPool()
    findUnsupplied()
  }

  /// Adds the results of builders. The result of a generic builder depends on its inputs, so
  /// generic builders come last.
  private func fillPool() {
    func add(_ index: Int) { rules.pool.add(steps[index], titles[steps[index].builder]) }
    for index in steps.indices where !isGeneric(index) { add(index) }
    // One can take the result of another, in any order: those with a known result come first.
    var generic = steps.indices.filter(isGeneric)
    while let place = generic.firstIndex(where: { infer($0, before: generic) })
      ?? generic.firstIndex(where: { infer($0, before: []) }) ?? generic.indices.first
    {
      add(generic.remove(at: place))
    }
  }

  /// Returns whether the result of a builder mentions its generic parameters.
  func isGeneric(_ index: Int) -> Bool {
    steps[index].product.mentions(Set(steps[index].builder.generics.map(\.name)))
  }

  /// Replaces the generic parameters in a builder's result that its inputs determine, and returns
  /// whether these are all. A part of a value is not enough while another builder can have its name.
  private func infer(_ index: Int, before others: [Int]) -> Bool {
    let builder = steps[index].builder
    var unification = Unification(builder, program)
    for input in inputs(of: index) where input.isGeneric {
      guard let found = rules.decide(input).candidate else { continue }
      let isNamed = others.contains { $0 != index && steps[$0].matchedName == found.name }
      if found.precedence == .parts, isNamed { return false }
      _ = unification.take(input.parameter.type, found.type)
    }
    steps[index].builder.product = builder.product.replacing(unification.bindings)
    return !isGeneric(index)
  }

  /// Finds the builders with an input that neither the world nor a builder that it supplies has.
  private func findUnsupplied() {
    // The builders to check again, by that of the value that they would get.
    var users: [Int: Set<Int>] = [:]
    var next = Array(steps.indices)
    while let index = next.popLast() {
      let candidates = inputs(of: index).flatMap { rules.decide($0).candidates }
      for other in candidates.compactMap(\.builder) { users[other, default: []].insert(index) }
      guard !lacking(index).isEmpty, rules.unsupplied.insert(index).inserted else { continue }
      next += users.removeValue(forKey: index) ?? []
    }
  }

  func inputs(of index: Int) -> [InputRules.Input] {
    steps[index].builder.parameters.map { .init($0, of: steps[index]) }
  }

  /// Returns the inputs of a builder that the world does not supply.
  func lacking(_ index: Int) -> [InputRules.Input] { inputs(of: index).filter(rules.lacks) }

  private func wiring() -> WiringPlan {
    checkWorld()
    for step in steps where request.isRoot(step) {
      if let reason = step.unavailability { reportUnavailable(step.builder, reason) }
    }
    let roots = steps.indices.filter { index in
      steps[index].unavailability == nil && request.isRoot(steps[index])
    }
    let leftOut = leftOut(roots)
    var next = roots.filter { !leftOut.contains($0) }
    wired = Set(next)
    while let index = next.popLast() {
      resolve(index)
      for dependency in dependencies(of: index) where wired.insert(dependency).inserted {
        next.append(dependency)
      }
    }
    noteLeftOut(leftOut.subtracting(wired))
    noteHidden()
    noteUnknown()
    noteGeneric()
    warnOfMoved()
    checkNames()
    checkOverloads()
    warnOfSharedOpen()
    warnOfLifetimes()
    reportUnmet()
    let order = dependencyOrder()
    for index in order { settle(index) }
    noteUnused(roots)
    warnOfUnused()
    return WiringPlan(
      world: world,
      steps: order.map { steps[$0] },
      rules: rules,
      diagnostics: diagnostics.inOrder
    )
  }

  // MARK: Each input

  private func resolve(_ index: Int) {
    let builder = steps[index].builder
    var unification = Unification(builder, program)
    var isKnown = true
    for input in inputs(of: index) {
      let parameter = input.parameter
      let decision = rules.decide(input)
      steps[index].inputs.append(WiringPlan.Input(parameter: parameter, decision: decision))
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
      // A default can determine it, but the type of the result must be known here.
      let isInResult = builder.product.mentions([generic])
      let isAsked = steps[index].inputs.contains { input in
        let isOmitted = if case .leftOut = input.decision.outcome { isInResult } else { false }
        return !isOmitted && input.parameter.type.mentions([generic])
      }
      guard !isAsked || isKnown else { continue }
      let fix = "use `\(generic)` in the type of an input without a default"
      let problem = "is generic: `\(generic)` cannot be inferred from its inputs"
      report(builder, problem, fix: "\(fix), or \(exclusion(builder))")
    }
    let bindings = unification.bindings
    steps[index].builder.product = builder.product.replacing(bindings)
    steps[index].builder.effects.failure = builder.effects.failure.map { $0.replacing(bindings) }
  }

  private func take(_ decision: WiringPlan.Decision, _ input: InputRules.Input) {
    let parameter = input.parameter
    for candidate in decision.candidates { use(candidate) }
    switch decision.outcome {
    case .caller:
      // Two structs of needs can have a property of the same name: the caller passes it once.
      if !steps[input.place].openInputs.contains(where: { $0.name == parameter.name }) {
        steps[input.place].openInputs.append(parameter)
      }
      warnOfOpen(input)
    case .supplied: break
    case .leftOut: warnOfLeftOut(input)
    case .ambiguous(let candidates): reportAmbiguous(input, candidates)
    case .refused(let kind): reportRefused(input, kind)
    case .nothing:
      for other in rules.nearMisses(input, decision) { use(other.candidate) }
      unmet.append((input.place, missing(input)))
    }
  }

  /// Records that the property of the world that a candidate is reached through is used.
  func use(_ candidate: Candidate) {
    if let property = candidate.member?.path.first { used.insert(property) }
  }

  /// Returns the builders that supply inputs of a builder, by their indexes.
  func dependencies(of index: Int) -> [Int] {
    steps[index].inputs.compactMap(\.decision.candidate?.builder).filter { $0 != index }
  }
}

extension WiringPlan.Step {
  /// Returns why the step cannot be wired; `nil` if it can.
  func unavailability(from module: String, _ request: WiringRequest) -> Candidate.Unavailability? {
    if request.excludes(builder) { return .excepted }
    if builder.symbol.value.isDeprecated { return .deprecated(instead: "another builder") }
    if builder.isInstanceMethod { return .instanceMethod }
    if !builder.isVisible(from: module) {
      let access = min(builder.access, builder.accessOfNeeds)
      return .access(access, of: builder.module, module: module)
    }
    if product.isUnreadable { return .unreadable(product.fixOfUnreadable) }
    return product.mentionsSome ? .opaque : nil
  }
}

extension Builder {
  /// Returns whether a module can call the builder.
  func isVisible(from module: String) -> Bool {
    min(access, accessOfNeeds).isVisible(from: module, in: self.module)
  }
}

/// The order of the steps, and their effects.
extension WiringResolver {
  /// Sorts the steps so that each follows its dependencies, and reports cycles.
  private func dependencyOrder() -> [Int] {
    enum State { case new, open, done }
    var states = [State](repeating: .new, count: steps.count)
    var order: [Int] = []
    for start in steps.indices where states[start] == .new && wired.contains(start) {
      var path = [(index: start, next: dependencies(of: start)[...])]
      states[start] = .open
      while let last = path.last {
        guard let dependency = last.next.first else {
          states[last.index] = .done
          order.append(last.index)
          path.removeLast()
          continue
        }
        path[path.count - 1].next.removeFirst()
        switch states[dependency] {
        case .new:
          states[dependency] = .open
          path.append((dependency, dependencies(of: dependency)[...]))
        case .open: reportCycle(path.map(\.index), closing: dependency)
        case .done: break
        }
      }
    }
    return order
  }

  private func reportCycle(_ path: [Int], closing: Int) {
    let start = path.firstIndex(of: closing) ?? 0
    var cycle = Array(path[start...])
    let first = cycle.indices.min { one, other in
      steps[cycle[one]].builder.position < steps[cycle[other]].builder.position
    }
    cycle = Array(cycle[(first ?? 0)...] + cycle[..<(first ?? 0)])
    let names = (cycle + cycle.prefix(1)).map { titles[steps[$0].builder].prefix { $0 != "(" } }
    let notes = zip(cycle, names.dropFirst()).map { index, next in
      let builder = steps[index].builder
      let message = "`\(titles[builder])` needs the result of `\(next)`"
      return Diagnostic.Note(position: builder.position, message: message)
    }
    let areValues = cycle.allSatisfy { steps[$0].isValue }
    let fix =
      areValues
      ? "break the cycle: store one of the values in `\(world.name)`, or let it take a closure"
      : "break the cycle: let the caller pass one of them with --open"
    let message = "dependency cycle: \(names.joined(separator: " → "))"
    add(.error, steps[cycle[0]].builder.position, message, notes + [.init(message: fix)])
  }

  /// Derives the sources, effects and open inputs of a step from those of its dependencies.
  private func settle(_ index: Int) {
    var step = steps[index]
    step.builder.actor = otherActor(of: step.builder)
    if step.builder.isRethrowing, !step.inputs.contains(where: canThrow) {
      step.builder.effects.failure = .never
    }
    step.effects.isAsync = step.builder.effects.isAsync || step.builder.actor != nil
    step.effects.failure = program.keys.plain(step.builder.effects.failure)
    for place in step.inputs.indices {
      let decision = step.inputs[place].decision
      if case .caller = decision.outcome { step.inputs[place].source = .caller }
      guard let candidate = decision.candidate else { continue }
      switch candidate.origin {
      case .builder(index, _): step.inputs[place].source = .itself
      case .member(let member, let call):
        if let call { step.effects.add(call, program.keys) }
        let path = WiringPlan.Path(names: member.path, call: call, callPlace: member.path.count)
        step.inputs[place].source = .path(path)
      case .builder(let other, let part):
        let other = steps[other]
        step.effects.add(other.effects, program.keys)
        for input in other.openInputs { pass(input, of: other, on: &step) }
        let names = part.map { [$0] } ?? []
        var path = WiringPlan.Path(step: other.name, isValue: other.isValue, names: names)
        path.call = other.isDeferred ? other.effects : nil
        step.inputs[place].source = .path(path)
      }
    }
    refuseOpen(step)
    steps[index] = step
  }

  /// Returns whether a `rethrows` function can throw what an argument throws.
  private func canThrow(_ input: WiringPlan.Input) -> Bool {
    let taken = input.parameter.type
    return [taken, input.decision.candidate?.type ?? taken].allSatisfy { type in
      let type = program.keys.expanded(type)
      let function = program.keys.expanded(type.wrapped ?? type).function
      return program.keys.plain(function?.effects.failure ?? .never) != .never
    }
  }

  /// Returns the actor that isolates a builder, if the world's generated code does not run there.
  ///
  /// Other modules see the default isolation only of members of the module's own types, where the
  /// symbol graph writes it. The compiler lets them call other functions on any actor.
  private func otherActor(of builder: Builder) -> GlobalActor? {
    let standard = builder.isNonisolated ? nil : program.isolations[builder.module]
    let actor = builder.actor ?? standard
    // A class in an extension of the world gets the default isolation, and not that of the world.
    let own = world.isNonisolated ? nil : program.isolations[world.module]
    guard let actor, actor.attribute != own?.attribute else { return nil }
    guard builder.actor == nil, builder.module != world.module else { return actor }
    // An async function changes to its own actor, whatever the caller assumes.
    guard !builder.effects.isAsync else { return nil }
    let only = "`\(titles[builder])` is `\(actor.attribute)` only for `\(builder.module)`"
    let problem = "\(only): the compiler lets `\(world.module)` call it on any actor"
    let fix = "write `\(actor.attribute)` or `nonisolated` before it"
    add(.warning, builder.position, problem, [.init(message: fix)])
    return nil
  }

  /// Adds an open input of a dependency to the open inputs of a step.
  private func pass(
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
    add(
      .error,
      step.builder.position,
      "`\(titles[step.builder])` would need two parameters `\(input.name)` from its caller: "
        + "`\(program.printed(known))`, and `\(program.printed(input))` for `\(titles[other.builder])`",
      [.init(position: other.builder.position, message: "rename one of them")]
    )
  }

  /// Reports open inputs of a value: it is created once for a world and has no caller.
  private func refuseOpen(_ step: WiringPlan.Step) {
    let open = step.inputs.filter { $0.source == .caller }.map(\.parameter)
    let passedOn = dependencies(of: step.place).filter { !steps[$0].isValue }
      .flatMap { steps[$0].openInputs }
    guard step.isValue, let input = (open + passedOn).first else { return }
    report(
      step.builder,
      "creates a value once for the world, so no caller can pass `\(input.name)`",
      fix: "remove it from --open, or let `\(titles[step.builder])` return a function that takes it"
    )
  }
}
