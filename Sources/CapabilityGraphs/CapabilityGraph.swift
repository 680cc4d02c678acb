/// The dependencies of a world: its use cases, and the capabilities and endpoints that they use.
///
/// The generator prints it, and a playground's table stores it. Both link this module, so a
/// playground does not link the generator.
package struct CapabilityGraph: Sendable, Decodable {
  /// The world's name.
  package var world: String
  /// The use cases, each after those it depends on.
  package var useCases: [UseCase]
  /// The capabilities, in the order of the world.
  package var capabilities: [Capability]
  /// The use case to print first; `nil` for those that no other depends on.
  private var root: String?

  /// A use case, or a value that use cases depend on.
  package struct UseCase: Sendable, Decodable {
    package var name: String
    /// Whether it is a value.
    package var isValue: Bool
    package var builder: String
    package var type: String
    /// The file, line and column of its builder; `nil` in a table, which edits would change.
    package var position: String?
    /// Its dependencies, in the order of the builder's parameters.
    package var needs: [Need]

    package init(
      name: String,
      isValue: Bool,
      builder: String,
      type: String,
      position: String?,
      needs: [Need]
    ) {
      self.name = name
      self.isValue = isValue
      self.builder = builder
      self.type = type
      self.position = position
      self.needs = needs
    }
  }

  /// One dependency of a use case.
  package struct Need: Sendable {
    /// The name of the builder's parameter.
    package var label: String
    package var type: String
    /// The source of its value.
    package var source: Supplier

    package init(label: String, type: String, source: Supplier) {
      self.label = label
      self.type = type
      self.source = source
    }
  }

  /// The source of a dependency's value.
  package enum Supplier: Sendable, Hashable {
    /// Another use case.
    case useCase(String)
    /// A value that a builder creates, and the used part of it; empty for the whole value.
    case value(String, part: String)
    /// A whole capability: the use case can call each of its endpoints.
    case capability(String)
    /// One endpoint of a capability.
    case endpoint(String, String)
    /// A parameter that the caller supplies.
    case caller(String)
    /// A parameter without a value.
    case missing(String)

    /// The name of the use case or value; `nil` for other sources.
    package var step: String? {
      switch self {
      case .useCase(let name), .value(let name, _): name
      case .capability, .endpoint, .caller, .missing: nil
      }
    }

    /// The name as outputs print it.
    package func title(in world: String) -> String {
      switch self {
      case .useCase(let name): name
      case .value(let name, let part): part.isEmpty ? name : "\(name).\(part)"
      case .capability(let name): "\(world).\(name)"
      case .endpoint(let name, let endpoint): "\(world).\(name).\(endpoint)"
      case .caller: "the caller"
      case .missing: "nothing"
      }
    }
  }

  /// A capability, or another value of the world.
  package struct Capability: Sendable, Decodable {
    /// The property of the world.
    package var name: String
    package var type: String
    /// Whether any use case uses it.
    package var isUsed: Bool
    package var endpoints: [Endpoint]

    package init(name: String, type: String, isUsed: Bool, endpoints: [Endpoint]) {
      self.name = name
      self.type = type
      self.isUsed = isUsed
      self.endpoints = endpoints
    }
  }

  package struct Endpoint: Sendable, Decodable {
    package var name: String
    /// Whether any use case uses it.
    package var isUsed: Bool

    package init(name: String, isUsed: Bool) {
      self.name = name
      self.isUsed = isUsed
    }
  }

  package init(
    world: String,
    useCases: [UseCase],
    capabilities: [Capability],
    root: String? = nil
  ) {
    self.world = world
    self.useCases = useCases
    self.capabilities = capabilities
    self.root = root
  }

  /// The use cases to print first.
  var roots: [String] {
    let used = Set(useCases.flatMap(\.needs).compactMap(\.source.step))
    return root.map { [$0] } ?? useCases.map(\.name).filter { !used.contains($0) }
  }

  package enum Format: String, Sendable, CaseIterable {
    /// A tree for the terminal.
    case text
    /// A Mermaid flowchart.
    case mermaid
    /// A Graphviz graph.
    case dot
    /// JSON for other programs.
    case json
  }

  package func rendered(as format: Format) -> String {
    switch format {
    case .text: text
    case .mermaid: model.mermaid
    case .dot: model.dot(named: world)
    case .json: json()
    }
  }
}
