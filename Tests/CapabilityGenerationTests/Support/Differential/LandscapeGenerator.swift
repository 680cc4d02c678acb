import SeededNumbers

/// Generates landscapes with few names and types, so that many collide.
struct LandscapeGenerator {
  private var dice: SeededNumbers
  private var landscape = Landscape()

  /// The names of properties, endpoints, parameters and fields.
  static let names = ["count", "store", "name", "now", "pay", "config", "limit"]

  /// The possible types of a world's properties and of builders' results.
  struct Pools: Sendable {
    /// Function types and their aliases.
    var functions: [Shape] = []
    /// Types that are not functions and contain none.
    var values: [Shape] = []
    /// Structs of endpoints.
    var capabilities: [Shape] = []
    /// Structs and classes that contain capabilities.
    var worlds: [Shape] = []
  }

  private var pools = Pools()

  static func landscape(seed: UInt64) -> (Landscape, Pools) {
    var generator = LandscapeGenerator(dice: SeededNumbers(seed: seed &* 7919 &+ 17))
    generator.addValues()
    generator.addFunctions()
    generator.addCapabilities()
    generator.addWorlds()
    return (generator.landscape, generator.pools)
  }

  private init(dice: SeededNumbers) {
    self.dice = dice
  }

  private mutating func add(
    _ kind: Landscape.Nominal.Kind,
    _ name: String,
    _ properties: [Landscape.Property] = [],
    _ conformances: [String] = [],
    generic: String? = nil
  ) {
    landscape.nominals.append(
      Landscape.Nominal(
        kind: kind,
        name: name,
        generic: generic,
        properties: properties,
        conformances: conformances
      )
    )
  }

  private mutating func add(alias name: String, _ target: Shape) -> Shape {
    landscape.aliases.append(Landscape.Alias(name: name, target: target))
    return .alias(name)
  }

  // MARK: Values

  private static let tag = Landscape.Property(name: "tag", type: .plain("String"))

  private mutating func addValues() {
    for name in ["P", "Q"] { add(.protocol, name, [Self.tag]) }
    for name in ["Fault", "Snag"] { add(.struct, name) }
    let int = Shape.plain("Int")
    let string = Shape.plain("String")
    pools.values = [int, int, string, string, .plain("Int32"), .plain("CInt"), .plain("Double")]
    pools.values.append(add(alias: "UserID", int))
    pools.values.append(add(alias: "Title", .alias("Label")))
    _ = add(alias: "Label", string)
    for name in ["Config", "Limits"] {
      var fields = fields(dice.next(below: 3) + 1)
      if dice.happens(10) { fields[fields.count - 1].isHidden = fields.count > 1 }
      if dice.happens(20), fields.count > 1 {
        fields[fields.count - 1].storage = dice.pick([.observed, .lazy])
      }
      let isNamed = fields[0].type == string && dice.happens(70)
      if isNamed {
        fields.append(Landscape.Property(name: "tag", type: string, storage: .computed))
      }
      add(.struct, name, fields, isNamed ? ["P"] : [])
      pools.values.append(.nominal(name, []))
    }
    add(.class, "Engine", [Self.tag], ["P", "Q"])
    add(.actor, "Depot", [Self.tag], dice.happens(50) ? ["P"] : [])
    add(.enum, "Mode", [], dice.happens(50) ? ["Q"] : [])
    add(.struct, "Box", [Landscape.Property(name: "value", type: .generic("T"))], generic: "T")
    pools.values += ["Engine", "Depot", "Mode"].map { .nominal($0, []) }
    pools.values += [.nominal("Box", [string]), .nominal("Box", [int])]
    pools.values += [.existential(["P"]), .existential(["P", "Q"])]
    pools.values.append(add(alias: "Setting", .nominal("Config", [])))
    pools.values.append(add(alias: "Lead", .existential(["P"])))
    pools.values.append(add(alias: "Boxed", .nominal("Box", [.alias("Label")])))
    pools.values += [.optional(string), .optional(.nominal("Config", [])), .array(int)]
    pools.values.append(add(alias: "Perhaps", .optional(int)))
    let parts = fields(2).map { Shape.Element(label: $0.name, type: $0.type) }
    pools.values.append(add(alias: "Pair", .tuple(parts)))
  }

  /// Returns fields of values, with names that also occur in other declarations.
  private mutating func fields(_ count: Int) -> [Landscape.Property] {
    let values = pools.values
    return Self.names.shuffled(using: &dice).prefix(count).map { name in
      Landscape.Property(name: name, type: dice.pick(values))
    }
  }

  // MARK: Functions

  private mutating func addFunctions() {
    let values = pools.values.filter { if case .optional = $0 { false } else { true } }
    let simple = [Shape.plain("Int"), .plain("String")]
    let shapes = (0..<3).map { index in
      Shape.Function(
        inputs: index == 0 || dice.happens(50) ? [] : [dice.pick(simple)],
        result: dice.pick(index == 0 ? simple : values)
      )
    }
    for (index, shape) in shapes.enumerated() {
      for _ in 0..<2 { pools.functions.append(.function(withEffects(shape))) }
      let names = [["Count", "Total"], ["Greet", "Hail"], ["Fetch", "Load"]][index]
      let first = withEffects(shape)
      let second = dice.happens(70) ? first : withEffects(shape)
      for (name, function) in zip(names, [first, second]) {
        pools.functions.append(add(alias: name, .function(function)))
      }
    }
    pools.functions.append(add(alias: "Recount", .alias("Count")))
  }

  private mutating func withEffects(_ function: Shape.Function) -> Shape.Function {
    var function = function
    function.isAsync = dice.happens(30)
    function.failure =
      dice.happens(70) ? .never : dice.pick([.any, .typed("Fault"), .typed("Snag")])
    return function
  }

  // MARK: Capabilities and worlds

  private mutating func addCapabilities() {
    for name in ["Orders", "Mail"] {
      let names = Self.names.shuffled(using: &dice).prefix(dice.next(below: 3) + 1)
      var endpoints = names.map { name in
        Landscape.Property(name: name, type: dice.pick(pools.functions))
      }
      if dice.happens(10) { endpoints[endpoints.count - 1].isHidden = endpoints.count > 1 }
      if dice.happens(15) {
        let field = Landscape.Property(name: "size", type: dice.pick(pools.values))
        endpoints.append(field)
      }
      add(.struct, name, endpoints)
      pools.capabilities.append(.nominal(name, []))
    }
    // Endpoints of a class count like those of a struct. Endpoints of an actor do not count.
    let endpoint = Landscape.Property(name: dice.pick(Self.names), type: dice.pick(pools.functions))
    add(dice.pick([.class, .class, .actor]), "Relay", [Self.tag, endpoint], ["P"])
    pools.capabilities.append(.nominal("Relay", []))
    pools.capabilities.append(add(alias: "Ledger", .nominal("Orders", [])))
  }

  private mutating func addWorlds() {
    for (name, within) in [("Shop", pools.capabilities), ("Mall", [.nominal("Shop", [])])] {
      let names = Self.names.shuffled(using: &dice)
      var properties = [Landscape.Property(name: names[0], type: dice.pick(within))]
      for name in names[1...].prefix(dice.next(below: 3)) {
        let pool = dice.pick([pools.values, pools.functions, pools.capabilities])
        properties.append(Landscape.Property(name: name, type: dice.pick(pool)))
      }
      if name == "Shop" { properties.append(Self.tag) }
      add(.struct, name, properties)
      pools.worlds.append(.nominal(name, []))
    }
    addUseCases()
  }

  /// Wires one of the nested worlds in most landscapes.
  private mutating func addUseCases() {
    guard dice.happens(60), let index = landscape.nominals.firstIndex(where: { $0.name == "Shop" })
    else { return }
    let names = Self.names.shuffled(using: &dice).prefix(dice.next(below: 2) + 1)
    landscape.nominals[index].useCases = names.map { name in
      let product = dice.pick(pools.functions)
      let isDeferred = dice.happens(25)
      let deferred = Shape.Function(isAsync: dice.happens(50), failure: .any, result: product)
      return Landscape.Property(name: name, type: isDeferred ? .function(deferred) : product)
    }
    pools.worlds.append(.nominal("Shop.UseCases", []))
  }
}
