// Written by overload-tables (Tests/Maintenance). Change that program, not this file.
// swift-format-ignore-file

import Capabilities
import Probes
import Testing

@Suite("overriding: every overload")
struct OverridingTableTests {
  @Test func `async`() async {
    @Sendable func check(_ probe: Probe) async {
      let board = Switchboard.test
      let call0 = board.overriding(\.async0, with: { () async in await probe.async() }).async0
      await probe.expect("") { await call0() }
      let call1 = board.overriding(\.async1, with: { (a) async in await probe.async(a) }).async1
      await probe.expect("a") { await call1("a") }
      let call2 = board.overriding(\.async2, with: { (a, b) async in
        await probe.async(a, b)
      }).async2
      await probe.expect("ab") { await call2("a", "b") }
      let call3 = board.overriding(\.async3, with: { (a, b, c) async in
        await probe.async(a, b, c)
      }).async3
      await probe.expect("abc") { await call3("a", "b", "c") }
      let call4 = board.overriding(\.async4, with: { (a, b, c, d) async in
        await probe.async(a, b, c, d)
      }).async4
      await probe.expect("abcd") { await call4("a", "b", "c", "d") }
      let call5 = board.overriding(\.async5, with: { (a, b, c, d, e) async in
        await probe.async(a, b, c, d, e)
      }).async5
      await probe.expect("abcde") { await call5("a", "b", "c", "d", "e") }
      let call6 = board.overriding(\.async6, with: { (a, b, c, d, e, f) async in
        await probe.async(a, b, c, d, e, f)
      }).async6
      await probe.expect("abcdef") { await call6("a", "b", "c", "d", "e", "f") }
    }
    await onEveryActor(check)
  }

  @Test func `async throws`() async {
    @Sendable func check(_ probe: Probe) async {
      let board = Switchboard.test
      let call0 = board.overriding(\.asyncThrowing0, with: { () async throws(Refusal) in
        try await probe.asyncThrowing()
      }).asyncThrowing0
      await probe.expectBoth("") { () async throws(Refusal) in try await call0() }
      let call1 = board.overriding(\.asyncThrowing1, with: { (a) async throws(Refusal) in
        try await probe.asyncThrowing(a)
      }).asyncThrowing1
      await probe.expectBoth("a") { () async throws(Refusal) in try await call1("a") }
      let call2 = board.overriding(\.asyncThrowing2, with: { (a, b) async throws(Refusal) in
        try await probe.asyncThrowing(a, b)
      }).asyncThrowing2
      await probe.expectBoth("ab") { () async throws(Refusal) in try await call2("a", "b") }
      let call3 = board.overriding(\.asyncThrowing3, with: { (a, b, c) async throws(Refusal) in
        try await probe.asyncThrowing(a, b, c)
      }).asyncThrowing3
      await probe.expectBoth("abc") { () async throws(Refusal) in try await call3("a", "b", "c") }
      let call4 = board.overriding(\.asyncThrowing4, with: { (a, b, c, d) async throws(Refusal) in
        try await probe.asyncThrowing(a, b, c, d)
      }).asyncThrowing4
      await probe.expectBoth("abcd") { () async throws(Refusal) in
        try await call4("a", "b", "c", "d")
      }
      let call5 = board.overriding(
        \.asyncThrowing5, with: { (a, b, c, d, e) async throws(Refusal) in
          try await probe.asyncThrowing(a, b, c, d, e)
        }
      ).asyncThrowing5
      await probe.expectBoth("abcde") { () async throws(Refusal) in
        try await call5("a", "b", "c", "d", "e")
      }
      let call6 = board.overriding(
        \.asyncThrowing6, with: { (a, b, c, d, e, f) async throws(Refusal) in
          try await probe.asyncThrowing(a, b, c, d, e, f)
        }
      ).asyncThrowing6
      await probe.expectBoth("abcdef") { () async throws(Refusal) in
        try await call6("a", "b", "c", "d", "e", "f")
      }
    }
    await onEveryActor(check)
  }

  @Test func `async throws any`() async {
    @Sendable func check(_ probe: Probe) async {
      let board = Switchboard.test
      let call0 = board.overriding(\.asyncThrowingAny0, with: { () async throws in
        try await probe.asyncThrowing()
      }).asyncThrowingAny0
      await probe.expectBoth("") { () async throws(Refusal) in
        try await probe.refusal { try await call0() }
      }
      let call1 = board.overriding(\.asyncThrowingAny1, with: { (a) async throws in
        try await probe.asyncThrowing(a)
      }).asyncThrowingAny1
      await probe.expectBoth("a") { () async throws(Refusal) in
        try await probe.refusal { try await call1("a") }
      }
      let call2 = board.overriding(\.asyncThrowingAny2, with: { (a, b) async throws in
        try await probe.asyncThrowing(a, b)
      }).asyncThrowingAny2
      await probe.expectBoth("ab") { () async throws(Refusal) in
        try await probe.refusal { try await call2("a", "b") }
      }
      let call3 = board.overriding(\.asyncThrowingAny3, with: { (a, b, c) async throws in
        try await probe.asyncThrowing(a, b, c)
      }).asyncThrowingAny3
      await probe.expectBoth("abc") { () async throws(Refusal) in
        try await probe.refusal { try await call3("a", "b", "c") }
      }
      let call4 = board.overriding(\.asyncThrowingAny4, with: { (a, b, c, d) async throws in
        try await probe.asyncThrowing(a, b, c, d)
      }).asyncThrowingAny4
      await probe.expectBoth("abcd") { () async throws(Refusal) in
        try await probe.refusal { try await call4("a", "b", "c", "d") }
      }
      let call5 = board.overriding(\.asyncThrowingAny5, with: { (a, b, c, d, e) async throws in
        try await probe.asyncThrowing(a, b, c, d, e)
      }).asyncThrowingAny5
      await probe.expectBoth("abcde") { () async throws(Refusal) in
        try await probe.refusal { try await call5("a", "b", "c", "d", "e") }
      }
      let call6 = board.overriding(\.asyncThrowingAny6, with: { (a, b, c, d, e, f) async throws in
        try await probe.asyncThrowing(a, b, c, d, e, f)
      }).asyncThrowingAny6
      await probe.expectBoth("abcdef") { () async throws(Refusal) in
        try await probe.refusal { try await call6("a", "b", "c", "d", "e", "f") }
      }
    }
    await onEveryActor(check)
  }

  @Test func `concurrent, async`() async {
    let probe = Probe()
    let board = Switchboard.test
    let call0 = board.overriding(\.concurrentAsync0, with: { () async in
      await probe.async()
    }).concurrentAsync0
    await probe.expect("") { await call0() }
    let call1 = board.overriding(\.concurrentAsync1, with: { (a) async in
      await probe.async(a)
    }).concurrentAsync1
    await probe.expect("a") { await call1("a") }
    let call2 = board.overriding(\.concurrentAsync2, with: { (a, b) async in
      await probe.async(a, b)
    }).concurrentAsync2
    await probe.expect("ab") { await call2("a", "b") }
    let call3 = board.overriding(\.concurrentAsync3, with: { (a, b, c) async in
      await probe.async(a, b, c)
    }).concurrentAsync3
    await probe.expect("abc") { await call3("a", "b", "c") }
    let call4 = board.overriding(\.concurrentAsync4, with: { (a, b, c, d) async in
      await probe.async(a, b, c, d)
    }).concurrentAsync4
    await probe.expect("abcd") { await call4("a", "b", "c", "d") }
    let call5 = board.overriding(\.concurrentAsync5, with: { (a, b, c, d, e) async in
      await probe.async(a, b, c, d, e)
    }).concurrentAsync5
    await probe.expect("abcde") { await call5("a", "b", "c", "d", "e") }
    let call6 = board.overriding(\.concurrentAsync6, with: { (a, b, c, d, e, f) async in
      await probe.async(a, b, c, d, e, f)
    }).concurrentAsync6
    await probe.expect("abcdef") { await call6("a", "b", "c", "d", "e", "f") }
  }

  @Test func `concurrent, async throws`() async {
    let probe = Probe()
    let board = Switchboard.test
    let call0 = board.overriding(\.concurrentAsyncThrowing0, with: { () async throws(Refusal) in
      try await probe.asyncThrowing()
    }).concurrentAsyncThrowing0
    await probe.expectBoth("") { () async throws(Refusal) in try await call0() }
    let call1 = board.overriding(\.concurrentAsyncThrowing1, with: { (a) async throws(Refusal) in
      try await probe.asyncThrowing(a)
    }).concurrentAsyncThrowing1
    await probe.expectBoth("a") { () async throws(Refusal) in try await call1("a") }
    let call2 = board.overriding(
      \.concurrentAsyncThrowing2, with: { (a, b) async throws(Refusal) in
        try await probe.asyncThrowing(a, b)
      }
    ).concurrentAsyncThrowing2
    await probe.expectBoth("ab") { () async throws(Refusal) in try await call2("a", "b") }
    let call3 = board.overriding(
      \.concurrentAsyncThrowing3, with: { (a, b, c) async throws(Refusal) in
        try await probe.asyncThrowing(a, b, c)
      }
    ).concurrentAsyncThrowing3
    await probe.expectBoth("abc") { () async throws(Refusal) in try await call3("a", "b", "c") }
    let call4 = board.overriding(
      \.concurrentAsyncThrowing4, with: { (a, b, c, d) async throws(Refusal) in
        try await probe.asyncThrowing(a, b, c, d)
      }
    ).concurrentAsyncThrowing4
    await probe.expectBoth("abcd") { () async throws(Refusal) in
      try await call4("a", "b", "c", "d")
    }
    let call5 = board.overriding(
      \.concurrentAsyncThrowing5, with: { (a, b, c, d, e) async throws(Refusal) in
        try await probe.asyncThrowing(a, b, c, d, e)
      }
    ).concurrentAsyncThrowing5
    await probe.expectBoth("abcde") { () async throws(Refusal) in
      try await call5("a", "b", "c", "d", "e")
    }
    let call6 = board.overriding(
      \.concurrentAsyncThrowing6, with: { (a, b, c, d, e, f) async throws(Refusal) in
        try await probe.asyncThrowing(a, b, c, d, e, f)
      }
    ).concurrentAsyncThrowing6
    await probe.expectBoth("abcdef") { () async throws(Refusal) in
      try await call6("a", "b", "c", "d", "e", "f")
    }
  }

  @Test func `concurrent, async throws any`() async {
    let probe = Probe()
    let board = Switchboard.test
    let call0 = board.overriding(\.concurrentAsyncThrowingAny0, with: { () async throws in
      try await probe.asyncThrowing()
    }).concurrentAsyncThrowingAny0
    await probe.expectBoth("") { () async throws(Refusal) in
      try await probe.refusal { try await call0() }
    }
    let call1 = board.overriding(\.concurrentAsyncThrowingAny1, with: { (a) async throws in
      try await probe.asyncThrowing(a)
    }).concurrentAsyncThrowingAny1
    await probe.expectBoth("a") { () async throws(Refusal) in
      try await probe.refusal { try await call1("a") }
    }
    let call2 = board.overriding(\.concurrentAsyncThrowingAny2, with: { (a, b) async throws in
      try await probe.asyncThrowing(a, b)
    }).concurrentAsyncThrowingAny2
    await probe.expectBoth("ab") { () async throws(Refusal) in
      try await probe.refusal { try await call2("a", "b") }
    }
    let call3 = board.overriding(\.concurrentAsyncThrowingAny3, with: { (a, b, c) async throws in
      try await probe.asyncThrowing(a, b, c)
    }).concurrentAsyncThrowingAny3
    await probe.expectBoth("abc") { () async throws(Refusal) in
      try await probe.refusal { try await call3("a", "b", "c") }
    }
    let call4 = board.overriding(
      \.concurrentAsyncThrowingAny4, with: { (a, b, c, d) async throws in
        try await probe.asyncThrowing(a, b, c, d)
      }
    ).concurrentAsyncThrowingAny4
    await probe.expectBoth("abcd") { () async throws(Refusal) in
      try await probe.refusal { try await call4("a", "b", "c", "d") }
    }
    let call5 = board.overriding(
      \.concurrentAsyncThrowingAny5, with: { (a, b, c, d, e) async throws in
        try await probe.asyncThrowing(a, b, c, d, e)
      }
    ).concurrentAsyncThrowingAny5
    await probe.expectBoth("abcde") { () async throws(Refusal) in
      try await probe.refusal { try await call5("a", "b", "c", "d", "e") }
    }
    let call6 = board.overriding(
      \.concurrentAsyncThrowingAny6, with: { (a, b, c, d, e, f) async throws in
        try await probe.asyncThrowing(a, b, c, d, e, f)
      }
    ).concurrentAsyncThrowingAny6
    await probe.expectBoth("abcdef") { () async throws(Refusal) in
      try await probe.refusal { try await call6("a", "b", "c", "d", "e", "f") }
    }
  }

  @Test func `concurrent, plain for async`() async {
    let probe = Probe()
    let board = Switchboard.test
    let call0 = board.overriding(\.concurrentAsync0, with: { probe.plain() }).concurrentAsync0
    await probe.expect("", isAsync: false) { await call0() }
    let call1 = board.overriding(\.concurrentAsync1, with: { a in
      probe.plain(a)
    }).concurrentAsync1
    await probe.expect("a", isAsync: false) { await call1("a") }
    let call2 = board.overriding(\.concurrentAsync2, with: { a, b in
      probe.plain(a, b)
    }).concurrentAsync2
    await probe.expect("ab", isAsync: false) { await call2("a", "b") }
    let call3 = board.overriding(\.concurrentAsync3, with: { a, b, c in
      probe.plain(a, b, c)
    }).concurrentAsync3
    await probe.expect("abc", isAsync: false) { await call3("a", "b", "c") }
    let call4 = board.overriding(\.concurrentAsync4, with: { a, b, c, d in
      probe.plain(a, b, c, d)
    }).concurrentAsync4
    await probe.expect("abcd", isAsync: false) { await call4("a", "b", "c", "d") }
    let call5 = board.overriding(\.concurrentAsync5, with: { a, b, c, d, e in
      probe.plain(a, b, c, d, e)
    }).concurrentAsync5
    await probe.expect("abcde", isAsync: false) { await call5("a", "b", "c", "d", "e") }
    let call6 = board.overriding(\.concurrentAsync6, with: { a, b, c, d, e, f in
      probe.plain(a, b, c, d, e, f)
    }).concurrentAsync6
    await probe.expect("abcdef", isAsync: false) { await call6("a", "b", "c", "d", "e", "f") }
  }

  @Test func `concurrent, throws for async throws`() async {
    let probe = Probe()
    let board = Switchboard.test
    let call0 = board.overriding(\.concurrentAsyncThrowing0, with: { () throws(Refusal) in
      try probe.throwing()
    }).concurrentAsyncThrowing0
    await probe.expectBoth("", isAsync: false) { () async throws(Refusal) in try await call0() }
    let call1 = board.overriding(\.concurrentAsyncThrowing1, with: { (a) throws(Refusal) in
      try probe.throwing(a)
    }).concurrentAsyncThrowing1
    await probe.expectBoth("a", isAsync: false) { () async throws(Refusal) in
      try await call1("a")
    }
    let call2 = board.overriding(\.concurrentAsyncThrowing2, with: { (a, b) throws(Refusal) in
      try probe.throwing(a, b)
    }).concurrentAsyncThrowing2
    await probe.expectBoth("ab", isAsync: false) { () async throws(Refusal) in
      try await call2("a", "b")
    }
    let call3 = board.overriding(\.concurrentAsyncThrowing3, with: { (a, b, c) throws(Refusal) in
      try probe.throwing(a, b, c)
    }).concurrentAsyncThrowing3
    await probe.expectBoth("abc", isAsync: false) { () async throws(Refusal) in
      try await call3("a", "b", "c")
    }
    let call4 = board.overriding(
      \.concurrentAsyncThrowing4, with: { (a, b, c, d) throws(Refusal) in
        try probe.throwing(a, b, c, d)
      }
    ).concurrentAsyncThrowing4
    await probe.expectBoth("abcd", isAsync: false) { () async throws(Refusal) in
      try await call4("a", "b", "c", "d")
    }
    let call5 = board.overriding(
      \.concurrentAsyncThrowing5, with: { (a, b, c, d, e) throws(Refusal) in
        try probe.throwing(a, b, c, d, e)
      }
    ).concurrentAsyncThrowing5
    await probe.expectBoth("abcde", isAsync: false) { () async throws(Refusal) in
      try await call5("a", "b", "c", "d", "e")
    }
    let call6 = board.overriding(
      \.concurrentAsyncThrowing6, with: { (a, b, c, d, e, f) throws(Refusal) in
        try probe.throwing(a, b, c, d, e, f)
      }
    ).concurrentAsyncThrowing6
    await probe.expectBoth("abcdef", isAsync: false) { () async throws(Refusal) in
      try await call6("a", "b", "c", "d", "e", "f")
    }
  }

  @Test func `concurrent, throws for async throws any`() async {
    let probe = Probe()
    let board = Switchboard.test
    let call0 = board.overriding(\.concurrentAsyncThrowingAny0, with: { () throws in
      try probe.throwing()
    }).concurrentAsyncThrowingAny0
    await probe.expectBoth("", isAsync: false) { () async throws(Refusal) in
      try await probe.refusal { try await call0() }
    }
    let call1 = board.overriding(\.concurrentAsyncThrowingAny1, with: { (a) throws in
      try probe.throwing(a)
    }).concurrentAsyncThrowingAny1
    await probe.expectBoth("a", isAsync: false) { () async throws(Refusal) in
      try await probe.refusal { try await call1("a") }
    }
    let call2 = board.overriding(\.concurrentAsyncThrowingAny2, with: { (a, b) throws in
      try probe.throwing(a, b)
    }).concurrentAsyncThrowingAny2
    await probe.expectBoth("ab", isAsync: false) { () async throws(Refusal) in
      try await probe.refusal { try await call2("a", "b") }
    }
    let call3 = board.overriding(\.concurrentAsyncThrowingAny3, with: { (a, b, c) throws in
      try probe.throwing(a, b, c)
    }).concurrentAsyncThrowingAny3
    await probe.expectBoth("abc", isAsync: false) { () async throws(Refusal) in
      try await probe.refusal { try await call3("a", "b", "c") }
    }
    let call4 = board.overriding(\.concurrentAsyncThrowingAny4, with: { (a, b, c, d) throws in
      try probe.throwing(a, b, c, d)
    }).concurrentAsyncThrowingAny4
    await probe.expectBoth("abcd", isAsync: false) { () async throws(Refusal) in
      try await probe.refusal { try await call4("a", "b", "c", "d") }
    }
    let call5 = board.overriding(\.concurrentAsyncThrowingAny5, with: { (a, b, c, d, e) throws in
      try probe.throwing(a, b, c, d, e)
    }).concurrentAsyncThrowingAny5
    await probe.expectBoth("abcde", isAsync: false) { () async throws(Refusal) in
      try await probe.refusal { try await call5("a", "b", "c", "d", "e") }
    }
    let call6 = board.overriding(
      \.concurrentAsyncThrowingAny6, with: { (a, b, c, d, e, f) throws in
        try probe.throwing(a, b, c, d, e, f)
      }
    ).concurrentAsyncThrowingAny6
    await probe.expectBoth("abcdef", isAsync: false) { () async throws(Refusal) in
      try await probe.refusal { try await call6("a", "b", "c", "d", "e", "f") }
    }
  }

  @Test func `plain`() {
    let probe = Probe()
    let board = Switchboard.test
    let call0 = board.overriding(\.plain0, with: { probe.plain() }).plain0
    probe.expect("") { call0() }
    let call1 = board.overriding(\.plain1, with: { a in probe.plain(a) }).plain1
    probe.expect("a") { call1("a") }
    let call2 = board.overriding(\.plain2, with: { a, b in probe.plain(a, b) }).plain2
    probe.expect("ab") { call2("a", "b") }
    let call3 = board.overriding(\.plain3, with: { a, b, c in probe.plain(a, b, c) }).plain3
    probe.expect("abc") { call3("a", "b", "c") }
    let call4 = board.overriding(\.plain4, with: { a, b, c, d in
      probe.plain(a, b, c, d)
    }).plain4
    probe.expect("abcd") { call4("a", "b", "c", "d") }
    let call5 = board.overriding(\.plain5, with: { a, b, c, d, e in
      probe.plain(a, b, c, d, e)
    }).plain5
    probe.expect("abcde") { call5("a", "b", "c", "d", "e") }
    let call6 = board.overriding(\.plain6, with: { a, b, c, d, e, f in
      probe.plain(a, b, c, d, e, f)
    }).plain6
    probe.expect("abcdef") { call6("a", "b", "c", "d", "e", "f") }
  }

  @Test func `plain for async`() async {
    @Sendable func check(_ probe: Probe) async {
      let board = Switchboard.test
      let call0 = board.overriding(\.async0, with: { probe.plain() }).async0
      await probe.expect("", isAsync: false) { await call0() }
      let call1 = board.overriding(\.async1, with: { a in probe.plain(a) }).async1
      await probe.expect("a", isAsync: false) { await call1("a") }
      let call2 = board.overriding(\.async2, with: { a, b in probe.plain(a, b) }).async2
      await probe.expect("ab", isAsync: false) { await call2("a", "b") }
      let call3 = board.overriding(\.async3, with: { a, b, c in probe.plain(a, b, c) }).async3
      await probe.expect("abc", isAsync: false) { await call3("a", "b", "c") }
      let call4 = board.overriding(\.async4, with: { a, b, c, d in
        probe.plain(a, b, c, d)
      }).async4
      await probe.expect("abcd", isAsync: false) { await call4("a", "b", "c", "d") }
      let call5 = board.overriding(\.async5, with: { a, b, c, d, e in
        probe.plain(a, b, c, d, e)
      }).async5
      await probe.expect("abcde", isAsync: false) { await call5("a", "b", "c", "d", "e") }
      let call6 = board.overriding(\.async6, with: { a, b, c, d, e, f in
        probe.plain(a, b, c, d, e, f)
      }).async6
      await probe.expect("abcdef", isAsync: false) { await call6("a", "b", "c", "d", "e", "f") }
    }
    await onEveryActor(check)
  }

  @Test func `throws`() {
    let probe = Probe()
    let board = Switchboard.test
    let call0 = board.overriding(\.throwing0, with: { () throws(Refusal) in
      try probe.throwing()
    }).throwing0
    probe.expectBoth("") { () throws(Refusal) in try call0() }
    let call1 = board.overriding(\.throwing1, with: { (a) throws(Refusal) in
      try probe.throwing(a)
    }).throwing1
    probe.expectBoth("a") { () throws(Refusal) in try call1("a") }
    let call2 = board.overriding(\.throwing2, with: { (a, b) throws(Refusal) in
      try probe.throwing(a, b)
    }).throwing2
    probe.expectBoth("ab") { () throws(Refusal) in try call2("a", "b") }
    let call3 = board.overriding(\.throwing3, with: { (a, b, c) throws(Refusal) in
      try probe.throwing(a, b, c)
    }).throwing3
    probe.expectBoth("abc") { () throws(Refusal) in try call3("a", "b", "c") }
    let call4 = board.overriding(\.throwing4, with: { (a, b, c, d) throws(Refusal) in
      try probe.throwing(a, b, c, d)
    }).throwing4
    probe.expectBoth("abcd") { () throws(Refusal) in try call4("a", "b", "c", "d") }
    let call5 = board.overriding(\.throwing5, with: { (a, b, c, d, e) throws(Refusal) in
      try probe.throwing(a, b, c, d, e)
    }).throwing5
    probe.expectBoth("abcde") { () throws(Refusal) in try call5("a", "b", "c", "d", "e") }
    let call6 = board.overriding(\.throwing6, with: { (a, b, c, d, e, f) throws(Refusal) in
      try probe.throwing(a, b, c, d, e, f)
    }).throwing6
    probe.expectBoth("abcdef") { () throws(Refusal) in try call6("a", "b", "c", "d", "e", "f") }
  }

  @Test func `throws any`() {
    let probe = Probe()
    let board = Switchboard.test
    let call0 = board.overriding(\.throwingAny0, with: { () throws in
      try probe.throwing()
    }).throwingAny0
    probe.expectBoth("") { () throws(Refusal) in try probe.refusal { try call0() } }
    let call1 = board.overriding(\.throwingAny1, with: { (a) throws in
      try probe.throwing(a)
    }).throwingAny1
    probe.expectBoth("a") { () throws(Refusal) in try probe.refusal { try call1("a") } }
    let call2 = board.overriding(\.throwingAny2, with: { (a, b) throws in
      try probe.throwing(a, b)
    }).throwingAny2
    probe.expectBoth("ab") { () throws(Refusal) in try probe.refusal { try call2("a", "b") } }
    let call3 = board.overriding(\.throwingAny3, with: { (a, b, c) throws in
      try probe.throwing(a, b, c)
    }).throwingAny3
    probe.expectBoth("abc") { () throws(Refusal) in
      try probe.refusal { try call3("a", "b", "c") }
    }
    let call4 = board.overriding(\.throwingAny4, with: { (a, b, c, d) throws in
      try probe.throwing(a, b, c, d)
    }).throwingAny4
    probe.expectBoth("abcd") { () throws(Refusal) in
      try probe.refusal { try call4("a", "b", "c", "d") }
    }
    let call5 = board.overriding(\.throwingAny5, with: { (a, b, c, d, e) throws in
      try probe.throwing(a, b, c, d, e)
    }).throwingAny5
    probe.expectBoth("abcde") { () throws(Refusal) in
      try probe.refusal { try call5("a", "b", "c", "d", "e") }
    }
    let call6 = board.overriding(\.throwingAny6, with: { (a, b, c, d, e, f) throws in
      try probe.throwing(a, b, c, d, e, f)
    }).throwingAny6
    probe.expectBoth("abcdef") { () throws(Refusal) in
      try probe.refusal { try call6("a", "b", "c", "d", "e", "f") }
    }
  }

  @Test func `throws for async throws`() async {
    @Sendable func check(_ probe: Probe) async {
      let board = Switchboard.test
      let call0 = board.overriding(\.asyncThrowing0, with: { () throws(Refusal) in
        try probe.throwing()
      }).asyncThrowing0
      await probe.expectBoth("", isAsync: false) { () async throws(Refusal) in try await call0() }
      let call1 = board.overriding(\.asyncThrowing1, with: { (a) throws(Refusal) in
        try probe.throwing(a)
      }).asyncThrowing1
      await probe.expectBoth("a", isAsync: false) { () async throws(Refusal) in
        try await call1("a")
      }
      let call2 = board.overriding(\.asyncThrowing2, with: { (a, b) throws(Refusal) in
        try probe.throwing(a, b)
      }).asyncThrowing2
      await probe.expectBoth("ab", isAsync: false) { () async throws(Refusal) in
        try await call2("a", "b")
      }
      let call3 = board.overriding(\.asyncThrowing3, with: { (a, b, c) throws(Refusal) in
        try probe.throwing(a, b, c)
      }).asyncThrowing3
      await probe.expectBoth("abc", isAsync: false) { () async throws(Refusal) in
        try await call3("a", "b", "c")
      }
      let call4 = board.overriding(\.asyncThrowing4, with: { (a, b, c, d) throws(Refusal) in
        try probe.throwing(a, b, c, d)
      }).asyncThrowing4
      await probe.expectBoth("abcd", isAsync: false) { () async throws(Refusal) in
        try await call4("a", "b", "c", "d")
      }
      let call5 = board.overriding(\.asyncThrowing5, with: { (a, b, c, d, e) throws(Refusal) in
        try probe.throwing(a, b, c, d, e)
      }).asyncThrowing5
      await probe.expectBoth("abcde", isAsync: false) { () async throws(Refusal) in
        try await call5("a", "b", "c", "d", "e")
      }
      let call6 = board.overriding(\.asyncThrowing6, with: { (a, b, c, d, e, f) throws(Refusal) in
        try probe.throwing(a, b, c, d, e, f)
      }).asyncThrowing6
      await probe.expectBoth("abcdef", isAsync: false) { () async throws(Refusal) in
        try await call6("a", "b", "c", "d", "e", "f")
      }
    }
    await onEveryActor(check)
  }

  @Test func `throws for async throws any`() async {
    @Sendable func check(_ probe: Probe) async {
      let board = Switchboard.test
      let call0 = board.overriding(\.asyncThrowingAny0, with: { () throws in
        try probe.throwing()
      }).asyncThrowingAny0
      await probe.expectBoth("", isAsync: false) { () async throws(Refusal) in
        try await probe.refusal { try await call0() }
      }
      let call1 = board.overriding(\.asyncThrowingAny1, with: { (a) throws in
        try probe.throwing(a)
      }).asyncThrowingAny1
      await probe.expectBoth("a", isAsync: false) { () async throws(Refusal) in
        try await probe.refusal { try await call1("a") }
      }
      let call2 = board.overriding(\.asyncThrowingAny2, with: { (a, b) throws in
        try probe.throwing(a, b)
      }).asyncThrowingAny2
      await probe.expectBoth("ab", isAsync: false) { () async throws(Refusal) in
        try await probe.refusal { try await call2("a", "b") }
      }
      let call3 = board.overriding(\.asyncThrowingAny3, with: { (a, b, c) throws in
        try probe.throwing(a, b, c)
      }).asyncThrowingAny3
      await probe.expectBoth("abc", isAsync: false) { () async throws(Refusal) in
        try await probe.refusal { try await call3("a", "b", "c") }
      }
      let call4 = board.overriding(\.asyncThrowingAny4, with: { (a, b, c, d) throws in
        try probe.throwing(a, b, c, d)
      }).asyncThrowingAny4
      await probe.expectBoth("abcd", isAsync: false) { () async throws(Refusal) in
        try await probe.refusal { try await call4("a", "b", "c", "d") }
      }
      let call5 = board.overriding(\.asyncThrowingAny5, with: { (a, b, c, d, e) throws in
        try probe.throwing(a, b, c, d, e)
      }).asyncThrowingAny5
      await probe.expectBoth("abcde", isAsync: false) { () async throws(Refusal) in
        try await probe.refusal { try await call5("a", "b", "c", "d", "e") }
      }
      let call6 = board.overriding(\.asyncThrowingAny6, with: { (a, b, c, d, e, f) throws in
        try probe.throwing(a, b, c, d, e, f)
      }).asyncThrowingAny6
      await probe.expectBoth("abcdef", isAsync: false) { () async throws(Refusal) in
        try await probe.refusal { try await call6("a", "b", "c", "d", "e", "f") }
      }
    }
    await onEveryActor(check)
  }
}
