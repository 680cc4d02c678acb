@testable import CapabilityGeneration

/// The compiler's report about new files, in a form that can be saved.
struct RecordedResult: Codable {
  private struct Message: Codable {
    var path: String?
    var line: Int?
    var column: Int?
    var severity: String?
    var text: String
    var notes: [Message]?

    var position: SourcePosition? {
      guard let path, let line, let column else { return nil }
      return SourcePosition(path: path, line: line, column: column)
    }
  }

  private var errors: [Message]
  private var warnings: [Message]
  private var limits: [String]

  /// - Returns: `nil` if the compiler reports nothing.
  init?(_ result: ToolEnvironment.CompileResult) {
    guard !(result.errors.isEmpty && result.warnings.isEmpty && result.limits.isEmpty) else {
      return nil
    }
    errors = result.errors.map(Self.message)
    warnings = result.warnings.map(Self.message)
    limits = result.limits
  }

  var result: ToolEnvironment.CompileResult {
    var result = ToolEnvironment.CompileResult()
    result.errors = errors.compactMap(Self.diagnostic)
    result.warnings = warnings.compactMap(Self.diagnostic)
    result.limits = limits
    return result
  }

  private static func message(_ diagnostic: Diagnostic) -> Message {
    let notes = diagnostic.notes.map { note in
      Message(
        path: note.position?.path,
        line: note.position?.line,
        column: note.position?.column,
        text: note.message
      )
    }
    return Message(
      path: diagnostic.position.path,
      line: diagnostic.position.line,
      column: diagnostic.position.column,
      severity: diagnostic.severity.rawValue,
      text: diagnostic.message,
      notes: notes
    )
  }

  private static func diagnostic(_ message: Message) -> Diagnostic? {
    guard let position = message.position,
      let severity = message.severity.flatMap(Diagnostic.Severity.init)
    else { return nil }
    let notes = (message.notes ?? []).map { note in
      Diagnostic.Note(position: note.position, message: note.text)
    }
    return Diagnostic(position: position, severity: severity, message: message.text, notes: notes)
  }
}
