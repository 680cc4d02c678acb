import Capabilities
import CapabilityTranscripts
import Foundation

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
  let backing: (any Sendable)?
  let overrides = Overrides()
  let log = CallLog()
  let recorder = Recorder()
  /// Answers calls from a saved transcript, if one is replayed.
  private(set) var replay: Replay?
  /// The errors of calls that were not recorded and went to the world.
  let unanswered = CommandMessages()

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
  ///
  /// - Returns: The number of its calls.
  /// - Throws: `InvalidTranscriptError`.
  mutating func replay(_ json: Data) throws -> Int {
    let replay = try Replay(json) { [unanswered] in unanswered.add($0.description) }
    self.replay = replay
    wrap()
    return replay.unusedCalls.count
  }

  private mutating func wrap() {
    let world = replay.map { bare.intercepted(by: $0) } ?? bare
    self.world = world.intercepted(by: overrides).intercepted(by: recorder).intercepted(by: log)
    links = LinkCache()
  }
}
