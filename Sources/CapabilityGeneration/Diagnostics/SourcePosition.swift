import Foundation

/// A position in a source file.
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

extension SourcePosition {
  /// Reads a position in a symbol graph: a `file:` URI, line and column counted from 0.
  init(reading reader: inout JSONReader) throws {
    var found: (uri: String?, line: Int?, character: Int?)
    try reader.members { key, reader in
      switch key {
      case "uri": found.uri = try reader.string()
      case "position":
        try reader.members { key, reader in
          switch key {
          case "line": found.line = try reader.integer()
          case "character": found.character = try reader.integer()
          default: try reader.skip()
          }
        }
      default: try reader.skip()
      }
    }
    let uri = try reader.required(found.uri, "uri")
    let path = uri.hasPrefix("file://") ? String(uri.dropFirst("file://".count)) : uri
    self.path = path.utf8.contains(UInt8(ascii: "%")) ? path.removingPercentEncoding ?? path : path
    line = try reader.required(found.line, "line") + 1
    column = try reader.required(found.character, "character") + 1
  }
}
