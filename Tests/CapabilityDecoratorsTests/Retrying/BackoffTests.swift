import CapabilitiesTesting
import Testing

@testable import CapabilityDecorators

@Suite("A backoff")
struct BackoffTests {
  @Test("grows by its factor up to its limit")
  func grows() {
    let schedule = BackoffSchedule.exponential(
      first: .milliseconds(100),
      factor: 2,
      limit: .milliseconds(500)
    )
    let pauses = (1...5).map { schedule.pause(after: $0) }
    #expect(pauses == [100, 200, 400, 500, 500].map { .milliseconds($0) })
  }

  @Test("has equal pauses if it is constant, and none for .none")
  func isConstant() {
    #expect(
      (1...3).map { BackoffSchedule.constant(.seconds(2)).pause(after: $0) }
        == [.seconds(2), .seconds(2), .seconds(2)]
    )
    #expect(BackoffSchedule.none.pause(after: 7) == .zero)
  }

  @Test("never overflows")
  func doesNotOverflow() async {
    let longest = Duration(secondsComponent: .max, attosecondsComponent: 0)
    let schedule = BackoffSchedule.exponential(first: .seconds(1), factor: .max, limit: longest)
    #expect(schedule.pause(after: 2) == .seconds(Int64.max))
    #expect(schedule.pause(after: .max) == longest)
    let asked = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await Backoff.none.wait(after: 1, longest, throwing: CancellationError())
    }
    await #expect(throws: CancellationError.self) { try await asked.value }
    let jittered = Backoff.constant(Duration(attoseconds: .max), clock: ImmediateClock())
      .jittered(by: 0.5, random: { 0 })
    #expect(jittered.pause(after: 1) / Duration.seconds(1) == 3_155_760_000)
  }

  @Test("clamps invalid parameters")
  func clampsParameters() {
    #expect(BackoffSchedule.constant(.seconds(-1)).pause(after: 1) == .zero)
    let schedule = BackoffSchedule.exponential(first: .seconds(3), factor: 0, limit: .seconds(2))
    #expect(schedule.pause(after: 4) == .seconds(2))
  }

  @Test(
    "is shortened randomly, by at most its share",
    arguments: [
      (share: 0.5, draw: 0.0, pause: 1000),
      (share: 0.5, draw: 0.5, pause: 750),
      (share: 0.5, draw: 1.0, pause: 500),
      (share: 1.0, draw: 0.75, pause: 250),
      (share: 2.0, draw: 2.0, pause: 0),
      (share: -1.0, draw: 0.5, pause: 1000),
      (share: 0.5, draw: .nan, pause: 1000),
      (share: .nan, draw: 0.5, pause: 1000),
    ]
  )
  func isJittered(share: Double, draw: Double, pause: Int) {
    let backoff = Backoff.constant(.seconds(1), clock: ImmediateClock())
      .jittered(by: share, random: { draw })
    #expect(backoff.pause(after: 1) == .milliseconds(pause))
  }
}
