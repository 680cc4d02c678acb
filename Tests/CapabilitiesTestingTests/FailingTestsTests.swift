import Foundation
import Testing

/// Runs the tests of `Tests/Fixtures/FailingTests`, a client that only links this library, and
/// reads the whole report.
@Suite("An unimplemented endpoint fails exactly the test that called it", .serialized)
struct FailingTestsTests {
  @Test("in Swift Testing: swallowed errors, child tasks, detached tasks, and parallel neighbours")
  func swiftTesting() throws {
    let run = try FixtureRun("FailingTests", arguments: ["--disable-xctest"])
    #expect(run.exitStatus == 1)
    #expect(
      run.issues == [
        """
        Test childTask() recorded an issue at Shop.swift:10:27: Issue recorded
        ↳ Unimplemented endpoint called: Shop.greet
            inputs: ()
            test value made at: Shop/Shop.swift:10
            to fix: override it in the test, such as Shop.test.overriding(\\.greet, with: { … })
        """,
        """
        Test swallowed() recorded an issue at Shop.swift:9:27: Issue recorded
        ↳ Unimplemented endpoint called: Shop.price
            inputs: ("tea")
            test value made at: Shop/Shop.swift:9
            to fix: override it in the test, such as Shop.test.overriding(\\.price, with: { _ in … })
        """,
        """
        Test unstructuredTask() recorded an issue at Shop.swift:10:27: Issue recorded
        ↳ Unimplemented endpoint called: Shop.greet
            inputs: ()
            test value made at: Shop/Shop.swift:10
            to fix: override it in the test, such as Shop.test.overriding(\\.greet, with: { … })
        """,
        """
        Test «unknown» recorded an issue at Shop.swift:10:27: Issue recorded
        ↳ Unimplemented endpoint called: Shop.greet
            inputs: ()
            test value made at: Shop/Shop.swift:10
            to fix: override it in the test, such as Shop.test.overriding(\\.greet, with: { … })
            which test called it is not known: the call came from a detached task, or from outside \
        of Swift concurrency
        """,
      ]
    )
    #expect(
      run.outcomes == [
        "Test childTask() failed", "Test detachedTask() passed",
        "Test neighbour(number:) with 50 test cases passed", "Test swallowed() failed",
        "Test unstructuredTask() failed",
      ]
    )
  }

  @Test("in XCTest")
  func xcTest() throws {
    let run = try FixtureRun("FailingTests", arguments: ["--disable-swift-testing"])
    #expect(run.exitStatus == 1)
    let report = run.lines.drop { !$0.contains("error: ShopCases") }
      .prefix { !$0.hasPrefix("Test Case") }
      .map { $0.replacing(#/^.*: error: /#, with: "") }
    #expect(
      report == [
        "ShopCases.testSwallowed : failed - Shop/Shop.swift:9: "
          + "Unimplemented endpoint called: Shop.price",
        "  inputs: (\"tea\")",
        "  test value made at: Shop/Shop.swift:9",
        "  to fix: override it in the test, such as "
          + "Shop.test.overriding(\\.price, with: { _ in … })",
      ]
    )
    #expect(run.lines.contains { $0.hasPrefix("Test Case 'ShopCases.testNeighbour' passed") })
  }
}

/// One run of the tests of a fixture package.
private struct FixtureRun {
  let exitStatus: Int32
  let lines: [String]

  init(_ name: String, arguments: [String]) throws {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      [
        "swift", "test", "--package-path", root.appending(path: "Tests/Fixtures/\(name)").path,
        // Kept between runs; a build locks it, which is why the tests of this suite take turns.
        "--scratch-path", root.appending(path: ".build/fixtures/\(name)").path,
      ] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    exitStatus = process.terminationStatus
    lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// The issues, whole, in the order of their text: tests run in parallel.
  var issues: [String] {
    var issues: [String] = []
    var isInside = false
    for line in lines {
      if line.contains(" recorded an issue at ") {
        issues.append(String(line.dropFirst(2)))
        isInside = true
      } else if isInside, line.hasPrefix("↳") || line.hasPrefix(" ") {
        issues[issues.count - 1] += "\n\(line)"
      } else {
        isInside = false
      }
    }
    return issues.sorted()
  }

  /// How each test ended, without its duration.
  var outcomes: [String] {
    lines.compactMap { line in
      line.firstMatch(of: #/(Test [a-zA-Z]+\(.*\).* (passed|failed)) after/#).map { String($0.1) }
    }.sorted()
  }
}
