/// A layered layout of boxes in columns, with edges from left to right that avoid the boxes.
///
/// It uses Sugiyama's method. An edge that passes a column reserves a position there, shared by all
/// edges to the same box. The boxes of each column are ordered to reduce crossings, then moved as
/// close as possible to their neighbors. The layout is deterministic.
struct LayeredLayout {
  /// A box to place.
  struct Box {
    /// Its width.
    var width: Double
    /// Its column, counted from the left.
    var column: Int
  }

  /// A point in the picture.
  struct Point: Hashable {
    /// From the left.
    var x: Double
    /// From the top.
    var y: Double
  }

  /// The height of each box.
  static let height = 26.0

  /// The left edge of each column.
  private(set) var left: [Double] = []
  /// The width of each column.
  private(set) var widths: [Double] = []
  /// The middle of each box, from the top.
  private(set) var middles: [Double] = []
  /// The points of each edge: its start, its exit from the first column, two points for each column
  /// that it passes, and its end.
  private(set) var routes: [[Point]] = []
  /// The width of the picture.
  private(set) var width = 0.0
  /// The height of the picture.
  private(set) var height = 0.0

  /// Computes the layout.
  ///
  /// - Parameters:
  ///   - boxes: The boxes. Related boxes should be adjacent.
  ///   - edges: The edges from a box to one in a column further right. Others are ignored.
  init(boxes: [Box], edges: [(from: Int, to: Int)]) {
    var columns = LayeredColumns(boxes, edges)
    columns.order()
    let y = columns.middles()
    middles = Array(y[..<boxes.count])
    let bottoms = columns.items.joined().map { item in y[item] + columns.size[item] / 2 }
    height = bottoms.max() ?? 0
    place(boxes, columns)
    routes = edges.map { edge in
      let (from, to) = (boxes[edge.from], boxes[edge.to])
      guard from.column < to.column else { return [] }
      // Go straight past wider boxes of the same column.
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

  /// Sets the positions of the columns. More edges between two columns increase their distance.
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
