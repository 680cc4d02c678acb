import TestTraits
import Testing

/// Runs in `Tests/Maintenance`, because it starts compilers.
@Suite("Linking errors", .compilers)
struct RejectedServices {
  @Test("all snippets are found")
  func snippets() {
    #expect(Snippet.all(in: "LinkedServices/Rejected").count == 5)
  }

  @Test(
    "the mistake does not compile, and its correction does",
    arguments: Snippet.all(in: "LinkedServices/Rejected")
  )
  func rejected(_ snippet: Snippet) throws {
    let expected = try snippet.expected()
    try #require(!expected.isEmpty)
    #expect(try snippet.errors() == expected)
    #expect(try snippet.outputOfCorrection() == "")
  }
}
