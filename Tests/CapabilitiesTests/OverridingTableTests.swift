// Written by `swift run overload-tables`: change that program, not this file.

import Capabilities
import Testing

@Suite("overriding: every overload")
struct OverridingTableTests {
  @Test func `0 inputs, plain`() {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.plain0,
      with: {
        probe.plain()
      }
    )
    probe.expect("", journal: [""]) {
      board.plain0()
    }
  }

  @Test func `0 inputs, throws`() {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.throwing0,
      with: { () throws(Refusal) in
        try probe.throwing()
      }
    )
    probe.expect("", journal: [""], failing: [""]) { () throws(Refusal) in
      try board.throwing0()
    }
  }

  @Test func `0 inputs, async`() async {
    await onEveryActor { probe in
      let board = Switchboard.test.overriding(
        \.async0,
        with: { () async in
          await probe.async()
        }
      )
      await probe.expect("", journal: [""]) {
        await board.async0()
      }
    }
  }

  @Test func `0 inputs, async throws`() async {
    await onEveryActor { probe in
      let board = Switchboard.test.overriding(
        \.asyncThrowing0,
        with: { () async throws(Refusal) in
          try await probe.asyncThrowing()
        }
      )
      await probe.expect("", journal: [""], failing: [""]) { () async throws(Refusal) in
        try await board.asyncThrowing0()
      }
    }
  }

  @Test func `1 input, plain`() {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.plain1,
      with: { a in
        probe.plain(a)
      }
    )
    probe.expect("a", journal: ["a"]) {
      board.plain1("a")
    }
  }

  @Test func `1 input, throws`() {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.throwing1,
      with: { (a) throws(Refusal) in
        try probe.throwing(a)
      }
    )
    probe.expect("a", journal: ["a"], failing: ["a"]) { () throws(Refusal) in
      try board.throwing1("a")
    }
  }

  @Test func `1 input, async`() async {
    await onEveryActor { probe in
      let board = Switchboard.test.overriding(
        \.async1,
        with: { (a) async in
          await probe.async(a)
        }
      )
      await probe.expect("a", journal: ["a"]) {
        await board.async1("a")
      }
    }
  }

  @Test func `1 input, async throws`() async {
    await onEveryActor { probe in
      let board = Switchboard.test.overriding(
        \.asyncThrowing1,
        with: { (a) async throws(Refusal) in
          try await probe.asyncThrowing(a)
        }
      )
      await probe.expect("a", journal: ["a"], failing: ["a"]) { () async throws(Refusal) in
        try await board.asyncThrowing1("a")
      }
    }
  }

  @Test func `2 inputs, plain`() {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.plain2,
      with: { a, b in
        probe.plain(a, b)
      }
    )
    probe.expect("ab", journal: ["ab"]) {
      board.plain2("a", "b")
    }
  }

  @Test func `2 inputs, throws`() {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.throwing2,
      with: { (a, b) throws(Refusal) in
        try probe.throwing(a, b)
      }
    )
    probe.expect("ab", journal: ["ab"], failing: ["ab"]) { () throws(Refusal) in
      try board.throwing2("a", "b")
    }
  }

  @Test func `2 inputs, async`() async {
    await onEveryActor { probe in
      let board = Switchboard.test.overriding(
        \.async2,
        with: { (a, b) async in
          await probe.async(a, b)
        }
      )
      await probe.expect("ab", journal: ["ab"]) {
        await board.async2("a", "b")
      }
    }
  }

  @Test func `2 inputs, async throws`() async {
    await onEveryActor { probe in
      let board = Switchboard.test.overriding(
        \.asyncThrowing2,
        with: { (a, b) async throws(Refusal) in
          try await probe.asyncThrowing(a, b)
        }
      )
      await probe.expect("ab", journal: ["ab"], failing: ["ab"]) { () async throws(Refusal) in
        try await board.asyncThrowing2("a", "b")
      }
    }
  }

  @Test func `3 inputs, plain`() {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.plain3,
      with: { a, b, c in
        probe.plain(a, b, c)
      }
    )
    probe.expect("abc", journal: ["abc"]) {
      board.plain3("a", "b", "c")
    }
  }

  @Test func `3 inputs, throws`() {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.throwing3,
      with: { (a, b, c) throws(Refusal) in
        try probe.throwing(a, b, c)
      }
    )
    probe.expect("abc", journal: ["abc"], failing: ["abc"]) { () throws(Refusal) in
      try board.throwing3("a", "b", "c")
    }
  }

  @Test func `3 inputs, async`() async {
    await onEveryActor { probe in
      let board = Switchboard.test.overriding(
        \.async3,
        with: { (a, b, c) async in
          await probe.async(a, b, c)
        }
      )
      await probe.expect("abc", journal: ["abc"]) {
        await board.async3("a", "b", "c")
      }
    }
  }

  @Test func `3 inputs, async throws`() async {
    await onEveryActor { probe in
      let board = Switchboard.test.overriding(
        \.asyncThrowing3,
        with: { (a, b, c) async throws(Refusal) in
          try await probe.asyncThrowing(a, b, c)
        }
      )
      await probe.expect("abc", journal: ["abc"], failing: ["abc"]) { () async throws(Refusal) in
        try await board.asyncThrowing3("a", "b", "c")
      }
    }
  }

  @Test func `4 inputs, plain`() {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.plain4,
      with: { a, b, c, d in
        probe.plain(a, b, c, d)
      }
    )
    probe.expect("abcd", journal: ["abcd"]) {
      board.plain4("a", "b", "c", "d")
    }
  }

  @Test func `4 inputs, throws`() {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.throwing4,
      with: { (a, b, c, d) throws(Refusal) in
        try probe.throwing(a, b, c, d)
      }
    )
    probe.expect("abcd", journal: ["abcd"], failing: ["abcd"]) { () throws(Refusal) in
      try board.throwing4("a", "b", "c", "d")
    }
  }

  @Test func `4 inputs, async`() async {
    await onEveryActor { probe in
      let board = Switchboard.test.overriding(
        \.async4,
        with: { (a, b, c, d) async in
          await probe.async(a, b, c, d)
        }
      )
      await probe.expect("abcd", journal: ["abcd"]) {
        await board.async4("a", "b", "c", "d")
      }
    }
  }

  @Test func `4 inputs, async throws`() async {
    await onEveryActor { probe in
      let board = Switchboard.test.overriding(
        \.asyncThrowing4,
        with: { (a, b, c, d) async throws(Refusal) in
          try await probe.asyncThrowing(a, b, c, d)
        }
      )
      await probe.expect(
        "abcd",
        journal: ["abcd"],
        failing: ["abcd"]
      ) { () async throws(Refusal) in
        try await board.asyncThrowing4("a", "b", "c", "d")
      }
    }
  }

  @Test func `5 inputs, plain`() {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.plain5,
      with: { a, b, c, d, e in
        probe.plain(a, b, c, d, e)
      }
    )
    probe.expect("abcde", journal: ["abcde"]) {
      board.plain5("a", "b", "c", "d", "e")
    }
  }

  @Test func `5 inputs, throws`() {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.throwing5,
      with: { (a, b, c, d, e) throws(Refusal) in
        try probe.throwing(a, b, c, d, e)
      }
    )
    probe.expect("abcde", journal: ["abcde"], failing: ["abcde"]) { () throws(Refusal) in
      try board.throwing5("a", "b", "c", "d", "e")
    }
  }

  @Test func `5 inputs, async`() async {
    await onEveryActor { probe in
      let board = Switchboard.test.overriding(
        \.async5,
        with: { (a, b, c, d, e) async in
          await probe.async(a, b, c, d, e)
        }
      )
      await probe.expect("abcde", journal: ["abcde"]) {
        await board.async5("a", "b", "c", "d", "e")
      }
    }
  }

  @Test func `5 inputs, async throws`() async {
    await onEveryActor { probe in
      let board = Switchboard.test.overriding(
        \.asyncThrowing5,
        with: { (a, b, c, d, e) async throws(Refusal) in
          try await probe.asyncThrowing(a, b, c, d, e)
        }
      )
      await probe.expect(
        "abcde",
        journal: ["abcde"],
        failing: ["abcde"]
      ) { () async throws(Refusal) in
        try await board.asyncThrowing5("a", "b", "c", "d", "e")
      }
    }
  }

  @Test func `6 inputs, plain`() {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.plain6,
      with: { a, b, c, d, e, f in
        probe.plain(a, b, c, d, e, f)
      }
    )
    probe.expect("abcdef", journal: ["abcdef"]) {
      board.plain6("a", "b", "c", "d", "e", "f")
    }
  }

  @Test func `6 inputs, throws`() {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.throwing6,
      with: { (a, b, c, d, e, f) throws(Refusal) in
        try probe.throwing(a, b, c, d, e, f)
      }
    )
    probe.expect("abcdef", journal: ["abcdef"], failing: ["abcdef"]) { () throws(Refusal) in
      try board.throwing6("a", "b", "c", "d", "e", "f")
    }
  }

  @Test func `6 inputs, async`() async {
    await onEveryActor { probe in
      let board = Switchboard.test.overriding(
        \.async6,
        with: { (a, b, c, d, e, f) async in
          await probe.async(a, b, c, d, e, f)
        }
      )
      await probe.expect("abcdef", journal: ["abcdef"]) {
        await board.async6("a", "b", "c", "d", "e", "f")
      }
    }
  }

  @Test func `6 inputs, async throws`() async {
    await onEveryActor { probe in
      let board = Switchboard.test.overriding(
        \.asyncThrowing6,
        with: { (a, b, c, d, e, f) async throws(Refusal) in
          try await probe.asyncThrowing(a, b, c, d, e, f)
        }
      )
      await probe.expect(
        "abcdef",
        journal: ["abcdef"],
        failing: ["abcdef"]
      ) { () async throws(Refusal) in
        try await board.asyncThrowing6("a", "b", "c", "d", "e", "f")
      }
    }
  }

  @Test func `0 inputs, plain for async`() async {
    await onEveryActor { probe in
      let board = Switchboard.test.overriding(
        \.async0,
        with: {
          probe.plain()
        }
      )
      await probe.expect("", journal: [""], isAsync: false) {
        await board.async0()
      }
    }
  }

  @Test func `1 input, plain for async`() async {
    await onEveryActor { probe in
      let board = Switchboard.test.overriding(
        \.async1,
        with: { a in
          probe.plain(a)
        }
      )
      await probe.expect("a", journal: ["a"], isAsync: false) {
        await board.async1("a")
      }
    }
  }

  @Test func `2 inputs, plain for async`() async {
    await onEveryActor { probe in
      let board = Switchboard.test.overriding(
        \.async2,
        with: { a, b in
          probe.plain(a, b)
        }
      )
      await probe.expect("ab", journal: ["ab"], isAsync: false) {
        await board.async2("a", "b")
      }
    }
  }

  @Test func `3 inputs, plain for async`() async {
    await onEveryActor { probe in
      let board = Switchboard.test.overriding(
        \.async3,
        with: { a, b, c in
          probe.plain(a, b, c)
        }
      )
      await probe.expect("abc", journal: ["abc"], isAsync: false) {
        await board.async3("a", "b", "c")
      }
    }
  }

  @Test func `4 inputs, plain for async`() async {
    await onEveryActor { probe in
      let board = Switchboard.test.overriding(
        \.async4,
        with: { a, b, c, d in
          probe.plain(a, b, c, d)
        }
      )
      await probe.expect("abcd", journal: ["abcd"], isAsync: false) {
        await board.async4("a", "b", "c", "d")
      }
    }
  }

  @Test func `5 inputs, plain for async`() async {
    await onEveryActor { probe in
      let board = Switchboard.test.overriding(
        \.async5,
        with: { a, b, c, d, e in
          probe.plain(a, b, c, d, e)
        }
      )
      await probe.expect("abcde", journal: ["abcde"], isAsync: false) {
        await board.async5("a", "b", "c", "d", "e")
      }
    }
  }

  @Test func `6 inputs, plain for async`() async {
    await onEveryActor { probe in
      let board = Switchboard.test.overriding(
        \.async6,
        with: { a, b, c, d, e, f in
          probe.plain(a, b, c, d, e, f)
        }
      )
      await probe.expect("abcdef", journal: ["abcdef"], isAsync: false) {
        await board.async6("a", "b", "c", "d", "e", "f")
      }
    }
  }

  @Test func `0 inputs, throws for async throws`() async {
    await onEveryActor { probe in
      let board = Switchboard.test.overriding(
        \.asyncThrowing0,
        with: { () throws(Refusal) in
          try probe.throwing()
        }
      )
      await probe.expect(
        "",
        journal: [""],
        failing: [""],
        isAsync: false
      ) { () async throws(Refusal) in
        try await board.asyncThrowing0()
      }
    }
  }

  @Test func `1 input, throws for async throws`() async {
    await onEveryActor { probe in
      let board = Switchboard.test.overriding(
        \.asyncThrowing1,
        with: { (a) throws(Refusal) in
          try probe.throwing(a)
        }
      )
      await probe.expect(
        "a",
        journal: ["a"],
        failing: ["a"],
        isAsync: false
      ) { () async throws(Refusal) in
        try await board.asyncThrowing1("a")
      }
    }
  }

  @Test func `2 inputs, throws for async throws`() async {
    await onEveryActor { probe in
      let board = Switchboard.test.overriding(
        \.asyncThrowing2,
        with: { (a, b) throws(Refusal) in
          try probe.throwing(a, b)
        }
      )
      await probe.expect(
        "ab",
        journal: ["ab"],
        failing: ["ab"],
        isAsync: false
      ) { () async throws(Refusal) in
        try await board.asyncThrowing2("a", "b")
      }
    }
  }

  @Test func `3 inputs, throws for async throws`() async {
    await onEveryActor { probe in
      let board = Switchboard.test.overriding(
        \.asyncThrowing3,
        with: { (a, b, c) throws(Refusal) in
          try probe.throwing(a, b, c)
        }
      )
      await probe.expect(
        "abc",
        journal: ["abc"],
        failing: ["abc"],
        isAsync: false
      ) { () async throws(Refusal) in
        try await board.asyncThrowing3("a", "b", "c")
      }
    }
  }

  @Test func `4 inputs, throws for async throws`() async {
    await onEveryActor { probe in
      let board = Switchboard.test.overriding(
        \.asyncThrowing4,
        with: { (a, b, c, d) throws(Refusal) in
          try probe.throwing(a, b, c, d)
        }
      )
      await probe.expect(
        "abcd",
        journal: ["abcd"],
        failing: ["abcd"],
        isAsync: false
      ) { () async throws(Refusal) in
        try await board.asyncThrowing4("a", "b", "c", "d")
      }
    }
  }

  @Test func `5 inputs, throws for async throws`() async {
    await onEveryActor { probe in
      let board = Switchboard.test.overriding(
        \.asyncThrowing5,
        with: { (a, b, c, d, e) throws(Refusal) in
          try probe.throwing(a, b, c, d, e)
        }
      )
      await probe.expect(
        "abcde",
        journal: ["abcde"],
        failing: ["abcde"],
        isAsync: false
      ) { () async throws(Refusal) in
        try await board.asyncThrowing5("a", "b", "c", "d", "e")
      }
    }
  }

  @Test func `6 inputs, throws for async throws`() async {
    await onEveryActor { probe in
      let board = Switchboard.test.overriding(
        \.asyncThrowing6,
        with: { (a, b, c, d, e, f) throws(Refusal) in
          try probe.throwing(a, b, c, d, e, f)
        }
      )
      await probe.expect(
        "abcdef",
        journal: ["abcdef"],
        failing: ["abcdef"],
        isAsync: false
      ) { () async throws(Refusal) in
        try await board.asyncThrowing6("a", "b", "c", "d", "e", "f")
      }
    }
  }
}
