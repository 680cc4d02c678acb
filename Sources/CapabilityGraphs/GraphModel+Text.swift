extension GraphModel {
  /// A Mermaid flowchart, which GitHub and other Markdown renderers draw.
  var mermaid: String {
    var lines = ["flowchart LR"]
    for node in nodes {
      let (open, close, _) = node.supplier.shape
      let mark = node.isUnused ? ":::unused" : ""
      lines.append("  \(node.supplier.id)\(open)\"\(Self.mermaid(node.title))\"\(close)\(mark)")
    }
    var previous: Edge?
    for edge in edges {
      if let previous,
        (previous.from, previous.isPart, previous.label) == (edge.from, edge.isPart, edge.label)
      {
        lines[lines.count - 1] += " & \(edge.to.id)"
      } else {
        let label = edge.label.isEmpty ? "" : "|\(Self.mermaid(edge.label))|"
        lines.append("  \(edge.from.id) \(edge.isPart ? "-.-" : "-->")\(label) \(edge.to.id)")
      }
      previous = edge
    }
    if nodes.contains(where: \.isUnused) {
      lines.append("  classDef unused stroke-dasharray: 4 4,opacity: 0.6")
    }
    return lines.joined(separator: "\n")
  }

  /// Returns a graph for Graphviz.
  func dot(named name: String) -> String {
    var lines = ["digraph \"\(name)\" {", "  rankdir=LR;"]
    for node in nodes {
      let shape = node.supplier.shape.name
      let style = node.isUnused ? ", style=dashed" : ""
      let title = Self.dot(node.title)
      lines.append("  \(node.supplier.id) [label=\"\(title)\", shape=\(shape)\(style)];")
    }
    for edge in edges {
      let label = edge.label.isEmpty ? "" : " [label=\"\(Self.dot(edge.label))\"]"
      lines.append("  \(edge.from.id) -> \(edge.to.id)\(edge.isPart ? " [style=dotted]" : label);")
    }
    return (lines + ["}"]).joined(separator: "\n")
  }

  /// Escapes a label. A raw identifier in backticks can contain almost any character.
  private static func mermaid(_ name: String) -> String {
    name.replacing("#", with: "#35;").replacing("\"", with: "#quot;").replacing("|", with: "#124;")
      .replacing("<", with: "#lt;")
  }

  private static func dot(_ name: String) -> String {
    name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }
}

extension CapabilityGraph.Supplier {
  /// The shape of a node: the brackets in Mermaid, and the name in Graphviz.
  fileprivate var shape: (open: String, close: String, name: String) {
    switch self {
    case .useCase: ("([", "])", "ellipse")
    case .capability: ("[", "]", "box")
    case .endpoint: ("[/", "/]", "parallelogram")
    case .value: ("(", ")", "box, style=rounded")
    case .caller, .missing: ("{{", "}}", "hexagon")
    }
  }
}
