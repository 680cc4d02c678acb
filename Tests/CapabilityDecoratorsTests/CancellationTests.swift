import CapabilityDecorators
import CapabilitiesTesting
import Probes
import Testing

@Suite("A caller that is cancelled", .timeLimit(.minutes(1)))
struct CancellationTests {
  @Test("reaches the endpoint through every verb, and takes what it says", arguments: AsyncVerb.all)
  func reaches(verb: AsyncVerb) async throws {
    try await withTestClock { clock in
      let sentry = Sentry()
      let ask = AsyncVerb.Ask { (id) async throws(Refusal) in
        do { try await clock.sleep(for: .seconds(60)) } catch { throw Refusal("cancelled") }
        return id
      }
      let function = verb.around(ask, sentry).function()
      let call = Task { await outcome { () async throws(Refusal) in try await function(1) } }
      try await clock.sleepers(atLeast: 1)
      call.cancel()
      #expect(await call.value == .failure(Refusal("cancelled")))
    }
  }

  @Test(
    "before it has begun has its call made once by every verb, and is told",
    arguments: AsyncVerb.all
  )
  func begins(verb: AsyncVerb) async {
    let calls = Spy<Int>("ask")
    let ask = endpoint(
      calls.recording { id async throws(Refusal) -> Int in
        throw Refusal(Task.isCancelled ? "cancelled" : "not cancelled")
      }
    )
    let function = verb.around(ask, Sentry()).function()
    let call = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await outcome { () async throws(Refusal) in try await function(1) }
    }
    let refusal = verb.isBackup ? Refusal("1") : Refusal("cancelled")
    #expect(await call.value == .failure(refusal))
    #expect(verb.callCounts.contains(calls.callCount))
  }
}

extension AsyncVerb {
  /// A backup is not asked at all in a task that is cancelled.
  fileprivate var isBackup: Bool { testDescription == "being a backup" }

  /// How often a call is made whose caller is cancelled already. One that is let go may have gone
  /// before.
  fileprivate var callCounts: ClosedRange<Int> {
    if isBackup { return 0...0 }
    return Self.lettingGo.contains(testDescription) ? 0...1 : 1...1
  }

  private static let lettingGo = [
    "coalescing that lets go", "four of them, the other way around",
  ]
}
