import Observation

/// The first screen: it lists the sync-ups, and makes the model of the meeting that is recorded.
@MainActor @Observable final class SyncUpListModel {
  struct Needs {
    var all: @Sendable () async throws -> [SyncUp]
    var announceToAll: AnnounceToAll
    var makeRecordMeetingModel: @MainActor (SyncUp) -> RecordMeetingModel
    var makeSyncUpListModel: @MainActor () -> SyncUpListModel
  }

  private(set) var syncUps: [SyncUp] = []
  private(set) var meeting: RecordMeetingModel?
  @ObservationIgnored private let needs: Needs

  init(needs: Needs) {
    self.needs = needs
  }

  func load() async throws {
    syncUps = try await needs.all()
  }

  /// Opens the screen that records a meeting. It needs what this model does not have.
  func start(_ syncUp: SyncUp) {
    meeting = needs.makeRecordMeetingModel(syncUp)
  }

  /// Announces a meeting, and returns the announcements.
  func announce(_ syncUp: SyncUp) -> [String] {
    needs.announceToAll(syncUp)
  }

  /// Returns the model of a second window.
  func openWindow() -> SyncUpListModel {
    needs.makeSyncUpListModel()
  }
}
