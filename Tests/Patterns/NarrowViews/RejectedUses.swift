import TestTraits
import Testing

/// Runs in `Tests/Maintenance`, because it starts compilers.
@Suite("A use that is not named", .compilers)
struct RejectedUses {
  @Test("is shown by snippets")
  func thereAreSnippets() {
    #expect(Snippet.all(in: "NarrowViews/Rejected").count == 5)
  }

  @Test(
    "does not compile; named, it does",
    arguments: Snippet.all(in: "NarrowViews/Rejected")
  )
  func rejected(_ snippet: Snippet) throws {
    let expected = try snippet.expected()
    try #require(!expected.isEmpty)
    #expect(try snippet.errors() == expected)
    #expect(try snippet.complaintsOnceCorrected() == "")
  }
}
