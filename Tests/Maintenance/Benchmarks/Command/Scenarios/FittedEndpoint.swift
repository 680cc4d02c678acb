import BenchmarkImplementations
import Capabilities
import CapabilityDecorators

extension Scenario {
  /// An endpoint with transformed inputs or output.
  static func fittedEndpoint(offset: Int) -> Scenario {
    let store = opaque { NumberStore(adapting: LiveNumbers(offset: offset)) }
    let add: @Sendable (Int, Int) -> Int = { store.load($0) &+ $1 }
    let increment: @Sendable (Int) -> Int = { $0 &+ 1 }
    return Scenario(
      title: "One endpoint, transformed",
      references: ["hand-written closure"],
      contenders: [
        Contender("hand-written closure") {
          let load = store.load
          return { id in load(id) &+ 1 }
        },
        Contender("pipe of two") { pipe(store.load, increment) },
        Contender("flip") {
          let flipped = flip(add)
          return { id in flipped(1, id) }
        },
        Contender("mapInput") { endpoint(add).mapInput { id in (id, 1) }.function() },
        Contender("mapOutput") { endpoint(store.load).mapOutput { $0 &+ 1 }.function() },
      ],
      limits: ["pipe of two", "flip", "mapInput", "mapOutput"].map { .noAllocation($0) }
    )
  }

  /// An async endpoint with transformed inputs or output.
  static func fittedAsyncEndpoint(offset: Int) -> Scenario {
    let store = opaque { AsyncNumberStore(adapting: LiveAsyncNumbers(offset: offset)) }
    let add: @Sendable (Int, Int) async -> Int = { await store.load($0) &+ $1 }
    let increment: @Sendable (Int) async -> Int = { $0 &+ 1 }
    return Scenario(
      title: "One async endpoint, transformed",
      references: ["hand-written closure"],
      slowness: 4,
      contenders: [
        Contender("hand-written closure") {
          let load = store.load
          return { id async in await load(id) &+ 1 }
        },
        Contender("pipe of two") { pipe(store.load, increment) },
        Contender("flip") {
          let flipped = flip(add)
          return { id async in await flipped(1, id) }
        },
        Contender("mapInput") { endpoint(add).mapInput { id in (id, 1) }.function() },
        Contender("mapOutput") { endpoint(store.load).mapOutput { $0 &+ 1 }.function() },
      ],
      limits: ["pipe of two", "flip", "mapInput", "mapOutput"].map { .noAllocation($0) }
    )
  }
}
