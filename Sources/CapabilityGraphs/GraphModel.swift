/// A graph as nodes and edges, for Mermaid and Graphviz.
struct GraphModel {
  /// The nodes, in output order.
  var nodes: [Node] = []
  /// The edges, in output order.
  var edges: [Edge] = []

  /// The kind of a node.
  enum Shape {
    case useCase
    /// A capability, or another value of the world.
    case capability
    case endpoint
    /// A value that use cases depend on.
    case value
    /// A parameter that the caller supplies.
    case open
    /// A parameter without a value.
    case missing
  }

  struct Node {
    /// Letters, digits and underscores.
    var id: String
    /// The name as outputs print it.
    var title: String
    var shape: Shape
    /// Whether no use case uses it.
    var isUnused = false
  }

  /// An arrow from a node to one of its dependencies.
  struct Edge: Hashable {
    /// The dependent node.
    var from: String
    /// The dependency.
    var to: String
    /// The endpoint, if only one of the capability is used.
    var label = ""
    /// Whether the edge only connects a capability to one of its endpoints.
    var isPart = false
  }
}

extension CapabilityGraph {
  /// The graph as nodes and edges. An endpoint that is used alone is the label of an edge to its
  /// capability.
  var model: GraphModel {
    var model = GraphModel()
    for useCase in useCases {
      model.nodes.append(
        .init(
          id: id(useCase.supplier),
          title: useCase.name,
          shape: useCase.isValue ? .value : .useCase
        )
      )
    }
    for capability in capabilities {
      let supplier = Supplier.capability(capability.name)
      model.nodes.append(
        .init(
          id: id(supplier),
          title: supplier.title(in: world),
          shape: .capability,
          isUnused: !capability.isUsed
        )
      )
      guard capability.isUsed else { continue }
      for unused in capability.endpoints where !unused.isUsed {
        let endpoint = id(.endpoint(capability.name, unused.name))
        model.nodes.append(
          .init(id: endpoint, title: unused.name, shape: .endpoint, isUnused: true)
        )
        model.edges.append(.init(from: id(supplier), to: endpoint, isPart: true))
      }
    }
    addNeeds(to: &model)
    return model
  }

  private func addNeeds(to model: inout GraphModel) {
    var added = Set(model.nodes.map(\.id))
    var seen: Set<GraphModel.Edge> = []
    for useCase in useCases {
      for need in useCase.needs {
        var edge = GraphModel.Edge(from: id(useCase.supplier), to: id(need.source))
        if case .value(_, let part) = need.source { edge.label = part }
        if case .endpoint(let capability, let endpoint) = need.source {
          edge.to = id(.capability(capability))
          edge.label = endpoint
        }
        if added.insert(edge.to).inserted { model.nodes.append(node(edge.to, need)) }
        if seen.insert(edge).inserted { model.edges.append(edge) }
      }
    }
  }

  /// Returns the node of a parameter that the caller supplies, or of one without a value.
  private func node(_ id: String, _ need: Need) -> GraphModel.Node {
    if case .missing = need.source {
      return .init(id: id, title: need.label + "?", shape: .missing)
    }
    return .init(id: id, title: need.label, shape: .open)
  }

  /// Returns the identifier of a node. Characters other than letters and digits are replaced by
  /// their code points.
  private func id(_ supplier: Supplier) -> String {
    let name =
      switch supplier {
      case .useCase(let name): "useCase_\(name)"
      case .value(let name, _): "value_\(name)"
      case .capability(let name): "world_\(name)"
      case .endpoint(let name, let endpoint): "world_\(name)_\(endpoint)"
      case .caller(let name): "caller_\(name)"
      case .missing(let name): "missing_\(name)"
      }
    return name.unicodeScalars.map { scalar in
      let isPlain = scalar == "_" || (scalar.isASCII && scalar.properties.isXIDContinue)
      return isPlain ? String(scalar) : "u\(String(scalar.value, radix: 16))"
    }.joined()
  }
}

extension CapabilityGraph.UseCase {
  fileprivate var supplier: CapabilityGraph.Supplier {
    isValue ? .value(name, part: "") : .useCase(name)
  }
}
