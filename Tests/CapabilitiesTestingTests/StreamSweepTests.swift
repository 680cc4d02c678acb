import Capabilities
import CapabilitiesTesting
import TestTraits
import Testing

@Suite("A sweep injects faults into stream elements", .onOneThread)
struct StreamSweepTests {
  private typealias Story = Exchange.Story

  private let watchPrices: Story = { exchange, faults in
    let ticker = exchange.ticker.intercepted(by: faults)
    await exchange.consume(try await ticker.prices("tea"))
  }
  private let watchTicks: Story = { exchange, faults in
    await exchange.consume(exchange.ticker.intercepted(by: faults).ticks())
  }

  /// Returns what a consumer received under one fault, the number of elements taken from the
  /// source, and the seconds it took.
  private func outcome(_ mode: FaultMode, of endpoint: String, _ story: @escaping Story)
    async throws -> String
  {
    let outcome = Mutexed("")
    let look = Invariant<Exchange>("seen") { exchange in
      let (state, clock) = (exchange.state, exchange.clock)
      let seconds = TestInstant().duration(to: clock.now).components.seconds
      outcome.update {
        $0 = "\(state.seen.joined(separator: " ")) | \(state.taken.count) taken | \(seconds) s"
      }
      return true
    }
    let code = "\(endpoint)[]#2:\(mode.rawValue)"
    let schedule = try #require(FaultSchedule(code: code))
    #expect(schedule.code == code)
    let report = try await Exchange.sweep(.singles, ["watch": story], [look])
      .report(of: schedule)
    #expect(report.problems == [])
    return outcome.value
  }

  @Test("a stream that never ends is reported with advice")
  func endless() async throws {
    let story: Story = { exchange, faults in
      let (ticks, continuation) = AsyncStream.makeStream(of: Int.self)
      for await _ in faults.wrap("Ticker.ticks", { () in ticks })() {}
      withExtendedLifetime(continuation) {}
    }
    let coverage = FaultCoverage(modes: [], patience: .zero)
    let report = try await Exchange.sweep(coverage, ["watch": story], [.always]).report()
    let advice = "; let the story end the stream, or cancel its consumer"
    #expect(report.violations.map(\.seen) == ["not ended: T1, in Ticker.ticks[]\(advice)"])
  }

  @Test(
    "a stream that can fail, in every mode",
    arguments: [
      (
        FaultMode.before,
        "1 injected fault: Ticker.prices[] fails before taking an element | 1 taken | 0 s"
      ),
      (.after, "1 injected fault: Ticker.prices[] fails after taking an element | 2 taken | 0 s"),
      (.end, "1 end | 1 taken | 0 s"),
      (.cancel, "1 end, cancelled | 1 taken | 0 s"),
      (.cancelThrows, "1 CancellationError() | 1 taken | 0 s"),
      (.hang, "1 injected fault: Ticker.prices[] hangs until its time limit | 1 taken | 60 s"),
      (.slow, "1 2 3 end | 3 taken | 120 s"),
      (.crash, "1 | 1 taken | 0 s"),
      (.crashAlone, "1 | 1 taken | 0 s"),
    ]
  )
  func throwing(mode: FaultMode, expected: String) async throws {
    #expect(try await outcome(mode, of: "Ticker.prices", watchPrices) == expected)
  }

  @Test(
    "a stream that cannot fail ends instead",
    arguments: [
      (FaultMode.after, "1 end | 2 taken | 0 s"),
      (.end, "1 end | 1 taken | 0 s"),
      (.cancel, "1 end, cancelled | 1 taken | 0 s"),
      (.cancelThrows, "1 end, cancelled | 1 taken | 0 s"),
      (.hang, "1 end | 1 taken | 60 s"),
      (.slow, "1 2 3 end | 3 taken | 120 s"),
      (.crash, "1 | 1 taken | 0 s"),
    ]
  )
  func unfailing(mode: FaultMode, expected: String) async throws {
    #expect(try await outcome(mode, of: "Ticker.ticks", watchTicks) == expected)
  }

  @Test("steps are counted and hit in every applicable mode")
  func count() async throws {
    // One call and four steps, the last of which is the end. With a single use case, crashAlone is
    // the same as crash.
    let prices = try await Exchange.sweep(.singles, ["watch": watchPrices]).report()
    #expect(prices.summary == "watch: 5 calls, 39 schedules, 0 violations")
    #expect(prices.explored == "1 fault: all 39 run")
    // The call is synchronous and does not throw; a step that cannot fail has no `before`.
    let ticks = try await Exchange.sweep(.singles, ["watch": watchTicks]).report()
    #expect(ticks.summary == "watch: 5 calls, 29 schedules, 0 violations")
    #expect(prices.problems + ticks.problems == [])
  }

  @Test("a stream with a typed error takes its errors from faults, by any of its names")
  func typedErrors() async throws {
    let story: Story = { exchange, faults in
      await exchange.consume(await exchange.ticker.intercepted(by: faults).quotes())
    }
    let lacking = try await Exchange.sweep(.singles, ["watch": story]).report()
    #expect(
      lacking.problems == [
        """
        Ticker.quotes[] was never failed: no error was given for its error type
          to fix: pass faults: [Fault("Ticker.quotes[]") { _ in ShopError.… }]
        """
      ]
    )
    for fault in [
      Fault("Ticker.quotes[]") { _ in ShopError.closed },
      Fault("Ticker.quotes") { _ in ShopError.closed },
      Fault("Ticker") { _ in ShopError.closed },
      Fault(throwing: ShopError.closed),
    ] {
      let sweep = Exchange.sweep(.singles, ["watch": story], faults: [fault])
      #expect(try await sweep.report().problems == [])
      let closed = Invariant<Exchange>("all is seen", of: { $0.state.seen }) { $0.last == "end" }
      let failing = Exchange.sweep(.singles, ["watch": story], [closed], faults: [fault])
      let violation = try await failing.report(of: "Ticker.quotes[]#2:before").violations.first
      #expect(violation?.seen == #"["1", "closed"]"#)
    }
  }

  @Test("a persistent fault also hits every later stream")
  func persistent() async throws {
    let story: Story = { exchange, faults in
      let ticker = exchange.ticker.intercepted(by: faults)
      for _ in 1...3 { await exchange.consume(try await ticker.prices("tea")) }
    }
    let all = Invariant<Exchange>("all is seen", of: { $0.state.seen }) { $0.contains("3") }
    let coverage = FaultCoverage(modes: [.end], includesPairs: false)
    let sweep = Exchange.sweep(coverage, ["watch": story], [all])
    let codes = try await sweep.report().violations.map(\.schedule.code)
    // A consumer that asks again gets the rest, unless the source stays empty.
    #expect(
      codes == ["Ticker.prices[]#1+:end", "Ticker.prices[]#2+:end", "Ticker.prices[]#3+:end"]
    )
  }

  @Test("a consumer in a child task has the child's name")
  func child() async throws {
    let story: Story = { exchange, faults in
      let ticker = exchange.ticker.intercepted(by: faults)
      async let watching: Void = exchange.consume(try await ticker.prices("tea"))
      try await ticker.send(7)
      try await watching
    }
    let all = Invariant<Exchange>("all is seen", of: { $0.state.seen }) { $0.last == "end" }
    let report = try await Exchange.sweep(.singles, ["watch": story], [all])
      .report(of: "T1.1/Ticker.prices[]#2:before")
    #expect(report.problems == [])
    #expect(
      report.violations.first?.transcript.contains("T1.1 Ticker.prices(\"tea\")[1] -> 1") == true
    )
    #expect(report.violations.map(\.schedule.code) == ["T1.1/Ticker.prices[]#2:before"])
  }
}
