/// Something that is wrong in the source, told as the compiler tells it.
struct Diagnostic: Sendable, Hashable {
  /// How bad it is.
  enum Severity: String, Sendable {
    /// Nothing is written.
    case error
    /// Worth a look.
    case warning
  }

  /// Where it is.
  var position: SourcePosition
  /// How bad it is.
  var severity: Severity
  /// What is wrong.
  var message: String
  /// What led there, and how to mend it.
  var notes: [Note] = []

  /// A further line.
  struct Note: Sendable, Hashable {
    /// Where it points; `nil` where the diagnostic itself is.
    var position: SourcePosition?
    /// What it says.
    var message: String
  }

  /// The lines to print.
  var text: String {
    let lines =
      ["\(position): \(severity.rawValue): \(message)"]
      + notes.map { "\($0.position ?? position): note: \($0.message)" }
    return lines.joined(separator: "\n")
  }
}

extension Diagnostic {
  /// An error with what to do about it.
  static func error(_ position: SourcePosition, _ message: String, fix: String) -> Diagnostic {
    Diagnostic(
      position: position,
      severity: .error,
      message: message,
      notes: [Note(message: fix)]
    )
  }
}

extension [Diagnostic] {
  /// In the order of the source, each once.
  var inOrder: [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return filter { seen.insert($0).inserted }
      .sorted { ($0.position, $0.message) < ($1.position, $1.message) }
  }

  /// Whether nothing may be written.
  var containsError: Bool { contains { $0.severity == .error } }
}

/// Why nothing could be generated: a sentence for the one who typed the command.
public struct GenerationError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong, where, and how to mend it.
  public let description: String

  /// Makes an error from its sentence.
  public init(_ description: String) {
    self.description = description
  }
}
