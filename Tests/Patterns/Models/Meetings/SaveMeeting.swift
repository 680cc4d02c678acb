/// Adds what was said to a sync-up, and stores it.
typealias SaveMeeting = @Sendable (_ transcript: String, SyncUp) async throws -> SyncUp

func makeSaveMeeting(save: @escaping @Sendable (SyncUp) async throws -> Void) -> SaveMeeting {
  { transcript, syncUp in
    var syncUp = syncUp
    syncUp.transcripts.append(transcript)
    try await save(syncUp)
    return syncUp
  }
}
