import Capabilities

/// Stores sync-ups.
struct SyncUpStore: TestableCapability {
  var all: @Sendable () async throws -> [SyncUp]
  var save: @Sendable (SyncUp) async throws -> Void
}
