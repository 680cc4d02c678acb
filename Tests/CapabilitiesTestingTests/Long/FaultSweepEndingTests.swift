import Capabilities
import CapabilitiesTesting
import Synchronization
import TestTraits
import Testing

@Suite("A fault sweep ends even if its use case waits forever")
struct FaultSweepEndingTests {
  /// Sweeps a transfer without patience: a run without progress is abandoned at once.
  private func impatientSweep(
    _ modes: [FaultMode],
    recover: FaultSweep<Accounts>.Story? = nil,
    transfer: @escaping Transfer
  ) -> FaultSweep<Accounts> {
    let coverage = FaultCoverage(modes: modes, includesPairs: false, patience: .zero)
    return sweep(coverage, invariants: [.always], recover: recover, transfer: transfer)
  }

  @Test("a run that waits for an event that never happens is abandoned and reported as stuck")
  func stuckUnderFault() async throws {
    let sweep = impatientSweep([.before]) { bank in
      let (answers, answer) = AsyncStream.makeStream(of: Void.self)
      // The bug: if the withdrawal fails, the stream never ends.
      async let waiting: Void = { for await _ in answers {} }()
      if (try? await bank.withdraw(4)) != nil { answer.finish() }
      await waiting
      withExtendedLifetime(answer) {}
    }
    #expect(
      try await sweep.report().failureMessages == [
        """
        violated: the use case ends (it waits for an event that neither an endpoint nor the \
        sweep's clock triggers)
          found: not ended: T1
          schedule: Bank.withdraw #1 fails before its effect
          calls:
            Bank.withdraw(4) throws injected fault: Bank.withdraw fails before its effect
          reproduce with: try await sweep.expectInvariants(under: "Bank.withdraw#1:before @a5c3")
          transfer: 1 call, 1 schedule, 1 violation (stopped at a run that never ended; not every \
        schedule was run)
        """
      ]
    )
  }

  @Test(
    "a task or a recovery that waits for a crashed task is reported with advice",
    arguments: [
      (
        FaultMode.crashAlone,
        "not ended: T2; leave out crashAlone if the tasks share memory with the crashed one"
      ),
      (
        .crash,
        "not ended: R; if a decorator, lifetime or lock waits for the crashed process, "
          + "create it again in the recovery"
      ),
    ]
  )
  func stuckAfterCrash(mode: FaultMode, advice: String) async throws {
    typealias Room = (stream: AsyncStream<Void>, continuation: AsyncStream<Void>.Continuation)
    let enter: FaultSweep<Room>.Story = { room, faults in
      await faults.wrap("Room.enter") { () async in }()
      room.continuation.finish()
    }
    let wait: FaultSweep<Room>.Story = { room, _ in for await _ in room.stream {} }
    let sweep = FaultSweep<Room>(
      "room",
      fixture: { _ in AsyncStream.makeStream(of: Void.self) },
      tasks: mode == .crash ? ["one": enter] : ["one": enter, "other": wait],
      invariants: [.always],
      recover: mode == .crash ? wait : nil,
      coverage: FaultCoverage(modes: [mode], includesPairs: false, patience: .zero)
    )
    #expect(try await sweep.report().violations.first?.seen == advice)
  }

  @Test("a use case that never ends is stuck without a fault, and its tasks are cancelled")
  func stuckAtOnce() async throws {
    let isCancelled = Mutex(false)
    let report = try await impatientSweep(FaultMode.allCases) { _ in
      await withTaskCancellationHandler {
        await Never.wait()
      } onCancel: {
        isCancelled.withLock { $0 = true }
      }
    }.report()
    #expect(report.violations.map(\.schedule.description) == ["no faults"])
    #expect(report.violations.first?.invariant.hasPrefix("the use case ends") == true)
    #expect(report.isStalled)
    #expect(isCancelled.withLock { $0 })
  }

  @Test("a recovery that never ends is reported as stuck")
  func stuckRecovery() async throws {
    let sweep = impatientSweep([.before], recover: { _, _ in await Never.wait() }) { _ in }
    let violation = try await sweep.report().violations.first
    #expect(violation?.invariant.hasPrefix("recovery ends") == true)
    #expect(violation?.seen == "not ended: R")
  }

  @Test("a fixture that never returns ends the sweep with an error")
  func stuckFixture() async {
    let sweep = FaultSweep<Void>(
      "nothing",
      fixture: { _ in await Never.wait() },
      run: { _, _ in },
      invariants: [.always],
      coverage: FaultCoverage(patience: .zero)
    )
    let error = await #expect(throws: (any Error).self) { try await sweep.report() }
    #expect("\(error, default: "none")".hasPrefix("nothing: the fixture is never ready: it waits"))
  }

  @Test("a cancelled sweep throws a cancellation error and reports no violation", arguments: 1...10)
  func cancelled(run: Int) async throws {
    let runs = Mutexed(0)
    let sweeping = Mutexed<Task<FaultSweepReport, any Error>?>(nil)
    let started = Spy<Void>("start")
    let start: @Sendable () async -> Void = started.suspending {}
    let uncancelled = Invariant<Accounts>("the run is not the cancelled one") { _ in
      runs.value != run
    }
    let sweep = sweep(.singles, invariants: [uncancelled]) { bank in
      await start()
      runs.update { $0 += 1 }
      if runs.value == run { sweeping.value?.cancel() }
      try await carelessTransfer(bank)
    }
    sweeping.value = Task { try await sweep.report() }
    started.releaseAll()
    await #expect(throws: CancellationError.self) { try await sweeping.value?.value }
    #expect(runs.value == run, "no run is begun after the cancellation")
  }

  @Test("a cancelled sweep does not wait for a stuck run until its patience ends", .hangLimit)
  func cancelledWhileStuck() async throws {
    let stuck = Spy<Void>("Bank.audit")
    let audit: @Sendable () async -> Void = stuck.suspending {}
    let (runs, run) = AsyncStream.makeStream(of: Void.self)
    // A sweep that waits for its patience fails this test's time limit first.
    let patience = Duration.seconds(HangLimit.seconds + 60)
    let sweep = sweep(FaultCoverage(modes: [], patience: patience)) { _ in
      run.yield()
      await Task.detached { await audit() }.value
    }
    let sweeping = Task { try await sweep.report() }
    // Not a call of the spy, whose limit can end before the sweep may use a thread.
    for await _ in runs { break }
    sweeping.cancel()
    await #expect(throws: CancellationError.self) { try await sweeping.value }
    stuck.releaseAll()
  }
}

@Suite("A fault sweep controls the work of its runs")
struct FaultSweepDrivingTests {
  @Test("faults also hit calls of a detached task, and their waits end")
  func detached() async throws {
    let outcomes = Mutexed<[String]>([])
    // Exclude crashes: crashed tasks are only unwound, and their progress on other threads is
    // random.
    let modes: [FaultMode] = FaultMode.standard.filter { $0 != .crash && $0 != .crashAlone }
    let coverage = FaultCoverage(modes: modes, includesPairs: false)
    let sweep = sweep(coverage, invariants: [.always]) { bank in
      let withdrawal = Task.detached { try await bank.withdraw(4) }
      let outcome = await withdrawal.result
      outcomes.update { [cancelled = Task.isCancelled] in
        $0.append(cancelled ? "cancelled" : (try? outcome.get()) == nil ? "failed" : "done")
      }
    }
    try await sweep.expectInvariants()
    #expect(
      outcomes.value == [
        "done", "done",
        "failed", "failed", "cancelled", "cancelled", "failed", "done",  // up to hang and slow
        "failed", "failed", "failed",  // before, after, hang, persistent
        "done",
      ]
    )
  }

  @Test("the clock does not advance while an actor of the fixture works")
  func actors() async throws {
    actor Bookkeeper {
      var times: [TestInstant] = []

      func work(_ clock: TestClock) async {
        for _ in 1...100 {
          await Task.yield()
          times.append(clock.now)
        }
      }
    }
    let sweep = FaultSweep(
      "transfer",
      fixture: { clock in (Accounts(), Bookkeeper(), clock) },
      run: { fixture, faults in
        let (accounts, bookkeeper, clock) = fixture
        async let hanging: Void = accounts.bank.intercepted(by: faults).withdraw(1)
        await bookkeeper.work(clock)
        _ = try? await hanging
      },
      invariants: [
        Invariant("the books were written before the withdrawal ran out of time") { fixture in
          await fixture.1.times == Array(repeating: TestInstant(), count: 100)
        }
      ],
      coverage: FaultCoverage(modes: [.hang])
    )
    try await sweep.expectInvariants()
  }

  @Test("concurrent calls interleave although their doubles do not suspend")
  func interleaving() async throws {
    let journals = Mutexed<Set<[String]>>([])
    let coverage = FaultCoverage(modes: [], interleavings: .preemptions(3))
    let sweep = sweep(coverage) { bank in
      let journal = Mutexed<[String]>([])
      let transfer: @Sendable (String) async throws -> Void = { name in
        try await bank.withdraw(1)
        journal.update { $0.append("\(name) has withdrawn") }
        try await bank.deposit(1)
        journal.update { $0.append("\(name) has deposited") }
      }
      async let first: Void = transfer("first")
      async let second: Void = transfer("second")
      _ = try await (first, second)
      journals.update { [journal = journal.value] in $0.insert(journal) }
    }
    let report = try await sweep.expectInvariants()
    // Two calls each: six orders, in some orders of the starts.
    #expect(report.summary == "transfer: 4 calls, 17 schedules, 0 violations")
    #expect(journals.value.count == 6)
  }
}

extension Never {
  /// Waits forever, even if the task is cancelled.
  fileprivate static func wait() async {
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
  }
}
