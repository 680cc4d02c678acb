/// A picture as nodes and edges.
struct Drawing: Sendable {
  /// The nodes, in the order in which they are written.
  var nodes: [Node] = []
  /// The edges, likewise.
  var edges: [Edge] = []

  /// What a node stands for.
  enum Shape: Sendable {
    /// A use case.
    case useCase
    /// A capability, or another value of the world.
    case capability
    /// One endpoint.
    case endpoint
    /// A value that use cases are built on.
    case value
    /// Something that the caller gives.
    case open
    /// Something that nobody gives.
    case missing
  }

  /// A node.
  struct Node: Sendable {
    /// Letters, digits and underscores.
    var id: String
    /// What a reader sees.
    var title: String
    /// What it stands for.
    var shape: Shape
    /// What else is known of it.
    var note = ""
    /// Whether nobody needs it.
    var isUnused = false
  }

  /// An arrow from who needs to what is needed.
  struct Edge: Sendable, Hashable {
    /// Who needs.
    var from: String
    /// What is needed.
    var to: String
    /// The endpoint that is needed, where it is only one.
    var label = ""
    /// Whether it only says that an endpoint belongs to a capability.
    var isPart = false
  }
}

extension CapabilityGraph {
  /// The graph as nodes and edges.
  var drawing: Drawing { drawing(withEndpoints: false) }

  /// The graph as nodes and edges.
  ///
  /// - Parameter withEndpoints: Whether an endpoint that is needed alone is a node of its own; else
  ///   it is the label of an edge to its capability.
  func drawing(withEndpoints: Bool) -> Drawing {
    var drawing = Drawing()
    for useCase in useCases {
      drawing.nodes.append(
        .init(
          id: id(useCase.supplier),
          title: useCase.name,
          shape: useCase.isValue ? .value : .useCase,
          note: "\(useCase.builder)\n\(useCase.position)"
        )
      )
    }
    for capability in capabilities {
      let supplier = Supplier.capability(capability.name)
      drawing.nodes.append(
        .init(
          id: id(supplier),
          title: supplier.title(in: world),
          shape: .capability,
          note: capability.type,
          isUnused: !capability.isUsed
        )
      )
      guard capability.isUsed else { continue }
      for (name, isUsed) in capability.endpoints where !isUsed {
        let endpoint = id(.endpoint(capability.name, name))
        drawing.nodes.append(.init(id: endpoint, title: name, shape: .endpoint, isUnused: true))
        drawing.edges.append(.init(from: id(supplier), to: endpoint, isPart: true))
      }
    }
    addNeeds(to: &drawing, withEndpoints)
    return drawing
  }

  private func addNeeds(to drawing: inout Drawing, _ withEndpoints: Bool) {
    var drawn = Set(drawing.nodes.map(\.id))
    var seen: Set<Drawing.Edge> = []
    for useCase in useCases {
      for need in useCase.needs {
        var edge = Drawing.Edge(from: id(useCase.supplier), to: id(need.from))
        if case .value(_, let part) = need.from { edge.label = part }
        if case .endpoint(let capability, let endpoint) = need.from {
          let owner = id(.capability(capability))
          if !withEndpoints {
            edge.to = owner
            edge.label = endpoint
          } else if drawn.insert(edge.to).inserted {
            drawing.nodes.append(.init(id: edge.to, title: endpoint, shape: .endpoint))
            drawing.edges.append(.init(from: owner, to: edge.to, isPart: true))
          }
        }
        if drawn.insert(edge.to).inserted { drawing.nodes.append(node(edge.to, need)) }
        if seen.insert(edge).inserted { drawing.edges.append(edge) }
      }
    }
  }

  /// What the caller gives, or nobody.
  private func node(_ id: String, _ need: Need) -> Drawing.Node {
    if case .nothing = need.from {
      return .init(id: id, title: need.label + "?", shape: .missing, note: need.type)
    }
    return .init(id: id, title: need.label, shape: .open, note: need.type)
  }

  /// A name for a node: other signs than letters and digits are written as their numbers.
  func id(_ supplier: Supplier) -> String {
    let name =
      switch supplier {
      case .useCase(let name): "useCase_\(name)"
      case .value(let name, _): "value_\(name)"
      case .capability(let name): "world_\(name)"
      case .endpoint(let name, let endpoint): "world_\(name)_\(endpoint)"
      case .caller(let name): "caller_\(name)"
      case .nothing(let name): "missing_\(name)"
      }
    return name.unicodeScalars.map { scalar in
      let isPlain = scalar == "_" || (scalar.isASCII && scalar.properties.isXIDContinue)
      return isPlain ? String(scalar) : "u\(String(scalar.value, radix: 16))"
    }.joined()
  }
}

extension CapabilityGraph.UseCase {
  /// The node that this is.
  var supplier: CapabilityGraph.Supplier { isValue ? .value(name, part: "") : .useCase(name) }
}
