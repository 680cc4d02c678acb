extension GraphLayout {
  /// Returns the picture as an SVG file for light and dark mode.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - root: The node to highlight, with its dependencies.
  func svg(title: String, root: String? = nil) -> String {
    let reached = root.map(reached)
    let margin = 24.0
    let top = 72.0
    let width = max(layout.width, 560) + 2 * margin
    let height = layout.height + top + margin
    let size = "\(GraphText.number(width)) \(GraphText.number(height))"
    let marks = reached == nil ? "" : " class=\"chosen\""
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(size)\" "
        + "width=\"\(GraphText.number(width))\" height=\"\(GraphText.number(height))\" "
        + "role=\"img\" aria-labelledby=\"title\"\(marks)>",
      "<title id=\"title\">\(GraphText.escaped(title))</title>",
      "<style>\n\(GraphStyle.css)\n</style>",
      "<rect class=\"ground\" width=\"100%\" height=\"100%\"/>",
      "<text class=\"heading\" x=\"\(GraphText.number(margin))\" y=\"30\">"
        + "\(GraphText.escaped(GraphText.shortened(title)))</text>",
      legend(margin),
      "<g transform=\"translate(\(GraphText.number(margin)) \(GraphText.number(top)))\">",
    ]
    // Highlighted edges come last, above the others.
    let paths = ends.indices.map { line($0, reached) }
    lines += paths.filter { !$0.hasPrefix("<path class=\"edge on") }
    lines += paths.filter { $0.hasPrefix("<path class=\"edge on") }
    lines += model.nodes.indices.map { box($0, reached, root) }
    return (lines + ["</g>", "</svg>"]).joined(separator: "\n")
  }

  /// Returns the legend: the kinds of nodes with their colors and counts.
  private func legend(_ margin: Double) -> String {
    let kinds: [(GraphModel.Shape, String, String)] = [
      (.useCase, "use case", "use cases"), (.value, "value", "values"),
      (.capability, "capability", "capabilities"), (.endpoint, "endpoint", "endpoints"),
      (.open, "from the caller", "from the caller"), (.missing, "missing", "missing"),
    ]
    var x = margin
    var parts: [String] = []
    for (shape, one, many) in kinds {
      let count = model.nodes.count { $0.shape == shape }
      guard count > 0 else { continue }
      let text = "\(count) \(count == 1 ? one : many)"
      parts.append(
        "<rect class=\"\(shape)\" x=\"\(GraphText.number(x))\" y=\"44\" width=\"14\" "
          + "height=\"10\" rx=\"3\"/><text class=\"legend\" x=\"\(GraphText.number(x + 20))\" "
          + "y=\"53\">\(text)</text>"
      )
      x += 20 + GraphText.letters(text) * GraphText.letter + 20
    }
    return parts.joined(separator: "\n")
  }

  /// Returns an edge with its two nodes.
  private func line(_ index: Int, _ reached: Set<Int>?) -> String {
    let (from, to) = ends[index]
    let route = layout.routes[index]
    guard let first = route.first else { return "" }
    var path = "M\(pair(first))"
    for (number, point) in route.enumerated().dropFirst() {
      let previous = route[number - 1]
      if previous == point { continue }
      if previous.y == point.y {
        path += "H\(GraphText.number(point.x))"
      } else {
        let middle = (previous.x + point.x) / 2
        path += "C\(pair(.init(x: middle, y: previous.y))) \(pair(.init(x: middle, y: point.y)))"
        path += " \(pair(point))"
      }
    }
    let edge = model.edges[index]
    let isOn = !edge.isPart && reached?.contains(from) == true && reached?.contains(to) == true
    let kind = (edge.isPart ? "part" : "edge") + (isOn ? " on" : "")
    let label = edge.label.isEmpty ? "" : "<title>\(GraphText.escaped(edge.label))</title>"
    return "<path class=\"\(kind)\" data-ends=\"\(from) \(to)\" d=\"\(path)\">\(label)</path>"
  }

  private func pair(_ point: LayeredLayout.Point) -> String {
    "\(GraphText.number(point.x)) \(GraphText.number(point.y))"
  }

  /// Returns a node: a box with its name, and a tooltip with details.
  private func box(_ index: Int, _ reached: Set<Int>?, _ root: String?) -> String {
    let node = model.nodes[index]
    let width = Self.width(node)
    let x = layout.left[columns[index]]
    let middle = layout.middles[index]
    let radius = node.shape == .useCase ? LayeredLayout.height / 2 : 4
    var kinds = "\(node.shape)"
    if node.isUnused { kinds += " unused" }
    if reached?.contains(index) == true { kinds += " on" }
    if node.id == root { kinds += " root" }
    let known = [node.title, node.isUnused ? "no use case needs it" : "", node.note]
    let note = known.filter { !$0.isEmpty }.joined(separator: "\n")
    return "<g class=\"\(kinds)\" data-node=\"\(index)\">"
      + "<title>\(GraphText.escaped(note))</title>"
      + "<rect x=\"\(GraphText.number(x))\" "
      + "y=\"\(GraphText.number(middle - LayeredLayout.height / 2))\" "
      + "width=\"\(GraphText.number(width))\" height=\"\(GraphText.number(LayeredLayout.height))\""
      + " rx=\"\(GraphText.number(radius))\"/>"
      + "<text x=\"\(GraphText.number(x + width / 2))\" y=\"\(GraphText.number(middle + 4))\">"
      + "\(GraphText.escaped(GraphText.shortened(node.title)))</text></g>"
  }
}
