// Written by `swift run overload-tables`: change that program, not this file.

import Capabilities
import Testing

@Suite("mapInput: every overload")
struct MapInputTableTests {
  @Test func `1 input, plain`() {
    let probe = Probe()
    let mapped = mapInput(probe.plain1) { (input: String) in
      probe.note("input")
      return input
    }
    probe.expect("a", journal: ["input", "a"]) {
      mapped("a")
    }
  }

  @Test func `1 input, throws`() {
    let probe = Probe()
    let mapped = mapInput(probe.throwing1) { (input: String) in
      probe.note("input")
      return input
    }
    probe.expect("a", journal: ["input", "a"], failing: ["a"]) { () throws(Refusal) in
      try mapped("a")
    }
  }

  @Test func `1 input, async`() async {
    await onEveryActor { probe in
      let mapped = mapInput(probe.async1) { (input: String) in
        probe.note("input")
        return input
      }
      await probe.expect("a", journal: ["input", "a"]) {
        await mapped("a")
      }
    }
  }

  @Test func `1 input, async throws`() async {
    await onEveryActor { probe in
      let mapped = mapInput(probe.asyncThrowing1) { (input: String) in
        probe.note("input")
        return input
      }
      await probe.expect(
        "a",
        journal: ["input", "a"],
        failing: ["a"]
      ) { () async throws(Refusal) in
        try await mapped("a")
      }
    }
  }

  @Test func `2 inputs, plain`() {
    let probe = Probe()
    let mapped = mapInput(probe.plain2) { (input: [String]) in
      probe.note("input")
      return (input[0], input[1])
    }
    probe.expect("ab", journal: ["input", "ab"]) {
      mapped(["a", "b"])
    }
  }

  @Test func `2 inputs, throws`() {
    let probe = Probe()
    let mapped = mapInput(probe.throwing2) { (input: [String]) in
      probe.note("input")
      return (input[0], input[1])
    }
    probe.expect("ab", journal: ["input", "ab"], failing: ["ab"]) { () throws(Refusal) in
      try mapped(["a", "b"])
    }
  }

  @Test func `2 inputs, async`() async {
    await onEveryActor { probe in
      let mapped = mapInput(probe.async2) { (input: [String]) in
        probe.note("input")
        return (input[0], input[1])
      }
      await probe.expect("ab", journal: ["input", "ab"]) {
        await mapped(["a", "b"])
      }
    }
  }

  @Test func `2 inputs, async throws`() async {
    await onEveryActor { probe in
      let mapped = mapInput(probe.asyncThrowing2) { (input: [String]) in
        probe.note("input")
        return (input[0], input[1])
      }
      await probe.expect(
        "ab",
        journal: ["input", "ab"],
        failing: ["ab"]
      ) { () async throws(Refusal) in
        try await mapped(["a", "b"])
      }
    }
  }

  @Test func `3 inputs, plain`() {
    let probe = Probe()
    let mapped = mapInput(probe.plain3) { (input: [String]) in
      probe.note("input")
      return (input[0], input[1], input[2])
    }
    probe.expect("abc", journal: ["input", "abc"]) {
      mapped(["a", "b", "c"])
    }
  }

  @Test func `3 inputs, throws`() {
    let probe = Probe()
    let mapped = mapInput(probe.throwing3) { (input: [String]) in
      probe.note("input")
      return (input[0], input[1], input[2])
    }
    probe.expect("abc", journal: ["input", "abc"], failing: ["abc"]) { () throws(Refusal) in
      try mapped(["a", "b", "c"])
    }
  }

  @Test func `3 inputs, async`() async {
    await onEveryActor { probe in
      let mapped = mapInput(probe.async3) { (input: [String]) in
        probe.note("input")
        return (input[0], input[1], input[2])
      }
      await probe.expect("abc", journal: ["input", "abc"]) {
        await mapped(["a", "b", "c"])
      }
    }
  }

  @Test func `3 inputs, async throws`() async {
    await onEveryActor { probe in
      let mapped = mapInput(probe.asyncThrowing3) { (input: [String]) in
        probe.note("input")
        return (input[0], input[1], input[2])
      }
      await probe.expect(
        "abc",
        journal: ["input", "abc"],
        failing: ["abc"]
      ) { () async throws(Refusal) in
        try await mapped(["a", "b", "c"])
      }
    }
  }

  @Test func `4 inputs, plain`() {
    let probe = Probe()
    let mapped = mapInput(probe.plain4) { (input: [String]) in
      probe.note("input")
      return (input[0], input[1], input[2], input[3])
    }
    probe.expect("abcd", journal: ["input", "abcd"]) {
      mapped(["a", "b", "c", "d"])
    }
  }

  @Test func `4 inputs, throws`() {
    let probe = Probe()
    let mapped = mapInput(probe.throwing4) { (input: [String]) in
      probe.note("input")
      return (input[0], input[1], input[2], input[3])
    }
    probe.expect("abcd", journal: ["input", "abcd"], failing: ["abcd"]) { () throws(Refusal) in
      try mapped(["a", "b", "c", "d"])
    }
  }

  @Test func `4 inputs, async`() async {
    await onEveryActor { probe in
      let mapped = mapInput(probe.async4) { (input: [String]) in
        probe.note("input")
        return (input[0], input[1], input[2], input[3])
      }
      await probe.expect("abcd", journal: ["input", "abcd"]) {
        await mapped(["a", "b", "c", "d"])
      }
    }
  }

  @Test func `4 inputs, async throws`() async {
    await onEveryActor { probe in
      let mapped = mapInput(probe.asyncThrowing4) { (input: [String]) in
        probe.note("input")
        return (input[0], input[1], input[2], input[3])
      }
      await probe.expect(
        "abcd",
        journal: ["input", "abcd"],
        failing: ["abcd"]
      ) { () async throws(Refusal) in
        try await mapped(["a", "b", "c", "d"])
      }
    }
  }

  @Test func `5 inputs, plain`() {
    let probe = Probe()
    let mapped = mapInput(probe.plain5) { (input: [String]) in
      probe.note("input")
      return (input[0], input[1], input[2], input[3], input[4])
    }
    probe.expect("abcde", journal: ["input", "abcde"]) {
      mapped(["a", "b", "c", "d", "e"])
    }
  }

  @Test func `5 inputs, throws`() {
    let probe = Probe()
    let mapped = mapInput(probe.throwing5) { (input: [String]) in
      probe.note("input")
      return (input[0], input[1], input[2], input[3], input[4])
    }
    probe.expect("abcde", journal: ["input", "abcde"], failing: ["abcde"]) { () throws(Refusal) in
      try mapped(["a", "b", "c", "d", "e"])
    }
  }

  @Test func `5 inputs, async`() async {
    await onEveryActor { probe in
      let mapped = mapInput(probe.async5) { (input: [String]) in
        probe.note("input")
        return (input[0], input[1], input[2], input[3], input[4])
      }
      await probe.expect("abcde", journal: ["input", "abcde"]) {
        await mapped(["a", "b", "c", "d", "e"])
      }
    }
  }

  @Test func `5 inputs, async throws`() async {
    await onEveryActor { probe in
      let mapped = mapInput(probe.asyncThrowing5) { (input: [String]) in
        probe.note("input")
        return (input[0], input[1], input[2], input[3], input[4])
      }
      await probe.expect(
        "abcde",
        journal: ["input", "abcde"],
        failing: ["abcde"]
      ) { () async throws(Refusal) in
        try await mapped(["a", "b", "c", "d", "e"])
      }
    }
  }

  @Test func `6 inputs, plain`() {
    let probe = Probe()
    let mapped = mapInput(probe.plain6) { (input: [String]) in
      probe.note("input")
      return (input[0], input[1], input[2], input[3], input[4], input[5])
    }
    probe.expect("abcdef", journal: ["input", "abcdef"]) {
      mapped(["a", "b", "c", "d", "e", "f"])
    }
  }

  @Test func `6 inputs, throws`() {
    let probe = Probe()
    let mapped = mapInput(probe.throwing6) { (input: [String]) in
      probe.note("input")
      return (input[0], input[1], input[2], input[3], input[4], input[5])
    }
    probe.expect(
      "abcdef",
      journal: ["input", "abcdef"],
      failing: ["abcdef"]
    ) { () throws(Refusal) in
      try mapped(["a", "b", "c", "d", "e", "f"])
    }
  }

  @Test func `6 inputs, async`() async {
    await onEveryActor { probe in
      let mapped = mapInput(probe.async6) { (input: [String]) in
        probe.note("input")
        return (input[0], input[1], input[2], input[3], input[4], input[5])
      }
      await probe.expect("abcdef", journal: ["input", "abcdef"]) {
        await mapped(["a", "b", "c", "d", "e", "f"])
      }
    }
  }

  @Test func `6 inputs, async throws`() async {
    await onEveryActor { probe in
      let mapped = mapInput(probe.asyncThrowing6) { (input: [String]) in
        probe.note("input")
        return (input[0], input[1], input[2], input[3], input[4], input[5])
      }
      await probe.expect(
        "abcdef",
        journal: ["input", "abcdef"],
        failing: ["abcdef"]
      ) { () async throws(Refusal) in
        try await mapped(["a", "b", "c", "d", "e", "f"])
      }
    }
  }
}
