import CapabilityDecorators
import CapabilitiesTesting
import Probes

/// A decorator that keeps the type of an async endpoint.
struct AsyncDecorator: Sendable, CustomTestStringConvertible {
  typealias Ask = AsyncEndpoint<Int, Int, Refusal>

  let testDescription: String
  /// Decorates an endpoint. Its closures report to the sentry.
  let around: @Sendable (Ask, Sentry) -> Ask

  init(_ name: String, _ around: @escaping @Sendable (Ask, Sentry) -> Ask) {
    testDescription = name
    self.around = around
  }

  static let all = alone + [chain, chainFromWithin]

  /// Each decorator by itself.
  static let alone = [
    AsyncDecorator("retrying at once") { ask, _ in ask.retrying(attempts: 3) },
    AsyncDecorator("retrying with pauses") { ask, sentry in
      let backoff = Backoff.constant(.seconds(1), clock: ImmediateClock())
      return ask.retrying(attempts: 3, backoff: backoff) { _ in sentry.checked(true) }
    },
    AsyncDecorator("timingOut") { ask, _ in
      ask.timingOut(after: .seconds(5), clock: TestClock(), throwing: Refusal("late"))
    },
    AsyncDecorator("caching") { ask, _ in ask.caching(capacity: 4) },
    AsyncDecorator("caching by key") { ask, sentry in
      ask.caching(key: { id in sentry.checked("\(id)") }, capacity: 4)
    },
    AsyncDecorator("coalescing") { ask, _ in ask.coalescing() },
    AsyncDecorator("coalescing with an error for cancelled callers") { ask, _ in
      ask.coalescing(whenCancelled: Refusal("cancelled"))
    },
    AsyncDecorator("limiting") { ask, _ in ask.limiting(to: 1) },
    AsyncDecorator("limiting with an error for cancelled callers") { ask, _ in
      ask.limiting(to: 1, whenCancelled: Refusal("cancelled"))
    },
    AsyncDecorator("retrying with computed pauses") { ask, sentry in
      let backoff = Backoff.constant(.zero, clock: ImmediateClock())
      let pause = { @Sendable (_: Refusal, number: Int) -> Duration? in
        sentry.checked(.seconds(number))
      }
      return ask.retrying(attempts: 3, backoff: backoff, pause: pause)
    },
    AsyncDecorator("falling back to another") { ask, sentry in
      ask.fallingBack(to: endpoint(sentry.refuseLater), observe: { _ in sentry.check() })
    },
    AsyncDecorator("being a backup") { ask, sentry in
      endpoint(sentry.refuse).fallingBack(to: ask)
    },
    AsyncDecorator("observing") { ask, sentry in
      ask.observing(clock: ContinuousClock()) { _ in
        sentry.check()
      } after: { _, _, _ in
        sentry.check()
      }
    },
    AsyncDecorator("mapError") { ask, sentry in
      ask.mapError { error in sentry.checked(error) }
    },
    AsyncDecorator("mapInput") { ask, sentry in
      ask.mapInput { (id: Int) in sentry.checked(id) }
    },
    AsyncDecorator("mapOutput") { ask, sentry in
      ask.mapOutput { id in sentry.checked(id) }
    },
  ]

  /// Several decorators, nested.
  private static let chain = AsyncDecorator("four of them") { ask, _ in
    ask.retrying(attempts: 2)
      .timingOut(after: .seconds(5), clock: TestClock(), throwing: Refusal("late"))
      .coalescing()
      .caching(capacity: 4)
  }

  private static let chainFromWithin = AsyncDecorator("four of them, the other way around") {
    ask,
    _ in
    ask.caching(capacity: 4)
      .coalescing(whenCancelled: Refusal("cancelled"))
      .timingOut(after: .seconds(5), clock: TestClock(), throwing: Refusal("late"))
      .retrying(attempts: 2)
  }
}
