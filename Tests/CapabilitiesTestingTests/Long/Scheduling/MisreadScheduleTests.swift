import CapabilitiesTesting
import Testing

@Suite("A schedule that cannot happen is reported with the reason")
struct MisreadScheduleTests {
  private func problems(_ code: FaultSchedule) async throws -> [String] {
    try await Orders.sweep(.interleavings, Orders.two(2, 1)).report(of: code).problems
  }

  @Test("a text that is not a code", arguments: ["T1;6", "T1:0", "A.b#1:never", "T1:6 T2:3"])
  func invalidCode(text: String) async throws {
    #expect(
      try await problems(FaultSchedule(stringLiteral: text)) == [
        """
        "\(text)" is not the code of a schedule
          to fix: copy the code from a failure message, for example \
        "T1:6, T2:3, T1:1, T2/PersonStore.save#1:crash"
        """
      ]
    )
  }

  @Test("tasks that the story does not have, or that have ended")
  func unknownTasks() async throws {
    let known = "is not a task of this story; its tasks are T1 \"a\", T2 \"b\""
    #expect(try await problems("T9/Depot.order#1:crash") == ["T9 \(known)"])
    #expect(
      try await problems("T3:1, T1:2") == [
        "T3 \(known)",
        "T3 could not run at step 1 of the schedule: it had ended or was waiting; T1 ran instead",
      ]
    )
    #expect(FaultSchedule(code: "T99999999999:1") == nil)
    let ended = "of the schedule: it had ended or was waiting; T2 ran instead"
    #expect(try await problems("T1:4, T2:2") == ["T1 could not run at step 4 \(ended)"])
  }

  @Test("more steps than the story has")
  func tooManySteps() async throws {
    let late = "but the story ended after 5 steps"
    #expect(try await problems("T1:3, T2:2, T1:4") == ["the schedule continues with T1, \(late)"])
    #expect(
      try await problems("T1:3, T2:9000000000000000000")
        == ["the schedule continues with T2, \(late)"]
    )
  }

  @Test("a fault at a call that does not happen")
  func noCall() async throws {
    #expect(
      try await problems("T2/Depot.order#2:before") == [
        "T2 Depot.order #2 was not called, so its fault hit nothing; the use case called: "
          + "Depot.order"
      ]
    )
  }
}
