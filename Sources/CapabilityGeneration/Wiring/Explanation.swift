/// Why a type is, or is not, supplied.
struct Explanation: Sendable {
  /// The lines to print.
  let text: String
  /// Whether something supplies it.
  let isSupplied: Bool

  /// Explains a type.
  ///
  /// - Parameters:
  ///   - name: The type's name, such as `PersonStore`, `EnrollMember` or `Membership.Mailer`.
  ///   - request: The wiring that it is looked for in.
  ///   - program: The modules.
  /// - Throws: ``GenerationError`` where there is no such type.
  init(_ name: String, _ request: WiringRequest, _ program: Program) throws(GenerationError) {
    let type = try program.type(named: name)
    let wiring = try Wirer.wire(program, request)
    let world = wiring.world
    let keys = program.keys
    let key = keys.key(type)
    var reasons: [String] = []
    for property in world.stored {
      if keys.key(property.type) == key {
        reasons.append(
          "\(property.position): `\(world.name).\(property.name)` is stored with that type"
        )
      } else if let made = keys.expanded(property.type).function, made.parameters.isEmpty,
        keys.key(made.result) == key
      {
        reasons.append("\(property.position): `\(world.name).\(property.name)` makes it")
      }
    }
    let builders = request.targets.flatMap { program.builders[$0] ?? [] }
    let makers = builders.filter { $0.product.precise == type.precise }
    let wired = Set(wiring.steps.map { "\($0.builder.module).\($0.builder.title)" })
    var obstacles: [String] = []
    for builder in makers {
      let place = "\(builder.position): `\(builder.title)`"
      if wired.contains("\(builder.module).\(builder.title)") {
        reasons.append("\(place) makes it, as the use case `\(builder.useCase)`")
      } else if request.except.contains(builder.path.last ?? "") {
        obstacles.append("\(place) makes it, but --except leaves it out")
      } else if builder.isDeprecated {
        obstacles.append("\(place) makes it, but is deprecated")
      } else if builder.isInstanceMethod {
        obstacles.append("\(place) makes it, but is an instance method: make it static")
      } else if !builder.isVisible(from: world.module) {
        obstacles.append(
          "\(place) makes it, but is \(builder.access.rawValue) in `\(builder.module)`: make it public"
        )
      } else {
        obstacles.append("\(place) makes it, but it has no endpoint, so it is no use case")
      }
    }
    for property in world.properties where !property.isStored && keys.key(property.type) == key {
      obstacles.append(
        "\(property.position): `\(world.name).\(property.name)` has that type, but is computed, "
          + "lazy or set in private: only stored properties supply"
      )
    }
    if reasons.isEmpty, obstacles.isEmpty {
      obstacles = [
        "\(world.position): no stored property of `\(world.name)` has that type or makes it",
        "\(request.targets.joined(separator: ", ")): no builder makes it",
      ]
    }
    isSupplied = !reasons.isEmpty
    let uses = Self.uses(of: key, in: wiring, keys)
    let heading = "`\(name)` is \(isSupplied ? "" : "not ")supplied by `\(world.name)`"
    let lines = (isSupplied ? reasons : obstacles).map { "  \($0)" }
    text = ([heading] + lines + uses).joined(separator: "\n")
  }

  private static func uses(of key: String, in wiring: Wiring, _ keys: TypeKeys) -> [String] {
    var lines: [String] = []
    for step in wiring.steps {
      for parameter in step.builder.parameters where keys.key(parameter.type) == key {
        let argument = step.arguments.first { $0.parameter.name == parameter.name }
        let from = argument.map { CapabilityGraph.Supplier($0).title(in: wiring.world.name) }
        lines.append(
          "  \(step.builder.position): `\(parameter.name)` of `\(step.builder.title)` gets "
            + (from ?? (parameter.isOptional ? "its default" : "nothing"))
        )
      }
    }
    return lines
  }
}

extension Program {
  /// Finds a type or a type alias by its name.
  func type(named name: String) throws(GenerationError) -> SwiftType {
    let parts = name.split(separator: ".").map { $0.filter { $0 != "`" } }
    let alias = aliases.values.filter { symbol in
      let module = moduleName(symbol.precise) ?? ""
      return symbol.path == parts || [module] + symbol.path == parts
    }.min { $0.precise < $1.precise }
    if let alias {
      return .named(alias.path.map { SwiftType.Component(name: $0, precise: alias.precise) })
    }
    let kinds: Set<String> = ["swift.struct", "swift.class", "swift.enum", "swift.protocol"]
    let nominal = try self.nominal(named: name, kinds: kinds)
    return .named(nominal.path.map { SwiftType.Component(name: $0, precise: nominal.precise) })
  }
}
