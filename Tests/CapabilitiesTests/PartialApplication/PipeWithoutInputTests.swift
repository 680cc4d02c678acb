import Capabilities
import Probes
import Testing

@Suite("pipe, from a function without an input")
struct PipeWithoutInputTests {
  @Test func `plain functions give a plain function`() {
    let probe = Probe()
    let start: @Sendable () -> String = { "a" }
    let piped: @Sendable () -> String = pipe(start, probe.plainStage("f"))
    probe.expect("af", journal: ["af"]) { piped() }
    let piped6 = pipe(
      start,
      probe.plainStage("f"),
      probe.plainStage("g"),
      probe.plainStage("h"),
      probe.plainStage("i"),
      probe.plainStage("j")
    )
    probe.expect("afghij", journal: ["af", "afg", "afgh", "afghi", "afghij"]) { piped6() }
  }

  @Test func `throwing functions keep the type of the error`() {
    let probe = Probe()
    let start: @Sendable () throws(Refusal) -> String = { () throws(Refusal) in "a" }
    let piped = pipe(start, probe.throwingStage("f"), probe.throwingStage("g"))
    let journal = ["af", "afg"]
    probe.expectBoth("afg", journal: journal, failing: journal) { () throws(Refusal) in
      try piped()
    }
  }

  @Test func `async functions run on the actor of the caller`() async {
    @Sendable func check(_ probe: Probe) async {
      let start: @Sendable () async -> String = { "a" }
      let piped = pipe(start, probe.asyncStage("f"), probe.plainStage("g"))
      await probe.expect("afg", journal: ["af", "afg"]) { await piped() }
    }
    await onEveryActor(check)
  }

  @Test func `async throwing functions keep the type of the error`() async {
    @Sendable func check(_ probe: Probe) async {
      let start: @Sendable () async throws(Refusal) -> String = { () async throws(Refusal) in "a" }
      let piped = pipe(start, probe.asyncThrowingStage("f"), probe.throwingStage("g"))
      let journal = ["af", "afg"]
      await probe.expectBoth(
        "afg",
        journal: journal,
        failing: journal
      ) { () async throws(Refusal) in try await piped() }
    }
    await onEveryActor(check)
  }

  @Test func `an error of the first function ends the call`() {
    let probe = Probe()
    struct Failure: Error, Equatable {}
    let start: @Sendable () throws(Failure) -> String = { () throws(Failure) in
      throw Failure()
    }
    let next: @Sendable (String) throws(Failure) -> String = { (text) throws(Failure) in
      probe.plainStage("f")(text)
    }
    probe.expect("", journal: []) {
      do throws(Failure) { return try pipe(start, next)() } catch { return "" }
    }
  }

  @Test func `closure literals and initializers begin a pipe`() {
    let count: @Sendable (String) -> Int = { $0.count }
    let literal: @Sendable () -> Int = pipe({ "abc" }, count)
    #expect(literal() == 3)
    let empty: @Sendable () -> Int = pipe(String.init, count)
    #expect(empty() == 0)
  }
}
