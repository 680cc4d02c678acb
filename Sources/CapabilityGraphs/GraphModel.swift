/// A graph as nodes and edges, for the formats that draw it.
package struct GraphModel: Sendable {
  /// The nodes, in output order.
  package var nodes: [Node] = []
  /// The edges, in output order.
  package var edges: [Edge] = []

  /// Creates a graph without nodes.
  package init() {}

  /// The kind of a node.
  package enum Shape: Sendable {
    /// A use case.
    case useCase
    /// A capability, or another value of the world.
    case capability
    /// One endpoint.
    case endpoint
    /// A value that use cases depend on.
    case value
    /// A parameter that the caller supplies.
    case open
    /// A parameter without a value.
    case missing
  }

  /// A node.
  package struct Node: Sendable {
    /// Letters, digits and underscores.
    package var id: String
    /// The name as outputs print it.
    package var title: String
    /// The kind of the node.
    package var shape: Shape
    /// More details, shown by pictures when the pointer is over the node.
    package var note: String
    /// Whether no use case uses it.
    package var isUnused: Bool

    /// Creates a node.
    package init(
      id: String,
      title: String,
      shape: Shape,
      note: String = "",
      isUnused: Bool = false
    ) {
      self.id = id
      self.title = title
      self.shape = shape
      self.note = note
      self.isUnused = isUnused
    }
  }

  /// An arrow from a node to one of its dependencies.
  package struct Edge: Sendable, Hashable {
    /// The dependent node.
    package var from: String
    /// The dependency.
    package var to: String
    /// The endpoint, if only one of the capability is used.
    package var label: String
    /// Whether the edge only connects a capability to one of its endpoints.
    package var isPart: Bool

    /// Creates an edge.
    package init(from: String, to: String, label: String = "", isPart: Bool = false) {
      self.from = from
      self.to = to
      self.label = label
      self.isPart = isPart
    }
  }
}

extension CapabilityGraph {
  /// The graph as nodes and edges, with used endpoints as labels of edges.
  var model: GraphModel { model(withEndpoints: false) }

  /// Returns the graph as nodes and edges.
  ///
  /// - Parameter withEndpoints: Whether an endpoint that is used alone is a node. Otherwise it is
  ///   the label of an edge to its capability.
  package func model(withEndpoints: Bool) -> GraphModel {
    var model = GraphModel()
    for useCase in useCases {
      model.nodes.append(
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
      model.nodes.append(
        .init(
          id: id(supplier),
          title: supplier.title(in: world),
          shape: .capability,
          note: capability.type,
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
    addNeeds(to: &model, withEndpoints)
    return model
  }

  private func addNeeds(to model: inout GraphModel, _ withEndpoints: Bool) {
    var added = Set(model.nodes.map(\.id))
    var seen: Set<GraphModel.Edge> = []
    for useCase in useCases {
      for need in useCase.needs {
        var edge = GraphModel.Edge(from: id(useCase.supplier), to: id(need.source))
        if case .value(_, let part) = need.source { edge.label = part }
        if case .endpoint(let capability, let endpoint) = need.source {
          let owner = id(.capability(capability))
          if !withEndpoints {
            edge.to = owner
            edge.label = endpoint
          } else if added.insert(edge.to).inserted {
            model.nodes.append(.init(id: edge.to, title: endpoint, shape: .endpoint))
            model.edges.append(.init(from: owner, to: edge.to, isPart: true))
          }
        }
        if added.insert(edge.to).inserted { model.nodes.append(node(edge.to, need)) }
        if seen.insert(edge).inserted { model.edges.append(edge) }
      }
    }
  }

  /// Returns the node of a parameter that the caller supplies, or of one without a value.
  private func node(_ id: String, _ need: Need) -> GraphModel.Node {
    if case .missing = need.source {
      return .init(id: id, title: need.label + "?", shape: .missing, note: need.type)
    }
    return .init(id: id, title: need.label, shape: .open, note: need.type)
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

  /// Returns the identifier of a use case's node; `nil` if the graph has no such use case.
  package func id(ofUseCase name: String?) -> String? {
    useCases.first { $0.name == name }.map { id($0.supplier) }
  }
}

extension CapabilityGraph.UseCase {
  fileprivate var supplier: CapabilityGraph.Supplier {
    isValue ? .value(name, part: "") : .useCase(name)
  }
}
