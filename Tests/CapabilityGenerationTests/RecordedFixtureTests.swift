import CapabilityGeneration
import Testing

/// `FixtureTests` runs the same commands with the compiler, and records its answers.
@Suite("Each recorded package of Tests/Fixtures/Generation")
struct RecordedFixtureTests {
  @Test("prints and writes the text in expected.txt", arguments: FixturePackage.names)
  func wholeOutput(_ name: String) throws {
    let package = try FixturePackage(name)
    let compiler = try RecordedCompiler(
      replaying: FixturePackage.text("compiler.txt", of: name),
      in: package.layout.directory
    )
    let output = try package.commands().map { try package.run($0, compiler.replaying) }
    #expect(output.joined(separator: "\n") == (try FixturePackage.text("expected.txt", of: name)))
    #expect(compiler.unusedCount == 0)
  }
}
