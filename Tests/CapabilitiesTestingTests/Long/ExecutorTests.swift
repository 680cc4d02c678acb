import Capabilities
import CapabilitiesTesting
import Synchronization
import TestTraits
import Testing

/// Checks the executor itself, because code does not always run on the actor that `#isolation`
/// returns.
@Suite("Wrapped endpoints stay on their caller's executor")
struct ExecutorTests {
  @Test("a transcript")
  func transcript() async throws {
    try await onBothActors { actor in
      let transcript = Transcript()
      let call = transcript.wrap("Desk.call", endpoint(on: actor))
      let number1 = try await call(1)
      #expect(number1 == 1)
      actor.preconditionIsolated()
      let refusal = await outcome(of: call, -1)
      actor.preconditionIsolated()
      #expect(throws: Rejected(number: -1)) { try refusal.get() }
      transcript.expect("Desk.call(1) -> 1\nDesk.call(-1) throws Rejected(number: -1)")
    }
  }

  @Test("a replay that passes the call on")
  func replay() async throws {
    // Call it outside of the actors: its closure would leave the actor.
    let numbers = Mutex<[Int]>([])
    let misses = try await recordedIssues {
      try await onBothActors { actor in
        let replay = try Replay(try Transcript().json())
        let call = replay.wrap("Desk.call", endpoint(on: actor))
        let number = try await call(1)
        actor.preconditionIsolated()
        numbers.withLock { $0.append(number) }
      }
    }
    #expect(numbers.withLock(\.self) == [1, 1])
    let start = "not recorded: Desk.call(1)\n"
    #expect(misses.map { $0.text.hasPrefix(start) } == [true, true])
  }

  @Test("an expected call")
  func expectedCall() async throws {
    try await onBothActors { actor in
      var desk = Desk(call: endpoint(on: actor))
      desk.expectCall(of: \.call)
      let number2 = try await desk.call(1)
      #expect(number2 == 1)
      actor.preconditionIsolated()
    }
  }

  @Test("a spy, including one that suspends")
  func spies() async throws {
    try await onBothActors { actor in
      let spy = Spy<Int>("Desk.call")
      let recording = spy.recording(endpoint(on: actor))
      let number3 = try await recording(1)
      #expect(number3 == 1)
      let suspending = spy.suspending(endpoint(on: actor))
      let releasing = Task.detached {
        _ = try await spy.call(2)
        spy.release()
      }
      let number4 = try await suspending(2)
      #expect(number4 == 2)
      actor.preconditionIsolated()
      try await releasing.value
      #expect(spy.calls == [1, 2])
    }
  }

  @Test("a fault sweep, in every mode")
  func faultSweep() async throws {
    let calls = Mutexed(0)
    let sweep = FaultSweep(
      "desk",
      fixture: { _ in },
      run: { _, faults in
        try await onBothActors { actor in
          let inner = endpoint(on: actor)
          let call = faults.wrap("Desk.call") { (number: Int) async throws in
            calls.update { $0 += 1 }
            return try await inner(number)
          }
          let outcome = await outcome(of: call)
          actor.preconditionIsolated()
          try outcome.get()
        }
      },
      invariants: [.always],
      coverage: FaultCoverage(modes: FaultMode.allCases)
    )
    try await sweep.expectInvariants()
    #expect(calls.value > 4)
  }
}

private func outcome(
  of call: @Sendable (Int) async throws -> Int,
  _ number: Int = 1
) async -> Result<Void, any Error> {
  do {
    _ = try await call(number)
    return .success(())
  } catch {
    return .failure(error)
  }
}

private struct Rejected: Error, Equatable { let number: Int }

private struct Desk: TestableCapability, Interceptable {
  var call: @Sendable (Int) async throws -> Int

  static var test: Desk { Desk(call: unimplemented("Desk.call")) }

  func intercepted(by interceptor: some Interceptor) -> Desk {
    Desk(call: interceptor.wrap("Desk.call", call))
  }
}

/// Returns an endpoint that traps if it runs outside of an actor, before or after a suspension, and
/// throws for negative numbers.
private func endpoint(on actor: any Actor) -> @Sendable (Int) async throws -> Int {
  { (number: Int) async throws in
    actor.preconditionIsolated()
    await Task.yield()
    actor.preconditionIsolated()
    if number < 0 { throw Rejected(number: number) }
    return number
  }
}

private actor Vault {
  func run(_ body: @Sendable (isolated Vault) async throws -> Void) async throws {
    try await body(self)
  }
}

/// Runs a body on a custom actor, then on the main actor, and checks that it runs there.
private func onBothActors(_ body: @Sendable (any Actor) async throws -> Void) async throws {
  try await Vault().run { vault in
    vault.preconditionIsolated()
    try await body(vault)
  }
  try await onMainActor(body)
}

@MainActor
private func onMainActor(_ body: @Sendable (any Actor) async throws -> Void) async throws {
  MainActor.preconditionIsolated()
  try await body(MainActor.shared)
}
