// Written by `swift run overload-tables`: change that program, not this file.

import Capabilities
import CapabilitiesTesting
import Testing

@Suite("timingOut: every overload")
struct TimingOutTableTests {
  @Test func `0 inputs, async, error given`() async {
    await onEveryActor { probe in
      let clock = TestClock()
      let limited = timingOut(
        probe.async0,
        after: .seconds(1),
        clock: clock,
        throwing: Refusal("late")
      )
      let impossible = timingOut(
        probe.async0,
        after: .zero,
        clock: clock,
        throwing: Refusal("late")
      )
      await probe.expect(.success(""), journal: [""], hopping: true) { () async throws(Refusal) in
        try await limited()
      }
      await probe.expect(
        .failure(Refusal("late")),
        refusing: "late",
        journal: []
      ) { () async throws(Refusal) in
        try await impossible()
      }
    }
  }

  @Test func `0 inputs, async`() async {
    await onEveryActor { probe in
      let clock = TestClock()
      let limited = timingOut(
        probe.async0,
        after: .seconds(1),
        clock: clock
      )
      let impossible = timingOut(
        probe.async0,
        after: .zero,
        clock: clock
      )
      await probe.expect(
        .success(""),
        journal: [""],
        hopping: true
      ) {
        (try? await limited()) ?? "failed"
      }
      await #expect(throws: TimedOut(after: .zero)) {
        try await impossible()
      }
    }
  }

  @Test func `0 inputs, async throws, error given`() async {
    await onEveryActor { probe in
      let clock = TestClock()
      let limited = timingOut(
        probe.asyncThrowing0,
        after: .seconds(1),
        clock: clock,
        throwing: Refusal("late")
      )
      let impossible = timingOut(
        probe.asyncThrowing0,
        after: .zero,
        clock: clock,
        throwing: Refusal("late")
      )
      await probe.expect(.success(""), journal: [""], hopping: true) { () async throws(Refusal) in
        try await limited()
      }
      await probe.expect(
        .failure(Refusal("")),
        refusing: "",
        journal: [""],
        hopping: true
      ) { () async throws(Refusal) in
        try await limited()
      }
      await probe.expect(
        .failure(Refusal("late")),
        refusing: "late",
        journal: []
      ) { () async throws(Refusal) in
        try await impossible()
      }
    }
  }

  @Test func `0 inputs, async throws`() async {
    await onEveryActor { probe in
      let clock = TestClock()
      let limited = timingOut(
        probe.asyncThrowing0,
        after: .seconds(1),
        clock: clock
      )
      let impossible = timingOut(
        probe.asyncThrowing0,
        after: .zero,
        clock: clock
      )
      await probe.expect(
        .success(""),
        journal: [""],
        hopping: true
      ) {
        (try? await limited()) ?? "failed"
      }
      await #expect(throws: TimedOut(after: .zero)) {
        try await impossible()
      }
    }
  }

  @Test func `1 input, async, error given`() async {
    await onEveryActor { probe in
      let clock = TestClock()
      let limited = timingOut(
        probe.async1,
        after: .seconds(1),
        clock: clock,
        throwing: Refusal("late")
      )
      let impossible = timingOut(
        probe.async1,
        after: .zero,
        clock: clock,
        throwing: Refusal("late")
      )
      await probe.expect(
        .success("a"),
        journal: ["a"],
        hopping: true
      ) { () async throws(Refusal) in
        try await limited("a")
      }
      await probe.expect(
        .failure(Refusal("late")),
        refusing: "late",
        journal: []
      ) { () async throws(Refusal) in
        try await impossible("a")
      }
    }
  }

  @Test func `1 input, async`() async {
    await onEveryActor { probe in
      let clock = TestClock()
      let limited = timingOut(
        probe.async1,
        after: .seconds(1),
        clock: clock
      )
      let impossible = timingOut(
        probe.async1,
        after: .zero,
        clock: clock
      )
      await probe.expect(
        .success("a"),
        journal: ["a"],
        hopping: true
      ) {
        (try? await limited("a")) ?? "failed"
      }
      await #expect(throws: TimedOut(after: .zero)) {
        try await impossible("a")
      }
    }
  }

  @Test func `1 input, async throws, error given`() async {
    await onEveryActor { probe in
      let clock = TestClock()
      let limited = timingOut(
        probe.asyncThrowing1,
        after: .seconds(1),
        clock: clock,
        throwing: Refusal("late")
      )
      let impossible = timingOut(
        probe.asyncThrowing1,
        after: .zero,
        clock: clock,
        throwing: Refusal("late")
      )
      await probe.expect(
        .success("a"),
        journal: ["a"],
        hopping: true
      ) { () async throws(Refusal) in
        try await limited("a")
      }
      await probe.expect(
        .failure(Refusal("a")),
        refusing: "a",
        journal: ["a"],
        hopping: true
      ) { () async throws(Refusal) in
        try await limited("a")
      }
      await probe.expect(
        .failure(Refusal("late")),
        refusing: "late",
        journal: []
      ) { () async throws(Refusal) in
        try await impossible("a")
      }
    }
  }

  @Test func `1 input, async throws`() async {
    await onEveryActor { probe in
      let clock = TestClock()
      let limited = timingOut(
        probe.asyncThrowing1,
        after: .seconds(1),
        clock: clock
      )
      let impossible = timingOut(
        probe.asyncThrowing1,
        after: .zero,
        clock: clock
      )
      await probe.expect(
        .success("a"),
        journal: ["a"],
        hopping: true
      ) {
        (try? await limited("a")) ?? "failed"
      }
      await #expect(throws: TimedOut(after: .zero)) {
        try await impossible("a")
      }
    }
  }

  @Test func `2 inputs, async, error given`() async {
    await onEveryActor { probe in
      let clock = TestClock()
      let limited = timingOut(
        probe.async2,
        after: .seconds(1),
        clock: clock,
        throwing: Refusal("late")
      )
      let impossible = timingOut(
        probe.async2,
        after: .zero,
        clock: clock,
        throwing: Refusal("late")
      )
      await probe.expect(
        .success("ab"),
        journal: ["ab"],
        hopping: true
      ) { () async throws(Refusal) in
        try await limited("a", "b")
      }
      await probe.expect(
        .failure(Refusal("late")),
        refusing: "late",
        journal: []
      ) { () async throws(Refusal) in
        try await impossible("a", "b")
      }
    }
  }

  @Test func `2 inputs, async`() async {
    await onEveryActor { probe in
      let clock = TestClock()
      let limited = timingOut(
        probe.async2,
        after: .seconds(1),
        clock: clock
      )
      let impossible = timingOut(
        probe.async2,
        after: .zero,
        clock: clock
      )
      await probe.expect(
        .success("ab"),
        journal: ["ab"],
        hopping: true
      ) {
        (try? await limited("a", "b")) ?? "failed"
      }
      await #expect(throws: TimedOut(after: .zero)) {
        try await impossible("a", "b")
      }
    }
  }

  @Test func `2 inputs, async throws, error given`() async {
    await onEveryActor { probe in
      let clock = TestClock()
      let limited = timingOut(
        probe.asyncThrowing2,
        after: .seconds(1),
        clock: clock,
        throwing: Refusal("late")
      )
      let impossible = timingOut(
        probe.asyncThrowing2,
        after: .zero,
        clock: clock,
        throwing: Refusal("late")
      )
      await probe.expect(
        .success("ab"),
        journal: ["ab"],
        hopping: true
      ) { () async throws(Refusal) in
        try await limited("a", "b")
      }
      await probe.expect(
        .failure(Refusal("ab")),
        refusing: "ab",
        journal: ["ab"],
        hopping: true
      ) { () async throws(Refusal) in
        try await limited("a", "b")
      }
      await probe.expect(
        .failure(Refusal("late")),
        refusing: "late",
        journal: []
      ) { () async throws(Refusal) in
        try await impossible("a", "b")
      }
    }
  }

  @Test func `2 inputs, async throws`() async {
    await onEveryActor { probe in
      let clock = TestClock()
      let limited = timingOut(
        probe.asyncThrowing2,
        after: .seconds(1),
        clock: clock
      )
      let impossible = timingOut(
        probe.asyncThrowing2,
        after: .zero,
        clock: clock
      )
      await probe.expect(
        .success("ab"),
        journal: ["ab"],
        hopping: true
      ) {
        (try? await limited("a", "b")) ?? "failed"
      }
      await #expect(throws: TimedOut(after: .zero)) {
        try await impossible("a", "b")
      }
    }
  }

  @Test func `3 inputs, async, error given`() async {
    await onEveryActor { probe in
      let clock = TestClock()
      let limited = timingOut(
        probe.async3,
        after: .seconds(1),
        clock: clock,
        throwing: Refusal("late")
      )
      let impossible = timingOut(
        probe.async3,
        after: .zero,
        clock: clock,
        throwing: Refusal("late")
      )
      await probe.expect(
        .success("abc"),
        journal: ["abc"],
        hopping: true
      ) { () async throws(Refusal) in
        try await limited("a", "b", "c")
      }
      await probe.expect(
        .failure(Refusal("late")),
        refusing: "late",
        journal: []
      ) { () async throws(Refusal) in
        try await impossible("a", "b", "c")
      }
    }
  }

  @Test func `3 inputs, async`() async {
    await onEveryActor { probe in
      let clock = TestClock()
      let limited = timingOut(
        probe.async3,
        after: .seconds(1),
        clock: clock
      )
      let impossible = timingOut(
        probe.async3,
        after: .zero,
        clock: clock
      )
      await probe.expect(
        .success("abc"),
        journal: ["abc"],
        hopping: true
      ) {
        (try? await limited("a", "b", "c")) ?? "failed"
      }
      await #expect(throws: TimedOut(after: .zero)) {
        try await impossible("a", "b", "c")
      }
    }
  }

  @Test func `3 inputs, async throws, error given`() async {
    await onEveryActor { probe in
      let clock = TestClock()
      let limited = timingOut(
        probe.asyncThrowing3,
        after: .seconds(1),
        clock: clock,
        throwing: Refusal("late")
      )
      let impossible = timingOut(
        probe.asyncThrowing3,
        after: .zero,
        clock: clock,
        throwing: Refusal("late")
      )
      await probe.expect(
        .success("abc"),
        journal: ["abc"],
        hopping: true
      ) { () async throws(Refusal) in
        try await limited("a", "b", "c")
      }
      await probe.expect(
        .failure(Refusal("abc")),
        refusing: "abc",
        journal: ["abc"],
        hopping: true
      ) { () async throws(Refusal) in
        try await limited("a", "b", "c")
      }
      await probe.expect(
        .failure(Refusal("late")),
        refusing: "late",
        journal: []
      ) { () async throws(Refusal) in
        try await impossible("a", "b", "c")
      }
    }
  }

  @Test func `3 inputs, async throws`() async {
    await onEveryActor { probe in
      let clock = TestClock()
      let limited = timingOut(
        probe.asyncThrowing3,
        after: .seconds(1),
        clock: clock
      )
      let impossible = timingOut(
        probe.asyncThrowing3,
        after: .zero,
        clock: clock
      )
      await probe.expect(
        .success("abc"),
        journal: ["abc"],
        hopping: true
      ) {
        (try? await limited("a", "b", "c")) ?? "failed"
      }
      await #expect(throws: TimedOut(after: .zero)) {
        try await impossible("a", "b", "c")
      }
    }
  }

  @Test func `4 inputs, async, error given`() async {
    await onEveryActor { probe in
      let clock = TestClock()
      let limited = timingOut(
        probe.async4,
        after: .seconds(1),
        clock: clock,
        throwing: Refusal("late")
      )
      let impossible = timingOut(
        probe.async4,
        after: .zero,
        clock: clock,
        throwing: Refusal("late")
      )
      await probe.expect(
        .success("abcd"),
        journal: ["abcd"],
        hopping: true
      ) { () async throws(Refusal) in
        try await limited("a", "b", "c", "d")
      }
      await probe.expect(
        .failure(Refusal("late")),
        refusing: "late",
        journal: []
      ) { () async throws(Refusal) in
        try await impossible("a", "b", "c", "d")
      }
    }
  }

  @Test func `4 inputs, async`() async {
    await onEveryActor { probe in
      let clock = TestClock()
      let limited = timingOut(
        probe.async4,
        after: .seconds(1),
        clock: clock
      )
      let impossible = timingOut(
        probe.async4,
        after: .zero,
        clock: clock
      )
      await probe.expect(
        .success("abcd"),
        journal: ["abcd"],
        hopping: true
      ) {
        (try? await limited("a", "b", "c", "d")) ?? "failed"
      }
      await #expect(throws: TimedOut(after: .zero)) {
        try await impossible("a", "b", "c", "d")
      }
    }
  }

  @Test func `4 inputs, async throws, error given`() async {
    await onEveryActor { probe in
      let clock = TestClock()
      let limited = timingOut(
        probe.asyncThrowing4,
        after: .seconds(1),
        clock: clock,
        throwing: Refusal("late")
      )
      let impossible = timingOut(
        probe.asyncThrowing4,
        after: .zero,
        clock: clock,
        throwing: Refusal("late")
      )
      await probe.expect(
        .success("abcd"),
        journal: ["abcd"],
        hopping: true
      ) { () async throws(Refusal) in
        try await limited("a", "b", "c", "d")
      }
      await probe.expect(
        .failure(Refusal("abcd")),
        refusing: "abcd",
        journal: ["abcd"],
        hopping: true
      ) { () async throws(Refusal) in
        try await limited("a", "b", "c", "d")
      }
      await probe.expect(
        .failure(Refusal("late")),
        refusing: "late",
        journal: []
      ) { () async throws(Refusal) in
        try await impossible("a", "b", "c", "d")
      }
    }
  }

  @Test func `4 inputs, async throws`() async {
    await onEveryActor { probe in
      let clock = TestClock()
      let limited = timingOut(
        probe.asyncThrowing4,
        after: .seconds(1),
        clock: clock
      )
      let impossible = timingOut(
        probe.asyncThrowing4,
        after: .zero,
        clock: clock
      )
      await probe.expect(
        .success("abcd"),
        journal: ["abcd"],
        hopping: true
      ) {
        (try? await limited("a", "b", "c", "d")) ?? "failed"
      }
      await #expect(throws: TimedOut(after: .zero)) {
        try await impossible("a", "b", "c", "d")
      }
    }
  }

  @Test func `5 inputs, async, error given`() async {
    await onEveryActor { probe in
      let clock = TestClock()
      let limited = timingOut(
        probe.async5,
        after: .seconds(1),
        clock: clock,
        throwing: Refusal("late")
      )
      let impossible = timingOut(
        probe.async5,
        after: .zero,
        clock: clock,
        throwing: Refusal("late")
      )
      await probe.expect(
        .success("abcde"),
        journal: ["abcde"],
        hopping: true
      ) { () async throws(Refusal) in
        try await limited("a", "b", "c", "d", "e")
      }
      await probe.expect(
        .failure(Refusal("late")),
        refusing: "late",
        journal: []
      ) { () async throws(Refusal) in
        try await impossible("a", "b", "c", "d", "e")
      }
    }
  }

  @Test func `5 inputs, async`() async {
    await onEveryActor { probe in
      let clock = TestClock()
      let limited = timingOut(
        probe.async5,
        after: .seconds(1),
        clock: clock
      )
      let impossible = timingOut(
        probe.async5,
        after: .zero,
        clock: clock
      )
      await probe.expect(
        .success("abcde"),
        journal: ["abcde"],
        hopping: true
      ) {
        (try? await limited("a", "b", "c", "d", "e")) ?? "failed"
      }
      await #expect(throws: TimedOut(after: .zero)) {
        try await impossible("a", "b", "c", "d", "e")
      }
    }
  }

  @Test func `5 inputs, async throws, error given`() async {
    await onEveryActor { probe in
      let clock = TestClock()
      let limited = timingOut(
        probe.asyncThrowing5,
        after: .seconds(1),
        clock: clock,
        throwing: Refusal("late")
      )
      let impossible = timingOut(
        probe.asyncThrowing5,
        after: .zero,
        clock: clock,
        throwing: Refusal("late")
      )
      await probe.expect(
        .success("abcde"),
        journal: ["abcde"],
        hopping: true
      ) { () async throws(Refusal) in
        try await limited("a", "b", "c", "d", "e")
      }
      await probe.expect(
        .failure(Refusal("abcde")),
        refusing: "abcde",
        journal: ["abcde"],
        hopping: true
      ) { () async throws(Refusal) in
        try await limited("a", "b", "c", "d", "e")
      }
      await probe.expect(
        .failure(Refusal("late")),
        refusing: "late",
        journal: []
      ) { () async throws(Refusal) in
        try await impossible("a", "b", "c", "d", "e")
      }
    }
  }

  @Test func `5 inputs, async throws`() async {
    await onEveryActor { probe in
      let clock = TestClock()
      let limited = timingOut(
        probe.asyncThrowing5,
        after: .seconds(1),
        clock: clock
      )
      let impossible = timingOut(
        probe.asyncThrowing5,
        after: .zero,
        clock: clock
      )
      await probe.expect(
        .success("abcde"),
        journal: ["abcde"],
        hopping: true
      ) {
        (try? await limited("a", "b", "c", "d", "e")) ?? "failed"
      }
      await #expect(throws: TimedOut(after: .zero)) {
        try await impossible("a", "b", "c", "d", "e")
      }
    }
  }

  @Test func `6 inputs, async, error given`() async {
    await onEveryActor { probe in
      let clock = TestClock()
      let limited = timingOut(
        probe.async6,
        after: .seconds(1),
        clock: clock,
        throwing: Refusal("late")
      )
      let impossible = timingOut(
        probe.async6,
        after: .zero,
        clock: clock,
        throwing: Refusal("late")
      )
      await probe.expect(
        .success("abcdef"),
        journal: ["abcdef"],
        hopping: true
      ) { () async throws(Refusal) in
        try await limited("a", "b", "c", "d", "e", "f")
      }
      await probe.expect(
        .failure(Refusal("late")),
        refusing: "late",
        journal: []
      ) { () async throws(Refusal) in
        try await impossible("a", "b", "c", "d", "e", "f")
      }
    }
  }

  @Test func `6 inputs, async`() async {
    await onEveryActor { probe in
      let clock = TestClock()
      let limited = timingOut(
        probe.async6,
        after: .seconds(1),
        clock: clock
      )
      let impossible = timingOut(
        probe.async6,
        after: .zero,
        clock: clock
      )
      await probe.expect(
        .success("abcdef"),
        journal: ["abcdef"],
        hopping: true
      ) {
        (try? await limited("a", "b", "c", "d", "e", "f")) ?? "failed"
      }
      await #expect(throws: TimedOut(after: .zero)) {
        try await impossible("a", "b", "c", "d", "e", "f")
      }
    }
  }

  @Test func `6 inputs, async throws, error given`() async {
    await onEveryActor { probe in
      let clock = TestClock()
      let limited = timingOut(
        probe.asyncThrowing6,
        after: .seconds(1),
        clock: clock,
        throwing: Refusal("late")
      )
      let impossible = timingOut(
        probe.asyncThrowing6,
        after: .zero,
        clock: clock,
        throwing: Refusal("late")
      )
      await probe.expect(
        .success("abcdef"),
        journal: ["abcdef"],
        hopping: true
      ) { () async throws(Refusal) in
        try await limited("a", "b", "c", "d", "e", "f")
      }
      await probe.expect(
        .failure(Refusal("abcdef")),
        refusing: "abcdef",
        journal: ["abcdef"],
        hopping: true
      ) { () async throws(Refusal) in
        try await limited("a", "b", "c", "d", "e", "f")
      }
      await probe.expect(
        .failure(Refusal("late")),
        refusing: "late",
        journal: []
      ) { () async throws(Refusal) in
        try await impossible("a", "b", "c", "d", "e", "f")
      }
    }
  }

  @Test func `6 inputs, async throws`() async {
    await onEveryActor { probe in
      let clock = TestClock()
      let limited = timingOut(
        probe.asyncThrowing6,
        after: .seconds(1),
        clock: clock
      )
      let impossible = timingOut(
        probe.asyncThrowing6,
        after: .zero,
        clock: clock
      )
      await probe.expect(
        .success("abcdef"),
        journal: ["abcdef"],
        hopping: true
      ) {
        (try? await limited("a", "b", "c", "d", "e", "f")) ?? "failed"
      }
      await #expect(throws: TimedOut(after: .zero)) {
        try await impossible("a", "b", "c", "d", "e", "f")
      }
    }
  }
}
