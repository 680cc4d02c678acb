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
    /// Something that the caller gives, or that nobody does.
    case open
  }

  /// A node.
  struct Node: Sendable {
    /// Letters, digits and underscores.
    var id: String
    /// What a reader sees.
    var title: String
    /// What it stands for.
    var shape: Shape
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
  var drawing: Drawing {
    var drawing = Drawing()
    for useCase in useCases {
      let id = id(useCase.isValue ? .value(useCase.name, part: "") : .useCase(useCase.name))
      drawing.nodes.append(.init(id: id, title: useCase.name, shape: .useCase))
    }
    for capability in capabilities {
      let supplier = Supplier.capability(capability.name)
      drawing.nodes.append(
        .init(
          id: id(supplier),
          title: supplier.title(in: world),
          shape: .capability,
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
    addNeeds(to: &drawing)
    return drawing
  }

  private func addNeeds(to drawing: inout Drawing) {
    var drawn = Set(drawing.nodes.map(\.id))
    var seen: Set<Drawing.Edge> = []
    for useCase in useCases {
      for need in useCase.needs {
        let user = useCase.isValue ? Supplier.value(useCase.name, part: "") : .useCase(useCase.name)
        var edge = Drawing.Edge(from: id(user), to: id(need.from))
        if case .value(_, let part) = need.from { edge.label = part }
        if case .endpoint(let capability, let endpoint) = need.from {
          edge.to = id(.capability(capability))
          edge.label = endpoint
        }
        if drawn.insert(edge.to).inserted {
          let isMissing = if case .nothing = need.from { true } else { false }
          let title = need.label + (isMissing ? "?" : "")
          drawing.nodes.append(.init(id: edge.to, title: title, shape: .open))
        }
        if seen.insert(edge).inserted { drawing.edges.append(edge) }
      }
    }
  }

  /// A name for a node: other signs than letters and digits are written as their numbers.
  private func id(_ supplier: Supplier) -> String {
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
