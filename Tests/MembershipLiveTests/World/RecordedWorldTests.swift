import CapabilitiesTesting
import Foundation
import Membership
import MembershipLive
import Synchronization
import Testing

/// What is recorded once in a world that works is enough of a world from then on.
@Suite("Enrolling, recorded and replayed")
struct RecordedWorldTests {
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  /// Enrolls somebody in the sandbox, saves what happened, and reads it again.
  private func recording(of person: Person) async throws -> Replay {
    let transcript = Transcript()
    let world = World.sandbox.intercepted(by: transcript)
    _ = try? await world.enroll(person)
    let file = directory.url.appendingPathComponent("enrolling.json")
    try transcript.json().write(to: file)
    return try Replay(Data(contentsOf: file))
  }

  @Test("comes to the same, without a store, a bank or a post office")
  func replayed() async throws {
    let ada = try Person.example()
    let replay = try await recording(of: ada)

    let member = try await World.test.intercepted(by: replay).enroll(ada)

    #expect(member == Member(person: ada, receipt: .sent))
    replay.expectAllCallsReplayed()
  }

  @Test("fails in the same way")
  func replayedFailure() async throws {
    let poor = try Person.example(email: "declined@example.org")
    let replay = try await recording(of: poor)

    await #expect(throws: EnrollmentError.declined("card declined")) {
      try await World.test.intercepted(by: replay).enroll(poor)
    }
    replay.expectAllCallsReplayed()
  }

  @Test("of somebody else is an issue, and reaches no world")
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
        """,
        "Unimplemented endpoint called: PersonStore.find",
      ]
    )
  }

  @Test("more than once is an issue")
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

/// Collects what issues say: what the kit says whole, and the first line of what a world says.
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
