import Capabilities
import CapabilityDecorators
import CapabilityLifetimes
import CapabilitiesTesting
import Probes
import TestTraits
import Testing

/// The sentry stops the program if code runs off its actor.
@Suite("Interceptors on the caller's executor", .hangLimit)
struct InterceptorIsolationTests {
  @Test("every interceptor makes its call and resumes there", arguments: InterceptorCase.all)
  func stays(example: InterceptorCase) async {
    await onEveryExecutor { sentry in
      for ask in [sentry.answer, sentry.answerLater] {
        let function = example.around(throwing(ask))
        #expect(await outcome { () async throws(Refusal) in try await function(1) } == .success(1))
        sentry.check()
        #expect(sentry.seen() == 1)
      }
    }
  }

  @Test("every interceptor sees an error and rethrows it there", arguments: InterceptorCase.all)
  func fails(example: InterceptorCase) async {
    await onEveryExecutor { sentry in
      for ask in [sentry.refuse, sentry.refuseLater] {
        let function = example.around(ask)
        let result = await outcome { () async throws(Refusal) in try await function(1) }
        #expect(result == .failure(Refusal("1")))
        sentry.check()
        #expect(sentry.seen() > 0)
      }
    }
  }

  @Test("a tracer emits events there")
  func emits() async {
    await onEveryExecutor { sentry in
      let tracing = TraceInterceptor.tracing(clock: ContinuousClock()) { _ in sentry.see() }
      let function = tracing.wrap("find", tracing.wrap("find", sentry.answerLater))
      #expect(await function(1) == 1)
      sentry.check()
      #expect(sentry.seen() == 5)
    }
  }
}

/// One or several interceptors.
struct InterceptorCase: Sendable, CustomTestStringConvertible {
  typealias Ask = @Sendable (Int) async throws(Refusal) -> Int

  let testDescription: String
  let around: @Sendable (@escaping Ask) -> Ask

  init(_ name: String, _ around: @escaping @Sendable (@escaping Ask) -> Ask) {
    testDescription = name
    self.around = around
  }

  static let all = [
    InterceptorCase("retrying") { retried($0) },
    InterceptorCase("timingOut") { limited($0) },
    InterceptorCase("tracing") { traced($0) },
    InterceptorCase("all of them") { retried(traced(limited($0))) },
  ]

  private static func retried(_ ask: @escaping Ask) -> Ask {
    RetryInterceptor.retrying(attempts: 2, only: .all).wrap("find", ask)
  }

  private static func limited(_ ask: @escaping Ask) -> Ask {
    TimeoutInterceptor.timingOut(
      after: .seconds(5),
      clock: TestClock(),
      throwing: [Refusal("late")]
    )
    .wrap("find", ask)
  }

  private static func traced(_ ask: @escaping Ask) -> Ask {
    TraceInterceptor.tracing(clock: ContinuousClock(), emit: { _ in }).wrap("find", ask)
  }
}

private func throwing(_ ask: @escaping @Sendable (Int) async -> Int) -> InterceptorCase.Ask {
  { (id) async throws(Refusal) in await ask(id) }
}
