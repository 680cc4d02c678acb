import Capabilities
import CapabilityTranscripts

/// The world that commands act in, with all that stands around it.
struct Stage<World: Interceptable & Sendable>: Sendable {
  /// Its name, and whether what is done in it is done in earnest.
  let row: PlaygroundWorld<World>
  /// The world itself. Settings change it.
  var bare: World
  /// What it stands on.
  let base: (any Sendable)?
  /// The overrides of its endpoints.
  let overrides = Overrides()
  /// How often and how long its endpoints were called.
  let log = CallLog()
  /// What its endpoints were given and returned.
  var history = History()
  /// What answers in place of its endpoints; `nil` where they do themselves.
  var replaying: Replaying?

  /// Puts a world on stage.
  init(_ row: PlaygroundWorld<World>) async throws {
    self.row = row
    (bare, base) = try await row.make()
  }

  /// The world as use cases see it: every call passes the log, then the transcript, then the
  /// overrides, then the replay.
  func world(recordedBy limit: RecordingLimit) -> World {
    let world = replaying.map { bare.intercepted(by: $0) } ?? bare
    return world.intercepted(by: overrides).intercepted(by: limit).intercepted(by: log)
  }
}
