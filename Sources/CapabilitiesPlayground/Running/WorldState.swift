import Capabilities
import CapabilityTranscripts

/// The current world and its interceptors.
struct WorldState<World: Interceptable & Sendable>: Sendable {
  /// The world's name, and whether it is live.
  let row: PlaygroundWorld<World>
  /// The world without interceptors.
  private(set) var bare: World
  /// The world as use cases see it. A call passes the log, the recorder, the overrides and the
  /// replay, in this order.
  private(set) var world: World
  /// The use cases that were linked to this world.
  private(set) var links = LinkCache()
  /// The world's backing value, if it has one.
  let backing: (any Sendable)?
  let overrides = Overrides()
  /// Counts and times the calls of the world's endpoints.
  let log = CallLog()
  /// Records the calls of the world's endpoints.
  let recorder = Recorder()
  /// Answers calls from a saved transcript, if one is replayed.
  private(set) var replay: PlaygroundReplay?

  init(_ row: PlaygroundWorld<World>) async throws {
    self.row = row
    (bare, backing) = try await row.make()
    world = bare
    wrap()
  }

  /// Changes the world. Use cases are linked again.
  mutating func change(_ change: (inout World) -> Void) {
    change(&bare)
    wrap()
  }

  /// Starts to answer calls from a saved transcript.
  mutating func replay(_ replay: PlaygroundReplay) {
    self.replay = replay
    wrap()
  }

  private mutating func wrap() {
    let world = replay.map { bare.intercepted(by: $0.interceptor) } ?? bare
    self.world = world.intercepted(by: overrides).intercepted(by: recorder).intercepted(by: log)
    links = LinkCache()
  }
}
