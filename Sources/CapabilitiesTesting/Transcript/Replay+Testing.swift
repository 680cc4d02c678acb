public import CapabilityTranscripts
public import Foundation
public import Testing

extension Replay {
  /// Reads a saved transcript. A call that was not recorded fails the test.
  ///
  /// - Parameters:
  ///   - json: The output of ``Transcript/json()``.
  ///   - sourceLocation: The location of the issues that this replay records.
  /// - Throws: ``InvalidTranscriptError``.
  public convenience init(
    _ json: Data,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try self.init(json) { error in recordIssue(error.description, at: sourceLocation) }
  }

  /// Records an issue that lists the recorded calls that were not replayed.
  ///
  /// - Parameter sourceLocation: The location of the issue.
  public func expectAllCallsReplayed(sourceLocation: SourceLocation = #_sourceLocation) {
    let left = unusedCalls
    guard !left.isEmpty else { return }
    let lines = left.map { "\n  \($0)" }
    recordIssue(
      "recorded, but not called in the replay:\(lines.joined())",
      at: sourceLocation
    )
  }
}
