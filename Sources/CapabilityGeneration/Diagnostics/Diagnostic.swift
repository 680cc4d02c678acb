import CapabilityGraphs

/// An error or warning about the source, in the compiler's format.
struct Diagnostic: Sendable, Hashable {
  enum Severity: String, Sendable {
    /// Prevents writing.
    case error
    /// Does not prevent writing.
    case warning
    /// Requires no change.
    case note
  }

  var position: SourcePosition
  var severity: Severity
  var message: String
  /// The notes: the cause, and how to fix it.
  var notes: [Note] = []

  /// A note on a line after the message.
  struct Note: Sendable, Hashable {
    /// The position; `nil` for that of the diagnostic.
    var position: SourcePosition?
    var message: String
  }

  /// The lines to print.
  var text: String {
    func line(_ position: SourcePosition, _ kind: String, _ message: String) -> String {
      (position == .nowhere ? "" : "\(position): ") + "\(kind): \(message)"
    }
    let notes = notes.map { line($0.position ?? position, "note", $0.message) }
    return ([line(position, severity.rawValue, message)] + notes).joined(separator: "\n")
  }
}

extension Diagnostic {
  /// Returns an error with notes that explain how to fix it.
  static func error(_ position: SourcePosition, _ message: String, fix: String...) -> Diagnostic {
    let notes = fix.map { Note(message: $0) }
    return Diagnostic(position: position, severity: .error, message: message, notes: notes)
  }

  /// Returns a warning with notes that explain how to fix it.
  static func warning(_ position: SourcePosition, _ message: String, _ fixes: String...) -> Self {
    let notes = fixes.map { Note(message: $0) }
    return Diagnostic(position: position, severity: .warning, message: message, notes: notes)
  }
}

extension [Diagnostic] {
  /// The distinct elements, sorted by position.
  var inOrder: [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return filter { seen.insert($0).inserted }
      .sorted { ($0.position, $0.message) < ($1.position, $1.message) }
  }

  /// The elements in order, those about members that differ only in the member as one. Its last note
  /// lists the other members.
  var byReason: [Diagnostic] {
    func member(_ diagnostic: Diagnostic) -> Substring { diagnostic.message.prefix { $0 != " " } }
    let groups = Dictionary(grouping: self) {
      [$0.severity, $0.notes, $0.message.trimmingPrefix(member($0))] as [AnyHashable]
    }
    return groups.values.compactMap { group in
      let all = group.inOrder
      guard var first = all.first, all.count > 1 else { return all.first }
      let others = all.dropFirst().map(member).joined(separator: ", ")
      first.notes.append(.init(message: "the same holds for \(others)"))
      return first
    }.inOrder
  }

  /// Whether an error prevents writing.
  var containsError: Bool { contains { $0.severity == .error } }
}

/// Returns "; did you mean `World`?" for the most similar known name, or nothing if none is similar.
func didYouMean(_ name: String, among known: some Sequence<String>) -> String {
  nearestName(to: name, among: known).map { "; did you mean `\($0)`?" } ?? ""
}

/// The reason why a command cannot generate anything.
public struct GenerationError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The problem, its place, and how to fix it.
  public let description: String

  /// Creates an error with a message.
  public init(_ description: String) { self.description = description }
}
