import TestTraits
import Testing

/// Runs in `Tests/Maintenance`, because it starts compilers.
@Suite("What cannot be linked", .compilers)
struct RejectedServices {
  @Test("is shown by snippets")
  func thereAreSnippets() {
    #expect(Snippet.all(in: "LinkedServices/Rejected").count == 5)
  }

  @Test(
    "does not compile; corrected, it does",
    arguments: Snippet.all(in: "LinkedServices/Rejected")
  )
  func rejected(_ snippet: Snippet) throws {
    let expected = try snippet.expected()
    try #require(!expected.isEmpty)
    #expect(try snippet.errors() == expected)
    #expect(try snippet.complaintsOnceCorrected() == "")
  }
}
