import Capabilities
import CapabilityStreams
import Probes
import Testing

@Suite("The actor of an intercepted stream")
struct StreamIsolationTests {
  @Test("the steps of an existential run on the consumer's actor, through two interceptors")
  func sequences() async throws {
    try await onEveryExecutor { sentry in
      let log = StreamLog()
      let guarded = SentryInterceptor(sentry: sentry)
      let endpoint = log.wrap(
        "Feed.n",
        guarded.wrap("Feed.n") { @Sendable () async -> any AsyncSequence<Int, Refusal> in
          Countdown(start: 2, sentry: sentry)
        }
      )
      var seen: [Int] = []
      for try await number in await endpoint() {
        sentry.check()
        seen.append(number)
      }
      sentry.check()
      #expect(seen == [2, 1])
      #expect(log.lines.count == 3)
      #expect(sentry.seen() == 9)
    }
  }

  @Test("the steps of an existential that contains an AsyncStream run there too")
  func boxedStream() async {
    await onEveryExecutor { sentry in
      let guarded = SentryInterceptor(sentry: sentry)
      let endpoint = guarded.wrap("Feed.n") { @Sendable () -> any AsyncSequence<Int, Never> in
        AsyncStream.of(1, 2)
      }
      for await _ in endpoint() { sentry.check() }
      #expect(sentry.seen() == 6)
    }
  }

  @Test("the consumer of an AsyncStream or AsyncThrowingStream stays on its actor")
  func streams() async {
    await onEveryExecutor { sentry in
      let log = StreamLog()
      let stream = log.wrap("Feed.n") { @Sendable () in AsyncStream.of(1, 2) }
      for await _ in stream() { sentry.check() }
      sentry.check()
      let throwing = log.wrap("Feed.t") { @Sendable () in
        AsyncThrowingStream.of(1, throwing: Refusal("no"))
      }
      do {
        for try await _ in throwing() { sentry.check() }
      } catch {
        sentry.check()
      }
      #expect(log.lines.count == 5)
    }
  }
}

/// Checks before and after each step that it runs on the sentry's actor.
private struct SentryInterceptor: StepInterceptor {
  let sentry: Sentry

  func intercept<Element, Failure: Error>(
    _ step: StreamStep,
    _ next: () async throws(Failure) -> Element?
  ) async throws(Failure) -> Element? {
    sentry.see()
    let element = try await next()
    sentry.see()
    return element
  }

  func abandoned(_ step: StreamStep) {}
}
