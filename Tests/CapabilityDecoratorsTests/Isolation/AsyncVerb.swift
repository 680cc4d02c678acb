import CapabilityDecorators
import CapabilitiesTesting
import Probes

/// A way to decorate an async endpoint that keeps its type.
struct AsyncVerb: Sendable, CustomTestStringConvertible {
  typealias Ask = AsyncEndpoint<Int, Int, Refusal>

  let testDescription: String
  /// Takes the endpoint, and the sentry that its closures report to.
  let around: @Sendable (Ask, Sentry) -> Ask

  init(_ name: String, _ around: @escaping @Sendable (Ask, Sentry) -> Ask) {
    testDescription = name
    self.around = around
  }

  static let all = alone + [chain, chainFromWithin]

  /// Each verb by itself.
  static let alone = [
    AsyncVerb("retrying at once") { ask, _ in ask.retrying(attempts: 3) },
    AsyncVerb("retrying with pauses") { ask, sentry in
      let backoff = Backoff.constant(.seconds(1), clock: ImmediateClock())
      return ask.retrying(attempts: 3, backoff: backoff) { _ in
        sentry.check()
        return true
      }
    },
    AsyncVerb("timingOut") { ask, _ in
      ask.timingOut(after: .seconds(5), clock: TestClock(), throwing: Refusal("late"))
    },
    AsyncVerb("caching") { ask, _ in ask.caching(capacity: 4) },
    AsyncVerb("caching by key") { ask, sentry in
      ask.caching(
        key: { id in
          sentry.check()
          return "\(id)"
        },
        capacity: 4
      )
    },
    AsyncVerb("coalescing") { ask, _ in ask.coalescing() },
    AsyncVerb("coalescing that lets go") { ask, _ in
      ask.coalescing(whenCancelled: Refusal("cancelled"))
    },
    AsyncVerb("falling back to another") { ask, sentry in
      ask.fallingBack(to: endpoint(sentry.refuseLater), observe: { _ in sentry.check() })
    },
    AsyncVerb("being a backup") { ask, sentry in
      endpoint(sentry.refuse).fallingBack(to: ask)
    },
    AsyncVerb("observing") { ask, sentry in
      ask.observing(clock: ContinuousClock()) { _ in
        sentry.check()
      } after: { _, _, _ in
        sentry.check()
      }
    },
    AsyncVerb("mapError") { ask, sentry in
      ask.mapError { error in
        sentry.check()
        return error
      }
    },
    AsyncVerb("mapInput") { ask, sentry in
      ask.mapInput { (id: Int) in
        sentry.check()
        return id
      }
    },
    AsyncVerb("mapOutput") { ask, sentry in
      ask.mapOutput { id in
        sentry.check()
        return id
      }
    },
  ]

  /// All that go their own ways, one in the other.
  private static let chain = AsyncVerb("four of them") { ask, _ in
    ask.retrying(attempts: 2)
      .timingOut(after: .seconds(5), clock: TestClock(), throwing: Refusal("late"))
      .coalescing()
      .caching(capacity: 4)
  }

  private static let chainFromWithin = AsyncVerb("four of them, the other way around") { ask, _ in
    ask.caching(capacity: 4)
      .coalescing(whenCancelled: Refusal("cancelled"))
      .timingOut(after: .seconds(5), clock: TestClock(), throwing: Refusal("late"))
      .retrying(attempts: 2)
  }
}
