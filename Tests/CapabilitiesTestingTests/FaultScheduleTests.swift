import CapabilitiesTesting
import Testing

@Suite("A schedule is readable by people and parseable by tests")
struct FaultScheduleTests {
  private let schedule = FaultSchedule([
    FaultPoint(endpoint: "PaymentClient.charge", occurrence: 1, mode: .after),
    FaultPoint(endpoint: "Mailer.send", occurrence: 2, mode: .before, isPersistent: true),
  ])

  @Test("as a sentence")
  func sentence() {
    #expect(
      schedule.description
        == "PaymentClient.charge #1 fails after its effect, then Mailer.send #2 and every later one "
        + "fails before its effect"
    )
    #expect(FaultSchedule().description == "no faults")
  }

  @Test("as a code that parses to the same schedule")
  func code() {
    #expect(schedule.code == "PaymentClient.charge#1:after, Mailer.send#2+:before")
    #expect(FaultSchedule(code: schedule.code) == schedule)
    #expect(FaultSchedule(code: "") == FaultSchedule())
  }

  @Test("a partition names the number of its calls")
  func partition() throws {
    let point = FaultPoint(endpoint: "KV.get", occurrence: 2, mode: .partition, calls: 3)
    let schedule = FaultSchedule([point])
    #expect(schedule.code == "KV.get#2*3:partition")
    #expect(schedule.description == "KV.get #2 and the next 2 calls of KV cannot be reached")
    #expect(FaultSchedule(code: schedule.code) == schedule)
    let shortest = try #require(FaultSchedule(code: "KV.get#2:partition"))
    #expect(shortest.points.map(\.calls) == [1])
    #expect(shortest.description == "KV.get #2 cannot be reached")
    #expect(FaultPoint(endpoint: "KV.get", occurrence: 1, mode: .before, calls: 3).calls == 1)
  }

  @Test("turns are part of the code, with the names of all kinds of tasks")
  func turns() throws {
    let code = "T1:3, T1.2:1, R:2, R2:1, elsewhere:1, Bank.deposit#1:before"
    let schedule = try #require(FaultSchedule(code: code))
    #expect(schedule.code == code)
    #expect(schedule.turns.map { "\($0.task)" } == ["T1", "T1.2", "R", "R2", "elsewhere"])
    #expect(schedule.turns.map(\.steps) == [3, 1, 2, 1, 1])
    #expect(FaultSchedule(code: code.replacing("T1.2:", with: "T1.3:")) != schedule)
  }

  @Test(
    "an invalid code is refused",
    arguments: [
      "A.b#1*0:partition", "A.b#1*x:partition", "A.b#1*2+:partition", "A.b#*2:partition",
      "A.b#1*2:before", "A.b#1*-2:partition", "A.b#1*:partition", "A.b", "A.b#1", "A.b#0:after",
      "A.b#x:after", "A.b#1:never", "#1:after", "A.b#:cancel",
    ]
  )
  func badCode(code: String) {
    #expect(FaultSchedule(code: code) == nil)
  }
}
