import CapabilityDecorators
import Probes
import Testing

/// The sentry stops the program where something runs off its actor.
@Suite("On its caller's executor", .timeLimit(.minutes(1)))
struct VerbIsolationTests {
  @Test("every verb makes its call, takes the answer and goes on", arguments: AsyncVerb.all)
  func stays(verb: AsyncVerb) async {
    await onEveryExecutor { sentry in
      for ask in answering(sentry) {
        let function = verb.around(ask, sentry).function()
        #expect(await outcome { () async throws(Refusal) in try await function(1) } == .success(1))
        sentry.check()
        #expect(sentry.seen() > 0)
      }
    }
  }

  @Test("every verb sees a failure, and throws on", arguments: AsyncVerb.all)
  func fails(verb: AsyncVerb) async {
    await onEveryExecutor { sentry in
      for ask in [endpoint(sentry.refuse), endpoint(sentry.refuseLater)] {
        let function = verb.around(ask, sentry).function()
        let result = await outcome { () async throws(Refusal) in try await function(1) }
        #expect(result == .failure(Refusal("1")))
        sentry.check()
        #expect(sentry.seen() > 0)
      }
    }
  }

  @Test("every verb called from another one of its kind", arguments: AsyncVerb.all)
  func nests(verb: AsyncVerb) async {
    await onEveryExecutor { sentry in
      for ask in answering(sentry) {
        let function = verb.around(verb.around(ask, sentry), sentry).function()
        #expect(await outcome { () async throws(Refusal) in try await function(1) } == .success(1))
        sentry.check()
        #expect(sentry.seen() > 0)
      }
    }
  }

  @Test("a synchronous endpoint that is made asynchronous")
  func asynchronous() async {
    await onEveryExecutor { sentry in
      let look: @Sendable (Int) throws(Refusal) -> Int = { (id) throws(Refusal) in
        sentry.see()
        if id == 0 { throw Refusal("0") }
        return id
      }
      let function = endpoint(look).asynchronous().retrying(attempts: 2).function()
      #expect(await outcome { () async throws(Refusal) in try await function(1) } == .success(1))
      sentry.check()
      let refused = await outcome { () async throws(Refusal) in try await function(0) }
      #expect(refused == .failure(Refusal("0")))
      sentry.check()
      #expect(sentry.seen() == 3)
    }
  }

  @Test("a fallback that settles every failure")
  func settles() async {
    await onEveryExecutor { sentry in
      let function = endpoint(sentry.refuseLater)
        .fallingBack(to: endpoint(sentry.answerLater), observe: { _ in sentry.check() })
        .function()
      #expect(await function(1) == 1)
      sentry.check()
      #expect(sentry.seen() == 2)
    }
  }
}

private func answering(_ sentry: Sentry) -> [AsyncVerb.Ask] {
  [
    endpoint { (id: Int) async throws(Refusal) in await sentry.answer(id) },
    endpoint { (id: Int) async throws(Refusal) in await sentry.answerLater(id) },
  ]
}
