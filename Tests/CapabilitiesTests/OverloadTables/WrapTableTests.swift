// Written by overload-tables (Tests/Maintenance). Change that program, not this file.
// swift-format-ignore-file

import Capabilities
import Probes
import Testing

@Suite("wrap: every overload")
struct WrapTableTests {
  @Test func `plain`() {
    let probe = Probe()
    let seen0 = Witness(probe: probe).wrap("Probe.seen", probe.plain0)
    probe.expect("", journal: ["Probe.seen()", ""]) { seen0() }
    let left0 = Witness(probe: probe).wrap("Probe.left", probe.plain0)
    probe.expect("") { left0() }
    let seen1 = Witness(probe: probe).wrap("Probe.seen", probe.plain1)
    probe.expect("a", journal: [#"Probe.seen("a")"#, "a"]) { seen1("a") }
    let left1 = Witness(probe: probe).wrap("Probe.left", probe.plain1)
    probe.expect("a") { left1("a") }
    let seen2 = Witness(probe: probe).wrap("Probe.seen", probe.plain2)
    probe.expect("ab", journal: [#"Probe.seen("a", "b")"#, "ab"]) { seen2("a", "b") }
    let left2 = Witness(probe: probe).wrap("Probe.left", probe.plain2)
    probe.expect("ab") { left2("a", "b") }
    let seen3 = Witness(probe: probe).wrap("Probe.seen", probe.plain3)
    probe.expect("abc", journal: [#"Probe.seen("a", "b", "c")"#, "abc"]) { seen3("a", "b", "c") }
    let left3 = Witness(probe: probe).wrap("Probe.left", probe.plain3)
    probe.expect("abc") { left3("a", "b", "c") }
    let seen4 = Witness(probe: probe).wrap("Probe.seen", probe.plain4)
    probe.expect("abcd", journal: [#"Probe.seen("a", "b", "c", "d")"#, "abcd"]) {
      seen4("a", "b", "c", "d")
    }
    let left4 = Witness(probe: probe).wrap("Probe.left", probe.plain4)
    probe.expect("abcd") { left4("a", "b", "c", "d") }
    let seen5 = Witness(probe: probe).wrap("Probe.seen", probe.plain5)
    probe.expect("abcde", journal: [#"Probe.seen("a", "b", "c", "d", "e")"#, "abcde"]) {
      seen5("a", "b", "c", "d", "e")
    }
    let left5 = Witness(probe: probe).wrap("Probe.left", probe.plain5)
    probe.expect("abcde") { left5("a", "b", "c", "d", "e") }
    let seen6 = Witness(probe: probe).wrap("Probe.seen", probe.plain6)
    probe.expect("abcdef", journal: [#"Probe.seen("a", "b", "c", "d", "e", "f")"#, "abcdef"]) {
      seen6("a", "b", "c", "d", "e", "f")
    }
    let left6 = Witness(probe: probe).wrap("Probe.left", probe.plain6)
    probe.expect("abcdef") { left6("a", "b", "c", "d", "e", "f") }
  }

  @Test func `throws`() {
    let probe = Probe()
    let seen0 = Witness(probe: probe).wrap("Probe.seen", probe.throwing0)
    probe.expectBoth("", journal: ["Probe.seen()", ""]) { () throws(Refusal) in try seen0() }
    let left0 = Witness(probe: probe).wrap("Probe.left", probe.throwing0)
    probe.expectBoth("") { () throws(Refusal) in try left0() }
    let seen1 = Witness(probe: probe).wrap("Probe.seen", probe.throwing1)
    probe.expectBoth("a", journal: [#"Probe.seen("a")"#, "a"]) { () throws(Refusal) in
      try seen1("a")
    }
    let left1 = Witness(probe: probe).wrap("Probe.left", probe.throwing1)
    probe.expectBoth("a") { () throws(Refusal) in try left1("a") }
    let seen2 = Witness(probe: probe).wrap("Probe.seen", probe.throwing2)
    probe.expectBoth("ab", journal: [#"Probe.seen("a", "b")"#, "ab"]) { () throws(Refusal) in
      try seen2("a", "b")
    }
    let left2 = Witness(probe: probe).wrap("Probe.left", probe.throwing2)
    probe.expectBoth("ab") { () throws(Refusal) in try left2("a", "b") }
    let seen3 = Witness(probe: probe).wrap("Probe.seen", probe.throwing3)
    probe.expectBoth(
      "abc", journal: [#"Probe.seen("a", "b", "c")"#, "abc"]
    ) { () throws(Refusal) in try seen3("a", "b", "c") }
    let left3 = Witness(probe: probe).wrap("Probe.left", probe.throwing3)
    probe.expectBoth("abc") { () throws(Refusal) in try left3("a", "b", "c") }
    let seen4 = Witness(probe: probe).wrap("Probe.seen", probe.throwing4)
    probe.expectBoth(
      "abcd", journal: [#"Probe.seen("a", "b", "c", "d")"#, "abcd"]
    ) { () throws(Refusal) in try seen4("a", "b", "c", "d") }
    let left4 = Witness(probe: probe).wrap("Probe.left", probe.throwing4)
    probe.expectBoth("abcd") { () throws(Refusal) in try left4("a", "b", "c", "d") }
    let seen5 = Witness(probe: probe).wrap("Probe.seen", probe.throwing5)
    probe.expectBoth(
      "abcde", journal: [#"Probe.seen("a", "b", "c", "d", "e")"#, "abcde"]
    ) { () throws(Refusal) in try seen5("a", "b", "c", "d", "e") }
    let left5 = Witness(probe: probe).wrap("Probe.left", probe.throwing5)
    probe.expectBoth("abcde") { () throws(Refusal) in try left5("a", "b", "c", "d", "e") }
    let seen6 = Witness(probe: probe).wrap("Probe.seen", probe.throwing6)
    probe.expectBoth(
      "abcdef", journal: [#"Probe.seen("a", "b", "c", "d", "e", "f")"#, "abcdef"]
    ) { () throws(Refusal) in try seen6("a", "b", "c", "d", "e", "f") }
    let left6 = Witness(probe: probe).wrap("Probe.left", probe.throwing6)
    probe.expectBoth("abcdef") { () throws(Refusal) in try left6("a", "b", "c", "d", "e", "f") }
  }

  @Test func `async`() async {
    @Sendable func check(_ probe: Probe) async {
      let seen0 = Witness(probe: probe).wrap("Probe.seen", probe.async0)
      await probe.expect("", journal: ["Probe.seen()", ""]) { await seen0() }
      let left0 = Witness(probe: probe).wrap("Probe.left", probe.async0)
      await probe.expect("") { await left0() }
      let seen1 = Witness(probe: probe).wrap("Probe.seen", probe.async1)
      await probe.expect("a", journal: [#"Probe.seen("a")"#, "a"]) { await seen1("a") }
      let left1 = Witness(probe: probe).wrap("Probe.left", probe.async1)
      await probe.expect("a") { await left1("a") }
      let seen2 = Witness(probe: probe).wrap("Probe.seen", probe.async2)
      await probe.expect("ab", journal: [#"Probe.seen("a", "b")"#, "ab"]) { await seen2("a", "b") }
      let left2 = Witness(probe: probe).wrap("Probe.left", probe.async2)
      await probe.expect("ab") { await left2("a", "b") }
      let seen3 = Witness(probe: probe).wrap("Probe.seen", probe.async3)
      await probe.expect("abc", journal: [#"Probe.seen("a", "b", "c")"#, "abc"]) {
        await seen3("a", "b", "c")
      }
      let left3 = Witness(probe: probe).wrap("Probe.left", probe.async3)
      await probe.expect("abc") { await left3("a", "b", "c") }
      let seen4 = Witness(probe: probe).wrap("Probe.seen", probe.async4)
      await probe.expect("abcd", journal: [#"Probe.seen("a", "b", "c", "d")"#, "abcd"]) {
        await seen4("a", "b", "c", "d")
      }
      let left4 = Witness(probe: probe).wrap("Probe.left", probe.async4)
      await probe.expect("abcd") { await left4("a", "b", "c", "d") }
      let seen5 = Witness(probe: probe).wrap("Probe.seen", probe.async5)
      await probe.expect("abcde", journal: [#"Probe.seen("a", "b", "c", "d", "e")"#, "abcde"]) {
        await seen5("a", "b", "c", "d", "e")
      }
      let left5 = Witness(probe: probe).wrap("Probe.left", probe.async5)
      await probe.expect("abcde") { await left5("a", "b", "c", "d", "e") }
      let seen6 = Witness(probe: probe).wrap("Probe.seen", probe.async6)
      await probe.expect(
        "abcdef", journal: [#"Probe.seen("a", "b", "c", "d", "e", "f")"#, "abcdef"]
      ) { await seen6("a", "b", "c", "d", "e", "f") }
      let left6 = Witness(probe: probe).wrap("Probe.left", probe.async6)
      await probe.expect("abcdef") { await left6("a", "b", "c", "d", "e", "f") }
    }
    await onEveryActor(check)
  }

  @Test func `async throws`() async {
    @Sendable func check(_ probe: Probe) async {
      let seen0 = Witness(probe: probe).wrap("Probe.seen", probe.asyncThrowing0)
      await probe.expectBoth("", journal: ["Probe.seen()", ""]) { () async throws(Refusal) in
        try await seen0()
      }
      let left0 = Witness(probe: probe).wrap("Probe.left", probe.asyncThrowing0)
      await probe.expectBoth("") { () async throws(Refusal) in try await left0() }
      let seen1 = Witness(probe: probe).wrap("Probe.seen", probe.asyncThrowing1)
      await probe.expectBoth(
        "a", journal: [#"Probe.seen("a")"#, "a"]
      ) { () async throws(Refusal) in try await seen1("a") }
      let left1 = Witness(probe: probe).wrap("Probe.left", probe.asyncThrowing1)
      await probe.expectBoth("a") { () async throws(Refusal) in try await left1("a") }
      let seen2 = Witness(probe: probe).wrap("Probe.seen", probe.asyncThrowing2)
      await probe.expectBoth(
        "ab", journal: [#"Probe.seen("a", "b")"#, "ab"]
      ) { () async throws(Refusal) in try await seen2("a", "b") }
      let left2 = Witness(probe: probe).wrap("Probe.left", probe.asyncThrowing2)
      await probe.expectBoth("ab") { () async throws(Refusal) in try await left2("a", "b") }
      let seen3 = Witness(probe: probe).wrap("Probe.seen", probe.asyncThrowing3)
      await probe.expectBoth(
        "abc", journal: [#"Probe.seen("a", "b", "c")"#, "abc"]
      ) { () async throws(Refusal) in try await seen3("a", "b", "c") }
      let left3 = Witness(probe: probe).wrap("Probe.left", probe.asyncThrowing3)
      await probe.expectBoth("abc") { () async throws(Refusal) in try await left3("a", "b", "c") }
      let seen4 = Witness(probe: probe).wrap("Probe.seen", probe.asyncThrowing4)
      await probe.expectBoth(
        "abcd", journal: [#"Probe.seen("a", "b", "c", "d")"#, "abcd"]
      ) { () async throws(Refusal) in try await seen4("a", "b", "c", "d") }
      let left4 = Witness(probe: probe).wrap("Probe.left", probe.asyncThrowing4)
      await probe.expectBoth("abcd") { () async throws(Refusal) in
        try await left4("a", "b", "c", "d")
      }
      let seen5 = Witness(probe: probe).wrap("Probe.seen", probe.asyncThrowing5)
      await probe.expectBoth(
        "abcde", journal: [#"Probe.seen("a", "b", "c", "d", "e")"#, "abcde"]
      ) { () async throws(Refusal) in try await seen5("a", "b", "c", "d", "e") }
      let left5 = Witness(probe: probe).wrap("Probe.left", probe.asyncThrowing5)
      await probe.expectBoth("abcde") { () async throws(Refusal) in
        try await left5("a", "b", "c", "d", "e")
      }
      let seen6 = Witness(probe: probe).wrap("Probe.seen", probe.asyncThrowing6)
      await probe.expectBoth(
        "abcdef", journal: [#"Probe.seen("a", "b", "c", "d", "e", "f")"#, "abcdef"]
      ) { () async throws(Refusal) in try await seen6("a", "b", "c", "d", "e", "f") }
      let left6 = Witness(probe: probe).wrap("Probe.left", probe.asyncThrowing6)
      await probe.expectBoth("abcdef") { () async throws(Refusal) in
        try await left6("a", "b", "c", "d", "e", "f")
      }
    }
    await onEveryActor(check)
  }
}
