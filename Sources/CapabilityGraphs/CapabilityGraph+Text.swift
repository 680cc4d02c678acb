extension CapabilityGraph {
  /// A tree for the terminal. A use case that already appeared is marked and not expanded again.
  var text: String {
    var lines: [String] = []
    let byName = Dictionary(useCases.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var printed: Set<String> = []
    for root in roots + useCases.map(\.name) where printed.insert(root).inserted {
      lines.append(root)
      print(root, "", byName, &printed, &lines)
    }
    let unused = self.unused
    if !unused.isEmpty {
      if !lines.isEmpty { lines.append("") }
      lines.append("unused: " + unused.joined(separator: ", "))
    }
    return lines.joined(separator: "\n")
  }

  /// The unused capabilities, and the unused endpoints of used ones.
  private var unused: [String] {
    capabilities.flatMap { capability in
      let name = "\(world).\(capability.name)"
      guard capability.isUsed else { return [name] }
      return capability.endpoints.filter { !$0.isUsed }.map { "\(name).\($0.name)" }
    }
  }

  private func print(
    _ name: String,
    _ margin: String,
    _ useCases: [String: UseCase],
    _ printed: inout Set<String>,
    _ lines: inout [String]
  ) {
    let needs = useCases[name]?.needs ?? []
    for (index, need) in needs.enumerated() {
      let isLast = index + 1 == needs.count
      var line = "\(margin)\(isLast ? "└─" : "├─") \(need.label): \(need.source.title(in: world))"
      guard let next = need.source.step else {
        lines.append(line + " (\(need.type))")
        continue
      }
      let isNew = printed.insert(next).inserted
      if !isNew { line += " (above)" }
      lines.append(line)
      if isNew { print(next, margin + (isLast ? "   " : "│  "), useCases, &printed, &lines) }
    }
  }
}
