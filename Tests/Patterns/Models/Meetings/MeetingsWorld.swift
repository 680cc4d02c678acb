import Capabilities

/// Everything that the models need.
struct MeetingsWorld: TestableCapability {
  var store: SyncUpStore
  var speech: SpeechClient
  var chime: @Sendable () async -> Void
  var now: @Sendable () -> Int
  var log: @Sendable (String) -> Void
}
