import TestTraits
import Testing

/// Runs in `Tests/Maintenance`, because it starts compilers.
@Suite("A snippet that must not compile", .compilers)
struct SnippetTests {
  private static let snippets =
    Snippet.all(in: "LinkedServices/Rejected") + Snippet.all(in: "NarrowViews/Rejected")

  @Test("all snippets are found")
  func found() {
    #expect(Self.snippets.count == 11)
  }

  @Test("the mistake does not compile, and its correction does", arguments: snippets)
  func rejected(_ snippet: Snippet) throws {
    let expected = try snippet.expected()
    try #require(!expected.isEmpty)
    #expect(try snippet.errors() == expected)
    #expect(try snippet.typeCheck() == "")
  }

  @Test("an error other than the expected one is not accepted")
  func anotherReason() throws {
    let snippet = Snippet("Support/Rejected/AnotherReason.swift")
    #expect(
      try snippet.expected() == [
        Snippet.CompilerError(line: 4, message: "cannot find 'refund' in scope")
      ]
    )
    #expect(
      try snippet.errors() == [
        Snippet.CompilerError(line: 4, message: "cannot find 'refnud' in scope")
      ]
    )
  }

  @Test("a correction with a warning is not accepted")
  func notCorrected() throws {
    let snippet = Snippet("Support/Rejected/AnotherReason.swift")
    let output = try snippet.typeCheck()
    #expect(output.contains("AnotherReason.swift:6:9: warning: "))
  }
}
