/// The reason why a saved transcript has no answer to a call or to the wait for an element.
package struct ReplayError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The problem and how to fix it, in several lines.
  package let description: String

  static func notRecorded(_ call: String, _ reason: String) -> ReplayError {
    ReplayError(
      description: """
        not recorded: \(call)
          \(reason)
          to fix: record the transcript again, or call the use case with the recorded inputs
        """
    )
  }

  static func furtherThanRecorded(_ step: String, _ reason: String) -> ReplayError {
    ReplayError(
      description: """
        not recorded: \(step)
          \(reason); in the replay the stream ends here
          to fix: record the transcript again, or read only the recorded elements
        """
    )
  }

  static func unreadable(_ call: String, _ reason: String) -> ReplayError {
    ReplayError(
      description: """
        the recorded outcome of \(call) \(reason)
          to fix: record the transcript again
        """
    )
  }
}

extension RecordedValue {
  /// Decodes the value for a replay.
  ///
  /// - Throws: ``ReplayError`` if the value has another type.
  func replayed<Value>(as type: Value.Type, of call: String) throws(ReplayError) -> Value {
    do {
      if let value = try decoded(as: type) { return value }
    } catch {
      throw .unreadable(call, "cannot be read: \(error)")
    }
    throw .unreadable(call, "does not have this endpoint's type, \(type)")
  }
}

/// The reason why a file is not a saved transcript.
public struct InvalidTranscriptError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The problem, as a sentence in lower case.
  public let reason: String

  /// Creates an error.
  public init(reason: String) {
    self.reason = reason
  }

  /// The error message.
  public var description: String { "not a saved transcript: \(reason)" }
}
