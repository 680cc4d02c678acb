import Capabilities
import CapabilityDecorators
import CapabilitiesTesting
import Probes
import Testing

/// The sentry stops the program where something runs off its actor.
@Suite("Interceptors on their caller's executor", .timeLimit(.minutes(1)))
struct InterceptorIsolationTests {
  @Test("every interceptor makes its call, takes the answer and goes on", arguments: Standing.all)
  func stays(standing: Standing) async {
    await onEveryExecutor { sentry in
      for ask in [sentry.answer, sentry.answerLater] {
        let function = standing.around(throwing(ask))
        #expect(await outcome { () async throws(Refusal) in try await function(1) } == .success(1))
        sentry.check()
        #expect(sentry.seen() == 1)
      }
    }
  }

  @Test("every interceptor sees a failure, and throws on", arguments: Standing.all)
  func fails(standing: Standing) async {
    await onEveryExecutor { sentry in
      for ask in [sentry.refuse, sentry.refuseLater] {
        let function = standing.around(ask)
        let result = await outcome { () async throws(Refusal) in try await function(1) }
        #expect(result == .failure(Refusal("1")))
        sentry.check()
        #expect(sentry.seen() > 0)
      }
    }
  }

  @Test("a tracer tells of calls where they are made")
  func tells() async {
    await onEveryExecutor { sentry in
      let tracing = TraceInterceptor.tracing(clock: ContinuousClock()) { _ in sentry.see() }
      let function = tracing.wrap("find", tracing.wrap("find", sentry.answerLater))
      #expect(await function(1) == 1)
      sentry.check()
      #expect(sentry.seen() == 5)
    }
  }
}

/// An interceptor, or several of them.
struct Standing: Sendable, CustomTestStringConvertible {
  typealias Ask = @Sendable (Int) async throws(Refusal) -> Int

  let testDescription: String
  let around: @Sendable (@escaping Ask) -> Ask

  init(_ name: String, _ around: @escaping @Sendable (@escaping Ask) -> Ask) {
    testDescription = name
    self.around = around
  }

  static let all = [
    Standing("retrying") { RetryInterceptor.retrying(attempts: 2, only: .all).wrap("find", $0) },
    Standing("timingOut") { limited($0) },
    Standing("caching") {
      CacheInterceptor.caching(of: Int.self, capacity: 4, only: .all).wrap("find", $0)
    },
    Standing("coalescing") {
      CoalesceInterceptor.coalescing(of: Int.self, only: .all).wrap("find", $0)
    },
    Standing("tracing") { traced($0) },
    Standing("all of them") { ask in
      let shared = CoalesceInterceptor.coalescing(of: Int.self, only: .all).wrap(
        "find",
        traced(limited(ask))
      )
      return CacheInterceptor.caching(of: Int.self, capacity: 4, only: .all).wrap("find", shared)
    },
  ]

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

private func throwing(_ ask: @escaping @Sendable (Int) async -> Int) -> Standing.Ask {
  { (id) async throws(Refusal) in await ask(id) }
}
