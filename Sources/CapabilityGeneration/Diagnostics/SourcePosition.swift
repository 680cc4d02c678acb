struct SourcePosition: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The file, relative to the package if it is in the package.
  var path: String
  /// The line, counted from 1.
  var line: Int
  /// The column, counted from 1.
  var column: Int

  /// `path:line:column`, as the compiler writes it.
  var description: String { "\(path):\(line):\(column)" }

  /// The position for a committed file. The folders of builds and of other packages depend on the
  /// machine.
  var portable: String {
    let isElsewhere = path.hasPrefix("/") || path.hasPrefix(".")
    guard isElsewhere || path.contains("/plugins/outputs/") else { return description }
    return "\(description[(path.lastIndex(of: "/") ?? path.startIndex)...].drop { $0 == "/" })"
  }

  static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.path, left.line, left.column) < (right.path, right.line, right.column)
  }
}
