/// What is under way needs what, in order to see a circle before anybody waits in it.
///
/// There are as many needs as makings that wait for another one, so a list is as quick as an index.
struct NeedGraph<Node: Equatable> {
  private var needs: [(node: Node, needed: Node)] = []

  /// Notes that a node cannot go on before another one is done, unless that would close a circle.
  ///
  /// - Returns: The circle, from the needed node through all that it needs back to itself; `nil`
  ///   if there is none.
  mutating func add(_ node: Node, needs needed: Node) -> [Node]? {
    if let path = path(from: needed, to: node) { return path + [needed] }
    needs.append((node, needed))
    return nil
  }

  /// Takes one need back.
  mutating func remove(_ node: Node, needs needed: Node) {
    guard let index = needs.firstIndex(where: { $0.node == node && $0.needed == needed }) else {
      return
    }
    needs.remove(at: index)
  }

  /// Takes back all that a node needs.
  mutating func removeNeeds(of node: Node) {
    needs.removeAll { $0.node == node }
  }

  /// A way along the needs, both ends included.
  private func path(from start: Node, to end: Node) -> [Node]? {
    var ways = [[start]]
    var visited = [start]
    while let way = ways.popLast(), let node = way.last {
      if node == end { return way }
      for need in needs where need.node == node && !visited.contains(need.needed) {
        visited.append(need.needed)
        ways.append(way + [need.needed])
      }
    }
    return nil
  }
}
