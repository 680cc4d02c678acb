/// Why a saved transcript has no answer to a call, or to the wait for an element.
package struct ReplayError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong and how to fix it, over several lines.
  package let description: String

  static func notRecorded(_ call: String, _ reason: String) -> ReplayError {
    ReplayError(
      description: """
        not recorded: \(call)
          \(reason)
          to fix: record the transcript again, or give the use case the recorded inputs
        """
    )
  }

  static func furtherThanRecorded(_ step: String, _ reason: String) -> ReplayError {
    ReplayError(
      description: """
        not recorded: \(step)
          \(reason); in the replay the stream ends here
          to fix: record the transcript again, or let the use case take as many elements as recorded
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
  /// The value again, for a replay.
  ///
  /// - Throws: ``ReplayError`` where it is not of that type.
  func replayed<Value>(as type: Value.Type, of call: String) throws(ReplayError) -> Value {
    do {
      if let value = try decoded(as: type) { return value }
    } catch {
      throw .unreadable(call, "cannot be read: \(error)")
    }
    throw .unreadable(call, "is not one of this endpoint's")
  }
}

/// Why a file is not a saved transcript.
public struct InvalidTranscriptError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong with it.
  public let reason: String

  /// Describes what is wrong.
  ///
  /// - Parameter reason: What is wrong, as a sentence without a capital.
  public init(reason: String) {
    self.reason = reason
  }

  /// Says what is wrong.
  public var description: String { "not a saved transcript: \(reason)" }
}
