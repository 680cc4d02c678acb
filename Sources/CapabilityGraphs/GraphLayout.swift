/// A graph with a position for each node. From left to right: use cases, values, capabilities and
/// parameters, endpoints.
struct GraphLayout {
  /// The graph.
  let model: GraphModel
  /// The positions.
  let layout: LayeredLayout
  /// The column of each node.
  let columns: [Int]
  /// The edges as indices of nodes. The layout has a route for each.
  let ends: [(from: Int, to: Int)]

  /// Computes the positions of a graph's nodes.
  init(_ model: GraphModel) {
    self.model = model
    let places = Dictionary(
      model.nodes.enumerated().map { ($1.id, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    ends = model.edges.map { (places[$0.from] ?? 0, places[$0.to] ?? 0) }
    columns = Self.columns(model.nodes.map(\.shape), ends)
    let boxes = zip(model.nodes, columns).map { node, column in
      LayeredLayout.Box(width: Self.width(node), column: column)
    }
    layout = LayeredLayout(boxes: boxes, edges: ends)
  }

  /// Returns the width of a node's box.
  static func width(_ node: GraphModel.Node) -> Double {
    let letters = GraphText.letters(GraphText.shortened(node.title))
    return (max(letters, 3) * GraphText.letter).rounded(.up) + 24
  }

  /// Returns the column of each node. The column of a use case or value depends on its longest chain
  /// of dependencies, so one that depends only on the world is next to it.
  private static func columns(_ shapes: [GraphModel.Shape], _ ends: [(from: Int, to: Int)]) -> [Int]
  {
    var columns = [Int](repeating: 0, count: shapes.count)
    let inner = ends.filter { edge in
      [edge.from, edge.to].allSatisfy { [.useCase, .value].contains(shapes[$0]) }
    }
    // Without cycles, no chain is longer than the number of nodes.
    for _ in shapes {
      var isDone = true
      for (from, to) in inner where columns[from] <= columns[to] {
        columns[from] = columns[to] + 1
        isDone = false
      }
      if isDone { break }
    }
    let longest = columns.max() ?? 0
    columns = columns.map { longest - $0 }
    func places(_ shape: GraphModel.Shape) -> [Int] {
      zip(shapes, columns).filter { $0.0 == shape }.map(\.1)
    }
    // Values have separate columns, unless one depends on a use case.
    let isApart = !inner.contains { shapes[$0.from] == .value && shapes[$0.to] == .useCase }
    if isApart, let first = places(.value).min(), let last = places(.useCase).max(), first <= last {
      for index in columns.indices where shapes[index] == .value {
        columns[index] += last + 1 - first
      }
    }
    let world = ((places(.useCase) + places(.value)).max() ?? -1) + 1
    for (index, shape) in shapes.enumerated() {
      switch shape {
      case .useCase, .value: break
      case .capability, .open, .missing: columns[index] = world
      case .endpoint: columns[index] = world + 1
      }
    }
    return columns
  }

  /// Returns a node and all its direct and indirect dependencies.
  func reached(from id: String) -> Set<Int> {
    guard let root = model.nodes.firstIndex(where: { $0.id == id }) else { return [] }
    var next = [[Int]](repeating: [], count: model.nodes.count)
    for (index, edge) in ends.enumerated() where !model.edges[index].isPart {
      next[edge.from].append(edge.to)
    }
    var reached: Set<Int> = [root]
    var rest = [root]
    while let node = rest.popLast() {
      for other in next[node] where reached.insert(other).inserted { rest.append(other) }
    }
    return reached
  }
}
