import TestTraits
import Testing

/// Runs in `Tests/Maintenance`, because it starts compilers.
@Suite("Uses outside a builder's parameters", .compilers)
struct RejectedUses {
  @Test("all snippets are found")
  func snippets() {
    #expect(Snippet.all(in: "NarrowViews/Rejected").count == 6)
  }

  @Test(
    "the mistake does not compile, and its correction does",
    arguments: Snippet.all(in: "NarrowViews/Rejected")
  )
  func rejected(_ snippet: Snippet) throws {
    let expected = try snippet.expected()
    try #require(!expected.isEmpty)
    #expect(try snippet.errors() == expected)
    #expect(try snippet.outputOfCorrection() == "")
  }
}
