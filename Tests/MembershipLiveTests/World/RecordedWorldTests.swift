import CapabilitiesTesting
import Foundation
import Membership
import MembershipLive
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
}
