import CapabilitiesTesting
import Foundation
import Membership
import MembershipLive
import Synchronization
import TestTraits
import Testing

/// Replays the recording of a working world in place of that world.
@Suite("Recording and replaying an enrollment")
struct RecordedWorldTests {
  let directory = TemporaryDirectory()

  /// Enrolls a person in the sandbox, and saves and reloads the recording.
  private func recording(of person: Person) async throws -> Replay {
    let transcript = Transcript()
    let world = World.sandbox.intercepted(by: transcript)
    _ = try? await world.enroll(person)
    try directory.write("enrolling.json", transcript.json())
    return try Replay(Data((directory.read("enrolling.json") ?? "").utf8))
  }

  @Test("a replay has the same result without a store, a bank or a mail service")
  func replayed() async throws {
    let ada = try Person.example()
    let replay = try await recording(of: ada)

    let member = try await World.test.intercepted(by: replay).enroll(ada)

    #expect(member == Member(person: ada, receipt: .sent))
    replay.expectAllCallsReplayed()
  }

  @Test("a replay throws the recorded error")
  func replayedFailure() async throws {
    let poor = try Person.example(email: "declined@example.org")
    let replay = try await recording(of: poor)

    await #expect(throws: EnrollmentError.declined("card declined")) {
      try await World.test.intercepted(by: replay).enroll(poor)
    }
    replay.expectAllCallsReplayed()
  }

  @Test("a replay for another person records an issue and calls no world")
  func notRecorded() async throws {
    let replay = try await recording(of: .example("1"))
    let texts = await issues {
      _ = try? await World.test.intercepted(by: replay).enroll(.example("2"))
    }

    #expect(
      texts == [
        """
        not recorded: PersonStore.find(2)
          recorded and not yet replayed:
            PersonStore.find(1)
            PersonStore.find(1)
          to fix: record the transcript again, or call the use case with the recorded inputs
        """
      ]
    )
  }

  @Test("a second call during a replay records an issue")
  func twice() async throws {
    let ada = try Person.example()
    let world = World.test.intercepted(by: try await recording(of: ada))
    _ = try await world.enroll(ada)
    let texts = await issues { _ = try? await world.enroll(ada) }

    #expect(
      texts.first == """
        not recorded: PersonStore.find(1)
          every recorded call of PersonStore.find was already replayed
          to fix: record the transcript again, or call the use case with the recorded inputs
        """
    )
  }
}

/// Returns the texts of the issues that a body records.
private func issues(of body: () async -> Void) async -> [String] {
  let texts = Mutex<[String]>([])
  await withKnownIssue {
    await body()
  } matching: { issue in
    texts.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
    return true
  }
  return texts.withLock(\.self)
}
