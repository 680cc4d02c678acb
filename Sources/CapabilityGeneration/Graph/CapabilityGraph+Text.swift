extension CapabilityGraph {
  /// A tree for the terminal. A use case that was drawn above is not drawn again.
  var text: String {
    var lines: [String] = []
    let byName = Dictionary(
      useCases.map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    var drawn: Set<String> = []
    for root in roots + useCases.map(\.name) where drawn.insert(root).inserted {
      lines.append(root)
      draw(root, "", byName, &drawn, &lines)
    }
    let unused = self.unused
    if !unused.isEmpty {
      if !lines.isEmpty { lines.append("") }
      lines.append("unused: " + unused.joined(separator: ", "))
    }
    return lines.joined(separator: "\n")
  }

  /// The capabilities that nobody needs, and the endpoints that nobody needs of the others.
  var unused: [String] {
    capabilities.flatMap { capability in
      let name = "\(world).\(capability.name)"
      guard capability.isUsed else { return [name] }
      return capability.endpoints.filter { !$0.isUsed }.map { "\(name).\($0.name)" }
    }
  }

  private func draw(
    _ name: String,
    _ margin: String,
    _ useCases: [String: UseCase],
    _ drawn: inout Set<String>,
    _ lines: inout [String]
  ) {
    let needs = useCases[name]?.needs ?? []
    for (index, need) in needs.enumerated() {
      let isLast = index + 1 == needs.count
      var line = "\(margin)\(isLast ? "└─" : "├─") \(need.label): \(need.from.title(in: world))"
      guard let next = need.from.step else {
        lines.append(line + " (\(need.type))")
        continue
      }
      let isNew = drawn.insert(next).inserted
      if !isNew { line += " (above)" }
      lines.append(line)
      if isNew { draw(next, margin + (isLast ? "   " : "│  "), useCases, &drawn, &lines) }
    }
  }
}
