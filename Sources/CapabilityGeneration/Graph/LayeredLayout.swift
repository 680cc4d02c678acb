/// Boxes in columns, joined from left to right without running through one another.
///
/// The method of Sugiyama: an edge that passes a column has a place of its own there, all edges to
/// one box the same; the boxes of each column are put in an order in which few edges cross, and
/// then as near as they can be to what they are joined to. The same input has the same layout.
struct LayeredLayout {
  /// A box to place.
  struct Box {
    /// How wide it is.
    var width: Double
    /// Its column, counted from the left.
    var column: Int
  }

  /// A place in the picture, downwards and to the right.
  struct Point: Hashable {
    /// From the left.
    var x: Double
    /// From the top.
    var y: Double
  }

  /// How high each box is.
  static let height = 26.0

  /// The left edge of each column.
  private(set) var left: [Double] = []
  /// How wide each column is.
  private(set) var widths: [Double] = []
  /// The middle of each box, from the top.
  private(set) var middles: [Double] = []
  /// For each edge, where it begins and where it leaves the column, the two ends of its place in
  /// each column it passes, and where it ends.
  private(set) var routes: [[Point]] = []
  /// How wide the picture is.
  private(set) var width = 0.0
  /// How high the picture is.
  private(set) var height = 0.0

  /// Places boxes.
  ///
  /// - Parameters:
  ///   - boxes: The boxes; those that belong together should follow one another.
  ///   - edges: From a box to one in a column further to the right; others are left out.
  init(boxes: [Box], edges: [(from: Int, to: Int)]) {
    var columns = LayeredColumns(boxes, edges)
    columns.order()
    let y = columns.middles()
    middles = Array(y[..<boxes.count])
    height = (columns.items.flatMap(\.self).map { y[$0] + columns.size[$0] / 2 }).max() ?? 0
    place(boxes, columns)
    routes = edges.map { edge in
      let (from, to) = (boxes[edge.from], boxes[edge.to])
      guard from.column < to.column else { return [] }
      // Straight past wider boxes of its column.
      var route = [from.width, widths[from.column]].map { width in
        Point(x: left[from.column] + width, y: y[edge.from])
      }
      for column in (from.column + 1)..<to.column {
        guard let passage = columns.passage(to: edge.to, in: column) else { continue }
        route.append(Point(x: left[column], y: y[passage]))
        route.append(Point(x: left[column] + widths[column], y: y[passage]))
      }
      return route + [Point(x: left[to.column], y: y[edge.to])]
    }
  }

  /// Columns stand further apart where there is more between them.
  private mutating func place(_ boxes: [Box], _ columns: LayeredColumns) {
    widths = [Double](repeating: 0, count: columns.items.count)
    for box in boxes { widths[box.column] = max(widths[box.column], box.width) }
    for column in widths.indices {
      left.append(width)
      width += widths[column]
      guard column + 1 < widths.count else { continue }
      let count = columns.items[column].reduce(0) { $0 + columns.after[$1].count }
      width += 60 + min(200, 7 * Double(count).squareRoot())
    }
  }
}
