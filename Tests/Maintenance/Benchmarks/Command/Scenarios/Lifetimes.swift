import BenchmarkImplementations
import Capabilities
import CapabilityLifetimes

extension Scenario {
  /// A method of an object that was made before.
  static func lifetimes(offset: Int) -> Scenario {
    let numbers = opaque { LiveNumbers(offset: offset) }
    return Scenario(
      title: "Reading what was made",
      references: [.captured],
      contenders: [
        Contender(.captured) { { id in numbers.load(id) } },
        Contender(.single) {
          let service = single { LiveNumbers(offset: offset) }
          return { id in service().load(id) }
        },
        Contender(.shared) {
          let service = shared { LiveNumbers(offset: offset) }
          let holder = service()
          return { id in withExtendedLifetime(holder) { service().load(id) } }
        },
      ],
      promises: .lifetimes
    )
  }

  /// The same with an async factory.
  static func asyncLifetimes(offset: Int) -> Scenario {
    let numbers = opaque { LiveNumbers(offset: offset) }
    return Scenario(
      title: "Reading what was made by an async factory",
      references: [.captured],
      slowness: 2,
      contenders: [
        Contender(.captured) { { id async in numbers.load(id) } },
        Contender(.single) {
          let service = single { () async in LiveNumbers(offset: offset) }
          return { id async in await service().load(id) }
        },
        Contender(.shared) {
          let service = shared { () async in numbers }
          return { id async in await service().load(id) }
        },
      ],
      promises: .lifetimes
    )
  }
}
