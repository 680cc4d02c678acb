// What a test records and what a playground records is one thing, in a library that needs no
// Testing. Who imports the kit need not know.
@_exported public import CapabilityTranscripts
public import Testing

extension Transcript {
  /// Records an issue, with a diff, where the transcript's text is not the expected one.
  ///
  /// - Parameters:
  ///   - expected: The expected lines, as ``text(_:)`` writes them.
  ///   - detail: How much of each call the lines show.
  ///   - sourceLocation: Where to show the issue.
  public func expect(
    _ expected: String,
    _ detail: Detail = .full,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let actual = text(detail)
    guard actual != expected else { return }
    recordIssue(
      """
      the transcript is not the expected one (- expected, + recorded)
      \(LineDiff(from: expected, to: actual))
      """,
      at: sourceLocation
    )
  }
}
