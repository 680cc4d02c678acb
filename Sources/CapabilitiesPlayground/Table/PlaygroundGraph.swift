import CapabilityGraphs

/// The dependency graph of a world: its use cases, and the capabilities and endpoints that they use.
///
/// `swift package capabilities playground` writes it into the table. The command `graph` prints it as
/// a tree, as a Mermaid flowchart, for Graphviz, as JSON, or as a picture in SVG or HTML.
public struct PlaygroundGraph: Sendable {
  private let graph: CapabilityGraph

  /// Creates a graph.
  ///
  /// - Parameters:
  ///   - world: The world's name.
  ///   - useCases: The use cases and values, each after those it depends on.
  ///   - capabilities: The capabilities, in the order of the world.
  public init(world: String, useCases: [UseCase], capabilities: [Capability]) {
    graph = CapabilityGraph(
      world: world,
      useCases: useCases.map(\.useCase),
      capabilities: capabilities.map(\.capability)
    )
  }

  /// The graph in each format, the default one first.
  var outputs: [Output] { CapabilityGraph.Format.allCases.map { Output(graph: graph, kind: $0) } }

  /// The graph in one format.
  struct Output: Sendable {
    fileprivate let graph: CapabilityGraph
    fileprivate let kind: CapabilityGraph.Format

    /// The name of the format: `text`, `mermaid`, `dot`, `json`, `svg` or `html`.
    var format: String { kind.rawValue }

    /// Renders the graph.
    func text() -> String { graph.rendered(as: kind) }
  }

  /// A use case of a world, or a value that use cases depend on.
  public struct UseCase: Sendable {
    fileprivate let useCase: CapabilityGraph.UseCase

    /// A use case.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - builder: The builder's name with its labels.
    ///   - type: The type of the use case.
    ///   - position: The file, line and column of the builder.
    ///   - needs: The dependencies, in the order of the builder's parameters.
    public static func useCase(
      _ name: String,
      builder: String,
      type: String,
      position: String,
      needs: [Need]
    ) -> UseCase {
      UseCase(name, isValue: false, builder, type, position, needs)
    }

    /// A value that a builder creates and that use cases depend on. Its parameters are those of
    /// ``useCase(_:builder:type:position:needs:)``.
    public static func value(
      _ name: String,
      builder: String,
      type: String,
      position: String,
      needs: [Need]
    ) -> UseCase {
      UseCase(name, isValue: true, builder, type, position, needs)
    }

    private init(
      _ name: String,
      isValue: Bool,
      _ builder: String,
      _ type: String,
      _ position: String,
      _ needs: [Need]
    ) {
      useCase = CapabilityGraph.UseCase(
        name: name,
        isValue: isValue,
        builder: builder,
        type: type,
        position: position,
        needs: needs.map(\.need)
      )
    }
  }

  /// One dependency of a use case: a parameter of its builder, and the source of its value.
  public struct Need: Sendable {
    fileprivate let need: CapabilityGraph.Need

    private init(_ label: String, _ type: String, _ source: CapabilityGraph.Supplier) {
      need = CapabilityGraph.Need(label: label, type: type, source: source)
    }

    /// A whole capability.
    ///
    /// - Parameters:
    ///   - label: The name of the parameter.
    ///   - type: The type of the parameter.
    ///   - name: The capability's property of the world.
    public static func capability(_ label: String, _ type: String, _ name: String) -> Need {
      Need(label, type, .capability(name))
    }

    /// One endpoint of a capability.
    ///
    /// - Parameters:
    ///   - label: The name of the parameter.
    ///   - type: The type of the parameter.
    ///   - capability: The capability's property of the world.
    ///   - name: The endpoint.
    public static func endpoint(
      _ label: String,
      _ type: String,
      _ capability: String,
      _ name: String
    ) -> Need {
      Need(label, type, .endpoint(capability, name))
    }

    /// Another use case.
    ///
    /// - Parameters:
    ///   - label: The name of the parameter.
    ///   - type: The type of the parameter.
    ///   - name: The use case.
    public static func useCase(_ label: String, _ type: String, _ name: String) -> Need {
      Need(label, type, .useCase(name))
    }

    /// A value that a builder creates, or a part of it.
    ///
    /// - Parameters:
    ///   - label: The name of the parameter.
    ///   - type: The type of the parameter.
    ///   - name: The value.
    ///   - part: The path of the used part; empty for the whole value.
    public static func value(
      _ label: String,
      _ type: String,
      _ name: String,
      part: String = ""
    ) -> Need {
      Need(label, type, .value(name, part: part))
    }

    /// A parameter that the caller of the use case supplies.
    ///
    /// - Parameters:
    ///   - label: The name of the parameter.
    ///   - type: The type of the parameter.
    public static func caller(_ label: String, _ type: String) -> Need {
      Need(label, type, .caller(label))
    }
  }

  /// A capability, or another value of the world.
  public struct Capability: Sendable {
    fileprivate let capability: CapabilityGraph.Capability

    /// Creates a capability.
    ///
    /// - Parameters:
    ///   - name: The property of the world.
    ///   - type: Its type.
    ///   - endpoints: The names of its endpoints.
    ///   - unused: The endpoints that no use case uses.
    ///   - isUsed: Whether any use case uses the capability. If not, none of its endpoints is used.
    public init(
      _ name: String,
      _ type: String,
      _ endpoints: [String],
      unused: [String] = [],
      isUsed: Bool = true
    ) {
      capability = CapabilityGraph.Capability(
        name: name,
        type: type,
        isUsed: isUsed,
        endpoints: endpoints.map { .init(name: $0, isUsed: isUsed && !unused.contains($0)) }
      )
    }
  }
}
