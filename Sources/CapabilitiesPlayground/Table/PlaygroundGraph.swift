import CapabilityGraphs
import Foundation

/// The dependency graph of a world: its use cases, and the capabilities and endpoints that they use.
///
/// `swift package capabilities playground` writes it into the table. The command `graph` prints it as
/// a tree, as a Mermaid flowchart, for Graphviz or as JSON.
public struct PlaygroundGraph: Sendable {
  private let graph: CapabilityGraph

  /// Reads a graph.
  ///
  /// - Parameter json: The graph as `swift package capabilities graph WORLD --format json` prints it.
  ///   Other text gives `nil`.
  public init?(_ json: String) {
    guard let graph = try? JSONDecoder().decode(CapabilityGraph.self, from: Data(json.utf8)) else {
      return nil
    }
    self.graph = graph
  }

  /// The graph in each format, the default one first.
  var outputs: [Output] {
    CapabilityGraph.Format.allCases.map { [graph] format in
      Output(format: format.rawValue) { graph.rendered(as: format) }
    }
  }

  struct Output: Sendable {
    /// The name of the format: `text`, `mermaid`, `dot` or `json`.
    let format: String
    let text: @Sendable () -> String
  }
}
