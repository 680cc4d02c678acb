import CapabilitiesTesting
import Foundation
import Membership
import MembershipLive
import Synchronization
import Testing

/// Replays the recording of a working world in place of that world.
@Suite("Recording and replaying an enrollment")
struct RecordedWorldTests {
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  /// Enrolls a person in the sandbox, and saves and reloads the recording.
  private func recording(of person: Person) async throws -> Replay {
    let transcript = Transcript()
    let world = World.sandbox.intercepted(by: transcript)
    _ = try? await world.enroll(person)
    let file = directory.url.appendingPathComponent("enrolling.json")
    try transcript.json().write(to: file)
    return try Replay(Data(contentsOf: file))
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
    let issues = Issues()

    await withKnownIssue {
      _ = try? await World.test.intercepted(by: replay).enroll(.example("2"))
    } matching: { issue in
      issues.note(issue)
    }

    #expect(
      issues.texts == [
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
    let issues = Issues()

    await withKnownIssue {
      _ = try? await world.enroll(ada)
    } matching: { issue in
      issues.note(issue)
    }

    #expect(
      issues.texts.first == """
        not recorded: PersonStore.find(1)
          every recorded call of PersonStore.find was already replayed
          to fix: record the transcript again, or call the use case with the recorded inputs
        """
    )
  }
}

/// Collects issues: whole messages of the library, first lines of a world's reports.
private final class Issues: Sendable {
  private let notes = Mutex<[String]>([])

  var texts: [String] { notes.withLock(\.self) }

  func note(_ issue: Issue) -> Bool {
    let text = issue.comments.map(\.rawValue).joined()
    let isWorlds = text.hasPrefix("Unimplemented")
    notes.withLock { notes in
      notes.append(isWorlds ? String(text.prefix { $0 != "\n" }) : text)
    }
    return true
  }
}
