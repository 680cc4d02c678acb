import BenchmarkImplementations
import Capabilities
import CapabilityLifetimes

extension Scenario {
  /// A method of an object that exists already.
  static func lifetimes(offset: Int) -> Scenario {
    let numbers = opaque { LiveNumbers(offset: offset) }
    return Scenario(
      title: "Reading a single or shared value",
      references: ["captured value"],
      contenders: [
        Contender("captured value") { { id in numbers.load(id) } },
        Contender("created once by hand") {
          let service = createdOnceByHand { LiveNumbers(offset: offset) }
          return { id in service().load(id) }
        },
        Contender("single") {
          let service = single { LiveNumbers(offset: offset) }
          return { id in service().load(id) }
        },
        Contender("shared") {
          let service = shared { LiveNumbers(offset: offset) }
          let holder = service()
          return { id in withExtendedLifetime(holder) { service().load(id) } }
        },
      ],
      limits: .synchronousLifetimes
    )
  }

  /// The same method, called on two threads at the same time.
  static func lifetimesOnTwoThreads(offset: Int) -> Scenario {
    Scenario(
      title: "Reading a single value on two threads",
      references: ["created once by hand, two threads"],
      contenders: [
        .onTwoThreads("created once by hand, two threads") {
          let service = createdOnceByHand { LiveNumbers(offset: offset) }
          return { id in service().load(id) }
        },
        .onTwoThreads("single, two threads") {
          let service = single { LiveNumbers(offset: offset) }
          return { id in service().load(id) }
        },
      ],
      limits: [.time("single, two threads", atMost: 2, times: "created once by hand, two threads")]
    )
  }

  /// The same method with an async factory.
  static func asyncLifetimes(offset: Int) -> Scenario {
    let numbers = opaque { LiveNumbers(offset: offset) }
    return Scenario(
      title: "Reading a value from an async factory",
      references: ["captured value"],
      slowness: 2,
      contenders: [
        Contender("captured value") { { id async in numbers.load(id) } },
        Contender("single") {
          let service = single { () async in LiveNumbers(offset: offset) }
          return { id async in await service().load(id) }
        },
        Contender("shared") {
          let service = shared { () async in numbers }
          return { id async in await service().load(id) }
        },
      ],
      limits: .lifetimes
    )
  }
}
