// Written by `swift run overload-tables`: change that program, not this file.

import Capabilities
import Testing

@Suite("mapOutput: every overload")
struct MapOutputTableTests {
  @Test func `0 inputs, plain`() {
    let probe = Probe()
    let mapped = mapOutput(probe.plain0) { output in
      probe.note("output")
      return "<\(output)>"
    }
    probe.expect("<>", journal: ["", "output"]) {
      mapped()
    }
  }

  @Test func `0 inputs, throws`() {
    let probe = Probe()
    let mapped = mapOutput(probe.throwing0) { output in
      probe.note("output")
      return "<\(output)>"
    }
    probe.expect("<>", journal: ["", "output"], failing: [""]) { () throws(Refusal) in
      try mapped()
    }
  }

  @Test func `0 inputs, async`() async {
    await onEveryActor { probe in
      let mapped = mapOutput(probe.async0) { output in
        probe.note("output")
        return "<\(output)>"
      }
      await probe.expect("<>", journal: ["", "output"]) {
        await mapped()
      }
    }
  }

  @Test func `0 inputs, async throws`() async {
    await onEveryActor { probe in
      let mapped = mapOutput(probe.asyncThrowing0) { output in
        probe.note("output")
        return "<\(output)>"
      }
      await probe.expect(
        "<>",
        journal: ["", "output"],
        failing: [""]
      ) { () async throws(Refusal) in
        try await mapped()
      }
    }
  }

  @Test func `1 input, plain`() {
    let probe = Probe()
    let mapped = mapOutput(probe.plain1) { output in
      probe.note("output")
      return "<\(output)>"
    }
    probe.expect("<a>", journal: ["a", "output"]) {
      mapped("a")
    }
  }

  @Test func `1 input, throws`() {
    let probe = Probe()
    let mapped = mapOutput(probe.throwing1) { output in
      probe.note("output")
      return "<\(output)>"
    }
    probe.expect("<a>", journal: ["a", "output"], failing: ["a"]) { () throws(Refusal) in
      try mapped("a")
    }
  }

  @Test func `1 input, async`() async {
    await onEveryActor { probe in
      let mapped = mapOutput(probe.async1) { output in
        probe.note("output")
        return "<\(output)>"
      }
      await probe.expect("<a>", journal: ["a", "output"]) {
        await mapped("a")
      }
    }
  }

  @Test func `1 input, async throws`() async {
    await onEveryActor { probe in
      let mapped = mapOutput(probe.asyncThrowing1) { output in
        probe.note("output")
        return "<\(output)>"
      }
      await probe.expect(
        "<a>",
        journal: ["a", "output"],
        failing: ["a"]
      ) { () async throws(Refusal) in
        try await mapped("a")
      }
    }
  }

  @Test func `2 inputs, plain`() {
    let probe = Probe()
    let mapped = mapOutput(probe.plain2) { output in
      probe.note("output")
      return "<\(output)>"
    }
    probe.expect("<ab>", journal: ["ab", "output"]) {
      mapped("a", "b")
    }
  }

  @Test func `2 inputs, throws`() {
    let probe = Probe()
    let mapped = mapOutput(probe.throwing2) { output in
      probe.note("output")
      return "<\(output)>"
    }
    probe.expect("<ab>", journal: ["ab", "output"], failing: ["ab"]) { () throws(Refusal) in
      try mapped("a", "b")
    }
  }

  @Test func `2 inputs, async`() async {
    await onEveryActor { probe in
      let mapped = mapOutput(probe.async2) { output in
        probe.note("output")
        return "<\(output)>"
      }
      await probe.expect("<ab>", journal: ["ab", "output"]) {
        await mapped("a", "b")
      }
    }
  }

  @Test func `2 inputs, async throws`() async {
    await onEveryActor { probe in
      let mapped = mapOutput(probe.asyncThrowing2) { output in
        probe.note("output")
        return "<\(output)>"
      }
      await probe.expect(
        "<ab>",
        journal: ["ab", "output"],
        failing: ["ab"]
      ) { () async throws(Refusal) in
        try await mapped("a", "b")
      }
    }
  }

  @Test func `3 inputs, plain`() {
    let probe = Probe()
    let mapped = mapOutput(probe.plain3) { output in
      probe.note("output")
      return "<\(output)>"
    }
    probe.expect("<abc>", journal: ["abc", "output"]) {
      mapped("a", "b", "c")
    }
  }

  @Test func `3 inputs, throws`() {
    let probe = Probe()
    let mapped = mapOutput(probe.throwing3) { output in
      probe.note("output")
      return "<\(output)>"
    }
    probe.expect("<abc>", journal: ["abc", "output"], failing: ["abc"]) { () throws(Refusal) in
      try mapped("a", "b", "c")
    }
  }

  @Test func `3 inputs, async`() async {
    await onEveryActor { probe in
      let mapped = mapOutput(probe.async3) { output in
        probe.note("output")
        return "<\(output)>"
      }
      await probe.expect("<abc>", journal: ["abc", "output"]) {
        await mapped("a", "b", "c")
      }
    }
  }

  @Test func `3 inputs, async throws`() async {
    await onEveryActor { probe in
      let mapped = mapOutput(probe.asyncThrowing3) { output in
        probe.note("output")
        return "<\(output)>"
      }
      await probe.expect(
        "<abc>",
        journal: ["abc", "output"],
        failing: ["abc"]
      ) { () async throws(Refusal) in
        try await mapped("a", "b", "c")
      }
    }
  }

  @Test func `4 inputs, plain`() {
    let probe = Probe()
    let mapped = mapOutput(probe.plain4) { output in
      probe.note("output")
      return "<\(output)>"
    }
    probe.expect("<abcd>", journal: ["abcd", "output"]) {
      mapped("a", "b", "c", "d")
    }
  }

  @Test func `4 inputs, throws`() {
    let probe = Probe()
    let mapped = mapOutput(probe.throwing4) { output in
      probe.note("output")
      return "<\(output)>"
    }
    probe.expect("<abcd>", journal: ["abcd", "output"], failing: ["abcd"]) { () throws(Refusal) in
      try mapped("a", "b", "c", "d")
    }
  }

  @Test func `4 inputs, async`() async {
    await onEveryActor { probe in
      let mapped = mapOutput(probe.async4) { output in
        probe.note("output")
        return "<\(output)>"
      }
      await probe.expect("<abcd>", journal: ["abcd", "output"]) {
        await mapped("a", "b", "c", "d")
      }
    }
  }

  @Test func `4 inputs, async throws`() async {
    await onEveryActor { probe in
      let mapped = mapOutput(probe.asyncThrowing4) { output in
        probe.note("output")
        return "<\(output)>"
      }
      await probe.expect(
        "<abcd>",
        journal: ["abcd", "output"],
        failing: ["abcd"]
      ) { () async throws(Refusal) in
        try await mapped("a", "b", "c", "d")
      }
    }
  }

  @Test func `5 inputs, plain`() {
    let probe = Probe()
    let mapped = mapOutput(probe.plain5) { output in
      probe.note("output")
      return "<\(output)>"
    }
    probe.expect("<abcde>", journal: ["abcde", "output"]) {
      mapped("a", "b", "c", "d", "e")
    }
  }

  @Test func `5 inputs, throws`() {
    let probe = Probe()
    let mapped = mapOutput(probe.throwing5) { output in
      probe.note("output")
      return "<\(output)>"
    }
    probe.expect(
      "<abcde>",
      journal: ["abcde", "output"],
      failing: ["abcde"]
    ) { () throws(Refusal) in
      try mapped("a", "b", "c", "d", "e")
    }
  }

  @Test func `5 inputs, async`() async {
    await onEveryActor { probe in
      let mapped = mapOutput(probe.async5) { output in
        probe.note("output")
        return "<\(output)>"
      }
      await probe.expect("<abcde>", journal: ["abcde", "output"]) {
        await mapped("a", "b", "c", "d", "e")
      }
    }
  }

  @Test func `5 inputs, async throws`() async {
    await onEveryActor { probe in
      let mapped = mapOutput(probe.asyncThrowing5) { output in
        probe.note("output")
        return "<\(output)>"
      }
      await probe.expect(
        "<abcde>",
        journal: ["abcde", "output"],
        failing: ["abcde"]
      ) { () async throws(Refusal) in
        try await mapped("a", "b", "c", "d", "e")
      }
    }
  }

  @Test func `6 inputs, plain`() {
    let probe = Probe()
    let mapped = mapOutput(probe.plain6) { output in
      probe.note("output")
      return "<\(output)>"
    }
    probe.expect("<abcdef>", journal: ["abcdef", "output"]) {
      mapped("a", "b", "c", "d", "e", "f")
    }
  }

  @Test func `6 inputs, throws`() {
    let probe = Probe()
    let mapped = mapOutput(probe.throwing6) { output in
      probe.note("output")
      return "<\(output)>"
    }
    probe.expect(
      "<abcdef>",
      journal: ["abcdef", "output"],
      failing: ["abcdef"]
    ) { () throws(Refusal) in
      try mapped("a", "b", "c", "d", "e", "f")
    }
  }

  @Test func `6 inputs, async`() async {
    await onEveryActor { probe in
      let mapped = mapOutput(probe.async6) { output in
        probe.note("output")
        return "<\(output)>"
      }
      await probe.expect("<abcdef>", journal: ["abcdef", "output"]) {
        await mapped("a", "b", "c", "d", "e", "f")
      }
    }
  }

  @Test func `6 inputs, async throws`() async {
    await onEveryActor { probe in
      let mapped = mapOutput(probe.asyncThrowing6) { output in
        probe.note("output")
        return "<\(output)>"
      }
      await probe.expect(
        "<abcdef>",
        journal: ["abcdef", "output"],
        failing: ["abcdef"]
      ) { () async throws(Refusal) in
        try await mapped("a", "b", "c", "d", "e", "f")
      }
    }
  }
}
