import CapabilityGeneration
import Foundation
import TestTraits
import Testing

@Suite("Each package of Tests/Fixtures/Generation", .compilers)
struct FixtureTests {
  /// Set `REWRITE_EXPECTED=1` to rewrite the expected output and the recording of the compiler, and
  /// review the difference of the former. `FIXTURE=wire-labels` runs one package.
  static let rewrites = ProcessInfo.processInfo.environment["REWRITE_EXPECTED"] == "1"

  @Test("there are fixture packages")
  func thereAreFixtures() {
    let isOne = ProcessInfo.processInfo.environment["FIXTURE"] != nil
    #expect(FixturePackage.names.count > (isOne ? 0 : 5))
  }

  @Test(
    "prints and writes the text in expected.txt; the written files compile, and are current",
    arguments: FixturePackage.names
  )
  func wholeOutput(_ name: String) throws {
    let package = try FixturePackage.compiled(name)
    let compiler = RecordedCompiler(recording: package.layout.directory)
    let output = try package.commands().map { try package.run($0, compiler.recording) }
      .joined(separator: "\n")
    if Self.rewrites {
      let folder = FixturePackage.folder.appending(path: name)
      for (file, text) in try [("expected.txt", output), ("compiler.txt", compiler.text())] {
        try text.write(to: folder.appending(path: file), atomically: true, encoding: .utf8)
      }
    }
    #expect(output == (try? FixturePackage.text("expected.txt", of: name)))
    guard output.contains("\nwrote ") else { return }
    #expect(try package.compile() == "")
    #expect(try package.run("check").hasSuffix(" up to date\nexit 0\n"))
  }
}
