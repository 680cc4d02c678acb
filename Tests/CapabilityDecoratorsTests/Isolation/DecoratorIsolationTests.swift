import CapabilityDecorators
import CapabilityLifetimes
import Probes
import TestTraits
import Testing

/// The sentry stops the program if code runs off its actor.
@Suite("Decorators on the caller's executor", .hangLimit)
struct DecoratorIsolationTests {
  @Test(
    "every decorator, alone or around one of its kind, returns or rethrows there",
    arguments: AsyncDecorator.all
  )
  func stays(decorator: AsyncDecorator) async {
    await onEveryExecutor { sentry in
      for (ask, expected) in asks(sentry) {
        let nested = decorator.around(decorator.around(ask, sentry), sentry)
        for decorated in [decorator.around(ask, sentry), nested] {
          let function = decorated.function()
          let result = await outcome { () async throws(Refusal) in try await function(1) }
          #expect(result == expected)
          sentry.check()
          #expect(sentry.seen() > 0)
        }
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

/// Endpoints that return or throw, at once or after a suspension, and their results for 1.
private func asks(_ sentry: Sentry) -> [(AsyncDecorator.Ask, Result<Int, Refusal>)] {
  [
    (endpoint { (id: Int) async throws(Refusal) in await sentry.answer(id) }, .success(1)),
    (endpoint { (id: Int) async throws(Refusal) in await sentry.answerLater(id) }, .success(1)),
    (endpoint(sentry.refuse), .failure(Refusal("1"))),
    (endpoint(sentry.refuseLater), .failure(Refusal("1"))),
  ]
}
