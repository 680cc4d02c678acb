/// A graph as nodes and edges, for Mermaid and Graphviz.
struct GraphModel {
  typealias Supplier = CapabilityGraph.Supplier

  /// The nodes, in output order.
  var nodes: [Node] = []
  /// The edges, in output order.
  var edges: [Edge] = []

  struct Node {
    var supplier: Supplier
    /// The name as outputs print it.
    var title: String
    /// Whether no use case uses it.
    var isUnused = false
  }

  /// An arrow from a node to one of its dependencies.
  struct Edge: Hashable {
    /// The dependent node.
    var from: Supplier
    /// The dependency.
    var to: Supplier
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
      model.nodes.append(.init(supplier: useCase.supplier, title: useCase.name))
    }
    for capability in capabilities {
      let supplier = Supplier.capability(capability.name)
      let isUsed = capability.isUsed
      let title = supplier.title(in: world)
      model.nodes.append(.init(supplier: supplier, title: title, isUnused: !isUsed))
      for unused in capability.endpoints where isUsed && !unused.isUsed {
        let endpoint = Supplier.endpoint(capability.name, unused.name)
        model.nodes.append(.init(supplier: endpoint, title: unused.name, isUnused: true))
        model.edges.append(.init(from: supplier, to: endpoint, isPart: true))
      }
    }
    var added = Set(model.nodes.map(\.supplier.id))
    var seen: Set<GraphModel.Edge> = []
    for useCase in useCases {
      for need in useCase.needs {
        var edge = GraphModel.Edge(from: useCase.supplier, to: need.source)
        switch need.source {
        case .value(let name, let part): (edge.to, edge.label) = (.value(name, part: ""), part)
        case .endpoint(let name, let label): (edge.to, edge.label) = (.capability(name), label)
        case .useCase, .capability, .caller, .missing: break
        }
        if added.insert(edge.to.id).inserted {
          let isMissing = if case .missing = need.source { true } else { false }
          let title = need.label + (isMissing ? "?" : "")
          model.nodes.append(.init(supplier: edge.to, title: title))
        }
        if seen.insert(edge).inserted { model.edges.append(edge) }
      }
    }
    return model
  }
}

extension CapabilityGraph.UseCase {
  fileprivate var supplier: CapabilityGraph.Supplier {
    isValue ? .value(name, part: "") : .useCase(name)
  }
}

extension CapabilityGraph.Supplier {
  /// The identifier of a node. Characters other than letters and digits are replaced by their code
  /// points.
  var id: String {
    let name =
      switch self {
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
