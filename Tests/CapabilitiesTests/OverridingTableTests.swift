// Written by `swift run overload-tables`: change that program, not this file.

import Capabilities
import Probes
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
    let call = board.plain0
    probe.expect("", journal: [""]) {
      call()
    }
  }

  @Test func `0 inputs, throws any`() {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.throwingAny0,
      with: { () throws in
        try probe.throwing()
      }
    )
    let call = board.throwingAny0
    probe.expect("", journal: [""], failing: [""]) { () throws(Refusal) in
      try probe.refusal { try call() }
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
    let call = board.throwing0
    probe.expect("", journal: [""], failing: [""]) { () throws(Refusal) in
      try call()
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
      let call = board.async0
      await probe.expect("", journal: [""]) {
        await call()
      }
    }
  }

  @Test func `0 inputs, async throws any`() async {
    await onEveryActor { probe in
      let board = Switchboard.test.overriding(
        \.asyncThrowingAny0,
        with: { () async throws in
          try await probe.asyncThrowing()
        }
      )
      let call = board.asyncThrowingAny0
      await probe.expect("", journal: [""], failing: [""]) { () async throws(Refusal) in
        try await probe.refusal { try await call() }
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
      let call = board.asyncThrowing0
      await probe.expect("", journal: [""], failing: [""]) { () async throws(Refusal) in
        try await call()
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
      let call = board.async0
      await probe.expect("", journal: [""], isAsync: false) {
        await call()
      }
    }
  }

  @Test func `0 inputs, throws for async throws any`() async {
    await onEveryActor { probe in
      let board = Switchboard.test.overriding(
        \.asyncThrowingAny0,
        with: { () throws in
          try probe.throwing()
        }
      )
      let call = board.asyncThrowingAny0
      await probe.expect(
        "",
        journal: [""],
        failing: [""],
        isAsync: false
      ) { () async throws(Refusal) in
        try await probe.refusal { try await call() }
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
      let call = board.asyncThrowing0
      await probe.expect(
        "",
        journal: [""],
        failing: [""],
        isAsync: false
      ) { () async throws(Refusal) in
        try await call()
      }
    }
  }

  @Test func `0 inputs, concurrent, async`() async {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.concurrentAsync0,
      with: { () async in
        await probe.async()
      }
    )
    let call = board.concurrentAsync0
    await probe.expect("", journal: [""]) {
      await call()
    }
  }

  @Test func `0 inputs, concurrent, async throws any`() async {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.concurrentAsyncThrowingAny0,
      with: { () async throws in
        try await probe.asyncThrowing()
      }
    )
    let call = board.concurrentAsyncThrowingAny0
    await probe.expect("", journal: [""], failing: [""]) { () async throws(Refusal) in
      try await probe.refusal { try await call() }
    }
  }

  @Test func `0 inputs, concurrent, async throws`() async {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.concurrentAsyncThrowing0,
      with: { () async throws(Refusal) in
        try await probe.asyncThrowing()
      }
    )
    let call = board.concurrentAsyncThrowing0
    await probe.expect("", journal: [""], failing: [""]) { () async throws(Refusal) in
      try await call()
    }
  }

  @Test func `0 inputs, concurrent, plain for async`() async {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.concurrentAsync0,
      with: {
        probe.plain()
      }
    )
    let call = board.concurrentAsync0
    await probe.expect("", journal: [""], isAsync: false) {
      await call()
    }
  }

  @Test func `0 inputs, concurrent, throws for async throws any`() async {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.concurrentAsyncThrowingAny0,
      with: { () throws in
        try probe.throwing()
      }
    )
    let call = board.concurrentAsyncThrowingAny0
    await probe.expect(
      "",
      journal: [""],
      failing: [""],
      isAsync: false
    ) { () async throws(Refusal) in
      try await probe.refusal { try await call() }
    }
  }

  @Test func `0 inputs, concurrent, throws for async throws`() async {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.concurrentAsyncThrowing0,
      with: { () throws(Refusal) in
        try probe.throwing()
      }
    )
    let call = board.concurrentAsyncThrowing0
    await probe.expect(
      "",
      journal: [""],
      failing: [""],
      isAsync: false
    ) { () async throws(Refusal) in
      try await call()
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
    let call = board.plain1
    probe.expect("a", journal: ["a"]) {
      call("a")
    }
  }

  @Test func `1 input, throws any`() {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.throwingAny1,
      with: { (a) throws in
        try probe.throwing(a)
      }
    )
    let call = board.throwingAny1
    probe.expect("a", journal: ["a"], failing: ["a"]) { () throws(Refusal) in
      try probe.refusal { try call("a") }
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
    let call = board.throwing1
    probe.expect("a", journal: ["a"], failing: ["a"]) { () throws(Refusal) in
      try call("a")
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
      let call = board.async1
      await probe.expect("a", journal: ["a"]) {
        await call("a")
      }
    }
  }

  @Test func `1 input, async throws any`() async {
    await onEveryActor { probe in
      let board = Switchboard.test.overriding(
        \.asyncThrowingAny1,
        with: { (a) async throws in
          try await probe.asyncThrowing(a)
        }
      )
      let call = board.asyncThrowingAny1
      await probe.expect("a", journal: ["a"], failing: ["a"]) { () async throws(Refusal) in
        try await probe.refusal { try await call("a") }
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
      let call = board.asyncThrowing1
      await probe.expect("a", journal: ["a"], failing: ["a"]) { () async throws(Refusal) in
        try await call("a")
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
      let call = board.async1
      await probe.expect("a", journal: ["a"], isAsync: false) {
        await call("a")
      }
    }
  }

  @Test func `1 input, throws for async throws any`() async {
    await onEveryActor { probe in
      let board = Switchboard.test.overriding(
        \.asyncThrowingAny1,
        with: { (a) throws in
          try probe.throwing(a)
        }
      )
      let call = board.asyncThrowingAny1
      await probe.expect(
        "a",
        journal: ["a"],
        failing: ["a"],
        isAsync: false
      ) { () async throws(Refusal) in
        try await probe.refusal { try await call("a") }
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
      let call = board.asyncThrowing1
      await probe.expect(
        "a",
        journal: ["a"],
        failing: ["a"],
        isAsync: false
      ) { () async throws(Refusal) in
        try await call("a")
      }
    }
  }

  @Test func `1 input, concurrent, async`() async {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.concurrentAsync1,
      with: { (a) async in
        await probe.async(a)
      }
    )
    let call = board.concurrentAsync1
    await probe.expect("a", journal: ["a"]) {
      await call("a")
    }
  }

  @Test func `1 input, concurrent, async throws any`() async {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.concurrentAsyncThrowingAny1,
      with: { (a) async throws in
        try await probe.asyncThrowing(a)
      }
    )
    let call = board.concurrentAsyncThrowingAny1
    await probe.expect("a", journal: ["a"], failing: ["a"]) { () async throws(Refusal) in
      try await probe.refusal { try await call("a") }
    }
  }

  @Test func `1 input, concurrent, async throws`() async {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.concurrentAsyncThrowing1,
      with: { (a) async throws(Refusal) in
        try await probe.asyncThrowing(a)
      }
    )
    let call = board.concurrentAsyncThrowing1
    await probe.expect("a", journal: ["a"], failing: ["a"]) { () async throws(Refusal) in
      try await call("a")
    }
  }

  @Test func `1 input, concurrent, plain for async`() async {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.concurrentAsync1,
      with: { a in
        probe.plain(a)
      }
    )
    let call = board.concurrentAsync1
    await probe.expect("a", journal: ["a"], isAsync: false) {
      await call("a")
    }
  }

  @Test func `1 input, concurrent, throws for async throws any`() async {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.concurrentAsyncThrowingAny1,
      with: { (a) throws in
        try probe.throwing(a)
      }
    )
    let call = board.concurrentAsyncThrowingAny1
    await probe.expect(
      "a",
      journal: ["a"],
      failing: ["a"],
      isAsync: false
    ) { () async throws(Refusal) in
      try await probe.refusal { try await call("a") }
    }
  }

  @Test func `1 input, concurrent, throws for async throws`() async {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.concurrentAsyncThrowing1,
      with: { (a) throws(Refusal) in
        try probe.throwing(a)
      }
    )
    let call = board.concurrentAsyncThrowing1
    await probe.expect(
      "a",
      journal: ["a"],
      failing: ["a"],
      isAsync: false
    ) { () async throws(Refusal) in
      try await call("a")
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
    let call = board.plain2
    probe.expect("ab", journal: ["ab"]) {
      call("a", "b")
    }
  }

  @Test func `2 inputs, throws any`() {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.throwingAny2,
      with: { (a, b) throws in
        try probe.throwing(a, b)
      }
    )
    let call = board.throwingAny2
    probe.expect("ab", journal: ["ab"], failing: ["ab"]) { () throws(Refusal) in
      try probe.refusal { try call("a", "b") }
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
    let call = board.throwing2
    probe.expect("ab", journal: ["ab"], failing: ["ab"]) { () throws(Refusal) in
      try call("a", "b")
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
      let call = board.async2
      await probe.expect("ab", journal: ["ab"]) {
        await call("a", "b")
      }
    }
  }

  @Test func `2 inputs, async throws any`() async {
    await onEveryActor { probe in
      let board = Switchboard.test.overriding(
        \.asyncThrowingAny2,
        with: { (a, b) async throws in
          try await probe.asyncThrowing(a, b)
        }
      )
      let call = board.asyncThrowingAny2
      await probe.expect("ab", journal: ["ab"], failing: ["ab"]) { () async throws(Refusal) in
        try await probe.refusal { try await call("a", "b") }
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
      let call = board.asyncThrowing2
      await probe.expect("ab", journal: ["ab"], failing: ["ab"]) { () async throws(Refusal) in
        try await call("a", "b")
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
      let call = board.async2
      await probe.expect("ab", journal: ["ab"], isAsync: false) {
        await call("a", "b")
      }
    }
  }

  @Test func `2 inputs, throws for async throws any`() async {
    await onEveryActor { probe in
      let board = Switchboard.test.overriding(
        \.asyncThrowingAny2,
        with: { (a, b) throws in
          try probe.throwing(a, b)
        }
      )
      let call = board.asyncThrowingAny2
      await probe.expect(
        "ab",
        journal: ["ab"],
        failing: ["ab"],
        isAsync: false
      ) { () async throws(Refusal) in
        try await probe.refusal { try await call("a", "b") }
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
      let call = board.asyncThrowing2
      await probe.expect(
        "ab",
        journal: ["ab"],
        failing: ["ab"],
        isAsync: false
      ) { () async throws(Refusal) in
        try await call("a", "b")
      }
    }
  }

  @Test func `2 inputs, concurrent, async`() async {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.concurrentAsync2,
      with: { (a, b) async in
        await probe.async(a, b)
      }
    )
    let call = board.concurrentAsync2
    await probe.expect("ab", journal: ["ab"]) {
      await call("a", "b")
    }
  }

  @Test func `2 inputs, concurrent, async throws any`() async {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.concurrentAsyncThrowingAny2,
      with: { (a, b) async throws in
        try await probe.asyncThrowing(a, b)
      }
    )
    let call = board.concurrentAsyncThrowingAny2
    await probe.expect("ab", journal: ["ab"], failing: ["ab"]) { () async throws(Refusal) in
      try await probe.refusal { try await call("a", "b") }
    }
  }

  @Test func `2 inputs, concurrent, async throws`() async {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.concurrentAsyncThrowing2,
      with: { (a, b) async throws(Refusal) in
        try await probe.asyncThrowing(a, b)
      }
    )
    let call = board.concurrentAsyncThrowing2
    await probe.expect("ab", journal: ["ab"], failing: ["ab"]) { () async throws(Refusal) in
      try await call("a", "b")
    }
  }

  @Test func `2 inputs, concurrent, plain for async`() async {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.concurrentAsync2,
      with: { a, b in
        probe.plain(a, b)
      }
    )
    let call = board.concurrentAsync2
    await probe.expect("ab", journal: ["ab"], isAsync: false) {
      await call("a", "b")
    }
  }

  @Test func `2 inputs, concurrent, throws for async throws any`() async {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.concurrentAsyncThrowingAny2,
      with: { (a, b) throws in
        try probe.throwing(a, b)
      }
    )
    let call = board.concurrentAsyncThrowingAny2
    await probe.expect(
      "ab",
      journal: ["ab"],
      failing: ["ab"],
      isAsync: false
    ) { () async throws(Refusal) in
      try await probe.refusal { try await call("a", "b") }
    }
  }

  @Test func `2 inputs, concurrent, throws for async throws`() async {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.concurrentAsyncThrowing2,
      with: { (a, b) throws(Refusal) in
        try probe.throwing(a, b)
      }
    )
    let call = board.concurrentAsyncThrowing2
    await probe.expect(
      "ab",
      journal: ["ab"],
      failing: ["ab"],
      isAsync: false
    ) { () async throws(Refusal) in
      try await call("a", "b")
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
    let call = board.plain3
    probe.expect("abc", journal: ["abc"]) {
      call("a", "b", "c")
    }
  }

  @Test func `3 inputs, throws any`() {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.throwingAny3,
      with: { (a, b, c) throws in
        try probe.throwing(a, b, c)
      }
    )
    let call = board.throwingAny3
    probe.expect("abc", journal: ["abc"], failing: ["abc"]) { () throws(Refusal) in
      try probe.refusal { try call("a", "b", "c") }
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
    let call = board.throwing3
    probe.expect("abc", journal: ["abc"], failing: ["abc"]) { () throws(Refusal) in
      try call("a", "b", "c")
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
      let call = board.async3
      await probe.expect("abc", journal: ["abc"]) {
        await call("a", "b", "c")
      }
    }
  }

  @Test func `3 inputs, async throws any`() async {
    await onEveryActor { probe in
      let board = Switchboard.test.overriding(
        \.asyncThrowingAny3,
        with: { (a, b, c) async throws in
          try await probe.asyncThrowing(a, b, c)
        }
      )
      let call = board.asyncThrowingAny3
      await probe.expect("abc", journal: ["abc"], failing: ["abc"]) { () async throws(Refusal) in
        try await probe.refusal { try await call("a", "b", "c") }
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
      let call = board.asyncThrowing3
      await probe.expect("abc", journal: ["abc"], failing: ["abc"]) { () async throws(Refusal) in
        try await call("a", "b", "c")
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
      let call = board.async3
      await probe.expect("abc", journal: ["abc"], isAsync: false) {
        await call("a", "b", "c")
      }
    }
  }

  @Test func `3 inputs, throws for async throws any`() async {
    await onEveryActor { probe in
      let board = Switchboard.test.overriding(
        \.asyncThrowingAny3,
        with: { (a, b, c) throws in
          try probe.throwing(a, b, c)
        }
      )
      let call = board.asyncThrowingAny3
      await probe.expect(
        "abc",
        journal: ["abc"],
        failing: ["abc"],
        isAsync: false
      ) { () async throws(Refusal) in
        try await probe.refusal { try await call("a", "b", "c") }
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
      let call = board.asyncThrowing3
      await probe.expect(
        "abc",
        journal: ["abc"],
        failing: ["abc"],
        isAsync: false
      ) { () async throws(Refusal) in
        try await call("a", "b", "c")
      }
    }
  }

  @Test func `3 inputs, concurrent, async`() async {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.concurrentAsync3,
      with: { (a, b, c) async in
        await probe.async(a, b, c)
      }
    )
    let call = board.concurrentAsync3
    await probe.expect("abc", journal: ["abc"]) {
      await call("a", "b", "c")
    }
  }

  @Test func `3 inputs, concurrent, async throws any`() async {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.concurrentAsyncThrowingAny3,
      with: { (a, b, c) async throws in
        try await probe.asyncThrowing(a, b, c)
      }
    )
    let call = board.concurrentAsyncThrowingAny3
    await probe.expect("abc", journal: ["abc"], failing: ["abc"]) { () async throws(Refusal) in
      try await probe.refusal { try await call("a", "b", "c") }
    }
  }

  @Test func `3 inputs, concurrent, async throws`() async {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.concurrentAsyncThrowing3,
      with: { (a, b, c) async throws(Refusal) in
        try await probe.asyncThrowing(a, b, c)
      }
    )
    let call = board.concurrentAsyncThrowing3
    await probe.expect("abc", journal: ["abc"], failing: ["abc"]) { () async throws(Refusal) in
      try await call("a", "b", "c")
    }
  }

  @Test func `3 inputs, concurrent, plain for async`() async {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.concurrentAsync3,
      with: { a, b, c in
        probe.plain(a, b, c)
      }
    )
    let call = board.concurrentAsync3
    await probe.expect("abc", journal: ["abc"], isAsync: false) {
      await call("a", "b", "c")
    }
  }

  @Test func `3 inputs, concurrent, throws for async throws any`() async {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.concurrentAsyncThrowingAny3,
      with: { (a, b, c) throws in
        try probe.throwing(a, b, c)
      }
    )
    let call = board.concurrentAsyncThrowingAny3
    await probe.expect(
      "abc",
      journal: ["abc"],
      failing: ["abc"],
      isAsync: false
    ) { () async throws(Refusal) in
      try await probe.refusal { try await call("a", "b", "c") }
    }
  }

  @Test func `3 inputs, concurrent, throws for async throws`() async {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.concurrentAsyncThrowing3,
      with: { (a, b, c) throws(Refusal) in
        try probe.throwing(a, b, c)
      }
    )
    let call = board.concurrentAsyncThrowing3
    await probe.expect(
      "abc",
      journal: ["abc"],
      failing: ["abc"],
      isAsync: false
    ) { () async throws(Refusal) in
      try await call("a", "b", "c")
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
    let call = board.plain4
    probe.expect("abcd", journal: ["abcd"]) {
      call("a", "b", "c", "d")
    }
  }

  @Test func `4 inputs, throws any`() {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.throwingAny4,
      with: { (a, b, c, d) throws in
        try probe.throwing(a, b, c, d)
      }
    )
    let call = board.throwingAny4
    probe.expect("abcd", journal: ["abcd"], failing: ["abcd"]) { () throws(Refusal) in
      try probe.refusal { try call("a", "b", "c", "d") }
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
    let call = board.throwing4
    probe.expect("abcd", journal: ["abcd"], failing: ["abcd"]) { () throws(Refusal) in
      try call("a", "b", "c", "d")
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
      let call = board.async4
      await probe.expect("abcd", journal: ["abcd"]) {
        await call("a", "b", "c", "d")
      }
    }
  }

  @Test func `4 inputs, async throws any`() async {
    await onEveryActor { probe in
      let board = Switchboard.test.overriding(
        \.asyncThrowingAny4,
        with: { (a, b, c, d) async throws in
          try await probe.asyncThrowing(a, b, c, d)
        }
      )
      let call = board.asyncThrowingAny4
      await probe.expect(
        "abcd",
        journal: ["abcd"],
        failing: ["abcd"]
      ) { () async throws(Refusal) in
        try await probe.refusal { try await call("a", "b", "c", "d") }
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
      let call = board.asyncThrowing4
      await probe.expect(
        "abcd",
        journal: ["abcd"],
        failing: ["abcd"]
      ) { () async throws(Refusal) in
        try await call("a", "b", "c", "d")
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
      let call = board.async4
      await probe.expect("abcd", journal: ["abcd"], isAsync: false) {
        await call("a", "b", "c", "d")
      }
    }
  }

  @Test func `4 inputs, throws for async throws any`() async {
    await onEveryActor { probe in
      let board = Switchboard.test.overriding(
        \.asyncThrowingAny4,
        with: { (a, b, c, d) throws in
          try probe.throwing(a, b, c, d)
        }
      )
      let call = board.asyncThrowingAny4
      await probe.expect(
        "abcd",
        journal: ["abcd"],
        failing: ["abcd"],
        isAsync: false
      ) { () async throws(Refusal) in
        try await probe.refusal { try await call("a", "b", "c", "d") }
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
      let call = board.asyncThrowing4
      await probe.expect(
        "abcd",
        journal: ["abcd"],
        failing: ["abcd"],
        isAsync: false
      ) { () async throws(Refusal) in
        try await call("a", "b", "c", "d")
      }
    }
  }

  @Test func `4 inputs, concurrent, async`() async {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.concurrentAsync4,
      with: { (a, b, c, d) async in
        await probe.async(a, b, c, d)
      }
    )
    let call = board.concurrentAsync4
    await probe.expect("abcd", journal: ["abcd"]) {
      await call("a", "b", "c", "d")
    }
  }

  @Test func `4 inputs, concurrent, async throws any`() async {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.concurrentAsyncThrowingAny4,
      with: { (a, b, c, d) async throws in
        try await probe.asyncThrowing(a, b, c, d)
      }
    )
    let call = board.concurrentAsyncThrowingAny4
    await probe.expect(
      "abcd",
      journal: ["abcd"],
      failing: ["abcd"]
    ) { () async throws(Refusal) in
      try await probe.refusal { try await call("a", "b", "c", "d") }
    }
  }

  @Test func `4 inputs, concurrent, async throws`() async {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.concurrentAsyncThrowing4,
      with: { (a, b, c, d) async throws(Refusal) in
        try await probe.asyncThrowing(a, b, c, d)
      }
    )
    let call = board.concurrentAsyncThrowing4
    await probe.expect(
      "abcd",
      journal: ["abcd"],
      failing: ["abcd"]
    ) { () async throws(Refusal) in
      try await call("a", "b", "c", "d")
    }
  }

  @Test func `4 inputs, concurrent, plain for async`() async {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.concurrentAsync4,
      with: { a, b, c, d in
        probe.plain(a, b, c, d)
      }
    )
    let call = board.concurrentAsync4
    await probe.expect("abcd", journal: ["abcd"], isAsync: false) {
      await call("a", "b", "c", "d")
    }
  }

  @Test func `4 inputs, concurrent, throws for async throws any`() async {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.concurrentAsyncThrowingAny4,
      with: { (a, b, c, d) throws in
        try probe.throwing(a, b, c, d)
      }
    )
    let call = board.concurrentAsyncThrowingAny4
    await probe.expect(
      "abcd",
      journal: ["abcd"],
      failing: ["abcd"],
      isAsync: false
    ) { () async throws(Refusal) in
      try await probe.refusal { try await call("a", "b", "c", "d") }
    }
  }

  @Test func `4 inputs, concurrent, throws for async throws`() async {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.concurrentAsyncThrowing4,
      with: { (a, b, c, d) throws(Refusal) in
        try probe.throwing(a, b, c, d)
      }
    )
    let call = board.concurrentAsyncThrowing4
    await probe.expect(
      "abcd",
      journal: ["abcd"],
      failing: ["abcd"],
      isAsync: false
    ) { () async throws(Refusal) in
      try await call("a", "b", "c", "d")
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
    let call = board.plain5
    probe.expect("abcde", journal: ["abcde"]) {
      call("a", "b", "c", "d", "e")
    }
  }

  @Test func `5 inputs, throws any`() {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.throwingAny5,
      with: { (a, b, c, d, e) throws in
        try probe.throwing(a, b, c, d, e)
      }
    )
    let call = board.throwingAny5
    probe.expect("abcde", journal: ["abcde"], failing: ["abcde"]) { () throws(Refusal) in
      try probe.refusal { try call("a", "b", "c", "d", "e") }
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
    let call = board.throwing5
    probe.expect("abcde", journal: ["abcde"], failing: ["abcde"]) { () throws(Refusal) in
      try call("a", "b", "c", "d", "e")
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
      let call = board.async5
      await probe.expect("abcde", journal: ["abcde"]) {
        await call("a", "b", "c", "d", "e")
      }
    }
  }

  @Test func `5 inputs, async throws any`() async {
    await onEveryActor { probe in
      let board = Switchboard.test.overriding(
        \.asyncThrowingAny5,
        with: { (a, b, c, d, e) async throws in
          try await probe.asyncThrowing(a, b, c, d, e)
        }
      )
      let call = board.asyncThrowingAny5
      await probe.expect(
        "abcde",
        journal: ["abcde"],
        failing: ["abcde"]
      ) { () async throws(Refusal) in
        try await probe.refusal { try await call("a", "b", "c", "d", "e") }
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
      let call = board.asyncThrowing5
      await probe.expect(
        "abcde",
        journal: ["abcde"],
        failing: ["abcde"]
      ) { () async throws(Refusal) in
        try await call("a", "b", "c", "d", "e")
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
      let call = board.async5
      await probe.expect("abcde", journal: ["abcde"], isAsync: false) {
        await call("a", "b", "c", "d", "e")
      }
    }
  }

  @Test func `5 inputs, throws for async throws any`() async {
    await onEveryActor { probe in
      let board = Switchboard.test.overriding(
        \.asyncThrowingAny5,
        with: { (a, b, c, d, e) throws in
          try probe.throwing(a, b, c, d, e)
        }
      )
      let call = board.asyncThrowingAny5
      await probe.expect(
        "abcde",
        journal: ["abcde"],
        failing: ["abcde"],
        isAsync: false
      ) { () async throws(Refusal) in
        try await probe.refusal { try await call("a", "b", "c", "d", "e") }
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
      let call = board.asyncThrowing5
      await probe.expect(
        "abcde",
        journal: ["abcde"],
        failing: ["abcde"],
        isAsync: false
      ) { () async throws(Refusal) in
        try await call("a", "b", "c", "d", "e")
      }
    }
  }

  @Test func `5 inputs, concurrent, async`() async {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.concurrentAsync5,
      with: { (a, b, c, d, e) async in
        await probe.async(a, b, c, d, e)
      }
    )
    let call = board.concurrentAsync5
    await probe.expect("abcde", journal: ["abcde"]) {
      await call("a", "b", "c", "d", "e")
    }
  }

  @Test func `5 inputs, concurrent, async throws any`() async {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.concurrentAsyncThrowingAny5,
      with: { (a, b, c, d, e) async throws in
        try await probe.asyncThrowing(a, b, c, d, e)
      }
    )
    let call = board.concurrentAsyncThrowingAny5
    await probe.expect(
      "abcde",
      journal: ["abcde"],
      failing: ["abcde"]
    ) { () async throws(Refusal) in
      try await probe.refusal { try await call("a", "b", "c", "d", "e") }
    }
  }

  @Test func `5 inputs, concurrent, async throws`() async {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.concurrentAsyncThrowing5,
      with: { (a, b, c, d, e) async throws(Refusal) in
        try await probe.asyncThrowing(a, b, c, d, e)
      }
    )
    let call = board.concurrentAsyncThrowing5
    await probe.expect(
      "abcde",
      journal: ["abcde"],
      failing: ["abcde"]
    ) { () async throws(Refusal) in
      try await call("a", "b", "c", "d", "e")
    }
  }

  @Test func `5 inputs, concurrent, plain for async`() async {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.concurrentAsync5,
      with: { a, b, c, d, e in
        probe.plain(a, b, c, d, e)
      }
    )
    let call = board.concurrentAsync5
    await probe.expect("abcde", journal: ["abcde"], isAsync: false) {
      await call("a", "b", "c", "d", "e")
    }
  }

  @Test func `5 inputs, concurrent, throws for async throws any`() async {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.concurrentAsyncThrowingAny5,
      with: { (a, b, c, d, e) throws in
        try probe.throwing(a, b, c, d, e)
      }
    )
    let call = board.concurrentAsyncThrowingAny5
    await probe.expect(
      "abcde",
      journal: ["abcde"],
      failing: ["abcde"],
      isAsync: false
    ) { () async throws(Refusal) in
      try await probe.refusal { try await call("a", "b", "c", "d", "e") }
    }
  }

  @Test func `5 inputs, concurrent, throws for async throws`() async {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.concurrentAsyncThrowing5,
      with: { (a, b, c, d, e) throws(Refusal) in
        try probe.throwing(a, b, c, d, e)
      }
    )
    let call = board.concurrentAsyncThrowing5
    await probe.expect(
      "abcde",
      journal: ["abcde"],
      failing: ["abcde"],
      isAsync: false
    ) { () async throws(Refusal) in
      try await call("a", "b", "c", "d", "e")
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
    let call = board.plain6
    probe.expect("abcdef", journal: ["abcdef"]) {
      call("a", "b", "c", "d", "e", "f")
    }
  }

  @Test func `6 inputs, throws any`() {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.throwingAny6,
      with: { (a, b, c, d, e, f) throws in
        try probe.throwing(a, b, c, d, e, f)
      }
    )
    let call = board.throwingAny6
    probe.expect("abcdef", journal: ["abcdef"], failing: ["abcdef"]) { () throws(Refusal) in
      try probe.refusal { try call("a", "b", "c", "d", "e", "f") }
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
    let call = board.throwing6
    probe.expect("abcdef", journal: ["abcdef"], failing: ["abcdef"]) { () throws(Refusal) in
      try call("a", "b", "c", "d", "e", "f")
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
      let call = board.async6
      await probe.expect("abcdef", journal: ["abcdef"]) {
        await call("a", "b", "c", "d", "e", "f")
      }
    }
  }

  @Test func `6 inputs, async throws any`() async {
    await onEveryActor { probe in
      let board = Switchboard.test.overriding(
        \.asyncThrowingAny6,
        with: { (a, b, c, d, e, f) async throws in
          try await probe.asyncThrowing(a, b, c, d, e, f)
        }
      )
      let call = board.asyncThrowingAny6
      await probe.expect(
        "abcdef",
        journal: ["abcdef"],
        failing: ["abcdef"]
      ) { () async throws(Refusal) in
        try await probe.refusal { try await call("a", "b", "c", "d", "e", "f") }
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
      let call = board.asyncThrowing6
      await probe.expect(
        "abcdef",
        journal: ["abcdef"],
        failing: ["abcdef"]
      ) { () async throws(Refusal) in
        try await call("a", "b", "c", "d", "e", "f")
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
      let call = board.async6
      await probe.expect("abcdef", journal: ["abcdef"], isAsync: false) {
        await call("a", "b", "c", "d", "e", "f")
      }
    }
  }

  @Test func `6 inputs, throws for async throws any`() async {
    await onEveryActor { probe in
      let board = Switchboard.test.overriding(
        \.asyncThrowingAny6,
        with: { (a, b, c, d, e, f) throws in
          try probe.throwing(a, b, c, d, e, f)
        }
      )
      let call = board.asyncThrowingAny6
      await probe.expect(
        "abcdef",
        journal: ["abcdef"],
        failing: ["abcdef"],
        isAsync: false
      ) { () async throws(Refusal) in
        try await probe.refusal { try await call("a", "b", "c", "d", "e", "f") }
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
      let call = board.asyncThrowing6
      await probe.expect(
        "abcdef",
        journal: ["abcdef"],
        failing: ["abcdef"],
        isAsync: false
      ) { () async throws(Refusal) in
        try await call("a", "b", "c", "d", "e", "f")
      }
    }
  }

  @Test func `6 inputs, concurrent, async`() async {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.concurrentAsync6,
      with: { (a, b, c, d, e, f) async in
        await probe.async(a, b, c, d, e, f)
      }
    )
    let call = board.concurrentAsync6
    await probe.expect("abcdef", journal: ["abcdef"]) {
      await call("a", "b", "c", "d", "e", "f")
    }
  }

  @Test func `6 inputs, concurrent, async throws any`() async {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.concurrentAsyncThrowingAny6,
      with: { (a, b, c, d, e, f) async throws in
        try await probe.asyncThrowing(a, b, c, d, e, f)
      }
    )
    let call = board.concurrentAsyncThrowingAny6
    await probe.expect(
      "abcdef",
      journal: ["abcdef"],
      failing: ["abcdef"]
    ) { () async throws(Refusal) in
      try await probe.refusal { try await call("a", "b", "c", "d", "e", "f") }
    }
  }

  @Test func `6 inputs, concurrent, async throws`() async {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.concurrentAsyncThrowing6,
      with: { (a, b, c, d, e, f) async throws(Refusal) in
        try await probe.asyncThrowing(a, b, c, d, e, f)
      }
    )
    let call = board.concurrentAsyncThrowing6
    await probe.expect(
      "abcdef",
      journal: ["abcdef"],
      failing: ["abcdef"]
    ) { () async throws(Refusal) in
      try await call("a", "b", "c", "d", "e", "f")
    }
  }

  @Test func `6 inputs, concurrent, plain for async`() async {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.concurrentAsync6,
      with: { a, b, c, d, e, f in
        probe.plain(a, b, c, d, e, f)
      }
    )
    let call = board.concurrentAsync6
    await probe.expect("abcdef", journal: ["abcdef"], isAsync: false) {
      await call("a", "b", "c", "d", "e", "f")
    }
  }

  @Test func `6 inputs, concurrent, throws for async throws any`() async {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.concurrentAsyncThrowingAny6,
      with: { (a, b, c, d, e, f) throws in
        try probe.throwing(a, b, c, d, e, f)
      }
    )
    let call = board.concurrentAsyncThrowingAny6
    await probe.expect(
      "abcdef",
      journal: ["abcdef"],
      failing: ["abcdef"],
      isAsync: false
    ) { () async throws(Refusal) in
      try await probe.refusal { try await call("a", "b", "c", "d", "e", "f") }
    }
  }

  @Test func `6 inputs, concurrent, throws for async throws`() async {
    let probe = Probe()
    let board = Switchboard.test.overriding(
      \.concurrentAsyncThrowing6,
      with: { (a, b, c, d, e, f) throws(Refusal) in
        try probe.throwing(a, b, c, d, e, f)
      }
    )
    let call = board.concurrentAsyncThrowing6
    await probe.expect(
      "abcdef",
      journal: ["abcdef"],
      failing: ["abcdef"],
      isAsync: false
    ) { () async throws(Refusal) in
      try await call("a", "b", "c", "d", "e", "f")
    }
  }
}
