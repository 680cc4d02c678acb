public import CapabilityTranscripts
public import Foundation
import Synchronization
public import Testing

extension Replay {
  /// Reads a saved transcript. A call that was not recorded fails the test.
  ///
  /// - Parameters:
  ///   - json: The output of ``Transcript/json()``.
  ///   - sourceLocation: The location of the issues that this replay records.
  /// - Throws: ``InvalidTranscriptError``.
  public convenience init(_ json: Data, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let reported = Mutex<Set<Substring>>([])
    try self.init(json) { error in
      // A use case can repeat a call.
      let call = error.description.prefix { $0 != "\n" }
      guard reported.withLock({ $0.insert(call).inserted }) else { return }
      recordIssue(error.description, at: sourceLocation)
    }
  }

  /// Records an issue that lists the recorded calls that were not replayed. After a call that was not
  /// recorded, it records no second issue, because the use case went on in another way.
  ///
  /// - Parameter sourceLocation: The location of the issue.
  public func expectAllCallsReplayed(sourceLocation: SourceLocation = #_sourceLocation) {
    let left = unusedCalls
    guard !hasMisses, !left.isEmpty else { return }
    let lines = left.map { "\n  \($0)" }
    recordIssue("recorded, but not called in the replay:\(lines.joined())", at: sourceLocation)
  }
}
