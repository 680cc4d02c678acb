import Foundation
import TestTraits
import Testing

@Suite("Each package of Tests/Fixtures/Generation", .compilers)
struct FixtureTests {
  static let names: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: FixturePackage.folder.path(percentEncoded: false)
    )
    let others: Set = [".swift-format", FixturePackage.modules.lastPathComponent]
    return (names ?? []).filter { !others.contains($0) }.sorted()
  }()

  /// Set `REWRITE_EXPECTED=1` to rewrite the expected output, and review the difference.
  static let rewrites = ProcessInfo.processInfo.environment["REWRITE_EXPECTED"] == "1"

  @Test("there are fixture packages")
  func thereAreFixtures() {
    #expect(Self.names.count > 5)
  }

  @Test(
    "prints and writes the text in expected.txt, and the written files compile",
    arguments: names
  )
  func wholeOutput(_ name: String) throws {
    let package = try FixturePackage(name)
    let commands = try package.commands()
    let output = try commands.map(package.run).joined(separator: "\n")
    let expected = FixturePackage.folder.appending(path: "\(name)/expected.txt")
    if Self.rewrites { try output.write(to: expected, atomically: true, encoding: .utf8) }
    #expect(output == (try? String(contentsOf: expected, encoding: .utf8)))
    guard output.contains("\nwrote ") else { return }
    let complaints = try package.compile()
    #expect(complaints.isEmpty)
  }

  @Test("writes the same text the second time", arguments: names.filter { $0.hasPrefix("wire-") })
  func deterministic(_ name: String) throws {
    let package = try FixturePackage(name)
    let command = try #require(try package.commands().first)
    let first = try package.run(command)
    let second = try package.run(command)
    if first.contains("wrote ") {
      #expect(second.contains(" is up to date: "))
      #expect(try package.run("check").hasSuffix("1 generated file is up to date\nexit 0\n"))
    } else {
      #expect(first == second)
    }
  }
}
