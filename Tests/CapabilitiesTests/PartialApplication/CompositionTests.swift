import Capabilities
import Probes
import Testing

/// Tests each composing function once for each effect: overloads differ only in the number of inputs,
/// and their types permit one implementation. A probe checks that a function is called once, with its
/// inputs in order, that an error ends the call, and that an async call stays on its caller's actor.
@Suite("Composed functions, for every effect")
struct CompositionTests {
  @Test func `plain`() {
    let probe = Probe()
    let fixed = partial(probe.plain3, "a")
    probe.expect("abc") { fixed("b", "c") }
    let complete = partial(probe.plain2, "a", "b")
    probe.expect("ab") { complete() }
    let curried = curry(probe.plain3)
    probe.expect("abc") { curried("a")("b")("c") }
    let uncurried = uncurry(probe.plainChain)
    probe.expect("ab", journal: ["a", "ab"]) { uncurried("a", "b") }
    let flipped = flip(probe.plain2)
    probe.expect("ab") { flipped("b", "a") }
    let flippedChain = flip(probe.plainChain)
    probe.expect("ab", journal: ["a", "ab"]) { flippedChain("b")("a") }
    let world = Letters(probe: probe)
    probe.expect("ab", journal: ["a", "b", "ab"]) { inject(probe.plain2, from: world, \.a, \.b) }
    let journal = ["af", "afg", "afgh"]
    let piped = pipe(probe.plainStage("f"), probe.plainStage("g"), probe.plainStage("h"))
    probe.expect("afgh", journal: journal) { piped("a") }
    let started = pipe(probe.plain0, probe.plainStage("f"))
    probe.expect("f", journal: ["", "f"]) { started() }
  }

  @Test func `throws`() {
    let probe = Probe()
    let fixed = partial(probe.throwing3, "a")
    probe.expectBoth("abc") { () throws(Refusal) in try fixed("b", "c") }
    let complete = partial(probe.throwing2, "a", "b")
    probe.expectBoth("ab") { () throws(Refusal) in try complete() }
    let curried = curry(probe.throwing3)
    probe.expectBoth("abc") { () throws(Refusal) in try curried("a")("b")("c") }
    let uncurried = uncurry(probe.throwingChain)
    probe.expectBoth("ab", journal: ["a", "ab"]) { () throws(Refusal) in try uncurried("a", "b") }
    let flipped = flip(probe.throwing2)
    probe.expectBoth("ab") { () throws(Refusal) in try flipped("b", "a") }
    let flippedChain = flip(probe.throwingChain)
    probe.expectBoth("ab", journal: ["a", "ab"]) { () throws(Refusal) in
      try flippedChain("b")("a")
    }
    let world = Letters(probe: probe)
    probe.expectBoth("ab", journal: ["a", "b", "ab"]) { () throws(Refusal) in
      try inject(probe.throwing2, from: world, \.a, \.b)
    }
    let journal = ["af", "afg", "afgh"]
    let piped = pipe(probe.throwingStage("f"), probe.throwingStage("g"), probe.throwingStage("h"))
    probe.expectBoth("afgh", journal: journal, failing: journal) { () throws(Refusal) in
      try piped("a")
    }
    let started = pipe(probe.throwing0, probe.throwingStage("f"))
    probe.expectBoth("f", journal: ["", "f"], failing: ["", "f"]) { () throws(Refusal) in
      try started()
    }
    let foreign = mapError(probe.throwing2) { ForeignError(text: $0.call) }
    let mapped = mapError(foreign) { Refusal($0.text) }
    probe.expectBoth("ab") { () throws(Refusal) in try mapped("a", "b") }
  }

  @Test func `async`() async {
    @Sendable func check(_ probe: Probe) async {
      let fixed = partial(probe.async3, "a")
      await probe.expect("abc") { await fixed("b", "c") }
      let complete = partial(probe.async2, "a", "b")
      await probe.expect("ab") { await complete() }
      let curried = curry(probe.async3)
      await probe.expect("abc") { await curried("a")("b")("c") }
      let uncurried = uncurry(probe.asyncChain)
      await probe.expect("ab", journal: ["a", "ab"]) { await uncurried("a", "b") }
      let flipped = flip(probe.async2)
      await probe.expect("ab") { await flipped("b", "a") }
      let flippedChain = flip(probe.asyncChain)
      await probe.expect("ab", journal: ["a", "ab"]) { await flippedChain("b")("a") }
      let world = Letters(probe: probe)
      await probe.expect("ab", journal: ["a", "b", "ab"]) {
        await inject(probe.async2, from: world, \.a, \.b)
      }
      let journal = ["af", "afg", "afgh"]
      let piped = pipe(probe.asyncStage("f"), probe.asyncStage("g"), probe.asyncStage("h"))
      await probe.expect("afgh", journal: journal) { await piped("a") }
      let started = pipe(probe.async0, probe.asyncStage("f"))
      await probe.expect("f", journal: ["", "f"]) { await started() }
    }
    await onEveryActor(check)
  }

  @Test func `async throws`() async {
    @Sendable func check(_ probe: Probe) async {
      let fixed = partial(probe.asyncThrowing3, "a")
      await probe.expectBoth("abc") { () async throws(Refusal) in try await fixed("b", "c") }
      let complete = partial(probe.asyncThrowing2, "a", "b")
      await probe.expectBoth("ab") { () async throws(Refusal) in try await complete() }
      let curried = curry(probe.asyncThrowing3)
      await probe.expectBoth("abc") { () async throws(Refusal) in try await curried("a")("b")("c") }
      let uncurried = uncurry(probe.asyncThrowingChain)
      await probe.expectBoth("ab", journal: ["a", "ab"]) { () async throws(Refusal) in
        try await uncurried("a", "b")
      }
      let flipped = flip(probe.asyncThrowing2)
      await probe.expectBoth("ab") { () async throws(Refusal) in try await flipped("b", "a") }
      let flippedChain = flip(probe.asyncThrowingChain)
      await probe.expectBoth("ab", journal: ["a", "ab"]) { () async throws(Refusal) in
        try await flippedChain("b")("a")
      }
      let world = Letters(probe: probe)
      await probe.expectBoth("ab", journal: ["a", "b", "ab"]) { () async throws(Refusal) in
        try await inject(probe.asyncThrowing2, from: world, \.a, \.b)
      }
      let journal = ["af", "afg", "afgh"]
      let piped = pipe(
        probe.asyncThrowingStage("f"),
        probe.asyncThrowingStage("g"),
        probe.asyncThrowingStage("h")
      )
      await probe.expectBoth("afgh", journal: journal, failing: journal) {
        () async throws(Refusal) in try await piped("a")
      }
      let started = pipe(probe.asyncThrowing0, probe.asyncThrowingStage("f"))
      await probe.expectBoth("f", journal: ["", "f"], failing: ["", "f"]) {
        () async throws(Refusal) in try await started()
      }
      let foreign = mapError(probe.asyncThrowing2) { ForeignError(text: $0.call) }
      let mapped = mapError(foreign) { Refusal($0.text) }
      await probe.expectBoth("ab") { () async throws(Refusal) in try await mapped("a", "b") }
    }
    await onEveryActor(check)
  }
}
