import SeededNumbers

/// Generates worlds with the types of a landscape.
struct WorldGenerator {
  private var dice: SeededNumbers
  private let landscape: Landscape
  private let pools: LandscapeGenerator.Pools
  private var world: RandomWorld
  /// Compares types; its world is empty.
  private let types: Reference

  /// Generates a world.
  ///
  /// - Parameters:
  ///   - seed: The seed; equal seeds give equal worlds.
  ///   - landscape: The types, and the types to choose from.
  static func world(
    seed: UInt64,
    _ landscape: (Landscape, LandscapeGenerator.Pools)
  ) -> RandomWorld {
    var generator = WorldGenerator(seed, landscape.0, landscape.1)
    generator.addProperties()
    generator.addBuilders()
    let reference = Reference(landscape: landscape.0, world: generator.world)
    for index in generator.world.builders.indices { generator.addParameters(index, reference) }
    generator.dropGenerics()
    generator.addRequest()
    if seed % 2 == 0 { generator.repair() }
    generator.addOverload()
    return generator.world
  }

  private init(_ seed: UInt64, _ landscape: Landscape, _ pools: LandscapeGenerator.Pools) {
    dice = SeededNumbers(seed: seed)
    self.landscape = landscape
    self.pools = pools
    world = RandomWorld(seed: seed)
    types = Reference(landscape: landscape, world: world)
  }

  private mutating func addProperties() {
    world.isPublic = dice.happens(30)
    for name in LandscapeGenerator.names.shuffled(using: &dice).prefix(dice.next(below: 4) + 1) {
      var property = Landscape.Property(name: name, type: propertyType())
      property.isHidden = dice.happens(4)
      if dice.happens(12) { property.storage = dice.pick([.observed, .lazy]) }
      world.properties.append(property)
    }
  }

  private mutating func propertyType() -> Shape {
    switch dice.next(below: 10) {
    case 0...1: return dice.pick(pools.functions)
    case 2: return .function(maker())
    case 3...5: return dice.pick(pools.values)
    case 6...7: return dice.pick(pools.capabilities)
    default: return dice.pick(pools.worlds)
    }
  }

  /// Returns the type of a function that `single` or `shared` stores.
  private mutating func maker() -> Shape.Function {
    let pool = dice.pick([pools.values, pools.capabilities, pools.functions])
    return Shape.Function(
      isAsync: dice.happens(20),
      failure: dice.happens(75) ? .never : dice.pick([.any, .typed("Fault")]),
      result: dice.pick(pool)
    )
  }

  // MARK: Builders

  private static let builderNames = ["Count", "Store", "Name", "Now", "Pay", "Config", "Ship"]

  private mutating func addBuilders() {
    for name in Self.builderNames.shuffled(using: &dice).prefix(dice.next(below: 5) + 1) {
      var builder = RandomWorld.Builder(name: name, product: product())
      builder.isInSide = dice.happens(20)
      builder.isHidden = dice.happens(4)
      builder.isDeprecated = dice.happens(3)
      builder.isAsync = dice.happens(12)
      builder.failure =
        dice.happens(85) ? .never : dice.pick([.any, .typed("Fault"), .typed("Snag")])
      if dice.happens(12), builder.product != .void {
        builder.close = Shape.Function(
          isAsync: dice.happens(50),
          failure: dice.happens(70) ? .never : .any,
          result: .void
        )
      }
      world.builders.append(builder)
    }
    if dice.happens(2), var twin = world.builders.last {
      twin.isInSide.toggle()
      twin.product = product()
      world.builders.append(twin)
    }
  }

  private mutating func product() -> Shape {
    switch dice.next(below: 20) {
    case 0...8: dice.pick(pools.functions)
    case 9: .void
    case 10...11: dice.pick(pools.capabilities)
    case 12: dice.pick(pools.worlds)
    default: dice.pick(pools.values)
    }
  }

  // MARK: Parameters

  private mutating func addParameters(_ index: Int, _ reference: Reference) {
    let near = reference.candidates(for: world.builders[index])
    var taken: Set<String> = []
    for _ in 0..<dice.next(below: 4) {
      var name = dice.pick(LandscapeGenerator.names)
      var type = parameterType()
      if !near.isEmpty, dice.happens(75) {
        let candidate = dice.pick(near)
        type = candidate.type
        if dice.happens(75) { name = candidate.name }
      }
      guard taken.insert(name).inserted else { continue }
      world.builders[index].parameters.append(parameter(name, type, of: index))
    }
  }

  private mutating func parameterType() -> Shape {
    let pool = dice.pick([pools.values, pools.functions, pools.capabilities])
    return dice.pick(pool)
  }

  private mutating func parameter(
    _ name: String,
    _ type: Shape,
    of index: Int
  ) -> RandomWorld.Parameter {
    var parameter = RandomWorld.Parameter(label: name, inner: name, type: twisted(type, index))
    if dice.happens(10) {
      parameter.label = nil
    } else if dice.happens(8) {
      parameter.label = dice.pick(["from", "of", "with", "using"])
    } else if dice.happens(6) {
      parameter.inner = dice.pick(LandscapeGenerator.names) + "Inside"
    }
    switch dice.next(below: 40) {
    case 0...4:
      parameter.hasDefault = !parameter.type.isGeneric
      if case .optional = parameter.type {
        parameter.isNil = parameter.hasDefault && dice.happens(50)
      }
    case 5: parameter.kind = .variadic
    case 6: parameter.kind = dice.pick([.inout, .autoclosure])
    default: break
    }
    if parameter.type.isGeneric { parameter.kind = .plain }
    return parameter
  }

  /// Returns a type that is similar to another.
  private mutating func twisted(_ type: Shape, _ index: Int) -> Shape {
    // Two inputs may determine different types for the generic parameter.
    if world.builders[index].generic != nil, dice.happens(40) { return .generic("T") }
    switch dice.next(below: 20) {
    case 0...1:
      if case .optional = type { return type }
      return .optional(type)
    case 2...4: return widened(type)
    case 5: return .opaque(dice.pick(["P", "Q"]))
    case 6:
      if world.builders[index].generic == nil {
        let bound = dice.pick([nil, "P", "Q"])
        world.builders[index].generic = .init(name: "T", bound: bound)
      }
      return dice.pick([.generic("T"), .nominal("Box", [.generic("T")])])
    case 7...8:
      let alike = (pools.functions + pools.values).filter { types.isSame($0, type) }
      return alike.isEmpty ? type : dice.pick(alike)
    default: return type
    }
  }

  /// Returns a function type that converts to another, or almost does.
  private mutating func widened(_ type: Shape) -> Shape {
    guard var function = types.function(type) else { return type }
    switch dice.next(below: 4) {
    case 0: function.isAsync.toggle()
    case 1: function.failure = dice.pick([.never, .any, .typed("Fault")])
    case 2: function.isSendable = false
    default: break
    }
    return .function(function)
  }

  // MARK: The request

  private mutating func addRequest() {
    if dice.happens(15) {
      let reference = Reference(landscape: landscape, world: world)
      let all = reference.steps.map(\.builder).filter { !$0.parameters.isEmpty }
      if !all.isEmpty {
        let rare = all.filter { $0.parameters.contains { $0.kind == .variadic } }
        let builder = dice.pick(rare.isEmpty ? all : rare)
        let variadic = builder.parameters.filter { $0.kind == .variadic }
        let parameters = variadic.isEmpty ? builder.parameters : variadic
        let name = Reference.name(of: dice.pick(parameters))
        world.open.insert(dice.happens(50) ? name : "\(builder.function).\(name)")
      }
    }
    guard dice.happens(12) else { return }
    let paths = Reference(landscape: landscape, world: world).worldCandidates
      .filter { !$0.path.hasSuffix("()") }
      .map { String($0.path.dropFirst("world.".count)) }
    let builder = dice.pick(world.builders)
    let module = builder.isInSide ? world.side : world.module
    let names = [builder.function, "\(module).\(builder.function)"]
    world.except.insert(dice.pick(dice.happens(50) && !paths.isEmpty ? paths : names))
  }

  /// Removes inputs without a candidate, so that many worlds can be wired completely.
  private mutating func repair() {
    let reference = Reference(landscape: landscape, world: world)
    for (index, builder) in world.builders.enumerated() {
      world.builders[index].parameters.removeAll { parameter in
        switch reference.verdict(parameter, of: builder) {
        case .supplied, .caller, .leftOut: false
        default: true
        }
      }
    }
    dropGenerics()
  }

  /// Adds a deprecated overload of a builder: without the inputs that a call can omit, which could
  /// take the call, or with one more of them.
  private mutating func addOverload() {
    let named = Dictionary(grouping: world.builders, by: \.name)
    let all = world.builders.filter { builder in
      named[builder.name]?.count == 1 && builder.generic == nil && builder.product != .void
        && !builder.isDeprecated && !builder.parameters.contains(where: \.type.isGeneric)
    }
    let shorter = all.filter { $0.parameters.contains { $0.hasDefault || $0.kind == .variadic } }
    guard dice.happens(20), var overload = (shorter.isEmpty ? all : shorter).first else { return }
    overload.isDeprecated = true
    if shorter.isEmpty {
      let more = RandomWorld.Parameter(label: "more", inner: "more", type: .plain("Int"))
      overload.parameters.append(more)
      overload.parameters[overload.parameters.count - 1].hasDefault = true
    } else {
      overload.parameters.removeAll { $0.hasDefault || $0.kind == .variadic }
    }
    if dice.happens(25), !overload.parameters.isEmpty {
      overload.parameters[0].type = .plain("Double")
    }
    world.builders.append(overload)
  }

  /// Removes generic parameters that no input mentions, because the compiler rejects them.
  private mutating func dropGenerics() {
    for index in world.builders.indices
    where !world.builders[index].parameters.contains(where: { $0.type.mentionsParameter }) {
      world.builders[index].generic = nil
    }
  }
}

extension Shape {
  /// Whether it contains a generic parameter with a name.
  var mentionsParameter: Bool {
    switch self {
    case .generic: true
    case .nominal(_, let arguments): arguments.contains(where: \.mentionsParameter)
    case .optional(let type), .array(let type): type.mentionsParameter
    default: false
    }
  }
}
