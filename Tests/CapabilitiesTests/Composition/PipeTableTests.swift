// Written by `swift run overload-tables`: change that program, not this file.

import Capabilities
import Probes
import Testing

@Suite("pipe: every overload")
struct PipeTableTests {
  @Test func `2 functions, plain`() {
    let probe = Probe()
    let piped = pipe(
      probe.plainStage("f"),
      probe.plainStage("g")
    )
    probe.expect("afg", journal: ["af", "afg"]) {
      piped("a")
    }
  }

  @Test func `2 functions, throws`() {
    let probe = Probe()
    let piped = pipe(
      probe.throwingStage("f"),
      probe.throwingStage("g")
    )
    probe.expect("afg", journal: ["af", "afg"], failing: ["af", "afg"]) { () throws(Refusal) in
      try piped("a")
    }
  }

  @Test func `2 functions, async`() async {
    await onEveryActor { probe in
      let piped = pipe(
        probe.asyncStage("f"),
        probe.asyncStage("g")
      )
      await probe.expect("afg", journal: ["af", "afg"]) {
        await piped("a")
      }
    }
  }

  @Test func `2 functions, async throws`() async {
    await onEveryActor { probe in
      let piped = pipe(
        probe.asyncThrowingStage("f"),
        probe.asyncThrowingStage("g")
      )
      await probe.expect(
        "afg",
        journal: ["af", "afg"],
        failing: ["af", "afg"]
      ) { () async throws(Refusal) in
        try await piped("a")
      }
    }
  }

  @Test func `3 functions, plain`() {
    let probe = Probe()
    let piped = pipe(
      probe.plainStage("f"),
      probe.plainStage("g"),
      probe.plainStage("h")
    )
    probe.expect("afgh", journal: ["af", "afg", "afgh"]) {
      piped("a")
    }
  }

  @Test func `3 functions, throws`() {
    let probe = Probe()
    let piped = pipe(
      probe.throwingStage("f"),
      probe.throwingStage("g"),
      probe.throwingStage("h")
    )
    probe.expect(
      "afgh",
      journal: ["af", "afg", "afgh"],
      failing: ["af", "afg", "afgh"]
    ) { () throws(Refusal) in
      try piped("a")
    }
  }

  @Test func `3 functions, async`() async {
    await onEveryActor { probe in
      let piped = pipe(
        probe.asyncStage("f"),
        probe.asyncStage("g"),
        probe.asyncStage("h")
      )
      await probe.expect("afgh", journal: ["af", "afg", "afgh"]) {
        await piped("a")
      }
    }
  }

  @Test func `3 functions, async throws`() async {
    await onEveryActor { probe in
      let piped = pipe(
        probe.asyncThrowingStage("f"),
        probe.asyncThrowingStage("g"),
        probe.asyncThrowingStage("h")
      )
      await probe.expect(
        "afgh",
        journal: ["af", "afg", "afgh"],
        failing: ["af", "afg", "afgh"]
      ) { () async throws(Refusal) in
        try await piped("a")
      }
    }
  }

  @Test func `4 functions, plain`() {
    let probe = Probe()
    let piped = pipe(
      probe.plainStage("f"),
      probe.plainStage("g"),
      probe.plainStage("h"),
      probe.plainStage("i")
    )
    probe.expect("afghi", journal: ["af", "afg", "afgh", "afghi"]) {
      piped("a")
    }
  }

  @Test func `4 functions, throws`() {
    let probe = Probe()
    let piped = pipe(
      probe.throwingStage("f"),
      probe.throwingStage("g"),
      probe.throwingStage("h"),
      probe.throwingStage("i")
    )
    probe.expect(
      "afghi",
      journal: ["af", "afg", "afgh", "afghi"],
      failing: ["af", "afg", "afgh", "afghi"]
    ) { () throws(Refusal) in
      try piped("a")
    }
  }

  @Test func `4 functions, async`() async {
    await onEveryActor { probe in
      let piped = pipe(
        probe.asyncStage("f"),
        probe.asyncStage("g"),
        probe.asyncStage("h"),
        probe.asyncStage("i")
      )
      await probe.expect("afghi", journal: ["af", "afg", "afgh", "afghi"]) {
        await piped("a")
      }
    }
  }

  @Test func `4 functions, async throws`() async {
    await onEveryActor { probe in
      let piped = pipe(
        probe.asyncThrowingStage("f"),
        probe.asyncThrowingStage("g"),
        probe.asyncThrowingStage("h"),
        probe.asyncThrowingStage("i")
      )
      await probe.expect(
        "afghi",
        journal: ["af", "afg", "afgh", "afghi"],
        failing: ["af", "afg", "afgh", "afghi"]
      ) { () async throws(Refusal) in
        try await piped("a")
      }
    }
  }

  @Test func `5 functions, plain`() {
    let probe = Probe()
    let piped = pipe(
      probe.plainStage("f"),
      probe.plainStage("g"),
      probe.plainStage("h"),
      probe.plainStage("i"),
      probe.plainStage("j")
    )
    probe.expect("afghij", journal: ["af", "afg", "afgh", "afghi", "afghij"]) {
      piped("a")
    }
  }

  @Test func `5 functions, throws`() {
    let probe = Probe()
    let piped = pipe(
      probe.throwingStage("f"),
      probe.throwingStage("g"),
      probe.throwingStage("h"),
      probe.throwingStage("i"),
      probe.throwingStage("j")
    )
    probe.expect(
      "afghij",
      journal: ["af", "afg", "afgh", "afghi", "afghij"],
      failing: ["af", "afg", "afgh", "afghi", "afghij"]
    ) { () throws(Refusal) in
      try piped("a")
    }
  }

  @Test func `5 functions, async`() async {
    await onEveryActor { probe in
      let piped = pipe(
        probe.asyncStage("f"),
        probe.asyncStage("g"),
        probe.asyncStage("h"),
        probe.asyncStage("i"),
        probe.asyncStage("j")
      )
      await probe.expect("afghij", journal: ["af", "afg", "afgh", "afghi", "afghij"]) {
        await piped("a")
      }
    }
  }

  @Test func `5 functions, async throws`() async {
    await onEveryActor { probe in
      let piped = pipe(
        probe.asyncThrowingStage("f"),
        probe.asyncThrowingStage("g"),
        probe.asyncThrowingStage("h"),
        probe.asyncThrowingStage("i"),
        probe.asyncThrowingStage("j")
      )
      await probe.expect(
        "afghij",
        journal: ["af", "afg", "afgh", "afghi", "afghij"],
        failing: ["af", "afg", "afgh", "afghi", "afghij"]
      ) { () async throws(Refusal) in
        try await piped("a")
      }
    }
  }

  @Test func `6 functions, plain`() {
    let probe = Probe()
    let piped = pipe(
      probe.plainStage("f"),
      probe.plainStage("g"),
      probe.plainStage("h"),
      probe.plainStage("i"),
      probe.plainStage("j"),
      probe.plainStage("k")
    )
    probe.expect("afghijk", journal: ["af", "afg", "afgh", "afghi", "afghij", "afghijk"]) {
      piped("a")
    }
  }

  @Test func `6 functions, throws`() {
    let probe = Probe()
    let piped = pipe(
      probe.throwingStage("f"),
      probe.throwingStage("g"),
      probe.throwingStage("h"),
      probe.throwingStage("i"),
      probe.throwingStage("j"),
      probe.throwingStage("k")
    )
    probe.expect(
      "afghijk",
      journal: ["af", "afg", "afgh", "afghi", "afghij", "afghijk"],
      failing: ["af", "afg", "afgh", "afghi", "afghij", "afghijk"]
    ) { () throws(Refusal) in
      try piped("a")
    }
  }

  @Test func `6 functions, async`() async {
    await onEveryActor { probe in
      let piped = pipe(
        probe.asyncStage("f"),
        probe.asyncStage("g"),
        probe.asyncStage("h"),
        probe.asyncStage("i"),
        probe.asyncStage("j"),
        probe.asyncStage("k")
      )
      await probe.expect("afghijk", journal: ["af", "afg", "afgh", "afghi", "afghij", "afghijk"]) {
        await piped("a")
      }
    }
  }

  @Test func `6 functions, async throws`() async {
    await onEveryActor { probe in
      let piped = pipe(
        probe.asyncThrowingStage("f"),
        probe.asyncThrowingStage("g"),
        probe.asyncThrowingStage("h"),
        probe.asyncThrowingStage("i"),
        probe.asyncThrowingStage("j"),
        probe.asyncThrowingStage("k")
      )
      await probe.expect(
        "afghijk",
        journal: ["af", "afg", "afgh", "afghi", "afghij", "afghijk"],
        failing: ["af", "afg", "afgh", "afghi", "afghij", "afghijk"]
      ) { () async throws(Refusal) in
        try await piped("a")
      }
    }
  }
}
