/// A wait-for graph. It finds a cycle before a node starts to wait in it.
///
/// It has one edge for each waiting node, so searching a list is as fast as an index.
struct WaitForGraph<Node: Equatable> {
  private var waits: [(waiter: Node, target: Node)] = []

  /// Records that a node waits for another one, unless this would close a cycle.
  ///
  /// - Returns: The cycle, from the target along the waits back to the target; `nil` if the wait
  ///   was recorded.
  mutating func addWait(of waiter: Node, for target: Node) -> [Node]? {
    if let path = path(from: target, to: waiter) { return path + [target] }
    waits.append((waiter, target))
    return nil
  }

  mutating func removeWait(of waiter: Node, for target: Node) {
    if let index = waits.firstIndex(where: { $0.waiter == waiter && $0.target == target }) {
      waits.remove(at: index)
    }
  }

  mutating func removeWaits(of waiter: Node) { waits.removeAll { $0.waiter == waiter } }

  /// Returns a path along the waits, both ends included.
  private func path(from start: Node, to end: Node) -> [Node]? {
    var paths = [[start]]
    var visited = [start]
    while let path = paths.popLast(), let node = path.last {
      if node == end { return path }
      for wait in waits where wait.waiter == node && !visited.contains(wait.target) {
        visited.append(wait.target)
        paths.append(path + [wait.target])
      }
    }
    return nil
  }
}
