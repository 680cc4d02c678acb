/// What is under way needs what, in order to see a circle before anybody waits in it.
struct NeedGraph<Node: Hashable> {
  private var needs: [Node: [Node]] = [:]

  /// Notes that a node cannot go on before another one is done, unless that would close a circle.
  ///
  /// - Returns: The circle, from the needed node through all that it needs back to itself; `nil`
  ///   if there is none.
  mutating func add(_ node: Node, needs needed: Node) -> [Node]? {
    if let path = path(from: needed, to: node) { return path + [needed] }
    needs[node, default: []].append(needed)
    return nil
  }

  /// Takes one need back.
  mutating func remove(_ node: Node, needs needed: Node) {
    guard var list = needs[node], let index = list.firstIndex(of: needed) else { return }
    list.remove(at: index)
    needs[node] = list.isEmpty ? nil : list
  }

  /// Takes back all that a node needs.
  mutating func removeNeeds(of node: Node) {
    needs[node] = nil
  }

  /// A way along the needs, both ends included.
  private func path(from start: Node, to end: Node) -> [Node]? {
    var cameFrom: [Node: Node] = [:]
    var visited: Set<Node> = [start]
    var open = [start]
    while let node = open.popLast() {
      if node == end { return way(back: cameFrom, from: end) }
      for next in needs[node] ?? [] where visited.insert(next).inserted {
        cameFrom[next] = node
        open.append(next)
      }
    }
    return nil
  }

  private func way(back cameFrom: [Node: Node], from end: Node) -> [Node] {
    var way = [end]
    while let last = way.last, let previous = cameFrom[last] { way.append(previous) }
    return way.reversed()
  }
}
