import Capabilities
import CapabilityTranscripts

/// The world that commands act in, with all that stands around it.
struct Stage<World: Interceptable & Sendable>: Sendable {
  /// Its name, and whether what is done in it is done in earnest.
  let row: PlaygroundWorld<World>
  /// The world itself.
  private(set) var bare: World
  /// The world as use cases see it: every call passes the log, then the transcript, then the
  /// overrides, then the replay.
  private(set) var world: World
  /// What the use cases were linked to, which lasts as long as the world does.
  private(set) var links = LinkCache()
  /// What it stands on.
  let backing: (any Sendable)?
  /// The overrides of its endpoints.
  let overrides = Overrides()
  /// How often and how long its endpoints were called.
  let log = CallLog()
  /// What finds the transcript of a call.
  let recorder = Recorder()
  /// What answers in place of its endpoints; `nil` where they do themselves.
  private(set) var replaying: PlaygroundReplay?

  /// Puts a world on stage.
  init(_ row: PlaygroundWorld<World>) async throws {
    self.row = row
    (bare, backing) = try await row.make()
    world = bare
    wrap()
  }

  /// Changes the world itself. What was made from it is made anew.
  mutating func change(_ change: (inout World) -> Void) {
    change(&bare)
    wrap()
  }

  /// Answers calls from a saved transcript.
  mutating func replay(_ replaying: PlaygroundReplay) {
    self.replaying = replaying
    wrap()
  }

  private mutating func wrap() {
    let world = replaying.map { bare.intercepted(by: $0.interceptor) } ?? bare
    self.world = world.intercepted(by: overrides).intercepted(by: recorder).intercepted(by: log)
    links = LinkCache()
  }
}
