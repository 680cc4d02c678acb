import CapabilityDecorators
import CapabilityLifetimes
import Probes
import TestTraits
import Testing

/// The sentry stops the program if code runs off its actor.
@Suite("Decorators on the caller's executor", .hangLimit)
struct DecoratorIsolationTests {
  @Test("every decorator makes its call and resumes there", arguments: AsyncDecorator.all)
  func stays(decorator: AsyncDecorator) async {
    await onEveryExecutor { sentry in
      for ask in answering(sentry) {
        let function = decorator.around(ask, sentry).function()
        #expect(await outcome { () async throws(Refusal) in try await function(1) } == .success(1))
        sentry.check()
        #expect(sentry.seen() > 0)
      }
    }
  }

  @Test("every decorator sees an error and rethrows it there", arguments: AsyncDecorator.all)
  func fails(decorator: AsyncDecorator) async {
    await onEveryExecutor { sentry in
      for ask in [endpoint(sentry.refuse), endpoint(sentry.refuseLater)] {
        let function = decorator.around(ask, sentry).function()
        let result = await outcome { () async throws(Refusal) in try await function(1) }
        #expect(result == .failure(Refusal("1")))
        sentry.check()
        #expect(sentry.seen() > 0)
      }
    }
  }

  @Test("every decorator nested in another one of its kind", arguments: AsyncDecorator.all)
  func nests(decorator: AsyncDecorator) async {
    await onEveryExecutor { sentry in
      for ask in answering(sentry) {
        let function = decorator.around(decorator.around(ask, sentry), sentry).function()
        #expect(await outcome { () async throws(Refusal) in try await function(1) } == .success(1))
        sentry.check()
        #expect(sentry.seen() > 0)
      }
    }
  }

  @Test("a synchronous endpoint converted to an async one")
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

  @Test("a non-throwing fallback")
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

private func answering(_ sentry: Sentry) -> [AsyncDecorator.Ask] {
  [
    endpoint { (id: Int) async throws(Refusal) in await sentry.answer(id) },
    endpoint { (id: Int) async throws(Refusal) in await sentry.answerLater(id) },
  ]
}
