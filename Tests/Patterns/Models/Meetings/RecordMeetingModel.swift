import Observation

/// The screen that records one meeting.
@MainActor @Observable final class RecordMeetingModel {
  struct Needs: Sendable {
    var speech: SpeechClient
    var chime: @Sendable () async -> Void
    var now: @Sendable () -> Int
    var log: @Sendable (String) -> Void
    var saveMeeting: SaveMeeting
  }

  private(set) var syncUp: SyncUp
  private(set) var problem: String?
  @ObservationIgnored private let needs: Needs

  init(syncUp: SyncUp, needs: Needs) {
    (self.syncUp, self.needs) = (syncUp, needs)
  }

  /// Lets each attendee speak, and stores what they said.
  func record() async {
    do {
      let start = needs.now()
      var transcript: [String] = []
      for attendee in syncUp.attendees {
        transcript.append("\(attendee): \(try await needs.speech.listen(attendee))")
        await needs.chime()
      }
      needs.log("recorded for \(needs.now() - start) s")
      syncUp = try await needs.saveMeeting(transcript.joined(separator: "\n"), syncUp)
    } catch {
      problem = "The meeting was not recorded."
    }
  }
}
