// Written by overload-tables (Tests/Maintenance). Change that program, not this file.
// swift-format-ignore-file

import Capabilities
import Probes
import Testing

@Suite("pipe, for every effect")
struct PipeTableTests {
  @Test func `plain`() {
    let probe = Probe()
    var journal = ["af", "afg"]
    let piped2 = pipe(probe.plainStage("f"), probe.plainStage("g"))
    probe.expect("afg", journal: journal) { piped2("a") }
    journal = ["af", "afg", "afgh", "afghi", "afghij", "afghijk"]
    let piped6 = pipe(
      probe.plainStage("f"), probe.plainStage("g"), probe.plainStage("h"), probe.plainStage("i"),
      probe.plainStage("j"), probe.plainStage("k"))
    probe.expect("afghijk", journal: journal) { piped6("a") }
  }

  @Test func `throws`() {
    let probe = Probe()
    var journal = ["af", "afg"]
    let piped2 = pipe(probe.throwingStage("f"), probe.throwingStage("g"))
    probe.expectBoth("afg", journal: journal, failing: journal) { () throws(Refusal) in
      try piped2("a")
    }
    journal = ["af", "afg", "afgh", "afghi", "afghij", "afghijk"]
    let piped6 = pipe(
      probe.throwingStage("f"), probe.throwingStage("g"), probe.throwingStage("h"),
      probe.throwingStage("i"), probe.throwingStage("j"), probe.throwingStage("k"))
    probe.expectBoth("afghijk", journal: journal, failing: journal) { () throws(Refusal) in
      try piped6("a")
    }
  }

  @Test func `async`() async {
    @Sendable func check(_ probe: Probe) async {
      var journal = ["af", "afg"]
      let piped2 = pipe(probe.asyncStage("f"), probe.asyncStage("g"))
      await probe.expect("afg", journal: journal) { await piped2("a") }
      journal = ["af", "afg", "afgh", "afghi", "afghij", "afghijk"]
      let piped6 = pipe(
        probe.asyncStage("f"), probe.asyncStage("g"), probe.asyncStage("h"), probe.asyncStage("i"),
        probe.asyncStage("j"), probe.asyncStage("k"))
      await probe.expect("afghijk", journal: journal) { await piped6("a") }
    }
    await onEveryActor(check)
  }

  @Test func `async throws`() async {
    @Sendable func check(_ probe: Probe) async {
      var journal = ["af", "afg"]
      let piped2 = pipe(probe.asyncThrowingStage("f"), probe.asyncThrowingStage("g"))
      await probe.expectBoth(
        "afg", journal: journal, failing: journal
      ) { () async throws(Refusal) in try await piped2("a") }
      journal = ["af", "afg", "afgh", "afghi", "afghij", "afghijk"]
      let piped6 = pipe(
        probe.asyncThrowingStage("f"), probe.asyncThrowingStage("g"),
        probe.asyncThrowingStage("h"), probe.asyncThrowingStage("i"),
        probe.asyncThrowingStage("j"), probe.asyncThrowingStage("k"))
      await probe.expectBoth(
        "afghijk", journal: journal, failing: journal
      ) { () async throws(Refusal) in try await piped6("a") }
    }
    await onEveryActor(check)
  }

  @Test func `throws, beside a function that does not`() {
    let probe = Probe()
    let throwingFirst = pipe(probe.throwingStage("f"), probe.plainStage("g"))
    probe.expectBoth("afg", journal: ["af", "afg"], failing: ["af"]) { () throws(Refusal) in
      try throwingFirst("a")
    }
    let plainFirst = pipe(probe.plainStage("f"), probe.throwingStage("g"))
    probe.expectBoth("afg", journal: ["af", "afg"], failing: ["afg"]) { () throws(Refusal) in
      try plainFirst("a")
    }
  }

  @Test func `async throws, beside a function that does not`() async {
    @Sendable func check(_ probe: Probe) async {
      let asyncThrowingFirst = pipe(probe.asyncThrowingStage("f"), probe.asyncStage("g"))
      await probe.expectBoth(
        "afg", journal: ["af", "afg"], failing: ["af"]
      ) { () async throws(Refusal) in try await asyncThrowingFirst("a") }
      let asyncFirst = pipe(probe.asyncStage("f"), probe.asyncThrowingStage("g"))
      await probe.expectBoth(
        "afg", journal: ["af", "afg"], failing: ["afg"]
      ) { () async throws(Refusal) in try await asyncFirst("a") }
    }
    await onEveryActor(check)
  }
}
