import Synchronization
package import Testing

/// Returns the issues that a function records, without the failed expectations of its own. Fails if
/// it records none.
package func recordedIssues(
  at location: SourceLocation = #_sourceLocation,
  from body: () async throws -> Void
) async rethrows -> [Issue] {
  let issues = Mutex<[Issue]>([])
  try await withKnownIssue(sourceLocation: location) {
    try await body()
  } matching: { issue in
    guard case .unconditional = issue.kind else { return false }
    issues.withLock { $0.append(issue) }
    return true
  }
  return issues.withLock(\.self)
}

/// Expects that a function records exactly one issue, with the given text.
package func expectIssue(
  _ text: String,
  at location: SourceLocation = #_sourceLocation,
  from body: () async throws -> Void
) async rethrows {
  let issues = try await recordedIssues(at: location, from: body)
  #expect(issues.map(\.text) == [text], sourceLocation: location)
}

extension Issue {
  /// The text of the report.
  package var text: String { comments.map(\.rawValue).joined(separator: "\n") }
}
