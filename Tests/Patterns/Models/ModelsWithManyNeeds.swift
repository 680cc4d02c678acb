import Capabilities
import CapabilitiesTesting
@testable import PatternMeetings
import Testing

/// A model names what it needs in a struct, and `wire` supplies it: the parent of a model does not have
/// what its children need, and passes on nothing.
@Suite("Models with many needs") @MainActor
struct ModelsWithManyNeeds {
  private let design = SyncUp(title: "Design", attendees: ["Ada", "Grace"])

  @Test("the model of a list makes the model of a meeting, which needs five other things")
  func child() async throws {
    let saved = Spy<SyncUp>("SyncUpStore.save")
    let log = Spy<String>("MeetingsWorld.log")
    let useCases = MeetingsWorld.test.overriding { [design] in
      $0.store.all = { [design] }
      $0.store.save = saved.returning(())
      $0.speech.listen = { "\($0) agrees" }
      $0.chime = {}
      $0.now = { 60 }
      $0.log = log.returning(())
    }.useCases
    let list = useCases.makeSyncUpListModel()

    try await list.load()
    list.start(try #require(list.syncUps.first))
    let meeting = try #require(list.meeting)
    await meeting.record()

    #expect(meeting.syncUp.transcripts == ["Ada: Ada agrees\nGrace: Grace agrees"])
    #expect(saved.calls == [meeting.syncUp])
    #expect(log.calls == ["recorded for 0 s"])
  }

  @Test("a test of the parent replaces the child's initializer and supplies none of its needs")
  func replacedChild() {
    let world = MeetingsWorld.test
    let other = world.useCases.makeRecordMeetingModel(SyncUp(title: "Other", attendees: []))
    let useCases = world.useCases { $0.makeRecordMeetingModel = { _ in other } }
    let list = useCases.makeSyncUpListModel()

    list.start(design)

    #expect(list.meeting === other)
  }

  @Test("a model makes another one of its own type")
  func window() async throws {
    let useCases = MeetingsWorld.test.overriding { [design] in $0.store.all = { [design] } }
      .useCases
    let list = useCases.makeSyncUpListModel()
    let window = list.openWindow()

    try await window.load()

    #expect(window !== list)
    #expect(window.syncUps == [design])
    #expect(list.syncUps == [])
  }

  @Test("a use case takes the results of all builders of a type, and a replaced one too")
  func all() {
    let useCases = MeetingsWorld.test.useCases
    #expect(useCases.makeSyncUpListModel().announce(design) == ["mail: Design", "chat: Design"])

    let others = MeetingsWorld.test.useCases { $0.mailAnnouncement = { _ in "no mail" } }
    #expect(others.makeSyncUpListModel().announce(design) == ["no mail", "chat: Design"])
  }

  @Test("a replaced use case reaches the models")
  func replacedUseCase() async throws {
    struct NoSpace: Error {}
    let useCases = MeetingsWorld.test.overriding {
      $0.speech.listen = { _ in "yes" }
      $0.chime = {}
      $0.now = { 0 }
      $0.log = { _ in }
    }.useCases { $0.saveMeeting = { _, _ in throw NoSpace() } }
    let meeting = useCases.makeRecordMeetingModel(design)

    await meeting.record()

    #expect(meeting.problem == "The meeting was not recorded.")
    #expect(meeting.syncUp == design)
  }
}
