import Foundation
import TestTraits
import Testing

/// Runs the tests of `Tests/Fixtures/FailingTests`, a client that enables no upcoming feature, and
/// compares the whole report.
@Suite(
  "A problem fails exactly the test that causes it",
  .serialized,
  .compilers,
  .disabled(if: Sanitizer.current != nil, "the client is built without a sanitizer")
)
struct FailingTestsTests {
  @Test("in Swift Testing: only that test, even if the error is swallowed")
  func swiftTesting() throws {
    let run = try FixtureRun("FailingTests", arguments: ["--disable-xctest"])
    #expect(run.exitStatus == 1)
    #expect(
      run.issues == [
        """
        Test brokenInvariant() recorded an issue at KitTests.swift:73:35: Issue recorded
        ↳ violated: the price is asked for
            also violated by 3 other schedules
            schedule: Shop.price #1 fails before its effect
            calls:
              Shop.price("tea") throws injected fault: Shop.price fails before its effect
            reproduce with: try await sweep.expectInvariants(under: "Shop.price#1:before @63b0")
            sell: 1 call, 7 schedules, 4 violations
        """,
        """
        Test childTask() recorded an issue at ShopTests.swift:11:2: Issue recorded
        ↳ Unimplemented endpoint called: Shop.greet
            inputs: ()
            test value made at: Shop/Shop.swift:10
            to fix: override it in the test, such as Shop.test.overriding { $0.greet = { … } }
        """,
        """
        Test differingDouble() recorded an issue at KitTests.swift:91:22: Issue recorded
        ↳ Shop: the subject answers differently, in 5 of 5 sequences, first in sequence 1
            greet()
              reference -> "hello"
              subject   -> "hi"
            reproduce with: try await conformance.expectSameAnswers(of: "greet()")
        """,
        "Test expectedCall() recorded an issue at KitTests.swift:10:2: Caught error: OutOfTea()",
        """
        Test expectedCall() recorded an issue at KitTests.swift:13:18: Issue recorded
        ↳ expected call: Shop.price was never called
            to fix: state it after the last assignment, before the use case is made, or remove it
        """,
        "Test missingCall() recorded an issue at KitTests.swift:45:2: Caught error: CancellationError()",
        """
        Test missingCall() recorded an issue at KitTests.swift:50:27: Issue recorded
        ↳ expected call 2 of Shop.price, found 1 call; no spy was called, and no task slept, for 0.0 seconds
            calls so far: "tea"
            to fix: make the call, or wait for an earlier one; SPY_WAIT_SECONDS changes the limit
        """,
        """
        Test spyInTranscript() recorded an issue at KitTests.swift:42:20: Issue recorded
        ↳ the transcript differs (- expected, + recorded)
          - Shop.price("rye") -> 7
          + Shop.price("tea") -> 7
        """,
        """
        Test swallowed() recorded an issue at ShopTests.swift:6:2: Issue recorded
        ↳ Unimplemented endpoint called: Shop.price
            inputs: ("tea")
            test value made at: Shop/Shop.swift:9
            to fix: override it in the test, such as Shop.test.overriding { $0.price = { _ in … } }
        """,
        """
        Test unfinishedSleeper() recorded an issue at KitTests.swift:54:23: Issue recorded
        ↳ 1 unfinished sleeper on the test clock at 0.0 seconds
            they wake at: 3.0 seconds
            to fix: advance the clock past them, or cancel the tasks that sleep
        """,
        """
        Test unstructuredTask() recorded an issue at ShopTests.swift:16:2: Issue recorded
        ↳ Unimplemented endpoint called: Shop.greet
            inputs: ()
            test value made at: Shop/Shop.swift:10
            to fix: override it in the test, such as Shop.test.overriding { $0.greet = { … } }
        """,
        """
        Test «unknown» recorded an issue at KitTests.swift:21:20: Issue recorded
        ↳ expected call: Shop.price was never called
            expected in the test uncalledInDetachedTask()
            to fix: state it after the last assignment, before the use case is made, or remove it
            the test is unknown in a detached task, in the process of an exit test, and outside of \
        Swift concurrency
        """,
        """
        Test «unknown» recorded an issue at Shop.swift:10:27: Issue recorded
        ↳ Unimplemented endpoint called: Shop.greet
            inputs: ()
            test value made at: Shop/Shop.swift:10
            to fix: override it in the test, such as Shop.test.overriding { $0.greet = { … } }
            the test is unknown in a detached task, in the process of an exit test, and outside of \
        Swift concurrency
        """,
      ]
    )
    #expect(
      run.outcomes == [
        "Test brokenInvariant() failed", "Test calledInDetachedTask() passed",
        "Test childTask() failed", "Test detachedTask() passed", "Test differingDouble() failed",
        "Test expectedCall() failed", "Test missingCall() failed",
        "Test missingService() was cancelled",
        "Test neighbour(number:) with 50 test cases passed", "Test quietClock() passed",
        "Test spyInTranscript() failed", "Test swallowed() failed",
        "Test uncalledInDetachedTask() passed", "Test unfinishedSleeper() failed",
        "Test unstructuredTask() failed",
      ]
    )
  }

  @Test("in XCTest")
  func xcTest() throws {
    let run = try FixtureRun("FailingTests", arguments: ["--disable-swift-testing"])
    #expect(run.exitStatus == 1)
    #expect(
      run.failures == [
        """
        KitCases.testExpectedCall : failed - ShopTests/KitCases.swift:12: expected call: \
        Shop.price was never called
          to fix: state it after the last assignment, before the use case is made, or remove it
        """,
        """
        KitCases.testSequenceRunsOut : failed - ShopTests/KitCases.swift:16: Shop.price was called \
        2 times, but its sequence has 1 output
          to fix: add an output for each call; the last one was returned again
        """,
        """
        KitCases.testTranscript : failed - ShopTests/KitCases.swift:24: the transcript \
        differs (- expected, + recorded)
        - Shop.greet()
        """,
        """
        ShopCases.testSwallowed : failed - Shop/Shop.swift:9: Unimplemented endpoint called: \
        Shop.price
          inputs: ("tea")
          test value made at: Shop/Shop.swift:9
          to fix: override it in the test, such as Shop.test.overriding { $0.price = { _ in … } }
        """,
      ]
    )
    #expect(run.lines.contains { $0.hasPrefix("Test Case 'ShopCases.testNeighbour' passed") })
  }
}

/// The tests of a fixture package could not be run.
private struct FixtureNotBuilt: Error, CustomStringConvertible {
  let log: String
  var description: String { "the fixture was not built:\n\(log)" }
}

/// One run of the tests of a fixture package.
private struct FixtureRun {
  let exitStatus: Int32
  let lines: [String]
  /// The events of Swift Testing. Its terminal output contains the same, but occasionally loses a
  /// line.
  let events: [TestingEvent]

  init(_ name: String, arguments: [String]) throws {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    // Kept between runs. A build locks the folder, so the tests of this suite are serialized.
    let scratch = root.appending(path: ".build/fixtures/\(name)")
    let eventsFile = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: eventsFile) }
    // The missing call of a spy is not waited for.
    let command =
      [
        "SPY_WAIT_SECONDS=0", "swift", "test", "--package-path",
        root.appending(path: "Tests/Fixtures/\(name)").path,
        "--scratch-path", scratch.path, "--event-stream-output-path", eventsFile.path,
        "--event-stream-version", "0",
      ] + arguments
    var run = try runCommand(command)
    if !run.hasTested, FileManager.default.fileExists(atPath: scratch.path) {
      // SwiftPM does not detect new files in a package that it has built before.
      try FileManager.default.removeItem(at: scratch)
      run = try runCommand(command)
    }
    guard run.hasTested else { throw FixtureNotBuilt(log: run.errors + run.output) }
    exitStatus = run.status
    lines = run.output.split(separator: "\n").map(String.init)
    events = try TestingEvent.events(in: (try? Data(contentsOf: eventsFile)) ?? Data())
  }

  /// The issues as printed by Swift Testing, sorted, because tests run in parallel.
  var issues: [String] { events.compactMap(\.printedIssue).sorted() }

  /// The complete XCTest failures: from each error to the next line of the protocol.
  var failures: [String] {
    lines.split { $0.hasPrefix("Test ") }
      .map { $0.joined(separator: "\n").replacing(#/^.*: error: /#, with: "") }
      .filter { $0.contains(" : failed - ") }
      .sorted()
  }

  /// The outcome of each test, without its duration.
  var outcomes: [String] {
    let endings: Set = ["testEnded", "testCancelled"]
    return events.filter { endings.contains($0.kind) }.flatMap(\.messages).compactMap { message in
      message.text.firstMatch(of: #/(Test [a-zA-Z]+\(.*\).* (passed|failed|was cancelled)) after/#)
        .map { String($0.1) }
    }.sorted()
  }
}

extension CommandResult {
  /// Whether the tests were built and run.
  fileprivate var hasTested: Bool {
    output.contains("Test run with") || output.contains("Executed ")
  }
}
