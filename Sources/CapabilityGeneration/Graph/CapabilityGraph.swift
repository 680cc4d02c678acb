/// Who needs what: the use cases of a world down to capabilities and, where that is known, to
/// their endpoints.
struct CapabilityGraph: Sendable {
  /// The world's name.
  var world: String
  /// The use cases, each after those it is built on.
  var useCases: [UseCase]
  /// The capabilities, in the order of the world.
  var capabilities: [Capability]
  /// The use cases to draw first: those that no other is built on, or the one that was asked for.
  var roots: [String]

  /// A use case, or a value that use cases are built on.
  struct UseCase: Sendable {
    /// Its name.
    var name: String
    /// Whether it is a value.
    var isValue: Bool
    /// Its builder.
    var builder: String
    /// What it is.
    var product: String
    /// Where its builder is declared.
    var position: SourcePosition
    /// What it needs, in the order of the builder's parameters.
    var needs: [Need]
  }

  /// One thing that a use case needs.
  struct Need: Sendable {
    /// The parameter.
    var label: String
    /// Its type.
    var type: String
    /// What supplies it.
    var from: Supplier
  }

  /// What supplies something.
  enum Supplier: Sendable, Hashable {
    /// Another use case.
    case useCase(String)
    /// A value that a builder makes, and the part of it that is needed; empty for all of it.
    case value(String, part: String)
    /// A capability as a whole: any of its endpoints may be called.
    case capability(String)
    /// One endpoint of a capability.
    case endpoint(String, String)
    /// The caller.
    case caller(String)
    /// Nothing.
    case nothing(String)

    /// The name of the use case or value that this is.
    var step: String? {
      switch self {
      case .useCase(let name), .value(let name, _): name
      case .capability, .endpoint, .caller, .nothing: nil
      }
    }
  }

  /// A capability, or another value of the world.
  struct Capability: Sendable {
    /// The property of the world.
    var name: String
    /// Its type.
    var type: String
    /// Whether any use case needs it.
    var isUsed: Bool
    /// Its endpoints, each with whether it may be called.
    var endpoints: [(name: String, isUsed: Bool)]
  }

  /// Draws a wiring.
  ///
  /// - Parameters:
  ///   - wiring: The use cases; they need not be complete.
  ///   - program: The modules.
  ///   - root: The use case to start from; `nil` for all.
  /// - Throws: ``GenerationError`` where there is no such use case.
  init(_ wiring: Wiring, program: Program, root: String?) throws(GenerationError) {
    world = wiring.world.name
    useCases = wiring.steps.map(UseCase.init)
    if let root {
      guard useCases.contains(where: { $0.name == root }) else {
        let names = useCases.map(\.name).sorted().joined(separator: ", ")
        throw GenerationError("no use case `\(root)`; there are \(names)")
      }
      let reached = Self.reached(from: root, useCases)
      useCases.removeAll { !reached.contains($0.name) }
      roots = [root]
    } else {
      let needed = Set(useCases.flatMap(\.needs).map(\.from))
      let built = Set(needed.compactMap(\.step))
      roots = useCases.map(\.name).filter { !built.contains($0) }
    }
    let needs = Set(useCases.flatMap(\.needs).map(\.from))
    capabilities = Self.capabilities(program.parts(of: wiring.world), needs)
    if root != nil { capabilities.removeAll { !$0.isUsed } }
  }

  /// What the world and the worlds within it hold. A world within is told of where it is needed as
  /// a whole, a use case of one where it is needed.
  private static func capabilities(_ parts: [WorldPart], _ needs: Set<Supplier>) -> [Capability] {
    var endpoints: [[String]: [String]] = [:]
    var worlds: Set<[String]> = []
    for part in parts {
      let owner = Array(part.path.dropLast())
      if part.role == .endpoint {
        endpoints[owner, default: []].append(part.property.name)
      } else {
        worlds.insert(owner)
      }
    }
    return parts.filter { $0.role != .endpoint }.compactMap { part in
      let name = part.path.joined(separator: ".")
      let isNeeded = needs.contains(.capability(name))
      guard isNeeded || part.role == .stored && !worlds.contains(part.path) else { return nil }
      let isWhole = part.path.indices.contains { end in
        needs.contains(.capability(part.path[...end].joined(separator: ".")))
      }
      let all = (endpoints[part.path] ?? []).map { endpoint in
        (name: endpoint, isUsed: isWhole || needs.contains(.endpoint(name, endpoint)))
      }
      return Capability(
        name: name,
        type: part.property.type.source,
        isUsed: isWhole || all.contains(where: \.isUsed),
        endpoints: all
      )
    }
  }

  private static func reached(from root: String, _ useCases: [UseCase]) -> Set<String> {
    var reached: Set<String> = [root]
    for useCase in useCases.reversed() where reached.contains(useCase.name) {
      for name in useCase.needs.compactMap(\.from.step) { reached.insert(name) }
    }
    return reached
  }
}

extension CapabilityGraph.UseCase {
  /// Draws one step of a wiring.
  init(_ step: Wiring.Step) {
    name = step.name
    isValue = step.isValue
    builder = step.builder.title
    product = step.product.source
    position = step.builder.position
    let supplied = step.arguments.map { argument in
      CapabilityGraph.Need(
        label: argument.parameter.name,
        type: argument.parameter.plainSpelling,
        from: CapabilityGraph.Supplier(argument)
      )
    }
    let missing = step.missing.map { parameter in
      CapabilityGraph.Need(
        label: parameter.name,
        type: parameter.plainSpelling,
        from: .nothing(parameter.name)
      )
    }
    needs = supplied + missing
  }
}

extension CapabilityGraph.Supplier {
  /// What supplies an argument.
  init(_ argument: Wiring.Argument) {
    switch argument.source {
    case .property(let path), .made(let path, _, _):
      self = .capability(path.joined(separator: "."))
    case .useCase(let name, _, _, _): self = .useCase(name)
    case .value(let name, let path, _, _, _):
      self = .value(name, part: path.joined(separator: "."))
    case .endpoint(let path):
      self = .endpoint(path.dropLast().joined(separator: "."), path.last ?? "")
    case .caller: self = .caller(argument.parameter.name)
    }
  }

  /// What a reader is told.
  func title(in world: String) -> String {
    switch self {
    case .useCase(let name): name
    case .value(let name, let part): part.isEmpty ? name : "\(name).\(part)"
    case .capability(let name): "\(world).\(name)"
    case .endpoint(let name, let endpoint): "\(world).\(name).\(endpoint)"
    case .caller: "the caller"
    case .nothing: "nothing"
    }
  }
}
