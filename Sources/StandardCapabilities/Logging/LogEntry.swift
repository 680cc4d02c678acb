/// A message for a log, with its severity and additional values.
public struct LogEntry: Sendable, Hashable, Codable {
  /// The severity.
  public var level: Level
  /// The text for readers of the log.
  public var message: String
  /// Additional values by name.
  public var metadata: [String: String]

  /// Creates an entry.
  public init(_ level: Level, _ message: String, metadata: [String: String] = [:]) {
    self.level = level
    self.message = message
    self.metadata = metadata
  }

  /// The severity of an entry, from lowest to highest.
  public enum Level: Int, Sendable, Hashable, Codable, CaseIterable, Comparable {
    /// Details for debugging.
    case debug
    /// Normal operation.
    case info
    /// Normal, but significant.
    case notice
    /// A problem that does not stop the operation.
    case warning
    /// A failed operation.
    case error

    /// Returns whether the left level is less severe.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }
}

extension LogEntry: CustomStringConvertible {
  /// The entry in one line: `warning: disk almost full free="3 MB" path=/var`. The metadata is
  /// sorted by name. Line separators and controls, such as of the text's direction, are escaped.
  public var description: String {
    let details = metadata.sorted { $0.key < $1.key }
      .map { " \(quotedIfNeeded($0.key))=\(quotedIfNeeded($0.value))" }
    return "\(level): \(escaped(message))\(details.joined())"
  }

  /// Quotes a text unless it is a single word.
  private func quotedIfNeeded(_ text: String) -> String {
    let needsQuotes = text.unicodeScalars.contains { scalar in
      scalar.properties.isWhitespace || ["\"", "=", "\\"].contains(scalar)
    }
    return needsQuotes || text.isEmpty ? "\"\(escaped(text, isQuoted: true))\"" : escaped(text)
  }

  private func escaped(_ text: String, isQuoted: Bool = false) -> String {
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isQuoted, ["\"", "\\"].contains(scalar) { line.append("\\") }
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator,
        .format where scalar.properties.isBidiControl:
        line.append(contentsOf: scalar.escaped(asASCII: true).unicodeScalars)
      default: line.append(scalar)
      }
    }
    return String(line)
  }
}
