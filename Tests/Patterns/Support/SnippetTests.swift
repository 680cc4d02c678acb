import TestTraits
import Testing

/// Tests of the checks that the other suites rely on.
@Suite("A snippet that must not compile", .compilers)
struct SnippetTests {
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
    let output = try snippet.outputOfCorrection()
    #expect(output.contains("AnotherReason.swift:6:9: warning: "))
  }
}
