// Written by `swift run overload-tables`: change that program, not this file.

import Capabilities
import Probes
import Testing

@Suite("wrap: every overload")
struct WrapTableTests {
  @Test func `0 inputs, plain`() {
    let probe = Probe()
    let witness = Witness(probe: probe)
    let wrapped = witness.wrap("Probe.call", probe.plain0)
    probe.expect("", journal: ["Probe.call()", ""]) {
      wrapped()
    }
  }

  @Test func `0 inputs, throws`() {
    let probe = Probe()
    let witness = Witness(probe: probe)
    let wrapped = witness.wrap("Probe.call", probe.throwing0)
    probe.expect("", journal: ["Probe.call()", ""], failing: [""]) { () throws(Refusal) in
      try wrapped()
    }
  }

  @Test func `0 inputs, async`() async {
    await onEveryActor { probe in
      let witness = Witness(probe: probe)
      let wrapped = witness.wrap("Probe.call", probe.async0)
      await probe.expect("", journal: ["Probe.call()", ""]) {
        await wrapped()
      }
    }
  }

  @Test func `0 inputs, async throws`() async {
    await onEveryActor { probe in
      let witness = Witness(probe: probe)
      let wrapped = witness.wrap("Probe.call", probe.asyncThrowing0)
      await probe.expect(
        "",
        journal: ["Probe.call()", ""],
        failing: [""]
      ) { () async throws(Refusal) in
        try await wrapped()
      }
    }
  }

  @Test func `1 input, plain`() {
    let probe = Probe()
    let witness = Witness(probe: probe)
    let wrapped = witness.wrap("Probe.call", probe.plain1)
    probe.expect("a", journal: [#"Probe.call("a")"#, "a"]) {
      wrapped("a")
    }
  }

  @Test func `1 input, throws`() {
    let probe = Probe()
    let witness = Witness(probe: probe)
    let wrapped = witness.wrap("Probe.call", probe.throwing1)
    probe.expect("a", journal: [#"Probe.call("a")"#, "a"], failing: ["a"]) { () throws(Refusal) in
      try wrapped("a")
    }
  }

  @Test func `1 input, async`() async {
    await onEveryActor { probe in
      let witness = Witness(probe: probe)
      let wrapped = witness.wrap("Probe.call", probe.async1)
      await probe.expect("a", journal: [#"Probe.call("a")"#, "a"]) {
        await wrapped("a")
      }
    }
  }

  @Test func `1 input, async throws`() async {
    await onEveryActor { probe in
      let witness = Witness(probe: probe)
      let wrapped = witness.wrap("Probe.call", probe.asyncThrowing1)
      await probe.expect(
        "a",
        journal: [#"Probe.call("a")"#, "a"],
        failing: ["a"]
      ) { () async throws(Refusal) in
        try await wrapped("a")
      }
    }
  }

  @Test func `2 inputs, plain`() {
    let probe = Probe()
    let witness = Witness(probe: probe)
    let wrapped = witness.wrap("Probe.call", probe.plain2)
    probe.expect("ab", journal: [#"Probe.call("a", "b")"#, "ab"]) {
      wrapped("a", "b")
    }
  }

  @Test func `2 inputs, throws`() {
    let probe = Probe()
    let witness = Witness(probe: probe)
    let wrapped = witness.wrap("Probe.call", probe.throwing2)
    probe.expect(
      "ab",
      journal: [#"Probe.call("a", "b")"#, "ab"],
      failing: ["ab"]
    ) { () throws(Refusal) in
      try wrapped("a", "b")
    }
  }

  @Test func `2 inputs, async`() async {
    await onEveryActor { probe in
      let witness = Witness(probe: probe)
      let wrapped = witness.wrap("Probe.call", probe.async2)
      await probe.expect("ab", journal: [#"Probe.call("a", "b")"#, "ab"]) {
        await wrapped("a", "b")
      }
    }
  }

  @Test func `2 inputs, async throws`() async {
    await onEveryActor { probe in
      let witness = Witness(probe: probe)
      let wrapped = witness.wrap("Probe.call", probe.asyncThrowing2)
      await probe.expect(
        "ab",
        journal: [#"Probe.call("a", "b")"#, "ab"],
        failing: ["ab"]
      ) { () async throws(Refusal) in
        try await wrapped("a", "b")
      }
    }
  }

  @Test func `3 inputs, plain`() {
    let probe = Probe()
    let witness = Witness(probe: probe)
    let wrapped = witness.wrap("Probe.call", probe.plain3)
    probe.expect("abc", journal: [#"Probe.call("a", "b", "c")"#, "abc"]) {
      wrapped("a", "b", "c")
    }
  }

  @Test func `3 inputs, throws`() {
    let probe = Probe()
    let witness = Witness(probe: probe)
    let wrapped = witness.wrap("Probe.call", probe.throwing3)
    probe.expect(
      "abc",
      journal: [#"Probe.call("a", "b", "c")"#, "abc"],
      failing: ["abc"]
    ) { () throws(Refusal) in
      try wrapped("a", "b", "c")
    }
  }

  @Test func `3 inputs, async`() async {
    await onEveryActor { probe in
      let witness = Witness(probe: probe)
      let wrapped = witness.wrap("Probe.call", probe.async3)
      await probe.expect("abc", journal: [#"Probe.call("a", "b", "c")"#, "abc"]) {
        await wrapped("a", "b", "c")
      }
    }
  }

  @Test func `3 inputs, async throws`() async {
    await onEveryActor { probe in
      let witness = Witness(probe: probe)
      let wrapped = witness.wrap("Probe.call", probe.asyncThrowing3)
      await probe.expect(
        "abc",
        journal: [#"Probe.call("a", "b", "c")"#, "abc"],
        failing: ["abc"]
      ) { () async throws(Refusal) in
        try await wrapped("a", "b", "c")
      }
    }
  }

  @Test func `4 inputs, plain`() {
    let probe = Probe()
    let witness = Witness(probe: probe)
    let wrapped = witness.wrap("Probe.call", probe.plain4)
    probe.expect("abcd", journal: [#"Probe.call("a", "b", "c", "d")"#, "abcd"]) {
      wrapped("a", "b", "c", "d")
    }
  }

  @Test func `4 inputs, throws`() {
    let probe = Probe()
    let witness = Witness(probe: probe)
    let wrapped = witness.wrap("Probe.call", probe.throwing4)
    probe.expect(
      "abcd",
      journal: [#"Probe.call("a", "b", "c", "d")"#, "abcd"],
      failing: ["abcd"]
    ) { () throws(Refusal) in
      try wrapped("a", "b", "c", "d")
    }
  }

  @Test func `4 inputs, async`() async {
    await onEveryActor { probe in
      let witness = Witness(probe: probe)
      let wrapped = witness.wrap("Probe.call", probe.async4)
      await probe.expect("abcd", journal: [#"Probe.call("a", "b", "c", "d")"#, "abcd"]) {
        await wrapped("a", "b", "c", "d")
      }
    }
  }

  @Test func `4 inputs, async throws`() async {
    await onEveryActor { probe in
      let witness = Witness(probe: probe)
      let wrapped = witness.wrap("Probe.call", probe.asyncThrowing4)
      await probe.expect(
        "abcd",
        journal: [#"Probe.call("a", "b", "c", "d")"#, "abcd"],
        failing: ["abcd"]
      ) { () async throws(Refusal) in
        try await wrapped("a", "b", "c", "d")
      }
    }
  }

  @Test func `5 inputs, plain`() {
    let probe = Probe()
    let witness = Witness(probe: probe)
    let wrapped = witness.wrap("Probe.call", probe.plain5)
    probe.expect("abcde", journal: [#"Probe.call("a", "b", "c", "d", "e")"#, "abcde"]) {
      wrapped("a", "b", "c", "d", "e")
    }
  }

  @Test func `5 inputs, throws`() {
    let probe = Probe()
    let witness = Witness(probe: probe)
    let wrapped = witness.wrap("Probe.call", probe.throwing5)
    probe.expect(
      "abcde",
      journal: [#"Probe.call("a", "b", "c", "d", "e")"#, "abcde"],
      failing: ["abcde"]
    ) { () throws(Refusal) in
      try wrapped("a", "b", "c", "d", "e")
    }
  }

  @Test func `5 inputs, async`() async {
    await onEveryActor { probe in
      let witness = Witness(probe: probe)
      let wrapped = witness.wrap("Probe.call", probe.async5)
      await probe.expect("abcde", journal: [#"Probe.call("a", "b", "c", "d", "e")"#, "abcde"]) {
        await wrapped("a", "b", "c", "d", "e")
      }
    }
  }

  @Test func `5 inputs, async throws`() async {
    await onEveryActor { probe in
      let witness = Witness(probe: probe)
      let wrapped = witness.wrap("Probe.call", probe.asyncThrowing5)
      await probe.expect(
        "abcde",
        journal: [#"Probe.call("a", "b", "c", "d", "e")"#, "abcde"],
        failing: ["abcde"]
      ) { () async throws(Refusal) in
        try await wrapped("a", "b", "c", "d", "e")
      }
    }
  }

  @Test func `6 inputs, plain`() {
    let probe = Probe()
    let witness = Witness(probe: probe)
    let wrapped = witness.wrap("Probe.call", probe.plain6)
    probe.expect("abcdef", journal: [#"Probe.call("a", "b", "c", "d", "e", "f")"#, "abcdef"]) {
      wrapped("a", "b", "c", "d", "e", "f")
    }
  }

  @Test func `6 inputs, throws`() {
    let probe = Probe()
    let witness = Witness(probe: probe)
    let wrapped = witness.wrap("Probe.call", probe.throwing6)
    probe.expect(
      "abcdef",
      journal: [#"Probe.call("a", "b", "c", "d", "e", "f")"#, "abcdef"],
      failing: ["abcdef"]
    ) { () throws(Refusal) in
      try wrapped("a", "b", "c", "d", "e", "f")
    }
  }

  @Test func `6 inputs, async`() async {
    await onEveryActor { probe in
      let witness = Witness(probe: probe)
      let wrapped = witness.wrap("Probe.call", probe.async6)
      await probe.expect(
        "abcdef",
        journal: [#"Probe.call("a", "b", "c", "d", "e", "f")"#, "abcdef"]
      ) {
        await wrapped("a", "b", "c", "d", "e", "f")
      }
    }
  }

  @Test func `6 inputs, async throws`() async {
    await onEveryActor { probe in
      let witness = Witness(probe: probe)
      let wrapped = witness.wrap("Probe.call", probe.asyncThrowing6)
      await probe.expect(
        "abcdef",
        journal: [#"Probe.call("a", "b", "c", "d", "e", "f")"#, "abcdef"],
        failing: ["abcdef"]
      ) { () async throws(Refusal) in
        try await wrapped("a", "b", "c", "d", "e", "f")
      }
    }
  }
}
