import CapabilitiesTesting
import Testing

@Suite("A schedule that cannot come about is said to, and why")
struct MisreadScheduleTests {
  private func anomalies(_ code: FaultSchedule) async throws -> [String] {
    let tasks: KeyValuePairs<String, Orders.Story> = [
      "a": Orders.calling("a", 2), "b": Orders.calling("b", 1),
    ]
    return try await Orders.sweep(.interleavings, tasks).report(of: code).anomalies
  }

  @Test("a text that is no code", arguments: ["T1;6", "T1:0", "A.b#1:never", "T1:6 T2:3"])
  func noCode(text: String) async throws {
    #expect(
      try await anomalies(FaultSchedule(stringLiteral: text)) == [
        """
        "\(text)" is not the code of a schedule
          to fix: write it as failure messages do, such as \
        "T1:6, T2:3, T1:1, T2/PersonStore.save#1:crash"
        """
      ]
    )
  }

  @Test("tasks that the story does not have")
  func strangers() async throws {
    let known = "is no task of this story, which has T1 \"a\", T2 \"b\""
    #expect(try await anomalies("T9/Depot.order#1:crash") == ["T9 \(known)"])
    #expect(
      try await anomalies("T3:1, T1:2") == [
        "T3 \(known)",
        "step 1 of the schedule was not T3's: it had ended or waited for somebody; the run went "
          + "on with T1",
      ]
    )
    #expect(FaultSchedule(code: "T99999999999:1") == nil)
  }

  @Test("more steps than there are, however many")
  func tooLong() async throws {
    let late = "but the story had ended after 3 steps"
    #expect(try await anomalies("T1:2, T2:1, T1:4") == ["the schedule goes on with T1, \(late)"])
    #expect(
      try await anomalies("T1:2, T2:9000000000000000000")
        == ["the schedule goes on with T2, \(late)"]
    )
  }

  @Test("a fault at a call that is not made")
  func noCall() async throws {
    #expect(
      try await anomalies("T2/Depot.order#2:before") == [
        "T2 Depot.order #2 was not called, so its fault struck nothing; the use case called: "
          + "Depot.order"
      ]
    )
  }
}
