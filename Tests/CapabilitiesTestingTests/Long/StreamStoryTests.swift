import Capabilities
import CapabilitiesTesting
import Dispatch
import Testing

@Suite("A sweep of several tasks around a stream")
struct StreamStoryTests {
  private typealias Story = Exchange.Story

  private static let watch: Story = { exchange, faults in
    let ticker = exchange.ticker.intercepted(by: faults)
    for await element in await ticker.news() { exchange.note("\(element)") }
  }
  private static let feed: Story = { exchange, faults in
    let ticker = exchange.ticker.intercepted(by: faults)
    try await ticker.send(7)
    try await ticker.send(8)
    await ticker.close()
  }
  private let never = Invariant<Exchange>("never", of: { $0.state.seen }) { _ in false }

  @Test("fed by another task: elements are listed when they arrive, not when they are awaited")
  func order() async throws {
    let sweep = Exchange.sweep(.interleavings, ["watch": Self.watch, "feed": Self.feed], [never])
    let undisturbed = try await sweep.report(of: FaultSchedule()).violations.first
    #expect(undisturbed?.seen == #"["7", "8"]"#)
    #expect(
      undisturbed?.transcript == """
          T1 Ticker.news() -> a stream
          T2 Ticker.send(7)
          T1 Ticker.news()[1] -> 7
          T2 Ticker.send(8)
          T2 Ticker.close()
          T1 Ticker.news()[2] -> 8
          T1 Ticker.news()[3] -> end
        """
    )
    #expect(
      undisturbed?.mermaid == """
        sequenceDiagram
          participant T1 as T1 watch
          participant T2 as T2 feed
          participant Ticker
          T1->>Ticker: news()
          Ticker-->>T1: a stream
          T2->>Ticker: send(7)
          Ticker-->>T2: ()
          T1->>Ticker: news()[1]
          Ticker-->>T1: 7
          T2->>Ticker: send(8)
          Ticker-->>T2: ()
          T2->>Ticker: close()
          Ticker-->>T2: ()
          T1->>Ticker: news()[2]
          Ticker-->>T1: 8
          T1->>Ticker: news()[3]
          Ticker-->>T1: end
        """
    )
  }

  @Test("in every order, the consumer receives everything that was sent")
  func orders() async throws {
    let all = Invariant<Exchange>("all is seen", of: { $0.state.seen }) { $0 == ["7", "8"] }
    let sweep = Exchange.sweep(.interleavings, ["watch": Self.watch, "feed": Self.feed], [all])
    let report = try await sweep.expectInvariants()
    #expect(report.summary == "watch: 2 tasks, 7 calls, 28 schedules, 0 violations")
    #expect(!report.explored.contains("order not controlled"))
  }

  @Test("abandoned by its consumer: listed in order among the calls")
  func givenUp() async throws {
    let story: Story = { exchange, faults in
      let ticker = exchange.ticker.intercepted(by: faults)
      for await element in ticker.ticks() where element == 2 { break }
      try await ticker.send(1)
    }
    let sweep = Exchange.sweep(.interleavings, ["watch": story], [never])
    let violation = try await sweep.report().violations.first
    #expect(
      violation?.transcript == """
        Ticker.ticks() -> a stream
        Ticker.ticks()[1] -> 1
        Ticker.ticks()[2] -> 2
        Ticker.ticks()[3] given up
        Ticker.send(1)
        """
    )
  }

  @Test("its faults are shown in the text")
  func output() async throws {
    let story: Story = { exchange, faults in
      await exchange.consume(exchange.ticker.intercepted(by: faults).ticks())
    }
    let short = Invariant<Exchange>("all three", of: { $0.state.seen }) { $0.count == 4 }
    let coverage = FaultCoverage(modes: [.end, .slow], includesPairs: false)
    let report = try await Exchange.sweep(coverage, ["watch": story], [short]).report()
    let message = report.failureMessages.first ?? ""
    #expect(
      message == """
        violated: all three
          found: ["end"]
          also violated by 5 other schedules
          schedule: Ticker.ticks[] #1 ends early
          calls:
            Ticker.ticks() -> a stream
            Ticker.ticks()[1] -> end († ends early)
          reproduce with: try await sweep.expectInvariants(under: "Ticker.ticks[]#1:end @53f6")
          watch: 5 calls, 12 schedules, 6 violations
        """
    )
  }

  @Test("fed from outside of the sweep: the sweep waits for it and reports it")
  func fedFromOutside() async throws {
    let story: Story = { exchange, faults in
      let ticker = exchange.ticker.intercepted(by: faults)
      // A callback of another thread, as a source of events has it.
      DispatchQueue.global().async {
        Task {
          for price in 1...3 { try await ticker.send(price) }
          await ticker.close()
        }
      }
      for await element in await ticker.news() { exchange.note("\(element)") }
    }
    let all = Invariant<Exchange>("all is seen", of: { $0.state.seen }) { $0 == ["1", "2", "3"] }
    // The sweep waits once for as long as its patience, to learn that the steps of the stream wait for it.
    let coverage = FaultCoverage(modes: [], patience: .seconds(3))
    let report = try await Exchange.sweep(coverage, ["watch": story], [all]).report()
    #expect(report.violations == [])
    // The sweep does not control when the feeder continues, and can report that as an problem.
    #expect(
      report.explored.contains(
        "order not controlled: work on other threads or executors, such as callbacks of a queue"
      )
    )
  }

  @Test("fed from a detached task: the sweep runs it in every order")
  func fedFromDetachedTask() async throws {
    let story: Story = { exchange, faults in
      let ticker = exchange.ticker.intercepted(by: faults)
      Task.detached {
        for price in 1...3 { try await ticker.send(price) }
        await ticker.close()
      }
      for await element in await ticker.news() { exchange.note("\(element)") }
    }
    let all = Invariant<Exchange>("all is seen", of: { $0.state.seen }) { $0 == ["1", "2", "3"] }
    let report = try await Exchange.sweep(.interleavings, ["watch": story], [all]).report()
    #expect(report.violations == [])
    #expect(report.problems == [])
    #expect(!report.explored.contains("order not controlled"))
  }

  @Test("consumed without end after the use case has returned: reported, and no run retains it")
  func detachedConsumer() async throws {
    let alive = Mutexed(0)
    let sweep = FaultSweep(
      "watch",
      fixture: { clock in (Exchange(clock), Counted(alive)) },
      run: { fixture, faults in
        let (exchange, token) = fixture
        let ticker = exchange.ticker.intercepted(by: faults)
        let begun = AsyncStream.makeStream(of: Void.self)
        Task.detached {
          var sum = 0
          for await element in ticker.endless() {
            sum += element
            begun.continuation.yield()
          }
          withExtendedLifetime(token) {}
        }
        for await _ in begun.stream { break }
      },
      invariants: [.always],
      coverage: .interleavings
    )
    let reason = "a task that it started runs forever; cancel that task before the end"
    for _ in 1...8 {
      let report = try await sweep.report(of: FaultSchedule())
      #expect(report.violations.map(\.invariant) == ["the use case ends (\(reason))"])
      #expect(report.violations.first?.seen == "last calls: T1.1 Ticker.endless[]")
    }
    // Late steps are refused, so the consumers end.
    while alive.value > 0 { await Task.yield() }
  }

  @Test("never ending: the use case is abandoned and its last calls are reported")
  func endless() async throws {
    let story: Story = { exchange, faults in
      for await _ in exchange.ticker.intercepted(by: faults).endless() {}
    }
    let report = try await Exchange.sweep(.interleavings, ["watch": story]).report()
    let name = "the use case ends (it made 10,000 steps; limit the attempts of its loop)"
    #expect(report.violations.map(\.invariant) == [name])
    #expect(report.violations.first?.seen == "last calls: T1 Ticker.endless[]")
  }

  @Test("that fails: the failed step is listed with its error")
  func failing() async throws {
    let story: Story = { _, faults in
      let watch = faults.wrap("Ticker.watch") { () -> AsyncThrowingStream<Int, any Error> in
        AsyncThrowingStream {
          $0.yield(7)
          $0.finish(throwing: ShopError.closed)
        }
      }
      do { for try await _ in watch() {} } catch {}
    }
    let sweep = Exchange.sweep(.interleavings, ["watch": story], [never])
    let report = try await sweep.report(of: FaultSchedule())
    #expect(
      report.violations.first?.transcript == """
        Ticker.watch() -> a stream
        Ticker.watch()[1] -> 7
        Ticker.watch()[2] throws closed
        """
    )
  }

  @Test(
    "a consumer that crashes while it waits does not continue when the element arrives or the stream fails",
    arguments: [true, false]
  )
  func crashedConsumer(fails: Bool) async throws {
    let sweep = FaultSweep(
      "watch",
      fixture: { clock in (Exchange(clock), SpyStream<Int, any Error>()) },
      tasks: [
        "watch": { fixture, faults in
          let (exchange, source) = fixture
          let ticker = exchange.ticker.intercepted(by: faults)
          let watch = faults.wrap("Ticker.watch") { source.stream }
          async let watching: Void = {
            do {
              for try await _ in watch() { exchange.note("the dead go on") }
              exchange.note("the dead end")
            } catch {
              exchange.note("the dead fail")
            }
          }()
          _ = try await ticker.prices("tea")
          // The fault hits here, while the child waits for its first element.
          try await ticker.send(1)
          await watching
        },
        "feed": { fixture, faults in
          try await fixture.0.ticker.intercepted(by: faults).send(7)
          if fails { return fixture.1.fail(ShopError.closed) }
          fixture.1.send(7)
          fixture.1.finish()
        },
      ],
      invariants: [Invariant("the dead are silent", of: { $0.0.state.seen }) { $0.isEmpty }]
    )
    let report = try await sweep.report(of: "T1:1, T1.1:1, T1/Ticker.send#1:crashAlone")
    #expect(report.problems == [])
    #expect(report.violations.map(\.seen) == [])
  }

  @Test("a stream that a child task abandons is listed under the child's name")
  func givenUpByChild() async throws {
    let story: Story = { exchange, faults in
      let ticker = exchange.ticker.intercepted(by: faults)
      async let watching: Void = {
        for await element in ticker.ticks() where element == 1 { break }
      }()
      await watching
      try await ticker.send(1)
    }
    let sweep = Exchange.sweep(.interleavings, ["watch": story], [never])
    let violation = try await sweep.report(of: FaultSchedule()).violations.first
    let lines = violation?.transcript.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    let expected: [String] = [
      "T1.1 Ticker.ticks() -> a stream", "T1.1 Ticker.ticks()[1] -> 1",
      "T1.1 Ticker.ticks()[2] given up", "T1   Ticker.send(1)",
    ]
    #expect(lines == expected)
  }

  @Test(
    "crashed tasks are freed after the run, whether they wait for a turn or for an element",
    arguments: ["Ticker.ticks[]#2:crash", "T1:1, T1.1:2, Ticker.send#1:crash"]
  )
  func freed(code: String) async throws {
    let alive = Mutexed(0)
    let sweep = FaultSweep(
      "die",
      fixture: { clock in (Exchange(clock), Counted(alive)) },
      run: { fixture, faults in
        let (exchange, token) = fixture
        let ticker = exchange.ticker.intercepted(by: faults)
        async let watching: Void = {
          for await _ in await ticker.news() {}
          withExtendedLifetime(token) {}
        }()
        for await _ in ticker.ticks() {}
        try await ticker.send(1)
        await watching
      },
      invariants: [.always]
    )
    for _ in 1...50 {
      let report = try await sweep.report(of: try #require(FaultSchedule(code: code)))
      #expect(report.violations == [])
    }
    #expect(alive.value == 0)
  }

  @Test("a step of a sequence stays on its consumer's actor")
  func isolation() async throws {
    let sweep = FaultSweep(
      "watch",
      fixture: { _ in Mutexed(0) },
      run: { @MainActor taken, faults in
        let watch = faults.wrap("Ticker.watch") {
          () -> any AsyncSequence<Int, ShopError> & Sendable in
          Quotes {
            MainActor.preconditionIsolated()
            return taken.change { taken in
              taken += 1
              return taken < 4 ? taken : nil
            }
          }
        }
        do {
          for try await _ in watch() { MainActor.preconditionIsolated() }
        } catch {
          MainActor.preconditionIsolated()
        }
      },
      invariants: [.always],
      coverage: FaultCoverage(modes: [.slow, .end], includesPairs: false)
    )
    let report = try await sweep.report()
    #expect(report.calls == 5)
    #expect(report.violations == [])
  }
}
