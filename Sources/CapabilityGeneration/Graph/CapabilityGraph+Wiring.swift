import CapabilityGraphs

extension CapabilityGraph {
  /// Creates the graph of a wiring.
  ///
  /// - Parameters:
  ///   - wiring: The use cases; it may be incomplete.
  ///   - root: The use case to start from; `nil` for all.
  /// - Throws: ``GenerationError`` if the wiring has no such use case.
  init(_ wiring: WiringPlan, program: Program, root: String?) throws(GenerationError) {
    var useCases = wiring.steps.map(UseCase.init)
    if let root {
      guard useCases.contains(where: { $0.name == root }) else {
        let names = useCases.map(\.name).sorted().joined(separator: ", ")
        throw GenerationError("no use case `\(root)`; there are \(names)")
      }
      let reached = Self.reached(from: root, useCases)
      useCases.removeAll { !reached.contains($0.name) }
    }
    let needs = Set(useCases.flatMap(\.needs).map(\.source))
    var capabilities = Self.capabilities(program.readableParts(of: wiring.world), needs)
    // Other use cases can use what the root does not.
    if root != nil {
      capabilities.removeAll { !$0.isUsed }
      for index in capabilities.indices { capabilities[index].endpoints.removeAll { !$0.isUsed } }
    }
    self.init(world: wiring.world.name, useCases: useCases, capabilities: capabilities, root: root)
  }

  /// Returns the capabilities of the world and of nested worlds. A nested world is listed if it is
  /// used as a whole, and a use case of one if it is used.
  private static func capabilities(_ parts: [WorldPart], _ needs: Set<Supplier>) -> [Capability] {
    var endpoints: [[String]: [String]] = [:]
    var worlds: Set<[String]> = []
    for part in parts {
      let owner = Array(part.path.dropLast())
      if part.role == .endpoint || part.role == .part && needs.contains(part.supplier) {
        endpoints[owner, default: []].append(part.property.name)
      } else if part.role != .part {
        worlds.insert(owner)
      }
    }
    let roots = parts.filter { $0.role != .endpoint && $0.role != .part }
    return roots.compactMap { part in
      let name = part.path.joined(separator: ".")
      let isListed = part.role == .property && !part.isComputed && !worlds.contains(part.path)
      let isNeeded =
        needs.contains(.capability(name))
        || (endpoints[part.path] ?? []).contains { needs.contains(.endpoint(name, $0)) }
      guard isNeeded || isListed else { return nil }
      let isWhole = part.path.indices.contains { end in
        needs.contains(.capability(part.path[...end].joined(separator: ".")))
      }
      let all = (endpoints[part.path] ?? []).map { endpoint in
        Endpoint(name: endpoint, isUsed: isWhole || needs.contains(.endpoint(name, endpoint)))
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
      for name in useCase.needs.compactMap(\.source.step) { reached.insert(name) }
    }
    return reached
  }
}

extension WorldPart {
  /// The source of an input that it supplies as a member of a capability or of a value.
  fileprivate var supplier: CapabilityGraph.Supplier {
    .endpoint(path.dropLast().joined(separator: "."), path.last ?? "")
  }
}

extension CapabilityGraph.UseCase {
  fileprivate init(_ step: WiringPlan.Step) {
    func need(_ input: Builder.Parameter, _ source: CapabilityGraph.Supplier)
      -> CapabilityGraph.Need
    { .init(label: input.name, type: input.plainSpelling, source: source) }
    let supplied = step.inputs.filter { $0.source != nil && $0.source != .itself }
      .map { need($0.parameter, CapabilityGraph.Supplier($0)) }
    let missing = step.missing.map { need($0, .missing($0.name)) }
    self.init(
      name: step.name,
      isValue: step.isValue,
      builder: step.builder.title,
      type: step.product.source,
      position: step.builder.position.portable,
      needs: supplied + missing
    )
  }
}

extension CapabilityGraph.Supplier {
  init(_ input: WiringPlan.Input) {
    guard case .path(let path) = input.source else {
      self = .caller(input.parameter.name)
      return
    }
    let names = path.names.joined(separator: ".")
    if let step = path.step {
      self = path.isValue ? .value(step, part: names) : .useCase(step)
    } else if let member = input.decision.candidate?.member, member.isMember {
      self = member.supplier
    } else {
      self = .capability(names)
    }
  }
}
