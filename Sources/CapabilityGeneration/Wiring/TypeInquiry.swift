/// A type that somebody asks about, by its name.
struct WantedType {
  private let supply: Supply
  /// The type; `nil` for one that no module declares whose source is read.
  private let type: SwiftType?
  /// Its name.
  private let name: String

  /// Looks a type up.
  ///
  /// - Returns: `nil` where no module declares it and nothing is of it.
  init?(_ name: String, _ program: Program, _ supply: Supply) throws(GenerationError) {
    type = try program.type(named: name)
    self.supply = supply
    self.name = name.filter { $0 != "`" }
    guard type == nil else { return }
    let types = program.builders.values.flatMap { builders in
      builders.flatMap { $0.parameters.map(\.type) + [$0.product] }
    }
    let properties = program.nominals.values.flatMap { $0.properties.map(\.type) }
    guard (types + properties).contains(where: matches) else { return nil }
  }

  /// Whether that is the type: by its name, not by what an alias stands for.
  func matches(_ other: SwiftType) -> Bool {
    guard let type else {
      guard case .named(let path) = other, let precise = path.last?.precise else { return false }
      let spelling = path.map(\.name).joined(separator: ".")
      return spelling == name || moduleName(precise).map { "\($0).\(spelling)" == name } ?? false
    }
    if let wanted = supply.typeName(type) { return supply.typeName(other) == wanted }
    return other.precise == type.precise
  }
}

/// What there is to tell of a type in a world.
struct TypeInquiry {
  let type: WantedType
  let inputs: InputInquiry

  private var program: Program { inputs.rules.program }
  private var world: Nominal { inputs.wiring.world }

  /// Something that supplies the type, or nearly does.
  struct Finding {
    var text: String
    var supplies: Bool
  }

  /// What the world, and the worlds within it, have of the type: stored, made or out of reach.
  var parts: [Finding] {
    let except = Exceptions(names: inputs.request.except)
    let computed = world.properties.filter { !$0.isStored && type.matches($0.type) }
    let parts = program.parts(of: world).compactMap { part -> Finding? in
      let path = ([world.name] + part.path).joined(separator: ".")
      let title = "\(part.property.position): `\(path)`"
      let isOut = except.contains(part) || !part.isVisible
      let obstacle =
        except.contains(part) ? "--except leaves it out" : "is \(part.property.access.rawValue)"
      if type.matches(part.property.type) {
        let end = isOut ? "has that type, but \(obstacle)" : "has that type"
        return Finding(text: "\(title) \(end)", supplies: !isOut)
      }
      guard part.role != .endpoint, let made = program.made(by: part), type.matches(made.result)
      else { return nil }
      return Finding(
        text: isOut ? "\(title) makes it, but \(obstacle)" : "\(title) makes it",
        supplies: !isOut
      )
    }
    return parts
      + computed.map { property in
        let title = "\(property.position): `\(world.name).\(property.name)`"
        let reason = "is computed, lazy or set in private: only stored properties supply"
        return Finding(text: "\(title) has that type, but \(reason)", supplies: false)
      }
  }

  /// The builders that make the type.
  var builders: [Finding] {
    let wired = Dictionary(
      inputs.wiring.steps.map { ($0.builder.position, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let all = inputs.request.builders(in: program)
    return all.compactMap { program.step($0, inputs.request) }
      .filter { type.matches($0.product) }.map { step in
        let title = "\(step.builder.position): `\(step.builder.title)` makes it"
        if let step = wired[step.builder.position] {
          let kind = step.isValue ? "value" : "use case"
          return Finding(text: "\(title), as the \(kind) `\(step.name)`", supplies: true)
        }
        let obstacle = obstacle(step)
        return Finding(
          text: "\(title), \(obstacle ?? "where somebody needs it")",
          supplies: obstacle == nil
        )
      }
  }

  /// Why a builder is not wired.
  private func obstacle(_ step: Wiring.Step) -> String? {
    let builder = step.builder
    if Exceptions(names: inputs.request.except).contains(builder) {
      return "but --except leaves it out"
    }
    if builder.isDeprecated { return "but is deprecated" }
    if builder.isInstanceMethod { return "but is an instance method: make it static" }
    guard builder.isVisible(from: world.module) else {
      return "but is \(builder.access.rawValue) in `\(builder.module)`: make it public"
    }
    return step.product.mentionsSome ? "but hides its type" : nil
  }

  /// What is told where nothing comes near.
  var nothing: [String] {
    [
      "\(world.position): no stored property of `\(world.name)` has that type or makes it",
      "\(inputs.request.targets.joined(separator: ", ")): no builder makes it",
    ]
  }

  /// Who asks for the type, and what they get.
  var uses: [String] {
    inputs.wiring.steps.flatMap { step in
      step.builder.parameters.indices.filter { index in
        let type = step.builder.parameters[index].type
        return self.type.matches(type) || type.wrapped.map(self.type.matches) ?? false
      }.flatMap { inputs.answer(step, $0).lines }
    }
  }
}
