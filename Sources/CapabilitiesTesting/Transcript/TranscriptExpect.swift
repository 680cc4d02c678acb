// Tests and playgrounds record the same transcripts, so they are in a module that does not depend
// on Testing. Test files see it through this module.
@_exported public import CapabilityTranscripts
public import Testing

extension Transcript {
  /// Records an issue with a diff if the transcript's text differs from the expected one.
  ///
  /// - Parameters:
  ///   - expected: The expected lines, in the format of ``text(_:)``.
  ///   - detail: The amount of detail in each line.
  ///   - sourceLocation: The location of the issue.
  public func expect(
    _ expected: String,
    _ detail: Detail = .full,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let actual = text(detail)
    guard actual != expected else { return }
    recordIssue(
      """
      the transcript differs (- expected, + recorded)
      \(LineDiff(from: expected, to: actual))
      """,
      at: sourceLocation
    )
  }
}
