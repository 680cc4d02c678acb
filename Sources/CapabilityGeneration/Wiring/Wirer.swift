/// Finds what each builder gets.
struct Wirer {
  let program: Program
  let request: WiringRequest
  let world: Nominal
  /// The builders that are wired.
  let builders: [Builder]
  let supply: Supply
  var steps: [Wiring.Step]
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
    let kinds: Set<String> = ["swift.struct", "swift.class"]
    let world = try program.nominal(named: request.world, kinds: kinds)
    var wirer = Wirer(program, request, world)
    try wirer.checkNames()
    return wirer.wiring()
  }

  private init(_ program: Program, _ request: WiringRequest, _ world: Nominal) {
    self.program = program
    self.request = request
    self.world = world
    let all = request.targets.flatMap { program.builders[$0] ?? [] }
      .filter { program.makesUseCase($0) && !request.except.contains($0.path.last ?? "") }
    builders = all.filter { !$0.isInstanceMethod && !$0.isDeprecated }
    supply = Supply(world: world, builders: builders, program: program)
    steps = builders.map { Wiring.Step(builder: $0, name: $0.useCase) }
    for builder in all where builder.isVisible(from: world.module) {
      if builder.isDeprecated {
        warnOfDeprecated(builder)
      } else if builder.isInstanceMethod {
        reportInstanceMethod(builder)
      }
    }
  }

  private func checkNames() throws(GenerationError) {
    for target in request.targets where !program.modules.contains(target) {
      let known = program.modules.joined(separator: ", ")
      throw GenerationError("no target `\(target)`; there are \(known)")
    }
    let names = Set(request.targets.flatMap { program.builders[$0] ?? [] }.map { $0.path.last })
    guard !names.isEmpty else {
      throw GenerationError(
        "no builder in \(request.targets.joined(separator: ", ")): a builder is a function "
          + "`make…` that returns a function, or a struct of functions"
      )
    }
    for name in request.except.sorted() where !names.contains(name) {
      throw GenerationError("--except \(name): no builder of that name in the named targets")
    }
    let labels = Set(builders.flatMap(\.parameters).map(\.name))
    for label in request.open.sorted() where !labels.contains(label) {
      throw GenerationError("--open \(label): no builder takes anything of that name")
    }
  }

  private mutating func wiring() -> Wiring {
    checkWorld()
    checkProducts()
    for index in builders.indices where builders[index].isVisible(from: world.module) {
      resolve(index)
    }
    tellUnmet()
    let order = dependencyOrder()
    for index in order { settleEffects(of: index) }
    warnOfUnused()
    return Wiring(
      world: world,
      steps: order.map { steps[$0] }.filter { $0.builder.isVisible(from: world.module) },
      diagnostics: diagnostics.inOrder
    )
  }

  // MARK: Each input

  private mutating func resolve(_ index: Int) {
    let builder = builders[index]
    if let generic = uninferable(builder) {
      let fix = "take the parameter's type from an input, or leave it out with --except"
      report(
        builder,
        "generic builder `\(builder.title)`: `\(generic)` cannot be inferred from its inputs",
        [.init(message: fix)]
      )
      return
    }
    for parameter in builder.parameters {
      resolve(parameter, of: index)
    }
  }

  private func uninferable(_ builder: Builder) -> String? {
    builder.generics.first { generic in
      !builder.parameters.contains { $0.type.isNamed(generic) && !$0.isOptional }
    }
  }

  private mutating func resolve(_ parameter: Builder.Parameter, of index: Int) {
    let builder = builders[index]
    if request.open.contains(parameter.name), parameter.refusal == nil {
      steps[index].arguments.append(.init(parameter: parameter, source: .caller))
      steps[index].openInputs.append(parameter)
      return
    }
    if let refusal = parameter.refusal {
      guard !parameter.isOptional else { return }
      let fix = "take a plain value, or leave the builder out with --except"
      report(
        builder,
        "`\(parameter.name)` of `\(builder.title)` is an \(refusal) parameter, "
          + "which a world cannot supply",
        [.init(message: fix)]
      )
      return
    }
    let candidates = self.candidates(for: parameter, of: index)
    if candidates.count > 1 || !candidates.contains(where: \.isVisible) {
      used.formUnion(candidates.compactMap(\.property))
    }
    let visible = candidates.filter(\.isVisible)
    let named = visible.filter { $0.name == parameter.name }
    if let chosen = visible.count == 1 ? visible.first : named.count == 1 ? named.first : nil {
      supply(chosen, to: parameter, of: index)
    } else if visible.count > 1 {
      guard !parameter.isOptional else { return }
      let notes = visible.map { Diagnostic.Note(position: $0.position, message: "`\($0.title)`") }
      let fix = "give the parameter the name of one of them, or name it in --open"
      report(
        builder,
        "\(visible.count) values of the type `\(parameter.spelling)` could supply "
          + "`\(parameter.name)` of `\(builder.title)`",
        notes + [.init(message: fix)]
      )
    } else if !parameter.isOptional {
      steps[index].missing.append(parameter)
      unmet.append((index, missing(parameter, of: builder, hidden: candidates)))
    }
  }

  private func candidates(
    for parameter: Builder.Parameter,
    of index: Int
  ) -> [Supply.Candidate] {
    if builders[index].generics.contains(where: parameter.type.mentions) || parameter.type.isSome {
      return supply.properties[parameter.name].map { [$0] } ?? []
    }
    let exact = supply.exact(parameter, of: index)
    if exact.contains(where: \.isVisible) { return exact }
    let convertible = supply.convertible(parameter)
    return convertible.isEmpty ? exact : convertible
  }

  private mutating func supply(
    _ candidate: Supply.Candidate,
    to parameter: Builder.Parameter,
    of index: Int
  ) {
    let source: Wiring.Source
    var modules: Set<String> = []
    switch candidate.origin {
    case .property(let name):
      source = .property([name])
      used.insert(name)
    case .made(let name, let isAsync, let failure):
      source = .made([name], isAsync: isAsync, failure: failure)
      used.insert(name)
    case .endpoint(let name, let endpoint):
      source = .endpoint([name, endpoint])
      used.insert(name)
      let property = world.stored.first { $0.name == name }
      if let module = property.flatMap({ program.nominal($0.type)?.module }) {
        modules.insert(module)
      }
    case .builder(let other):
      steps[index].dependencies.append(other)
      source = .useCase(builders[other].useCase, isDeferred: false, isAsync: false, failure: .never)
    }
    steps[index].arguments.append(.init(parameter: parameter, source: source, modules: modules))
  }
}

extension SwiftType {
  /// Whether this is just that name.
  func isNamed(_ name: String) -> Bool {
    if case .named(let path) = self { path.count == 1 && path.first?.name == name } else { false }
  }

  /// Whether that generic parameter stands in it.
  func mentions(_ generic: String) -> Bool {
    replacing([generic: .void]) != self
  }

  /// Whether this is an opaque type.
  var isSome: Bool {
    if case .constrained("some", _) = self { true } else { false }
  }
}

extension Program {
  /// Whether a builder makes a use case: a function, or a value that has endpoints.
  func makesUseCase(_ builder: Builder) -> Bool {
    if keys.expanded(builder.product).function != nil { return true }
    guard let product = nominal(builder.product), product.kind == "swift.struct" else {
      return false
    }
    return !endpoints(of: product).isEmpty
  }
}
