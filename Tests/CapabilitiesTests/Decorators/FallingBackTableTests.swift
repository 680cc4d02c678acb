// Written by `swift run overload-tables`: change that program, not this file.

import Capabilities
import Testing

@Suite("fallingBack: every overload")
struct FallingBackTableTests {
  @Test func `0 inputs, plain`() {
    let probe = Probe()
    let safe = fallingBack(probe.plain0, to: probe.plain0) { served in
      probe.note("\(served.text)")
    }
    probe.expect(.success(""), journal: ["", "by primary"]) {
      safe()
    }
  }

  @Test func `0 inputs, throws, backup throws`() {
    let probe = Probe()
    let safe = fallingBack(
      probe.throwing0,
      to: { () throws(Refusal) in
        try probe.throwing("*")
      },
      observe: { served in probe.note("\(served.text)") }
    )
    probe.expect(.success(""), journal: ["", "by primary"]) { () throws(Refusal) in
      try safe()
    }
    probe.expect(
      .success("*"),
      refusing: "",
      journal: ["", "*", "by backup after refused "]
    ) { () throws(Refusal) in
      try safe()
    }
  }

  @Test func `0 inputs, throws, backup plain`() {
    let probe = Probe()
    let safe = fallingBack(
      probe.throwing0,
      to: {
        probe.plain("*")
      },
      observe: { served in probe.note("\(served.text)") }
    )
    probe.expect(.success(""), journal: ["", "by primary"]) {
      safe()
    }
    probe.expect(.success("*"), refusing: "", journal: ["", "*", "by backup after refused "]) {
      safe()
    }
  }

  @Test func `0 inputs, async`() async {
    await onEveryActor { probe in
      let safe = fallingBack(probe.async0, to: probe.async0) { served in
        probe.note("\(served.text)")
      }
      await probe.expect(.success(""), journal: ["", "by primary"]) { () async throws(Refusal) in
        await safe()
      }
    }
  }

  @Test func `0 inputs, async throws, backup async throws`() async {
    await onEveryActor { probe in
      let safe = fallingBack(
        probe.asyncThrowing0,
        to: { () async throws(Refusal) in
          try await probe.asyncThrowing("*")
        },
        observe: { served in probe.note("\(served.text)") }
      )
      await probe.expect(.success(""), journal: ["", "by primary"]) { () async throws(Refusal) in
        try await safe()
      }
      await probe.expect(
        .success("*"),
        refusing: "",
        journal: ["", "*", "by backup after refused "]
      ) { () async throws(Refusal) in
        try await safe()
      }
    }
  }

  @Test func `0 inputs, async throws, backup async`() async {
    await onEveryActor { probe in
      let safe = fallingBack(
        probe.asyncThrowing0,
        to: { () async in
          await probe.async("*")
        },
        observe: { served in probe.note("\(served.text)") }
      )
      await probe.expect(.success(""), journal: ["", "by primary"]) { () async throws(Refusal) in
        await safe()
      }
      await probe.expect(
        .success("*"),
        refusing: "",
        journal: ["", "*", "by backup after refused "]
      ) { () async throws(Refusal) in
        await safe()
      }
    }
  }

  @Test func `1 input, plain`() {
    let probe = Probe()
    let safe = fallingBack(probe.plain1, to: probe.plain1) { served in
      probe.note("\(served.text)")
    }
    probe.expect(.success("a"), journal: ["a", "by primary"]) {
      safe("a")
    }
  }

  @Test func `1 input, throws, backup throws`() {
    let probe = Probe()
    let safe = fallingBack(
      probe.throwing1,
      to: { (a) throws(Refusal) in
        try probe.throwing("*", a)
      },
      observe: { served in probe.note("\(served.text)") }
    )
    probe.expect(.success("a"), journal: ["a", "by primary"]) { () throws(Refusal) in
      try safe("a")
    }
    probe.expect(
      .success("*a"),
      refusing: "a",
      journal: ["a", "*a", "by backup after refused a"]
    ) { () throws(Refusal) in
      try safe("a")
    }
  }

  @Test func `1 input, throws, backup plain`() {
    let probe = Probe()
    let safe = fallingBack(
      probe.throwing1,
      to: { a in
        probe.plain("*", a)
      },
      observe: { served in probe.note("\(served.text)") }
    )
    probe.expect(.success("a"), journal: ["a", "by primary"]) {
      safe("a")
    }
    probe.expect(
      .success("*a"),
      refusing: "a",
      journal: ["a", "*a", "by backup after refused a"]
    ) {
      safe("a")
    }
  }

  @Test func `1 input, async`() async {
    await onEveryActor { probe in
      let safe = fallingBack(probe.async1, to: probe.async1) { served in
        probe.note("\(served.text)")
      }
      await probe.expect(.success("a"), journal: ["a", "by primary"]) { () async throws(Refusal) in
        await safe("a")
      }
    }
  }

  @Test func `1 input, async throws, backup async throws`() async {
    await onEveryActor { probe in
      let safe = fallingBack(
        probe.asyncThrowing1,
        to: { (a) async throws(Refusal) in
          try await probe.asyncThrowing("*", a)
        },
        observe: { served in probe.note("\(served.text)") }
      )
      await probe.expect(.success("a"), journal: ["a", "by primary"]) { () async throws(Refusal) in
        try await safe("a")
      }
      await probe.expect(
        .success("*a"),
        refusing: "a",
        journal: ["a", "*a", "by backup after refused a"]
      ) { () async throws(Refusal) in
        try await safe("a")
      }
    }
  }

  @Test func `1 input, async throws, backup async`() async {
    await onEveryActor { probe in
      let safe = fallingBack(
        probe.asyncThrowing1,
        to: { (a) async in
          await probe.async("*", a)
        },
        observe: { served in probe.note("\(served.text)") }
      )
      await probe.expect(.success("a"), journal: ["a", "by primary"]) { () async throws(Refusal) in
        await safe("a")
      }
      await probe.expect(
        .success("*a"),
        refusing: "a",
        journal: ["a", "*a", "by backup after refused a"]
      ) { () async throws(Refusal) in
        await safe("a")
      }
    }
  }

  @Test func `2 inputs, plain`() {
    let probe = Probe()
    let safe = fallingBack(probe.plain2, to: probe.plain2) { served in
      probe.note("\(served.text)")
    }
    probe.expect(.success("ab"), journal: ["ab", "by primary"]) {
      safe("a", "b")
    }
  }

  @Test func `2 inputs, throws, backup throws`() {
    let probe = Probe()
    let safe = fallingBack(
      probe.throwing2,
      to: { (a, b) throws(Refusal) in
        try probe.throwing("*", a, b)
      },
      observe: { served in probe.note("\(served.text)") }
    )
    probe.expect(.success("ab"), journal: ["ab", "by primary"]) { () throws(Refusal) in
      try safe("a", "b")
    }
    probe.expect(
      .success("*ab"),
      refusing: "ab",
      journal: ["ab", "*ab", "by backup after refused ab"]
    ) { () throws(Refusal) in
      try safe("a", "b")
    }
  }

  @Test func `2 inputs, throws, backup plain`() {
    let probe = Probe()
    let safe = fallingBack(
      probe.throwing2,
      to: { a, b in
        probe.plain("*", a, b)
      },
      observe: { served in probe.note("\(served.text)") }
    )
    probe.expect(.success("ab"), journal: ["ab", "by primary"]) {
      safe("a", "b")
    }
    probe.expect(
      .success("*ab"),
      refusing: "ab",
      journal: ["ab", "*ab", "by backup after refused ab"]
    ) {
      safe("a", "b")
    }
  }

  @Test func `2 inputs, async`() async {
    await onEveryActor { probe in
      let safe = fallingBack(probe.async2, to: probe.async2) { served in
        probe.note("\(served.text)")
      }
      await probe.expect(
        .success("ab"),
        journal: ["ab", "by primary"]
      ) { () async throws(Refusal) in
        await safe("a", "b")
      }
    }
  }

  @Test func `2 inputs, async throws, backup async throws`() async {
    await onEveryActor { probe in
      let safe = fallingBack(
        probe.asyncThrowing2,
        to: { (a, b) async throws(Refusal) in
          try await probe.asyncThrowing("*", a, b)
        },
        observe: { served in probe.note("\(served.text)") }
      )
      await probe.expect(
        .success("ab"),
        journal: ["ab", "by primary"]
      ) { () async throws(Refusal) in
        try await safe("a", "b")
      }
      await probe.expect(
        .success("*ab"),
        refusing: "ab",
        journal: ["ab", "*ab", "by backup after refused ab"]
      ) { () async throws(Refusal) in
        try await safe("a", "b")
      }
    }
  }

  @Test func `2 inputs, async throws, backup async`() async {
    await onEveryActor { probe in
      let safe = fallingBack(
        probe.asyncThrowing2,
        to: { (a, b) async in
          await probe.async("*", a, b)
        },
        observe: { served in probe.note("\(served.text)") }
      )
      await probe.expect(
        .success("ab"),
        journal: ["ab", "by primary"]
      ) { () async throws(Refusal) in
        await safe("a", "b")
      }
      await probe.expect(
        .success("*ab"),
        refusing: "ab",
        journal: ["ab", "*ab", "by backup after refused ab"]
      ) { () async throws(Refusal) in
        await safe("a", "b")
      }
    }
  }

  @Test func `3 inputs, plain`() {
    let probe = Probe()
    let safe = fallingBack(probe.plain3, to: probe.plain3) { served in
      probe.note("\(served.text)")
    }
    probe.expect(.success("abc"), journal: ["abc", "by primary"]) {
      safe("a", "b", "c")
    }
  }

  @Test func `3 inputs, throws, backup throws`() {
    let probe = Probe()
    let safe = fallingBack(
      probe.throwing3,
      to: { (a, b, c) throws(Refusal) in
        try probe.throwing("*", a, b, c)
      },
      observe: { served in probe.note("\(served.text)") }
    )
    probe.expect(.success("abc"), journal: ["abc", "by primary"]) { () throws(Refusal) in
      try safe("a", "b", "c")
    }
    probe.expect(
      .success("*abc"),
      refusing: "abc",
      journal: ["abc", "*abc", "by backup after refused abc"]
    ) { () throws(Refusal) in
      try safe("a", "b", "c")
    }
  }

  @Test func `3 inputs, throws, backup plain`() {
    let probe = Probe()
    let safe = fallingBack(
      probe.throwing3,
      to: { a, b, c in
        probe.plain("*", a, b, c)
      },
      observe: { served in probe.note("\(served.text)") }
    )
    probe.expect(.success("abc"), journal: ["abc", "by primary"]) {
      safe("a", "b", "c")
    }
    probe.expect(
      .success("*abc"),
      refusing: "abc",
      journal: ["abc", "*abc", "by backup after refused abc"]
    ) {
      safe("a", "b", "c")
    }
  }

  @Test func `3 inputs, async`() async {
    await onEveryActor { probe in
      let safe = fallingBack(probe.async3, to: probe.async3) { served in
        probe.note("\(served.text)")
      }
      await probe.expect(
        .success("abc"),
        journal: ["abc", "by primary"]
      ) { () async throws(Refusal) in
        await safe("a", "b", "c")
      }
    }
  }

  @Test func `3 inputs, async throws, backup async throws`() async {
    await onEveryActor { probe in
      let safe = fallingBack(
        probe.asyncThrowing3,
        to: { (a, b, c) async throws(Refusal) in
          try await probe.asyncThrowing("*", a, b, c)
        },
        observe: { served in probe.note("\(served.text)") }
      )
      await probe.expect(
        .success("abc"),
        journal: ["abc", "by primary"]
      ) { () async throws(Refusal) in
        try await safe("a", "b", "c")
      }
      await probe.expect(
        .success("*abc"),
        refusing: "abc",
        journal: ["abc", "*abc", "by backup after refused abc"]
      ) { () async throws(Refusal) in
        try await safe("a", "b", "c")
      }
    }
  }

  @Test func `3 inputs, async throws, backup async`() async {
    await onEveryActor { probe in
      let safe = fallingBack(
        probe.asyncThrowing3,
        to: { (a, b, c) async in
          await probe.async("*", a, b, c)
        },
        observe: { served in probe.note("\(served.text)") }
      )
      await probe.expect(
        .success("abc"),
        journal: ["abc", "by primary"]
      ) { () async throws(Refusal) in
        await safe("a", "b", "c")
      }
      await probe.expect(
        .success("*abc"),
        refusing: "abc",
        journal: ["abc", "*abc", "by backup after refused abc"]
      ) { () async throws(Refusal) in
        await safe("a", "b", "c")
      }
    }
  }

  @Test func `4 inputs, plain`() {
    let probe = Probe()
    let safe = fallingBack(probe.plain4, to: probe.plain4) { served in
      probe.note("\(served.text)")
    }
    probe.expect(.success("abcd"), journal: ["abcd", "by primary"]) {
      safe("a", "b", "c", "d")
    }
  }

  @Test func `4 inputs, throws, backup throws`() {
    let probe = Probe()
    let safe = fallingBack(
      probe.throwing4,
      to: { (a, b, c, d) throws(Refusal) in
        try probe.throwing("*", a, b, c, d)
      },
      observe: { served in probe.note("\(served.text)") }
    )
    probe.expect(.success("abcd"), journal: ["abcd", "by primary"]) { () throws(Refusal) in
      try safe("a", "b", "c", "d")
    }
    probe.expect(
      .success("*abcd"),
      refusing: "abcd",
      journal: ["abcd", "*abcd", "by backup after refused abcd"]
    ) { () throws(Refusal) in
      try safe("a", "b", "c", "d")
    }
  }

  @Test func `4 inputs, throws, backup plain`() {
    let probe = Probe()
    let safe = fallingBack(
      probe.throwing4,
      to: { a, b, c, d in
        probe.plain("*", a, b, c, d)
      },
      observe: { served in probe.note("\(served.text)") }
    )
    probe.expect(.success("abcd"), journal: ["abcd", "by primary"]) {
      safe("a", "b", "c", "d")
    }
    probe.expect(
      .success("*abcd"),
      refusing: "abcd",
      journal: ["abcd", "*abcd", "by backup after refused abcd"]
    ) {
      safe("a", "b", "c", "d")
    }
  }

  @Test func `4 inputs, async`() async {
    await onEveryActor { probe in
      let safe = fallingBack(probe.async4, to: probe.async4) { served in
        probe.note("\(served.text)")
      }
      await probe.expect(
        .success("abcd"),
        journal: ["abcd", "by primary"]
      ) { () async throws(Refusal) in
        await safe("a", "b", "c", "d")
      }
    }
  }

  @Test func `4 inputs, async throws, backup async throws`() async {
    await onEveryActor { probe in
      let safe = fallingBack(
        probe.asyncThrowing4,
        to: { (a, b, c, d) async throws(Refusal) in
          try await probe.asyncThrowing("*", a, b, c, d)
        },
        observe: { served in probe.note("\(served.text)") }
      )
      await probe.expect(
        .success("abcd"),
        journal: ["abcd", "by primary"]
      ) { () async throws(Refusal) in
        try await safe("a", "b", "c", "d")
      }
      await probe.expect(
        .success("*abcd"),
        refusing: "abcd",
        journal: ["abcd", "*abcd", "by backup after refused abcd"]
      ) { () async throws(Refusal) in
        try await safe("a", "b", "c", "d")
      }
    }
  }

  @Test func `4 inputs, async throws, backup async`() async {
    await onEveryActor { probe in
      let safe = fallingBack(
        probe.asyncThrowing4,
        to: { (a, b, c, d) async in
          await probe.async("*", a, b, c, d)
        },
        observe: { served in probe.note("\(served.text)") }
      )
      await probe.expect(
        .success("abcd"),
        journal: ["abcd", "by primary"]
      ) { () async throws(Refusal) in
        await safe("a", "b", "c", "d")
      }
      await probe.expect(
        .success("*abcd"),
        refusing: "abcd",
        journal: ["abcd", "*abcd", "by backup after refused abcd"]
      ) { () async throws(Refusal) in
        await safe("a", "b", "c", "d")
      }
    }
  }

  @Test func `5 inputs, plain`() {
    let probe = Probe()
    let safe = fallingBack(probe.plain5, to: probe.plain5) { served in
      probe.note("\(served.text)")
    }
    probe.expect(.success("abcde"), journal: ["abcde", "by primary"]) {
      safe("a", "b", "c", "d", "e")
    }
  }

  @Test func `5 inputs, throws, backup throws`() {
    let probe = Probe()
    let safe = fallingBack(
      probe.throwing5,
      to: { (a, b, c, d, e) throws(Refusal) in
        try probe.throwing("*", a, b, c, d, e)
      },
      observe: { served in probe.note("\(served.text)") }
    )
    probe.expect(.success("abcde"), journal: ["abcde", "by primary"]) { () throws(Refusal) in
      try safe("a", "b", "c", "d", "e")
    }
    probe.expect(
      .success("*abcde"),
      refusing: "abcde",
      journal: ["abcde", "*abcde", "by backup after refused abcde"]
    ) { () throws(Refusal) in
      try safe("a", "b", "c", "d", "e")
    }
  }

  @Test func `5 inputs, throws, backup plain`() {
    let probe = Probe()
    let safe = fallingBack(
      probe.throwing5,
      to: { a, b, c, d, e in
        probe.plain("*", a, b, c, d, e)
      },
      observe: { served in probe.note("\(served.text)") }
    )
    probe.expect(.success("abcde"), journal: ["abcde", "by primary"]) {
      safe("a", "b", "c", "d", "e")
    }
    probe.expect(
      .success("*abcde"),
      refusing: "abcde",
      journal: ["abcde", "*abcde", "by backup after refused abcde"]
    ) {
      safe("a", "b", "c", "d", "e")
    }
  }

  @Test func `5 inputs, async`() async {
    await onEveryActor { probe in
      let safe = fallingBack(probe.async5, to: probe.async5) { served in
        probe.note("\(served.text)")
      }
      await probe.expect(
        .success("abcde"),
        journal: ["abcde", "by primary"]
      ) { () async throws(Refusal) in
        await safe("a", "b", "c", "d", "e")
      }
    }
  }

  @Test func `5 inputs, async throws, backup async throws`() async {
    await onEveryActor { probe in
      let safe = fallingBack(
        probe.asyncThrowing5,
        to: { (a, b, c, d, e) async throws(Refusal) in
          try await probe.asyncThrowing("*", a, b, c, d, e)
        },
        observe: { served in probe.note("\(served.text)") }
      )
      await probe.expect(
        .success("abcde"),
        journal: ["abcde", "by primary"]
      ) { () async throws(Refusal) in
        try await safe("a", "b", "c", "d", "e")
      }
      await probe.expect(
        .success("*abcde"),
        refusing: "abcde",
        journal: ["abcde", "*abcde", "by backup after refused abcde"]
      ) { () async throws(Refusal) in
        try await safe("a", "b", "c", "d", "e")
      }
    }
  }

  @Test func `5 inputs, async throws, backup async`() async {
    await onEveryActor { probe in
      let safe = fallingBack(
        probe.asyncThrowing5,
        to: { (a, b, c, d, e) async in
          await probe.async("*", a, b, c, d, e)
        },
        observe: { served in probe.note("\(served.text)") }
      )
      await probe.expect(
        .success("abcde"),
        journal: ["abcde", "by primary"]
      ) { () async throws(Refusal) in
        await safe("a", "b", "c", "d", "e")
      }
      await probe.expect(
        .success("*abcde"),
        refusing: "abcde",
        journal: ["abcde", "*abcde", "by backup after refused abcde"]
      ) { () async throws(Refusal) in
        await safe("a", "b", "c", "d", "e")
      }
    }
  }

  @Test func `6 inputs, plain`() {
    let probe = Probe()
    let safe = fallingBack(probe.plain6, to: probe.plain6) { served in
      probe.note("\(served.text)")
    }
    probe.expect(.success("abcdef"), journal: ["abcdef", "by primary"]) {
      safe("a", "b", "c", "d", "e", "f")
    }
  }

  @Test func `6 inputs, throws, backup throws`() {
    let probe = Probe()
    let safe = fallingBack(
      probe.throwing6,
      to: { (a, b, c, d, e, f) throws(Refusal) in
        try probe.throwing("*", a, b, c, d, e, f)
      },
      observe: { served in probe.note("\(served.text)") }
    )
    probe.expect(.success("abcdef"), journal: ["abcdef", "by primary"]) { () throws(Refusal) in
      try safe("a", "b", "c", "d", "e", "f")
    }
    probe.expect(
      .success("*abcdef"),
      refusing: "abcdef",
      journal: ["abcdef", "*abcdef", "by backup after refused abcdef"]
    ) { () throws(Refusal) in
      try safe("a", "b", "c", "d", "e", "f")
    }
  }

  @Test func `6 inputs, throws, backup plain`() {
    let probe = Probe()
    let safe = fallingBack(
      probe.throwing6,
      to: { a, b, c, d, e, f in
        probe.plain("*", a, b, c, d, e, f)
      },
      observe: { served in probe.note("\(served.text)") }
    )
    probe.expect(.success("abcdef"), journal: ["abcdef", "by primary"]) {
      safe("a", "b", "c", "d", "e", "f")
    }
    probe.expect(
      .success("*abcdef"),
      refusing: "abcdef",
      journal: ["abcdef", "*abcdef", "by backup after refused abcdef"]
    ) {
      safe("a", "b", "c", "d", "e", "f")
    }
  }

  @Test func `6 inputs, async`() async {
    await onEveryActor { probe in
      let safe = fallingBack(probe.async6, to: probe.async6) { served in
        probe.note("\(served.text)")
      }
      await probe.expect(
        .success("abcdef"),
        journal: ["abcdef", "by primary"]
      ) { () async throws(Refusal) in
        await safe("a", "b", "c", "d", "e", "f")
      }
    }
  }

  @Test func `6 inputs, async throws, backup async throws`() async {
    await onEveryActor { probe in
      let safe = fallingBack(
        probe.asyncThrowing6,
        to: { (a, b, c, d, e, f) async throws(Refusal) in
          try await probe.asyncThrowing("*", a, b, c, d, e, f)
        },
        observe: { served in probe.note("\(served.text)") }
      )
      await probe.expect(
        .success("abcdef"),
        journal: ["abcdef", "by primary"]
      ) { () async throws(Refusal) in
        try await safe("a", "b", "c", "d", "e", "f")
      }
      await probe.expect(
        .success("*abcdef"),
        refusing: "abcdef",
        journal: ["abcdef", "*abcdef", "by backup after refused abcdef"]
      ) { () async throws(Refusal) in
        try await safe("a", "b", "c", "d", "e", "f")
      }
    }
  }

  @Test func `6 inputs, async throws, backup async`() async {
    await onEveryActor { probe in
      let safe = fallingBack(
        probe.asyncThrowing6,
        to: { (a, b, c, d, e, f) async in
          await probe.async("*", a, b, c, d, e, f)
        },
        observe: { served in probe.note("\(served.text)") }
      )
      await probe.expect(
        .success("abcdef"),
        journal: ["abcdef", "by primary"]
      ) { () async throws(Refusal) in
        await safe("a", "b", "c", "d", "e", "f")
      }
      await probe.expect(
        .success("*abcdef"),
        refusing: "abcdef",
        journal: ["abcdef", "*abcdef", "by backup after refused abcdef"]
      ) { () async throws(Refusal) in
        await safe("a", "b", "c", "d", "e", "f")
      }
    }
  }
}
