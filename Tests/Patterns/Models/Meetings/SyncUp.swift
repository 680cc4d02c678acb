/// A regular meeting of a team.
struct SyncUp: Sendable, Equatable {
  var title: String
  var attendees: [String]
  /// The transcripts of earlier meetings.
  var transcripts: [String] = []

  init(title: String, attendees: [String]) {
    self.title = title
    self.attendees = attendees
  }
}
