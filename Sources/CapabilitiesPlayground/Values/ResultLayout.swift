import CapabilityTranscripts

/// How a result is printed: on one line if it fits, otherwise its parts line by line.
enum ResultLayout: Sendable, Equatable {
  case line(String)
  case lines(title: String, [String])
  /// A title, the names of the columns, and the cells of each row.
  case table(title: String, [String], [[String]])

  /// The longest description that is printed on one line, in characters.
  private static let lineLimit = 60
  /// The depth from which parts are printed on one line.
  private static let deepest = 4

  init(_ value: Any) {
    let line = shownOnOneLine(value)
    let parts = Parts(value)
    guard line.count > Self.lineLimit || line.contains("\n"), !parts.isLeaf else {
      self = .line(line)
      return
    }
    if let table = Self.table(of: parts) {
      self = table
    } else {
      self = .lines(title: parts.title, Self.lines(of: parts, depth: 1))
    }
  }

  /// Returns a table if the parts are structs or tuples with the same labels.
  private static func table(of parts: Parts) -> ResultLayout? {
    guard parts.kind == .list, parts.children.count > 1 else { return nil }
    let rows = parts.children.map { Parts($0.value) }
    guard let first = rows.first, first.kind == .fields else { return nil }
    let names = first.children.map(\.name)
    let isTable = rows.allSatisfy { row in
      row.kind == .fields && row.title == first.title && row.children.map(\.name) == names
    }
    guard isTable else { return nil }
    return .table(
      title: parts.title,
      names,
      rows.map { row in row.children.map { shownOnOneLine($0.value) } }
    )
  }

  private static func lines(of parts: Parts, depth: Int) -> [String] {
    parts.children.flatMap { child -> [String] in
      let name = child.name.isEmpty ? "" : "\(child.name): "
      let line = shownOnOneLine(child.value)
      let inner = Parts(child.value)
      guard line.count > lineLimit, depth < deepest, !inner.isLeaf else { return [name + line] }
      return [name + inner.title] + lines(of: inner, depth: depth + 1).map { "  \($0)" }
    }
  }

  /// Returns the lines of the result, the first of which is a heading.
  ///
  /// - Parameter columns: The width of the terminal, to which lines are cut; `nil` for none.
  func lines(columns: Int?) -> [String] {
    switch self {
    case .line(let text): return [text]
    case .lines(let title, let lines):
      return [title] + lines.map { line in columns.map { line.shortened(to: $0 - 2) } ?? line }
    case .table(let title, let names, let rows):
      return [title] + Self.rows([names] + rows, width: columns.map { $0 - 2 })
    }
  }

  /// Returns the rows of a table with aligned columns. The widest columns are cut to fit.
  private static func rows(_ rows: [[String]], width: Int?) -> [String] {
    var widths = rows[0].indices.map { column in rows.map { $0[column].displayWidth }.max() ?? 0 }
    if let width {
      let gaps = 2 * (widths.count - 1)
      while widths.reduce(gaps, +) > width, let widest = widths.max(), widest > 4,
        let place = widths.firstIndex(of: widest)
      {
        widths[place] = max(4, widest - max(1, widths.reduce(gaps, +) - width))
        // Shares the cut between columns of similar widths.
        let next = widths.filter { $0 < widest }.max() ?? widths[place]
        widths[place] = max(widths[place], next)
      }
    }
    return rows.map { row in
      let cells = zip(row, widths).map { $0.shortened(to: $1).padded(to: $1) }
      let line = cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}

/// The parts of a value that are printed line by line.
private struct Parts {
  enum Kind { case leaf, fields, list, entries }

  let kind: Kind
  /// The name of the type, or the number of elements.
  let title: String
  let children: [(name: String, value: Any)]

  var isLeaf: Bool { kind == .leaf }

  init(_ value: Any) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      if let wrapped = mirror.children.first?.value { self.init(wrapped) } else { self.init() }
    // Check the type: on Apple platforms, a cast of the value would bridge every error.
    case .struct
    where !(type(of: value) is any CustomStringConvertible.Type || isSecret(type(of: value))):
      self.init(fields: mirror, title: typeName(type(of: value)))
    case .tuple: self.init(fields: mirror, title: "a tuple")
    case .collection: self.init(list: mirror.children.map(\.value))
    case .set:
      let sorted = mirror.children.map { (describe($0.value), $0.value) }.sorted { $0.0 < $1.0 }
      self.init(list: sorted.map(\.1))
    case .dictionary: self.init(entries: mirror)
    default: self.init()
    }
  }

  private init(
    _ kind: Kind = .leaf,
    title: String = "",
    _ children: [(name: String, value: Any)] = []
  ) {
    (self.kind, self.title, self.children) = (kind, title, children)
  }

  private init(fields mirror: Mirror, title: String) {
    guard mirror.children.count > 1 else {
      self.init()
      return
    }
    let children = mirror.children.enumerated().map { place, child in
      (child.label.flatMap { $0.hasPrefix(".") ? nil : $0 } ?? "\(place)", child.value)
    }
    self.init(.fields, title: title, children)
  }

  private init(list values: [Any]) {
    self.init(.list, title: counted(values.count, "element"), values.map { ("", $0) })
  }

  private init(entries mirror: Mirror) {
    let children = mirror.children.map { entry in
      let pair = Array(Mirror(reflecting: entry.value).children)
      return (name: describe(pair[0].value), value: pair[1].value)
    }
    let title = children.count == 1 ? "1 entry" : "\(children.count) entries"
    self.init(.entries, title: title, children.sorted { $0.name < $1.name })
  }
}

/// Returns a value as one line. Values that are easily overlooked are also said in words.
private func shownOnOneLine(_ value: Any) -> String {
  let text = (value as? String).map { $0.isShownAsItIs ? $0 : $0.literal } ?? describe(value)
  switch text {
  case "nil": return "nil (no value)"
  case "[]": return "[] (no elements)"
  case "[:]": return "[:] (no entries)"
  case "\"\"": return "\"\" (empty text)"
  default: return text
  }
}
