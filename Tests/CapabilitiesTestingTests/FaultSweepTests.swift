import Capabilities
import CapabilitiesTesting
import Foundation
import TestTraits
import Testing

@Suite("A fault sweep hits every call of a use case", .onOneThread)
struct FaultSweepTests {
  @Test(
    "reports the smallest schedule that violates an invariant, with a command that reproduces it"
  )
  func findsViolation() async throws {
    let report = try await sweep(transfer: carelessTransfer).report()
    #expect(
      report.failureMessages == [
        """
        violated: no money is lost or made
          also violated by 20 other schedules
          schedule: Bank.deposit #1 fails before its effect
          calls:
            Bank.note("begin")
            Bank.withdraw(4)
            Bank.deposit(4) throws injected fault: Bank.deposit fails before its effect
          reproduce with: try await sweep.expectInvariants(under: "Bank.deposit#1:before @34e4")
          transfer: 3 calls, 49 schedules, 21 violations
        """
      ]
    )
    #expect("\(report)".hasPrefix("violated: no money is lost or made\n"))
    #expect("\(report)".hasSuffix("\(report.summary)\n\(report.explored)"))
  }

  @Test("a code reproduces exactly that schedule; one whose calls are not made is reported")
  func codes() async throws {
    let code: FaultSchedule = "Bank.deposit#1:before @34e4"
    let careless = sweep(transfer: carelessTransfer)
    let current = try await careless.report(of: code)
    #expect(current.problems == [] && current.calls == 3)
    #expect(current.violations.map(\.invariant) == ["no money is lost or made"])
    #expect(
      current.violations.first?.transcript == """
        Bank.note("begin")
        Bank.withdraw(4)
        Bank.deposit(4) throws injected fault: Bank.deposit fails before its effect
        """
    )
    #expect(try await careless.report(of: "Bank.withdraw#1:before").violations.isEmpty)
    #expect(
      try await careless.report(of: "Bank.close#1:before").problems == [
        "Bank.close #1 was not called, so its fault hit nothing; the use case called: "
          + "Bank.deposit, Bank.note, Bank.withdraw"
      ]
    )
    let stale = try await sweep { bank in
      try await carelessTransfer(
        bank.overriding { $0.deposit = { try await bank.deposit($0 + 1) } }
      )
    }.report(of: code)
    #expect(
      stale.problems == [
        """
        the code is stale: the story makes other calls than in the run that printed it
          to fix: run the whole sweep, and take the new code from its message
        """
      ]
    )
    #expect(FaultSchedule(code: "@5c1e") == FaultSchedule())
    #expect(FaultSchedule(code: "Bank.deposit#1:before @x") == nil)
  }

  @Test("violations are recorded as issues of the test")
  func recordsIssues() async throws {
    let issues = try await recordedIssues {
      try await sweep(.singles, transfer: carelessTransfer).expectInvariants()
    }
    #expect(issues.map { $0.text.hasPrefix("violated: no money is lost or made") } == [true])
  }

  @Test("an issue that the story records is recorded once, with its first schedule")
  func storyRecordsIssues() async throws {
    let close: @Sendable () async throws -> Void = unimplemented("Bank.close")
    let issues = try await recordedIssues {
      _ = try await sweep(.singles) { bank in
        do { try await carelessTransfer(bank) } catch { try? await close() }
      }.report()
    }
    let schedule =
      #"reproduce with: try await sweep.expectInvariants(under: "Bank.withdraw#1:before")"#
    #expect(issues.count == 1)
    #expect(issues.first?.text.contains(schedule) == true)
  }

  @Test("modes before, after, cancel and hang; a non-throwing call is recorded and does not fail")
  func modes() async throws {
    let seen = Mutexed<[String]>([])
    let report = try await sweep(.singles, invariants: [.always]) { bank in
      bank.note("begin")
      do {
        try await bank.withdraw(4)
        seen.update { [cancelled = Task.isCancelled] in
          $0.append(cancelled ? "cancelled" : "went through")
        }
      } catch {
        seen.update { $0.append("\(error)") }
      }
    }.report()
    #expect(report.summary == "transfer: 2 calls, 8 schedules, 0 violations")
    #expect(
      seen.value == [
        "went through", "went through",  // undisturbed
        "injected fault: Bank.withdraw fails before its effect",
        "injected fault: Bank.withdraw fails after its effect",
        "cancelled",  // at the note, which cannot throw
        "cancelled",  // at the withdrawal
        "CancellationError()",
        "injected fault: Bank.withdraw hangs until its time limit",
        "went through",  // slowly
        // After a crash, only the unwinding calls remain visible.
        "injected fault: Bank.withdraw fails before its effect",
        "went through",  // undisturbed again
      ]
    )
    #expect(report.explored.hasSuffix("\nnever failed: Bank.note, which cannot throw"))
  }

  @Test("a persistent fault also hits a retry")
  func persistent() async throws {
    let retrying: Transfer = { bank in
      for _ in 1...3 { do { return try await bank.withdraw(0) } catch {} }
      try await bank.deposit(1)
    }
    let coverage = FaultCoverage(modes: [.before], includesPairs: false)
    let report = try await sweep(coverage, transfer: retrying).report()
    #expect(report.violations.map(\.schedule.code) == ["Bank.withdraw#1+:before"])
  }

  @Test("pairs hit calls that happen only after a first fault")
  func pairs() async throws {
    let compensating: Transfer = { bank in
      try await bank.withdraw(4)
      do { try await bank.deposit(4) } catch { try await bank.withdraw(-4) }
    }
    let coverage = FaultCoverage(modes: [.before], includesPersistentFaults: false)
    let report = try await sweep(coverage, transfer: compensating).report()
    #expect(
      report.violations.map(\.schedule.code) == ["Bank.deposit#1:before, Bank.withdraw#2:before"]
    )
    #expect(
      report.violations.first?.schedule.description
        == "Bank.deposit #1 fails before its effect, then Bank.withdraw #2 fails before its effect"
    )
  }

  @Test("the sweep's clock advances while a call hangs, so the use case's own timeout expires")
  func hanging() async throws {
    let outcomes = Mutexed<[String]>([])
    let sweep = FaultSweep(
      "wait",
      fixture: { clock in (Accounts(), clock) },
      run: { fixture, faults in
        let (accounts, clock) = fixture
        let bank = accounts.bank.intercepted(by: faults)
        try await withThrowingTaskGroup { group in
          group.addTask { try await bank.withdraw(1) }
          group.addTask { try await clock.sleep(for: .seconds(5)) }
          try await group.next()
          group.cancelAll()
        }
        outcomes.update { [now = clock.now] in $0.append("ended at \(now)") }
      },
      invariants: [.always],
      coverage: FaultCoverage(
        modes: [.hang],
        includesPersistentFaults: false,
        timeLimit: .seconds(60)
      )
    )
    try await sweep.expectInvariants()
    // The undisturbed run is made twice, to check that it is deterministic. Then the child tasks start
    // in other orders.
    let (atOnce, later) = ("ended at 0.0 seconds", "ended at 5.0 seconds")
    #expect(outcomes.value.prefix(2) == [atOnce, atOnce])
    #expect(Set(outcomes.value) == [atOnce, later])
  }

  @Test("a use case that behaves differently in each run is reported as not deterministic")
  func nondeterminism() async throws {
    let runs = Mutexed(0)
    let report = try await sweep(.singles, invariants: [.always]) { bank in
      runs.increment()
      try await bank.deposit(runs.value)
      try await bank.withdraw(1)
    }.report()
    let difference = "not deterministic: expected T1 Bank.deposit(1), found T1 Bank.deposit(2)"
    #expect(report.problems.count == 1)
    #expect(report.problems.first?.contains(difference) == true)
    let kept = Invariant<Accounts>("none arrives") { $0.balances.value.to == 0 }
    let afterwards = try await sweep(.singles, invariants: [kept]) { bank in
      do { try await bank.withdraw(1) } catch { try await bank.deposit(runs.increment()) }
    }.report().problems.first
    #expect(afterwards?.contains("not deterministic: expected T1 Bank.deposit(") == true)
    let send: @Sendable (Data) async throws -> Void = { _ in }
    let hidden = FaultSweep(
      "send",
      fixture: { _ in Accounts() },
      run: { try await $1.wrap("Bus.send", send)(Data(count: 99) + Data("\(UUID())".utf8)) },
      invariants: [.always]
    )
    let part = "T1 Bus.send(135 bytes) differed the second time, in a part of an input that"
    let problems = try await hidden.report().problems
    #expect(problems.count == 1)
    #expect(problems.first?.contains(part) == true)
  }

  @Test("state that is kept between runs is reported, and no other run is made")
  func keptState() async throws {
    let kept = Mutexed(0)
    let once = Invariant<Accounts>("one is kept") { _ in kept.value < 2 }
    let report = try await sweep(invariants: [once]) { _ in kept.increment() }.report()
    #expect(report.schedules == 0 && report.violations.isEmpty)
    #expect(report.problems.first?.contains(#""one is kept" was violated the second time"#) == true)
    let few = Invariant<Accounts>("few are kept") { _ in kept.value < 6 }
    let later = try await sweep(.singles, invariants: [few]) { bank in
      kept.increment()
      try await bank.withdraw(1)
    }.report()
    #expect(later.problems.first?.contains(#""few are kept" was violated the second time"#) == true)
    let accounts = Accounts()
    let shared = FaultSweep(
      "deposit",
      fixture: { _ in accounts },
      run: { try await $0.bank.intercepted(by: $1).deposit(1) },
      invariants: [Invariant("1 arrives") { $0.balances.value.to >= 1 }]
    )
    let same = "each run has the same Accounts, so what one run changes is there in the next"
    #expect(try await shared.report().problems.first?.hasPrefix(same) == true)
  }

  @Test("a fault hits the same occurrence of concurrent calls in every run", arguments: 1...5)
  func concurrentUseCase(round: Int) async throws {
    let report = try await sweep(.singles) { bank in
      async let first: Void = bank.withdraw(1)
      async let second: Void = bank.withdraw(2)
      async let third: Void = bank.deposit(3)
      _ = try await (first, second, third)
    }.report()
    #expect(report.problems == [])
    #expect(report.violations.first?.schedule.code == "T1.1/Bank.withdraw#1:before")
  }

  private func asking(_ faults: [Fault] = []) -> FaultSweep<Shop> {
    FaultSweep(
      "price",
      fixture: { _ in Shop.stocked },
      run: { shop, faults in _ = try await shop.intercepted(by: faults).price("tea") },
      invariants: [.always],
      faults: faults,
      coverage: .singles
    )
  }

  @Test("faults that match nothing, a capability's name, and an error type")
  func matchingFaults() async throws {
    let closed = Fault(throwing: ShopError.closed)
    for fault in [closed, Fault("Shop") { _ in ShopError.closed }] {
      #expect(try await asking([fault]).report().problems == [])
    }
    let misspelt = Fault("Shop.prize") { _ in ShopError.closed }
    #expect(
      try await asking([closed, misspelt]).report().problems == [
        """
        Fault("Shop.prize") hit nothing: no endpoint with this name was called
          to fix: use the name that the capability passes to `wrap`, or remove the fault
        """
      ]
    )
  }

  @Test("an endpoint with a typed error and no fault of that type is reported at once")
  func missingFault() async throws {
    let other = Fault("Shop") { _ in CancellationError() }
    let reports = try await [asking().report(), asking([other]).report()]
    #expect(reports.map(\.schedules) == [0, 0])
    #expect(
      reports.map(\.problems) == [
        [
          """
          Shop.price was never failed: no error was given for its error type
            to fix: pass faults: [Fault("Shop.price") { _ in ShopError.… }]
          """
        ],
        [
          """
          Shop.price was never failed: its Fault makes a CancellationError, but it throws ShopError
            to fix: make a ShopError in the Fault
          """
        ],
      ]
    )
    let problems = try await asking().report(of: "Shop.price#1:before").problems
    let start = "Shop.price #1 was called, but mode before does not fit it\n"
    #expect(problems.map { $0.hasPrefix(start) } == [true])
  }

  @Test("an endpoint that only a fault leads to needs an error, one of the recovery does not")
  func missingFaultOfCompensation() async throws {
    let price: FaultSweep<Shop>.Story = { _ = try await $0.intercepted(by: $1).price("tea") }
    let reserve: FaultSweep<Shop>.Story = { try await $0.intercepted(by: $1).reserve("tea", 1) }
    func problems(
      _ run: @escaping FaultSweep<Shop>.Story,
      _ coverage: FaultCoverage = .all
    ) async throws -> [String] {
      try await FaultSweep(
        "reserve",
        fixture: { _ in Shop.stocked },
        run: run,
        invariants: [.always],
        recover: price,
        coverage: coverage
      ).report().problems
    }
    #expect(try await problems(reserve) == [])
    let compensated: FaultSweep<Shop>.Story = { shop, faults in
      do { try await reserve(shop, faults) } catch { try await price(shop, faults) }
    }
    #expect(try await problems(compensated, .singles) == [])
    let pairs = try await problems(compensated)
    #expect(pairs.map { $0.hasPrefix("Shop.price was never failed: ") } == [true])
  }

  @Test("endpoints of two types need two names")
  func sharedName() async throws {
    let sweep = FaultSweep(
      "add",
      fixture: { _ in Shop.stocked },
      run: { shop, faults in
        try await faults.wrap("Shop.add", { () async throws in })()
        let add = { @Sendable () async throws(ShopError) in }
        try await faults.wrap("Shop.add", add)()
      },
      invariants: [.always],
      coverage: .singles
    )
    let message = "Shop.add is the name of endpoints of two types, and faults fit only the first"
    let reports = [try await sweep.report(), try await sweep.report(of: FaultSchedule())]
    #expect(reports.map { $0.problems.map { $0.hasPrefix(message) } } == [[true], [true]])
  }

  @Test("the calls of an invariant pass through, also after a crash")
  func invariantCalls() async throws {
    let kept = Mutexed<Bank?>(nil)
    let calling = Invariant<Accounts>("can be called") { _ in
      try await kept.value?.withdraw(1)
      return true
    }
    let report = try await sweep(invariants: [calling]) { bank in
      kept.update { $0 = bank }
      try await bank.deposit(1)
    }.report()
    #expect(report.problems == [] && report.violations == [] && report.calls == 1)
  }

  @Test("a recovery that fails is a violation")
  func recoveryFails() async throws {
    let recover: FaultSweep<Accounts>.Story = { accounts, _ in
      if accounts.balances.value.to == 0 { throw ShopError.closed }
    }
    let sweep = sweep(invariants: [.always], recover: recover, transfer: carelessTransfer)
    let violated = try await sweep.report().violations.first?.invariant
    #expect(violated == "recovery succeeds (it threw closed)")
  }

  @Test("an error in the undisturbed run ends the sweep, and says so")
  func undisturbedError() async throws {
    let sweep = sweep { _ in throw ShopError.closed }
    let error = await #expect(throws: UndisturbedRunError.self) { try await sweep.report() }
    #expect(error?.underlying as? ShopError == .closed)
    #expect(
      error?.description == """
        transfer: the run without faults throws closed
          to fix: let the story succeed without faults, or catch in it the errors that belong to it
        """
    )
  }

  @Test("tasks can be computed, and endpoint names can have any characters")
  func computedTasks() async throws {
    let name = "T1/ buy, 100% \u{E4}\\\n"
    let names = Mutexed<[String]>([])
    let sweep = FaultSweep(
      "buy",
      fixture: { _ in },
      tasks: (1...3).map { number in
        (
          name: "buyer \(number)",
          run: { _, faults in
            try? await faults.wrap(name) { () async throws in
              names.update { $0.append("buyer \(number)") }
            }()
          }
        )
      },
      invariants: [Invariant("two buy") { names.value.count < 3 }]
    )
    let schedule: FaultSchedule = "T2/T1%2F%20buy%2C 100%25 \u{E4}%5C%0A#1:before"
    #expect(schedule.points.first?.endpoint == name)
    #expect(FaultSchedule(code: schedule.code) == schedule)
    let report = try await sweep.report(of: schedule)
    #expect(report.problems == [])
    #expect(names.value == ["buyer 1", "buyer 3"])
  }
}
