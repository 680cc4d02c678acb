import Capabilities
import CapabilityStreams
import Probes
import Testing

@Suite("A stream interceptor")
struct StreamRuleTests {
  private func numbers(_ deed: StreamRule.Deed, at steps: ClosedRange<Int>) async -> [Int] {
    let rule = StreamRule(deed: deed, steps: steps)
    let endpoint = rule.wrap("Feed.n") { @Sendable () in AsyncStream.of(1, 2, 3, 4) }
    return await elements(endpoint())
  }

  @Test("replaces and drops elements")
  func changes() async {
    #expect(await numbers(.replace(9), at: 2...2) == [1, 9, 2, 3, 4])
    #expect(await numbers(.drop { $0 as? Int == 2 }, at: 1...Int.max) == [1, 3, 4])
  }

  @Test("ends the stream early and terminates its producer")
  func ends() async {
    #expect(await numbers(.end, at: 3...3) == [1, 2])
    let heard = Log()
    let rule = StreamRule(deed: .end)
    let endpoint = rule.wrap("Feed.n") { @Sendable () in
      AsyncStream<Int> { $0.onTermination = { heard.add("\($0)") } }
    }
    let stream = endpoint()
    #expect(await elements(stream) == [])
    #expect(heard.lines == ["cancelled"])
  }

  @Test("fails a step of a stream with untyped errors, and terminates its producer")
  func failsUntyped() async {
    let heard = Log()
    let rule = StreamRule(deed: .fail(Refusal("no")), steps: 2...2)
    let endpoint = rule.wrap("Feed.n") { @Sendable () in
      AsyncThrowingStream<Int, any Error> { continuation in
        continuation.onTermination = { heard.add("\($0)") }
        continuation.yield(1)
      }
    }
    let stream = endpoint()
    await #expect(throws: Refusal("no")) { for try await number in stream { #expect(number == 1) } }
    #expect(heard.lines == ["cancelled"])
    #expect(await outcomes(stream) == ["end"])
  }

  @Test("fails a step of a sequence with that error type, and of no other")
  func failsTyped() async throws {
    let down: @Sendable () -> any AsyncSequence<Int, Refusal> = { Countdown(start: 2) }
    var seen: [Int] = []
    await #expect(throws: Refusal("no")) {
      let refused = StreamRule(deed: .fail(Refusal("no")), steps: 2...2).wrap("Feed.n", down)
      for try await number in refused() { seen.append(number) }
    }
    #expect(seen == [2])
    let other = StreamRule(deed: .fail(CancellationError())).wrap("Feed.n", down)
    for try await number in other() { seen.append(number) }
    #expect(seen == [2, 2, 1])
    #expect(await numbers(.fail(Refusal("no")), at: 1...Int.max) == [1, 2, 3, 4])
  }
}
