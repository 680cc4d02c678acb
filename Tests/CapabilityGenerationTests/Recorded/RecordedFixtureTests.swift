import CapabilityGeneration
import Foundation
import TestTraits
import Testing

/// `FixtureTests` runs the same commands with the compiler, and records its answers.
@Suite("Each recorded package of Tests/Fixtures/Generation")
struct RecordedFixtureTests {
  private func read(_ file: String, of name: String) throws -> String {
    let url = FixturePackage.folder.appending(path: "\(name)/\(file)")
    return try String(contentsOf: url, encoding: .utf8)
  }

  @Test("prints and writes the text in expected.txt", arguments: FixturePackage.names)
  func wholeOutput(_ name: String) throws {
    let package = try FixturePackage(name)
    let compiler = try RecordedCompiler(
      replaying: read("compiler.txt", of: name),
      in: package.layout.directory
    )
    let output = try package.commands().map { try package.run($0, compiler.replaying) }
    #expect(output.joined(separator: "\n") == (try read("expected.txt", of: name)))
    #expect(compiler.unusedCount == 0)
  }

  @Test("a package prints the same with the compiler as with its recording", .compilers)
  func withCompiler() throws {
    // It has several commands, which read what the earlier ones wrote.
    let package = try FixturePackage("update")
    let output = try package.commands().map { try package.run($0) }
    #expect(output.joined(separator: "\n") == (try read("expected.txt", of: "update")))
  }
}
