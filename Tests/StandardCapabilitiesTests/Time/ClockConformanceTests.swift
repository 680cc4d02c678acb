import CapabilitiesTesting
import StandardCapabilities
import Testing

/// Two clocks show different times, so the calls answer with properties of them.
@Suite("Immediate and live clocks")
struct ClockConformanceTests {
  private let calls: [ConformanceCall<MonotonicClock>] = [
    .call("sleepUntil", .offset) { clock, offset in
      let deadline = clock.elapsed() + offset
      try await clock.sleepUntil(deadline)
      return clock.elapsed() >= deadline
    },
    .call("sleepFor", .offset) { clock, offset in
      let start = clock.now
      try await clock.sleep(for: offset)
      return start.duration(to: clock.now) >= offset
    },
    .call("sleepCancelled", .longOffset) { clock, offset in
      let start = clock.elapsed()
      let sleep = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        try await clock.sleepUntil(start + offset)
      }
      let result = await sleep.result.map { true }
      // A sleep that was cancelled does not advance the clock to its deadline.
      return "\(result), \(clock.elapsed() < start + .seconds(1_800))"
    },
  ]

  @Test("wait until a deadline has passed, and throw if they are cancelled")
  func immediate() async throws {
    let subjects: [@Sendable () -> MonotonicClock] = [
      { .immediate }, { MonotonicClock(ImmediateClock()) },
    ]
    for subject in subjects {
      try await Conformance<MonotonicClock>(reference: { .live }, subject: subject, calls: calls)
        .expectSameAnswers(sequences: 60, length: 6)
    }
  }
}

extension Generator<Duration> {
  /// Offsets in the past, and one that no test waits for.
  fileprivate static var longOffset: Generator {
    .element(of: [.seconds(3_600), .zero, .seconds(-1)])
  }

  /// Offsets that a live clock reaches at once.
  fileprivate static var offset: Generator {
    .element(of: [.zero, .microseconds(1), .milliseconds(1), .microseconds(-1), .seconds(-1)])
  }
}
