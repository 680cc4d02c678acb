// Written by `swift run overload-tables`: change that program, not this file.

import Capabilities
import CapabilitiesTesting
import Testing

@Suite("observing: every overload")
struct ObservingTableTests {
  @Test func `0 inputs, plain`() {
    let probe = Probe()
    let observed = observing(
      probe.plain0,
      clock: TestClock(),
      before: { probe.note("before ") },
      after: { result, time in
        probe.note(" \(result.text) \(time)")
      }
    )
    probe.expect(.success(""), journal: ["before ", "", " gave  0.0 seconds"]) {
      observed()
    }
  }

  @Test func `0 inputs, throws`() {
    let probe = Probe()
    let observed = observing(
      probe.throwing0,
      clock: TestClock(),
      before: { probe.note("before ") },
      after: { result, time in
        probe.note(" \(result.text) \(time)")
      }
    )
    probe.expect(
      .success(""),
      journal: ["before ", "", " gave  0.0 seconds"]
    ) { () throws(Refusal) in
      try observed()
    }
    probe.expect(
      .failure(Refusal("")),
      refusing: "",
      journal: ["before ", "", " threw refused  0.0 seconds"]
    ) { () throws(Refusal) in
      try observed()
    }
  }

  @Test func `0 inputs, async`() async {
    await onEveryActor { probe in
      let observed = observing(
        probe.async0,
        clock: TestClock(),
        before: { probe.note("before ") },
        after: { result, time in
          probe.note(" \(result.text) \(time)")
        }
      )
      await probe.expect(
        .success(""),
        journal: ["before ", "", " gave  0.0 seconds"]
      ) { () async throws(Refusal) in
        await observed()
      }
    }
  }

  @Test func `0 inputs, async throws`() async {
    await onEveryActor { probe in
      let observed = observing(
        probe.asyncThrowing0,
        clock: TestClock(),
        before: { probe.note("before ") },
        after: { result, time in
          probe.note(" \(result.text) \(time)")
        }
      )
      await probe.expect(
        .success(""),
        journal: ["before ", "", " gave  0.0 seconds"]
      ) { () async throws(Refusal) in
        try await observed()
      }
      await probe.expect(
        .failure(Refusal("")),
        refusing: "",
        journal: ["before ", "", " threw refused  0.0 seconds"]
      ) { () async throws(Refusal) in
        try await observed()
      }
    }
  }

  @Test func `1 input, plain`() {
    let probe = Probe()
    let observed = observing(
      probe.plain1,
      clock: TestClock(),
      before: { a in probe.note("before \(a)") },
      after: { a, result, time in
        probe.note("\(a) \(result.text) \(time)")
      }
    )
    probe.expect(.success("a"), journal: ["before a", "a", "a gave a 0.0 seconds"]) {
      observed("a")
    }
  }

  @Test func `1 input, throws`() {
    let probe = Probe()
    let observed = observing(
      probe.throwing1,
      clock: TestClock(),
      before: { a in probe.note("before \(a)") },
      after: { a, result, time in
        probe.note("\(a) \(result.text) \(time)")
      }
    )
    probe.expect(
      .success("a"),
      journal: ["before a", "a", "a gave a 0.0 seconds"]
    ) { () throws(Refusal) in
      try observed("a")
    }
    probe.expect(
      .failure(Refusal("a")),
      refusing: "a",
      journal: ["before a", "a", "a threw refused a 0.0 seconds"]
    ) { () throws(Refusal) in
      try observed("a")
    }
  }

  @Test func `1 input, async`() async {
    await onEveryActor { probe in
      let observed = observing(
        probe.async1,
        clock: TestClock(),
        before: { a in probe.note("before \(a)") },
        after: { a, result, time in
          probe.note("\(a) \(result.text) \(time)")
        }
      )
      await probe.expect(
        .success("a"),
        journal: ["before a", "a", "a gave a 0.0 seconds"]
      ) { () async throws(Refusal) in
        await observed("a")
      }
    }
  }

  @Test func `1 input, async throws`() async {
    await onEveryActor { probe in
      let observed = observing(
        probe.asyncThrowing1,
        clock: TestClock(),
        before: { a in probe.note("before \(a)") },
        after: { a, result, time in
          probe.note("\(a) \(result.text) \(time)")
        }
      )
      await probe.expect(
        .success("a"),
        journal: ["before a", "a", "a gave a 0.0 seconds"]
      ) { () async throws(Refusal) in
        try await observed("a")
      }
      await probe.expect(
        .failure(Refusal("a")),
        refusing: "a",
        journal: ["before a", "a", "a threw refused a 0.0 seconds"]
      ) { () async throws(Refusal) in
        try await observed("a")
      }
    }
  }

  @Test func `2 inputs, plain`() {
    let probe = Probe()
    let observed = observing(
      probe.plain2,
      clock: TestClock(),
      before: { a, b in probe.note("before \(a)\(b)") },
      after: { a, b, result, time in
        probe.note("\(a)\(b) \(result.text) \(time)")
      }
    )
    probe.expect(.success("ab"), journal: ["before ab", "ab", "ab gave ab 0.0 seconds"]) {
      observed("a", "b")
    }
  }

  @Test func `2 inputs, throws`() {
    let probe = Probe()
    let observed = observing(
      probe.throwing2,
      clock: TestClock(),
      before: { a, b in probe.note("before \(a)\(b)") },
      after: { a, b, result, time in
        probe.note("\(a)\(b) \(result.text) \(time)")
      }
    )
    probe.expect(
      .success("ab"),
      journal: ["before ab", "ab", "ab gave ab 0.0 seconds"]
    ) { () throws(Refusal) in
      try observed("a", "b")
    }
    probe.expect(
      .failure(Refusal("ab")),
      refusing: "ab",
      journal: ["before ab", "ab", "ab threw refused ab 0.0 seconds"]
    ) { () throws(Refusal) in
      try observed("a", "b")
    }
  }

  @Test func `2 inputs, async`() async {
    await onEveryActor { probe in
      let observed = observing(
        probe.async2,
        clock: TestClock(),
        before: { a, b in probe.note("before \(a)\(b)") },
        after: { a, b, result, time in
          probe.note("\(a)\(b) \(result.text) \(time)")
        }
      )
      await probe.expect(
        .success("ab"),
        journal: ["before ab", "ab", "ab gave ab 0.0 seconds"]
      ) { () async throws(Refusal) in
        await observed("a", "b")
      }
    }
  }

  @Test func `2 inputs, async throws`() async {
    await onEveryActor { probe in
      let observed = observing(
        probe.asyncThrowing2,
        clock: TestClock(),
        before: { a, b in probe.note("before \(a)\(b)") },
        after: { a, b, result, time in
          probe.note("\(a)\(b) \(result.text) \(time)")
        }
      )
      await probe.expect(
        .success("ab"),
        journal: ["before ab", "ab", "ab gave ab 0.0 seconds"]
      ) { () async throws(Refusal) in
        try await observed("a", "b")
      }
      await probe.expect(
        .failure(Refusal("ab")),
        refusing: "ab",
        journal: ["before ab", "ab", "ab threw refused ab 0.0 seconds"]
      ) { () async throws(Refusal) in
        try await observed("a", "b")
      }
    }
  }

  @Test func `3 inputs, plain`() {
    let probe = Probe()
    let observed = observing(
      probe.plain3,
      clock: TestClock(),
      before: { a, b, c in probe.note("before \(a)\(b)\(c)") },
      after: { a, b, c, result, time in
        probe.note("\(a)\(b)\(c) \(result.text) \(time)")
      }
    )
    probe.expect(.success("abc"), journal: ["before abc", "abc", "abc gave abc 0.0 seconds"]) {
      observed("a", "b", "c")
    }
  }

  @Test func `3 inputs, throws`() {
    let probe = Probe()
    let observed = observing(
      probe.throwing3,
      clock: TestClock(),
      before: { a, b, c in probe.note("before \(a)\(b)\(c)") },
      after: { a, b, c, result, time in
        probe.note("\(a)\(b)\(c) \(result.text) \(time)")
      }
    )
    probe.expect(
      .success("abc"),
      journal: ["before abc", "abc", "abc gave abc 0.0 seconds"]
    ) { () throws(Refusal) in
      try observed("a", "b", "c")
    }
    probe.expect(
      .failure(Refusal("abc")),
      refusing: "abc",
      journal: ["before abc", "abc", "abc threw refused abc 0.0 seconds"]
    ) { () throws(Refusal) in
      try observed("a", "b", "c")
    }
  }

  @Test func `3 inputs, async`() async {
    await onEveryActor { probe in
      let observed = observing(
        probe.async3,
        clock: TestClock(),
        before: { a, b, c in probe.note("before \(a)\(b)\(c)") },
        after: { a, b, c, result, time in
          probe.note("\(a)\(b)\(c) \(result.text) \(time)")
        }
      )
      await probe.expect(
        .success("abc"),
        journal: ["before abc", "abc", "abc gave abc 0.0 seconds"]
      ) { () async throws(Refusal) in
        await observed("a", "b", "c")
      }
    }
  }

  @Test func `3 inputs, async throws`() async {
    await onEveryActor { probe in
      let observed = observing(
        probe.asyncThrowing3,
        clock: TestClock(),
        before: { a, b, c in probe.note("before \(a)\(b)\(c)") },
        after: { a, b, c, result, time in
          probe.note("\(a)\(b)\(c) \(result.text) \(time)")
        }
      )
      await probe.expect(
        .success("abc"),
        journal: ["before abc", "abc", "abc gave abc 0.0 seconds"]
      ) { () async throws(Refusal) in
        try await observed("a", "b", "c")
      }
      await probe.expect(
        .failure(Refusal("abc")),
        refusing: "abc",
        journal: ["before abc", "abc", "abc threw refused abc 0.0 seconds"]
      ) { () async throws(Refusal) in
        try await observed("a", "b", "c")
      }
    }
  }

  @Test func `4 inputs, plain`() {
    let probe = Probe()
    let observed = observing(
      probe.plain4,
      clock: TestClock(),
      before: { a, b, c, d in probe.note("before \(a)\(b)\(c)\(d)") },
      after: { a, b, c, d, result, time in
        probe.note("\(a)\(b)\(c)\(d) \(result.text) \(time)")
      }
    )
    probe.expect(
      .success("abcd"),
      journal: ["before abcd", "abcd", "abcd gave abcd 0.0 seconds"]
    ) {
      observed("a", "b", "c", "d")
    }
  }

  @Test func `4 inputs, throws`() {
    let probe = Probe()
    let observed = observing(
      probe.throwing4,
      clock: TestClock(),
      before: { a, b, c, d in probe.note("before \(a)\(b)\(c)\(d)") },
      after: { a, b, c, d, result, time in
        probe.note("\(a)\(b)\(c)\(d) \(result.text) \(time)")
      }
    )
    probe.expect(
      .success("abcd"),
      journal: ["before abcd", "abcd", "abcd gave abcd 0.0 seconds"]
    ) { () throws(Refusal) in
      try observed("a", "b", "c", "d")
    }
    probe.expect(
      .failure(Refusal("abcd")),
      refusing: "abcd",
      journal: ["before abcd", "abcd", "abcd threw refused abcd 0.0 seconds"]
    ) { () throws(Refusal) in
      try observed("a", "b", "c", "d")
    }
  }

  @Test func `4 inputs, async`() async {
    await onEveryActor { probe in
      let observed = observing(
        probe.async4,
        clock: TestClock(),
        before: { a, b, c, d in probe.note("before \(a)\(b)\(c)\(d)") },
        after: { a, b, c, d, result, time in
          probe.note("\(a)\(b)\(c)\(d) \(result.text) \(time)")
        }
      )
      await probe.expect(
        .success("abcd"),
        journal: ["before abcd", "abcd", "abcd gave abcd 0.0 seconds"]
      ) { () async throws(Refusal) in
        await observed("a", "b", "c", "d")
      }
    }
  }

  @Test func `4 inputs, async throws`() async {
    await onEveryActor { probe in
      let observed = observing(
        probe.asyncThrowing4,
        clock: TestClock(),
        before: { a, b, c, d in probe.note("before \(a)\(b)\(c)\(d)") },
        after: { a, b, c, d, result, time in
          probe.note("\(a)\(b)\(c)\(d) \(result.text) \(time)")
        }
      )
      await probe.expect(
        .success("abcd"),
        journal: ["before abcd", "abcd", "abcd gave abcd 0.0 seconds"]
      ) { () async throws(Refusal) in
        try await observed("a", "b", "c", "d")
      }
      await probe.expect(
        .failure(Refusal("abcd")),
        refusing: "abcd",
        journal: ["before abcd", "abcd", "abcd threw refused abcd 0.0 seconds"]
      ) { () async throws(Refusal) in
        try await observed("a", "b", "c", "d")
      }
    }
  }

  @Test func `5 inputs, plain`() {
    let probe = Probe()
    let observed = observing(
      probe.plain5,
      clock: TestClock(),
      before: { a, b, c, d, e in probe.note("before \(a)\(b)\(c)\(d)\(e)") },
      after: { a, b, c, d, e, result, time in
        probe.note("\(a)\(b)\(c)\(d)\(e) \(result.text) \(time)")
      }
    )
    probe.expect(
      .success("abcde"),
      journal: ["before abcde", "abcde", "abcde gave abcde 0.0 seconds"]
    ) {
      observed("a", "b", "c", "d", "e")
    }
  }

  @Test func `5 inputs, throws`() {
    let probe = Probe()
    let observed = observing(
      probe.throwing5,
      clock: TestClock(),
      before: { a, b, c, d, e in probe.note("before \(a)\(b)\(c)\(d)\(e)") },
      after: { a, b, c, d, e, result, time in
        probe.note("\(a)\(b)\(c)\(d)\(e) \(result.text) \(time)")
      }
    )
    probe.expect(
      .success("abcde"),
      journal: ["before abcde", "abcde", "abcde gave abcde 0.0 seconds"]
    ) { () throws(Refusal) in
      try observed("a", "b", "c", "d", "e")
    }
    probe.expect(
      .failure(Refusal("abcde")),
      refusing: "abcde",
      journal: ["before abcde", "abcde", "abcde threw refused abcde 0.0 seconds"]
    ) { () throws(Refusal) in
      try observed("a", "b", "c", "d", "e")
    }
  }

  @Test func `5 inputs, async`() async {
    await onEveryActor { probe in
      let observed = observing(
        probe.async5,
        clock: TestClock(),
        before: { a, b, c, d, e in probe.note("before \(a)\(b)\(c)\(d)\(e)") },
        after: { a, b, c, d, e, result, time in
          probe.note("\(a)\(b)\(c)\(d)\(e) \(result.text) \(time)")
        }
      )
      await probe.expect(
        .success("abcde"),
        journal: ["before abcde", "abcde", "abcde gave abcde 0.0 seconds"]
      ) { () async throws(Refusal) in
        await observed("a", "b", "c", "d", "e")
      }
    }
  }

  @Test func `5 inputs, async throws`() async {
    await onEveryActor { probe in
      let observed = observing(
        probe.asyncThrowing5,
        clock: TestClock(),
        before: { a, b, c, d, e in probe.note("before \(a)\(b)\(c)\(d)\(e)") },
        after: { a, b, c, d, e, result, time in
          probe.note("\(a)\(b)\(c)\(d)\(e) \(result.text) \(time)")
        }
      )
      await probe.expect(
        .success("abcde"),
        journal: ["before abcde", "abcde", "abcde gave abcde 0.0 seconds"]
      ) { () async throws(Refusal) in
        try await observed("a", "b", "c", "d", "e")
      }
      await probe.expect(
        .failure(Refusal("abcde")),
        refusing: "abcde",
        journal: ["before abcde", "abcde", "abcde threw refused abcde 0.0 seconds"]
      ) { () async throws(Refusal) in
        try await observed("a", "b", "c", "d", "e")
      }
    }
  }

  @Test func `6 inputs, plain`() {
    let probe = Probe()
    let observed = observing(
      probe.plain6,
      clock: TestClock(),
      before: { a, b, c, d, e, f in probe.note("before \(a)\(b)\(c)\(d)\(e)\(f)") },
      after: { a, b, c, d, e, f, result, time in
        probe.note("\(a)\(b)\(c)\(d)\(e)\(f) \(result.text) \(time)")
      }
    )
    probe.expect(
      .success("abcdef"),
      journal: ["before abcdef", "abcdef", "abcdef gave abcdef 0.0 seconds"]
    ) {
      observed("a", "b", "c", "d", "e", "f")
    }
  }

  @Test func `6 inputs, throws`() {
    let probe = Probe()
    let observed = observing(
      probe.throwing6,
      clock: TestClock(),
      before: { a, b, c, d, e, f in probe.note("before \(a)\(b)\(c)\(d)\(e)\(f)") },
      after: { a, b, c, d, e, f, result, time in
        probe.note("\(a)\(b)\(c)\(d)\(e)\(f) \(result.text) \(time)")
      }
    )
    probe.expect(
      .success("abcdef"),
      journal: ["before abcdef", "abcdef", "abcdef gave abcdef 0.0 seconds"]
    ) { () throws(Refusal) in
      try observed("a", "b", "c", "d", "e", "f")
    }
    probe.expect(
      .failure(Refusal("abcdef")),
      refusing: "abcdef",
      journal: ["before abcdef", "abcdef", "abcdef threw refused abcdef 0.0 seconds"]
    ) { () throws(Refusal) in
      try observed("a", "b", "c", "d", "e", "f")
    }
  }

  @Test func `6 inputs, async`() async {
    await onEveryActor { probe in
      let observed = observing(
        probe.async6,
        clock: TestClock(),
        before: { a, b, c, d, e, f in probe.note("before \(a)\(b)\(c)\(d)\(e)\(f)") },
        after: { a, b, c, d, e, f, result, time in
          probe.note("\(a)\(b)\(c)\(d)\(e)\(f) \(result.text) \(time)")
        }
      )
      await probe.expect(
        .success("abcdef"),
        journal: ["before abcdef", "abcdef", "abcdef gave abcdef 0.0 seconds"]
      ) { () async throws(Refusal) in
        await observed("a", "b", "c", "d", "e", "f")
      }
    }
  }

  @Test func `6 inputs, async throws`() async {
    await onEveryActor { probe in
      let observed = observing(
        probe.asyncThrowing6,
        clock: TestClock(),
        before: { a, b, c, d, e, f in probe.note("before \(a)\(b)\(c)\(d)\(e)\(f)") },
        after: { a, b, c, d, e, f, result, time in
          probe.note("\(a)\(b)\(c)\(d)\(e)\(f) \(result.text) \(time)")
        }
      )
      await probe.expect(
        .success("abcdef"),
        journal: ["before abcdef", "abcdef", "abcdef gave abcdef 0.0 seconds"]
      ) { () async throws(Refusal) in
        try await observed("a", "b", "c", "d", "e", "f")
      }
      await probe.expect(
        .failure(Refusal("abcdef")),
        refusing: "abcdef",
        journal: ["before abcdef", "abcdef", "abcdef threw refused abcdef 0.0 seconds"]
      ) { () async throws(Refusal) in
        try await observed("a", "b", "c", "d", "e", "f")
      }
    }
  }
}
