import TestTraits
import Testing

/// What makes the other suites' rejected snippets worth something.
@Suite("A snippet that must not compile", .compilers)
struct SnippetTests {
  @Test("is not taken for rejected where the compiler refuses it for another reason")
  func anotherReason() throws {
    let snippet = Snippet("Support/Rejected/AnotherReason.swift")
    #expect(
      try snippet.expected() == [
        Snippet.Complaint(line: 4, message: "cannot find 'refund' in scope")
      ]
    )
    #expect(
      try snippet.errors() == [
        Snippet.Complaint(line: 4, message: "cannot find 'refnud' in scope")
      ]
    )
  }

  @Test("is not taken for corrected where the compiler still complains")
  func notCorrected() throws {
    let snippet = Snippet("Support/Rejected/AnotherReason.swift")
    let complaints = try snippet.complaintsOnceCorrected()
    #expect(complaints.contains("AnotherReason.swift:6:9: warning: "))
  }
}
