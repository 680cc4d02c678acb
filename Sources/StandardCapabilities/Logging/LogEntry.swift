/// Something that was worth noting.
public struct LogEntry: Sendable, Hashable, Codable {
  /// How much it matters.
  public var level: Level
  /// What happened.
  public var message: String
  /// Details by name.
  public var metadata: [String: String]

  /// Describes an entry.
  ///
  /// - Parameters:
  ///   - level: How much it matters.
  ///   - message: What happened.
  ///   - metadata: Details by name.
  public init(_ level: Level, _ message: String, metadata: [String: String] = [:]) {
    self.level = level
    self.message = message
    self.metadata = metadata
  }

  /// How much an entry matters, from the least to the most.
  public enum Level: Int, Sendable, Hashable, Codable, CaseIterable, Comparable {
    /// Only for whoever looks for a fault.
    case debug
    /// The program's ordinary work.
    case info
    /// Ordinary, and worth attention.
    case notice
    /// Something is wrong, and the program goes on as if it were not.
    case warning
    /// Something was not done.
    case error

    /// Whether the left level matters less.
    public static func < (left: Level, right: Level) -> Bool {
      left.rawValue < right.rawValue
    }
  }
}

extension LogEntry: CustomStringConvertible {
  /// The entry in one line: `warning: disk almost full free="3 MB" path=/var`. The metadata is in
  /// order of its names; characters that would break or colour the line are escaped.
  public var description: String {
    let details = metadata.sorted { $0.key < $1.key }
      .map { " \(bare($0.key))=\(bare($0.value))" }
    return "\(level): \(escaped(message))\(details.joined())"
  }

  /// A word as it is, anything else in quotes.
  private func bare(_ text: String) -> String {
    let isWord =
      !text.isEmpty
      && text.unicodeScalars.allSatisfy { scalar in
        !scalar.properties.isWhitespace && !["\"", "=", "\\"].contains(scalar)
      }
    guard !isWord else { return escaped(text) }
    let quoted = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped(quoted))\""
  }

  private func escaped(_ text: String) -> String {
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator:
        line.append(contentsOf: scalar.escaped(asASCII: true).unicodeScalars)
      default:
        line.append(scalar)
      }
    }
    return String(line)
  }
}
