// Written by overload-tables (Tests/Maintenance). Change that program, not this file.
// swift-format-ignore-file

import Capabilities
import Probes
import Testing

@Suite("pipe: every overload")
struct PipeTableTests {
  @Test func `plain`() {
    let probe = Probe()
    var journal = ["af", "afg"]
    let piped2 = pipe(probe.plainStage("f"), probe.plainStage("g"))
    probe.expect("afg", journal: journal) { piped2("a") }
    journal = ["af", "afg", "afgh"]
    let piped3 = pipe(probe.plainStage("f"), probe.plainStage("g"), probe.plainStage("h"))
    probe.expect("afgh", journal: journal) { piped3("a") }
    journal = ["af", "afg", "afgh", "afghi"]
    let piped4 = pipe(
      probe.plainStage("f"), probe.plainStage("g"), probe.plainStage("h"), probe.plainStage("i"))
    probe.expect("afghi", journal: journal) { piped4("a") }
    journal = ["af", "afg", "afgh", "afghi", "afghij"]
    let piped5 = pipe(
      probe.plainStage("f"), probe.plainStage("g"), probe.plainStage("h"), probe.plainStage("i"),
      probe.plainStage("j"))
    probe.expect("afghij", journal: journal) { piped5("a") }
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
    journal = ["af", "afg", "afgh"]
    let piped3 = pipe(
      probe.throwingStage("f"), probe.throwingStage("g"), probe.throwingStage("h"))
    probe.expectBoth("afgh", journal: journal, failing: journal) { () throws(Refusal) in
      try piped3("a")
    }
    journal = ["af", "afg", "afgh", "afghi"]
    let piped4 = pipe(
      probe.throwingStage("f"), probe.throwingStage("g"), probe.throwingStage("h"),
      probe.throwingStage("i"))
    probe.expectBoth("afghi", journal: journal, failing: journal) { () throws(Refusal) in
      try piped4("a")
    }
    journal = ["af", "afg", "afgh", "afghi", "afghij"]
    let piped5 = pipe(
      probe.throwingStage("f"), probe.throwingStage("g"), probe.throwingStage("h"),
      probe.throwingStage("i"), probe.throwingStage("j"))
    probe.expectBoth("afghij", journal: journal, failing: journal) { () throws(Refusal) in
      try piped5("a")
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
      journal = ["af", "afg", "afgh"]
      let piped3 = pipe(probe.asyncStage("f"), probe.asyncStage("g"), probe.asyncStage("h"))
      await probe.expect("afgh", journal: journal) { await piped3("a") }
      journal = ["af", "afg", "afgh", "afghi"]
      let piped4 = pipe(
        probe.asyncStage("f"), probe.asyncStage("g"), probe.asyncStage("h"), probe.asyncStage("i"))
      await probe.expect("afghi", journal: journal) { await piped4("a") }
      journal = ["af", "afg", "afgh", "afghi", "afghij"]
      let piped5 = pipe(
        probe.asyncStage("f"), probe.asyncStage("g"), probe.asyncStage("h"), probe.asyncStage("i"),
        probe.asyncStage("j"))
      await probe.expect("afghij", journal: journal) { await piped5("a") }
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
      journal = ["af", "afg", "afgh"]
      let piped3 = pipe(
        probe.asyncThrowingStage("f"), probe.asyncThrowingStage("g"),
        probe.asyncThrowingStage("h"))
      await probe.expectBoth(
        "afgh", journal: journal, failing: journal
      ) { () async throws(Refusal) in try await piped3("a") }
      journal = ["af", "afg", "afgh", "afghi"]
      let piped4 = pipe(
        probe.asyncThrowingStage("f"), probe.asyncThrowingStage("g"),
        probe.asyncThrowingStage("h"), probe.asyncThrowingStage("i"))
      await probe.expectBoth(
        "afghi", journal: journal, failing: journal
      ) { () async throws(Refusal) in try await piped4("a") }
      journal = ["af", "afg", "afgh", "afghi", "afghij"]
      let piped5 = pipe(
        probe.asyncThrowingStage("f"), probe.asyncThrowingStage("g"),
        probe.asyncThrowingStage("h"), probe.asyncThrowingStage("i"),
        probe.asyncThrowingStage("j"))
      await probe.expectBoth(
        "afghij", journal: journal, failing: journal
      ) { () async throws(Refusal) in try await piped5("a") }
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
