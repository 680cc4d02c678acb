import Synchronization
import Testing

/// Expects that a body records exactly one issue, with that text, as the first lines of it.
func expectIssue(
  _ text: String,
  at location: SourceLocation = #_sourceLocation,
  from body: () async -> Void
) async {
  let texts = Mutex<[String]>([])
  await withKnownIssue {
    await body()
  } matching: { issue in
    let comment = issue.comments.first?.rawValue ?? ""
    texts.withLock { $0.append(comment) }
    return comment == text
  }
  #expect(texts.withLock(\.self) == [text], sourceLocation: location)
}
