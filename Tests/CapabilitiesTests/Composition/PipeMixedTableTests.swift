// Written by `swift run overload-tables`: change that program, not this file.

import Capabilities
import Probes
import Testing

@Suite("pipe: every mixture of functions that throw and do not")
struct PipeMixedTableTests {
  @Test func `plain | throws`() {
    let probe = Probe()
    let piped = pipe(
      probe.plainStage("f"),
      probe.throwingStage("g")
    )
    probe.expect("afg", journal: ["af", "afg"], failing: ["afg"]) { () throws(Refusal) in
      try piped("a")
    }
  }

  @Test func `throws | plain`() {
    let probe = Probe()
    let piped = pipe(
      probe.throwingStage("f"),
      probe.plainStage("g")
    )
    probe.expect("afg", journal: ["af", "afg"], failing: ["af"]) { () throws(Refusal) in
      try piped("a")
    }
  }

  @Test func `async | async throws`() async {
    await onEveryActor { probe in
      let piped = pipe(
        probe.asyncStage("f"),
        probe.asyncThrowingStage("g")
      )
      await probe.expect(
        "afg",
        journal: ["af", "afg"],
        failing: ["afg"]
      ) { () async throws(Refusal) in
        try await piped("a")
      }
    }
  }

  @Test func `async throws | async`() async {
    await onEveryActor { probe in
      let piped = pipe(
        probe.asyncThrowingStage("f"),
        probe.asyncStage("g")
      )
      await probe.expect(
        "afg",
        journal: ["af", "afg"],
        failing: ["af"]
      ) { () async throws(Refusal) in
        try await piped("a")
      }
    }
  }

  @Test func `plain | plain | throws`() {
    let probe = Probe()
    let piped = pipe(
      probe.plainStage("f"),
      probe.plainStage("g"),
      probe.throwingStage("h")
    )
    probe.expect("afgh", journal: ["af", "afg", "afgh"], failing: ["afgh"]) { () throws(Refusal) in
      try piped("a")
    }
  }

  @Test func `plain | throws | plain`() {
    let probe = Probe()
    let piped = pipe(
      probe.plainStage("f"),
      probe.throwingStage("g"),
      probe.plainStage("h")
    )
    probe.expect("afgh", journal: ["af", "afg", "afgh"], failing: ["afg"]) { () throws(Refusal) in
      try piped("a")
    }
  }

  @Test func `plain | throws | throws`() {
    let probe = Probe()
    let piped = pipe(
      probe.plainStage("f"),
      probe.throwingStage("g"),
      probe.throwingStage("h")
    )
    probe.expect(
      "afgh",
      journal: ["af", "afg", "afgh"],
      failing: ["afg", "afgh"]
    ) { () throws(Refusal) in
      try piped("a")
    }
  }

  @Test func `throws | plain | plain`() {
    let probe = Probe()
    let piped = pipe(
      probe.throwingStage("f"),
      probe.plainStage("g"),
      probe.plainStage("h")
    )
    probe.expect("afgh", journal: ["af", "afg", "afgh"], failing: ["af"]) { () throws(Refusal) in
      try piped("a")
    }
  }

  @Test func `throws | plain | throws`() {
    let probe = Probe()
    let piped = pipe(
      probe.throwingStage("f"),
      probe.plainStage("g"),
      probe.throwingStage("h")
    )
    probe.expect(
      "afgh",
      journal: ["af", "afg", "afgh"],
      failing: ["af", "afgh"]
    ) { () throws(Refusal) in
      try piped("a")
    }
  }

  @Test func `throws | throws | plain`() {
    let probe = Probe()
    let piped = pipe(
      probe.throwingStage("f"),
      probe.throwingStage("g"),
      probe.plainStage("h")
    )
    probe.expect(
      "afgh",
      journal: ["af", "afg", "afgh"],
      failing: ["af", "afg"]
    ) { () throws(Refusal) in
      try piped("a")
    }
  }

  @Test func `async | async | async throws`() async {
    await onEveryActor { probe in
      let piped = pipe(
        probe.asyncStage("f"),
        probe.asyncStage("g"),
        probe.asyncThrowingStage("h")
      )
      await probe.expect(
        "afgh",
        journal: ["af", "afg", "afgh"],
        failing: ["afgh"]
      ) { () async throws(Refusal) in
        try await piped("a")
      }
    }
  }

  @Test func `async | async throws | async`() async {
    await onEveryActor { probe in
      let piped = pipe(
        probe.asyncStage("f"),
        probe.asyncThrowingStage("g"),
        probe.asyncStage("h")
      )
      await probe.expect(
        "afgh",
        journal: ["af", "afg", "afgh"],
        failing: ["afg"]
      ) { () async throws(Refusal) in
        try await piped("a")
      }
    }
  }

  @Test func `async | async throws | async throws`() async {
    await onEveryActor { probe in
      let piped = pipe(
        probe.asyncStage("f"),
        probe.asyncThrowingStage("g"),
        probe.asyncThrowingStage("h")
      )
      await probe.expect(
        "afgh",
        journal: ["af", "afg", "afgh"],
        failing: ["afg", "afgh"]
      ) { () async throws(Refusal) in
        try await piped("a")
      }
    }
  }

  @Test func `async throws | async | async`() async {
    await onEveryActor { probe in
      let piped = pipe(
        probe.asyncThrowingStage("f"),
        probe.asyncStage("g"),
        probe.asyncStage("h")
      )
      await probe.expect(
        "afgh",
        journal: ["af", "afg", "afgh"],
        failing: ["af"]
      ) { () async throws(Refusal) in
        try await piped("a")
      }
    }
  }

  @Test func `async throws | async | async throws`() async {
    await onEveryActor { probe in
      let piped = pipe(
        probe.asyncThrowingStage("f"),
        probe.asyncStage("g"),
        probe.asyncThrowingStage("h")
      )
      await probe.expect(
        "afgh",
        journal: ["af", "afg", "afgh"],
        failing: ["af", "afgh"]
      ) { () async throws(Refusal) in
        try await piped("a")
      }
    }
  }

  @Test func `async throws | async throws | async`() async {
    await onEveryActor { probe in
      let piped = pipe(
        probe.asyncThrowingStage("f"),
        probe.asyncThrowingStage("g"),
        probe.asyncStage("h")
      )
      await probe.expect(
        "afgh",
        journal: ["af", "afg", "afgh"],
        failing: ["af", "afg"]
      ) { () async throws(Refusal) in
        try await piped("a")
      }
    }
  }

  @Test func `plain | plain | plain | throws`() {
    let probe = Probe()
    let piped = pipe(
      probe.plainStage("f"),
      probe.plainStage("g"),
      probe.plainStage("h"),
      probe.throwingStage("i")
    )
    probe.expect(
      "afghi",
      journal: ["af", "afg", "afgh", "afghi"],
      failing: ["afghi"]
    ) { () throws(Refusal) in
      try piped("a")
    }
  }

  @Test func `plain | plain | throws | plain`() {
    let probe = Probe()
    let piped = pipe(
      probe.plainStage("f"),
      probe.plainStage("g"),
      probe.throwingStage("h"),
      probe.plainStage("i")
    )
    probe.expect(
      "afghi",
      journal: ["af", "afg", "afgh", "afghi"],
      failing: ["afgh"]
    ) { () throws(Refusal) in
      try piped("a")
    }
  }

  @Test func `plain | plain | throws | throws`() {
    let probe = Probe()
    let piped = pipe(
      probe.plainStage("f"),
      probe.plainStage("g"),
      probe.throwingStage("h"),
      probe.throwingStage("i")
    )
    probe.expect(
      "afghi",
      journal: ["af", "afg", "afgh", "afghi"],
      failing: ["afgh", "afghi"]
    ) { () throws(Refusal) in
      try piped("a")
    }
  }

  @Test func `plain | throws | plain | plain`() {
    let probe = Probe()
    let piped = pipe(
      probe.plainStage("f"),
      probe.throwingStage("g"),
      probe.plainStage("h"),
      probe.plainStage("i")
    )
    probe.expect(
      "afghi",
      journal: ["af", "afg", "afgh", "afghi"],
      failing: ["afg"]
    ) { () throws(Refusal) in
      try piped("a")
    }
  }

  @Test func `plain | throws | plain | throws`() {
    let probe = Probe()
    let piped = pipe(
      probe.plainStage("f"),
      probe.throwingStage("g"),
      probe.plainStage("h"),
      probe.throwingStage("i")
    )
    probe.expect(
      "afghi",
      journal: ["af", "afg", "afgh", "afghi"],
      failing: ["afg", "afghi"]
    ) { () throws(Refusal) in
      try piped("a")
    }
  }

  @Test func `plain | throws | throws | plain`() {
    let probe = Probe()
    let piped = pipe(
      probe.plainStage("f"),
      probe.throwingStage("g"),
      probe.throwingStage("h"),
      probe.plainStage("i")
    )
    probe.expect(
      "afghi",
      journal: ["af", "afg", "afgh", "afghi"],
      failing: ["afg", "afgh"]
    ) { () throws(Refusal) in
      try piped("a")
    }
  }

  @Test func `plain | throws | throws | throws`() {
    let probe = Probe()
    let piped = pipe(
      probe.plainStage("f"),
      probe.throwingStage("g"),
      probe.throwingStage("h"),
      probe.throwingStage("i")
    )
    probe.expect(
      "afghi",
      journal: ["af", "afg", "afgh", "afghi"],
      failing: ["afg", "afgh", "afghi"]
    ) { () throws(Refusal) in
      try piped("a")
    }
  }

  @Test func `throws | plain | plain | plain`() {
    let probe = Probe()
    let piped = pipe(
      probe.throwingStage("f"),
      probe.plainStage("g"),
      probe.plainStage("h"),
      probe.plainStage("i")
    )
    probe.expect(
      "afghi",
      journal: ["af", "afg", "afgh", "afghi"],
      failing: ["af"]
    ) { () throws(Refusal) in
      try piped("a")
    }
  }

  @Test func `throws | plain | plain | throws`() {
    let probe = Probe()
    let piped = pipe(
      probe.throwingStage("f"),
      probe.plainStage("g"),
      probe.plainStage("h"),
      probe.throwingStage("i")
    )
    probe.expect(
      "afghi",
      journal: ["af", "afg", "afgh", "afghi"],
      failing: ["af", "afghi"]
    ) { () throws(Refusal) in
      try piped("a")
    }
  }

  @Test func `throws | plain | throws | plain`() {
    let probe = Probe()
    let piped = pipe(
      probe.throwingStage("f"),
      probe.plainStage("g"),
      probe.throwingStage("h"),
      probe.plainStage("i")
    )
    probe.expect(
      "afghi",
      journal: ["af", "afg", "afgh", "afghi"],
      failing: ["af", "afgh"]
    ) { () throws(Refusal) in
      try piped("a")
    }
  }

  @Test func `throws | plain | throws | throws`() {
    let probe = Probe()
    let piped = pipe(
      probe.throwingStage("f"),
      probe.plainStage("g"),
      probe.throwingStage("h"),
      probe.throwingStage("i")
    )
    probe.expect(
      "afghi",
      journal: ["af", "afg", "afgh", "afghi"],
      failing: ["af", "afgh", "afghi"]
    ) { () throws(Refusal) in
      try piped("a")
    }
  }

  @Test func `throws | throws | plain | plain`() {
    let probe = Probe()
    let piped = pipe(
      probe.throwingStage("f"),
      probe.throwingStage("g"),
      probe.plainStage("h"),
      probe.plainStage("i")
    )
    probe.expect(
      "afghi",
      journal: ["af", "afg", "afgh", "afghi"],
      failing: ["af", "afg"]
    ) { () throws(Refusal) in
      try piped("a")
    }
  }

  @Test func `throws | throws | plain | throws`() {
    let probe = Probe()
    let piped = pipe(
      probe.throwingStage("f"),
      probe.throwingStage("g"),
      probe.plainStage("h"),
      probe.throwingStage("i")
    )
    probe.expect(
      "afghi",
      journal: ["af", "afg", "afgh", "afghi"],
      failing: ["af", "afg", "afghi"]
    ) { () throws(Refusal) in
      try piped("a")
    }
  }

  @Test func `throws | throws | throws | plain`() {
    let probe = Probe()
    let piped = pipe(
      probe.throwingStage("f"),
      probe.throwingStage("g"),
      probe.throwingStage("h"),
      probe.plainStage("i")
    )
    probe.expect(
      "afghi",
      journal: ["af", "afg", "afgh", "afghi"],
      failing: ["af", "afg", "afgh"]
    ) { () throws(Refusal) in
      try piped("a")
    }
  }

  @Test func `async | async | async | async throws`() async {
    await onEveryActor { probe in
      let piped = pipe(
        probe.asyncStage("f"),
        probe.asyncStage("g"),
        probe.asyncStage("h"),
        probe.asyncThrowingStage("i")
      )
      await probe.expect(
        "afghi",
        journal: ["af", "afg", "afgh", "afghi"],
        failing: ["afghi"]
      ) { () async throws(Refusal) in
        try await piped("a")
      }
    }
  }

  @Test func `async | async | async throws | async`() async {
    await onEveryActor { probe in
      let piped = pipe(
        probe.asyncStage("f"),
        probe.asyncStage("g"),
        probe.asyncThrowingStage("h"),
        probe.asyncStage("i")
      )
      await probe.expect(
        "afghi",
        journal: ["af", "afg", "afgh", "afghi"],
        failing: ["afgh"]
      ) { () async throws(Refusal) in
        try await piped("a")
      }
    }
  }

  @Test func `async | async | async throws | async throws`() async {
    await onEveryActor { probe in
      let piped = pipe(
        probe.asyncStage("f"),
        probe.asyncStage("g"),
        probe.asyncThrowingStage("h"),
        probe.asyncThrowingStage("i")
      )
      await probe.expect(
        "afghi",
        journal: ["af", "afg", "afgh", "afghi"],
        failing: ["afgh", "afghi"]
      ) { () async throws(Refusal) in
        try await piped("a")
      }
    }
  }

  @Test func `async | async throws | async | async`() async {
    await onEveryActor { probe in
      let piped = pipe(
        probe.asyncStage("f"),
        probe.asyncThrowingStage("g"),
        probe.asyncStage("h"),
        probe.asyncStage("i")
      )
      await probe.expect(
        "afghi",
        journal: ["af", "afg", "afgh", "afghi"],
        failing: ["afg"]
      ) { () async throws(Refusal) in
        try await piped("a")
      }
    }
  }

  @Test func `async | async throws | async | async throws`() async {
    await onEveryActor { probe in
      let piped = pipe(
        probe.asyncStage("f"),
        probe.asyncThrowingStage("g"),
        probe.asyncStage("h"),
        probe.asyncThrowingStage("i")
      )
      await probe.expect(
        "afghi",
        journal: ["af", "afg", "afgh", "afghi"],
        failing: ["afg", "afghi"]
      ) { () async throws(Refusal) in
        try await piped("a")
      }
    }
  }

  @Test func `async | async throws | async throws | async`() async {
    await onEveryActor { probe in
      let piped = pipe(
        probe.asyncStage("f"),
        probe.asyncThrowingStage("g"),
        probe.asyncThrowingStage("h"),
        probe.asyncStage("i")
      )
      await probe.expect(
        "afghi",
        journal: ["af", "afg", "afgh", "afghi"],
        failing: ["afg", "afgh"]
      ) { () async throws(Refusal) in
        try await piped("a")
      }
    }
  }

  @Test func `async | async throws | async throws | async throws`() async {
    await onEveryActor { probe in
      let piped = pipe(
        probe.asyncStage("f"),
        probe.asyncThrowingStage("g"),
        probe.asyncThrowingStage("h"),
        probe.asyncThrowingStage("i")
      )
      await probe.expect(
        "afghi",
        journal: ["af", "afg", "afgh", "afghi"],
        failing: ["afg", "afgh", "afghi"]
      ) { () async throws(Refusal) in
        try await piped("a")
      }
    }
  }

  @Test func `async throws | async | async | async`() async {
    await onEveryActor { probe in
      let piped = pipe(
        probe.asyncThrowingStage("f"),
        probe.asyncStage("g"),
        probe.asyncStage("h"),
        probe.asyncStage("i")
      )
      await probe.expect(
        "afghi",
        journal: ["af", "afg", "afgh", "afghi"],
        failing: ["af"]
      ) { () async throws(Refusal) in
        try await piped("a")
      }
    }
  }

  @Test func `async throws | async | async | async throws`() async {
    await onEveryActor { probe in
      let piped = pipe(
        probe.asyncThrowingStage("f"),
        probe.asyncStage("g"),
        probe.asyncStage("h"),
        probe.asyncThrowingStage("i")
      )
      await probe.expect(
        "afghi",
        journal: ["af", "afg", "afgh", "afghi"],
        failing: ["af", "afghi"]
      ) { () async throws(Refusal) in
        try await piped("a")
      }
    }
  }

  @Test func `async throws | async | async throws | async`() async {
    await onEveryActor { probe in
      let piped = pipe(
        probe.asyncThrowingStage("f"),
        probe.asyncStage("g"),
        probe.asyncThrowingStage("h"),
        probe.asyncStage("i")
      )
      await probe.expect(
        "afghi",
        journal: ["af", "afg", "afgh", "afghi"],
        failing: ["af", "afgh"]
      ) { () async throws(Refusal) in
        try await piped("a")
      }
    }
  }

  @Test func `async throws | async | async throws | async throws`() async {
    await onEveryActor { probe in
      let piped = pipe(
        probe.asyncThrowingStage("f"),
        probe.asyncStage("g"),
        probe.asyncThrowingStage("h"),
        probe.asyncThrowingStage("i")
      )
      await probe.expect(
        "afghi",
        journal: ["af", "afg", "afgh", "afghi"],
        failing: ["af", "afgh", "afghi"]
      ) { () async throws(Refusal) in
        try await piped("a")
      }
    }
  }

  @Test func `async throws | async throws | async | async`() async {
    await onEveryActor { probe in
      let piped = pipe(
        probe.asyncThrowingStage("f"),
        probe.asyncThrowingStage("g"),
        probe.asyncStage("h"),
        probe.asyncStage("i")
      )
      await probe.expect(
        "afghi",
        journal: ["af", "afg", "afgh", "afghi"],
        failing: ["af", "afg"]
      ) { () async throws(Refusal) in
        try await piped("a")
      }
    }
  }

  @Test func `async throws | async throws | async | async throws`() async {
    await onEveryActor { probe in
      let piped = pipe(
        probe.asyncThrowingStage("f"),
        probe.asyncThrowingStage("g"),
        probe.asyncStage("h"),
        probe.asyncThrowingStage("i")
      )
      await probe.expect(
        "afghi",
        journal: ["af", "afg", "afgh", "afghi"],
        failing: ["af", "afg", "afghi"]
      ) { () async throws(Refusal) in
        try await piped("a")
      }
    }
  }

  @Test func `async throws | async throws | async throws | async`() async {
    await onEveryActor { probe in
      let piped = pipe(
        probe.asyncThrowingStage("f"),
        probe.asyncThrowingStage("g"),
        probe.asyncThrowingStage("h"),
        probe.asyncStage("i")
      )
      await probe.expect(
        "afghi",
        journal: ["af", "afg", "afgh", "afghi"],
        failing: ["af", "afg", "afgh"]
      ) { () async throws(Refusal) in
        try await piped("a")
      }
    }
  }
}
