import Capabilities
import CapabilitiesTesting
import Foundation
import TestTraits
import Testing

@Suite("A replay answers with recorded streams")
struct ReplayStreamTests {
  private let transcript = Transcript()

  /// Returns a replay of the scripted service as recorded by a use case, with no other answers.
  private func replay(
    _ use: (RateService) async throws -> Void
  ) async throws -> (replay: Replay, rates: RateService) {
    try await use(RateService.scripted.intercepted(by: transcript))
    let replay = try Replay(transcript.json())
    return (replay, RateService.silent.intercepted(by: replay))
  }

  @Test("elements, ends and errors are replayed as recorded, in every kind of stream")
  func roundTrip() async throws {
    let (replay, rates) = try await replay { rates in
      for await _ in rates.rates("EUR") {}
      for await _ in rates.rates("USD") {}
      _ = await all(try await rates.changes("EUR"))
      do { for try await _ in rates.quotes("USD") {} } catch {}
    }
    #expect(await rates.rates("EUR").reduce(into: []) { $0.append($1) } == [1.08, 1.09])
    #expect(await rates.rates("USD").reduce(into: []) { $0.append($1) } == [1.25, 1.09])
    let changes = await all(try await rates.changes("EUR"))
    #expect(changes.elements == [0.01, nil])
    #expect(changes.error as? RateError == .unavailable)
    var quotes: [Quote] = []
    do {
      for try await quote in rates.quotes("USD") { quotes.append(quote) }
      Issue.record("it should have thrown")
    } catch {
      let error: RateError = error
      #expect(error == .closed("USD"))
    }
    #expect(quotes == [Quote(currency: "USD", rate: 1), Quote(currency: "USD", rate: 2)])
    replay.expectAllCallsReplayed()
  }

  @Test("the calls that an element of a replayed stream made are not missing")
  func innerCalls() async throws {
    let fetch = transcript.wrap("Bank.rate") { @Sendable () in 1 }
    let rates = transcript.wrap("Bank.rates") { @Sendable () in AsyncStream { fetch() } }
    _ = await rates().first { _ in true }
    let replay = try Replay(transcript.json())
    let again = replay.wrap("Bank.rates") { @Sendable () in AsyncStream { 0 } }
    #expect(await again().first { _ in true } == 1)
    replay.expectAllCallsReplayed()
  }

  @Test("elements that a replayed call read are neither missing nor replayed a second time")
  func streamsAsInputs() async throws {
    func use(_ base: RateService, _ interceptor: some Interceptor) async throws -> [Double?] {
      let rates = base.intercepted(by: interceptor)
      typealias Rates = AsyncStream<Double>
      let first = interceptor.wrap("Desk.first") { @Sendable (rates: Rates) async in
        await rates.first { _ in true }
      }
      let doubled = interceptor.wrap("Desk.doubled") { @Sendable (rates: Rates) in
        Rates { await rates.first { _ in true }.map { $0 * 2 } }
      }
      let second: @Sendable (RateService.Quotes) async throws -> Double = { quotes in
        for try await quote in quotes where quote.rate > 1 { return quote.rate }
        throw RateError.unavailable
      }
      let (euros, dollars, quotes) = (rates.rates("EUR"), rates.rates("USD"), rates.quotes("EUR"))
      var seen = [await first(euros), try await interceptor.wrap("Desk.second", second)(quotes)]
      for await rate in euros { seen.append(rate) }
      for await rate in doubled(dollars) { seen.append(rate) }
      do { for try await quote in quotes { seen.append(quote.rate) } } catch { seen.append(nil) }
      return seen
    }
    let recorded = try await use(.scripted, transcript)
    #expect(recorded == [1.08, 2, 1.09, 2.5, 2.18, nil])
    let replay = try Replay(transcript.json())
    #expect(try await use(.silent, replay) == recorded)
    replay.expectAllCallsReplayed()
  }

  @Test("the file contains every step and is readable by people")
  func file() async throws {
    let rates = RateService.scripted.intercepted(by: transcript)
    _ = await rates.rates("EUR").first { _ in true }
    _ = await all(try await rates.changes("EUR"))
    let lines = String(decoding: try transcript.json(), as: UTF8.self).split(separator: "\n")
    let oneLine = lines.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
    let rows = oneLine.replacing(#/, "inputs" : \[ "\\"EUR\\"" \]/#, with: "")
      .split(separator: "}, {").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(
      rows == [
        #"{ "calls" : [ { "endpoint" : "RateService.rates","#
          + #" "returnedStream" : { "element" : "Sd", "failure" : "s5NeverO" }"#,
        #""element" : 1.08, "endpoint" : "RateService.rates", "ofCall" : 1, "step" : 1"#,
        #""endpoint" : "RateService.rates", "givenUp" : "not asked for", "ofCall" : 1, "step" : 2"#,
        #""endpoint" : "RateService.changes","#
          + #" "returnedStream" : { "element" : "SdSg", "failure" : "s5Error_p" }"#,
        #""element" : 0.01, "endpoint" : "RateService.changes", "ofCall" : 1, "step" : 1"#,
        #""element" : null, "endpoint" : "RateService.changes", "ofCall" : 1, "step" : 2"#,
        #""endpoint" : "RateService.changes", "ofCall" : 1, "step" : 3, "threw" : { "unavailable" "#
          + #": { } }, "type" : "24CapabilitiesTestingTests9RateErrorO" } ] }"#,
      ]
    )
  }

  @Test("each call gets its recorded stream, in any order of consumption")
  func severalStreams() async throws {
    let calls = Mutexed(0)
    let recorded = transcript.wrap("Clock.ticks") { @Sendable () in
      let number = calls.increment()
      return numbers(from: number, to: number)
    }
    // The first stream is retained, and no consumer reads from it.
    let streams = [recorded(), recorded(), recorded()]
    for stream in streams.dropFirst().reversed() { for await _ in stream {} }
    let file = try transcript.json()
    withExtendedLifetime(streams) {}

    let replay = try Replay(file)
    let replayed = replay.wrap("Clock.ticks", noNumbers)
    let again = [replayed(), replayed(), replayed()]
    #expect(await again[1].reduce(into: []) { $0.append($1) } == [2])
    #expect(await again[2].reduce(into: []) { $0.append($1) } == [3])
    replay.expectAllCallsReplayed()
  }

  @Test("an earlier failed call is not taken as the one that returned the stream")
  func failedFirst() async throws {
    let attempts = Mutexed(0)
    let endpoint: @Sendable () throws(RateError) -> AsyncStream<Int> = { () throws(RateError) in
      guard attempts.increment() > 1 else { throw .unavailable }
      return numbers(from: 7, to: 7)
    }
    let recorded = transcript.wrap("Clock.ticks", endpoint)
    #expect(throws: RateError.unavailable) { _ = try recorded() }
    for await _ in try recorded() {}

    let replay = try Replay(transcript.json())
    let none: @Sendable () throws(RateError) -> AsyncStream<Int> = { AsyncStream { $0.finish() } }
    let replayed = replay.wrap("Clock.ticks", none)
    #expect(throws: RateError.unavailable) { _ = try replayed() }
    let elements: [Int] = try await replayed().reduce(into: []) { $0.append($1) }
    #expect(elements == [7])
    replay.expectAllCallsReplayed()
  }

  @Test("a sequence that was iterated twice has both iterations")
  func iterations() async throws {
    let (replay, rates) = try await replay { rates in
      let quotes = rates.quotes("EUR")
      for try await _ in quotes { break }
      do { for try await _ in quotes {} } catch {}
      do { for try await _ in rates.quotes("EUR") {} } catch {}
    }
    let quotes = rates.quotes("EUR")
    let second = rates.quotes("EUR")
    #expect(try await quotes.first { _ in true }?.rate == 1)
    #expect(try await quotes.first { _ in true }?.rate == 2)
    #expect(try await second.first { _ in true }?.rate == 1)
    await expectIssue(
      """
      recorded, but not called in the replay:
        RateService.quotes("EUR")#2[2], not asked for
        RateService.quotes("EUR")#3[2]…[3], not asked for
      """
    ) { replay.expectAllCallsReplayed() }
  }

  @Test("reading past the recorded elements reports the missing step")
  func pastTheEnd() async throws {
    let (_, rates) = try await replay { rates in
      _ = await rates.rates("EUR").first { _ in true }
    }
    await expectIssue(
      """
      not recorded: RateService.rates("EUR")[2]
        the recorded consumer did not ask for it; in the replay the stream ends here
        to fix: record the transcript again, or read only the recorded elements
      """
    ) {
      #expect(await rates.rates("EUR").reduce(into: []) { $0.append($1) } == [1.08])
    }
  }

  @Test("a recording saved before the stream ended stops there")
  func savedInBetween() async throws {
    var iterator = RateService.scripted.intercepted(by: transcript).rates("EUR").makeAsyncIterator()
    _ = await iterator.next()
    let replay = try Replay(transcript.json())
    _ = await iterator.next()
    let rates = RateService.silent.intercepted(by: replay)
    let issues = await recordedIssues {
      let sum: Double = await rates.rates("EUR").reduce(0, +)
      #expect(sum == 1.08)
    }
    let start = """
      not recorded: RateService.rates("EUR")[2]
        the recorded stream ends before it; in the replay the stream ends here
      """
    #expect(issues.map { $0.text.hasPrefix(start) } == [true])
  }

  @Test("if the recorded consumer was cancelled, the replayed one waits for cancellation")
  func cancelled() async throws {
    let feed = SpyStream<Int, Never>()
    let recorded: @Sendable () -> AsyncStream<Int> = transcript.wrap("Clock.ticks") { feed.stream }
    let recording = Task { for await _ in recorded() {} }
    try await feed.deliver(1)
    recording.cancel()
    await recording.value

    let replay = try Replay(transcript.json())
    let replayed = replay.wrap("Clock.ticks", noNumbers)
    let note = Spy<Int>("note")
    let remember: @Sendable (Int) -> Void = note.returning(())
    let task = Task {
      for await tick in replayed() { remember(tick) }
      return Task.isCancelled
    }
    #expect(try await note.call(1) == 1)
    task.cancel()
    #expect(await task.value, "it waited until it was cancelled")
    #expect(note.calls == [1])
    replay.expectAllCallsReplayed()
  }

  @Test("consumers that share a stream share its elements, and each gets the end")
  func severalConsumers() async throws {
    let (replay, rates) = try await replay { rates in
      for await _ in rates.rates("EUR") {}
    }
    let stream = rates.rates("EUR")
    let consumers = (1...3).map { _ in Task { await stream.reduce(into: []) { $0.append($1) } } }
    var elements: [Double] = []
    for consumer in consumers { elements += await consumer.value }
    #expect(elements.sorted() == [1.08, 1.09])
    replay.expectAllCallsReplayed()
  }

  @Test("a stream that was not recorded records an issue and comes from the wrapped endpoint")
  func notRecorded() async throws {
    let (_, rates) = try await replay { _ in }
    let issues = await recordedIssues {
      let sum: Double = await rates.rates("EUR").reduce(0, +)
      #expect(sum == 0)
    }
    let start =
      "not recorded: RateService.rates(\"EUR\")\n  no call of RateService.rates was recorded"
    #expect(issues.map { $0.text.hasPrefix(start) } == [true])
  }

  @Test("elements of a different type than recorded report the step")
  func otherType() async throws {
    for await _ in transcript.wrap("Clock.ticks", { numbers(to: 1) })() {}
    let file = try transcript.json()

    let texts = try Replay(file)
      .wrap("Clock.ticks", { () -> AsyncStream<String> in AsyncStream { $0.finish() } })
    let issues = await recordedIssues {
      #expect(await texts().reduce(0) { count, _ in count + 1 } == 0)
    }
    let text = issues.first?.text ?? ""
    #expect(issues.count == 1)
    #expect(text.hasPrefix("the recorded outcome of Clock.ticks()[1] cannot be read: "))
    #expect(text.hasSuffix("\n  to fix: record the transcript again"))

    let number = try Replay(file).wrap("Clock.ticks", { () -> Int in 7 })
    await expectIssue(
      """
      the recorded outcome of Clock.ticks() is a stream whose type is not this endpoint's, or no \
      longer exists
        to fix: record the transcript again
      """
    ) { #expect(number() == 7) }
  }

  @Test("values that cannot be saved are refused with the element, the reason and the fix")
  func notRecordable() async throws {
    struct Opaque: Sendable {}
    struct Local: Error, Codable {}

    let opaque = Transcript()
    let opaques: @Sendable () -> AsyncStream<Opaque> = opaque.wrap("Shop.opaque") {
      AsyncStream { $0.yield(Opaque()) }
    }
    _ = await opaques().first { _ in true }
    #expect(
      refusal(opaque) == """
        a call of Shop.opaque cannot be saved: element 1: Opaque is not Codable
          to fix: make the endpoint's output and its error Codable
        """
    )

    let local = Transcript()
    let locals: @Sendable () -> AsyncThrowingStream<Int, any Error> = local.wrap("Shop.local") {
      AsyncThrowingStream { $0.finish(throwing: Local()) }
    }
    _ = await all(locals())
    #expect(
      refusal(local) == """
        a call of Shop.local cannot be saved: element 1: Local cannot be found by its name
          to fix: declare Local outside of functions and not private; or declare it in the endpoint in place of Error
        """
    )

    let mapped = Transcript()
    for await _ in mapped.wrap("Shop.mapped", { noNumbers().map { $0 + 1 } })() {}
    mapped.expect("Shop.mapped() -> a stream")
    #expect(
      refusal(mapped) == """
        a call of Shop.mapped cannot be saved: no interceptor sees the elements of its \
        AsyncMapSequence<AsyncStream<Int>, Int>
          to fix: return an AsyncStream, an AsyncThrowingStream or an any AsyncSequence
        """
    )

    let feed = SpyStream<Int, Never>()
    let waiting = Transcript()
    let ticks: @Sendable () -> AsyncStream<Int> = waiting.wrap("Clock.ticks") { feed.stream }
    let task = Task { for await _ in ticks() {} }
    try await feed.demand(1)
    #expect(
      refusal(waiting) == """
        a call of Clock.ticks cannot be saved: a consumer waits for element 1 of its stream
          to fix: cancel the consumer and wait for its end before saving
        """
    )
    task.cancel()
    await task.value
  }

  @Test("ten thousand elements")
  func many() async throws {
    for await _ in transcript.wrap("Numbers", { numbers(to: 10_000) })() {}
    let replay = try Replay(transcript.json())
    let sum: Int = await replay.wrap("Numbers", noNumbers)().reduce(0, +)
    #expect(sum == 50_005_000)
    replay.expectAllCallsReplayed()
  }

  @Test("errors of endpoints that throw any Error are replayed, too")
  func untypedErrors() async throws {
    let recorded: @Sendable () throws -> Int = transcript.wrap("Shop.count") {
      throw RateError.closed("EUR")
    }
    _ = try? recorded()
    let replayed: @Sendable () throws -> Int = try Replay(transcript.json())
      .wrap("Shop.count") { throw RateError.unavailable }
    #expect(throws: RateError.closed("EUR")) { try replayed() }
  }

  @Test(
    "a file with impossible steps is refused with the reason",
    arguments: [
      (
        [call, step(1), #"{"endpoint":"A.b","inputs":["2"],"step":1,"ended":true}"#],
        "call 3 is a step of A.b(2), but no call of it returned a stream"
      ),
      ([step(1)], "call 1 is a step of A.b(1), but no call of it returned a stream"),
      (
        [#"{"endpoint":"A.b","inputs":["1"],"returned":1}"#, step(1)],
        "call 2 is a step of A.b(1), but no call of it returned a stream"
      ),
      ([call, step(1, of: 2)], "call 2 is a step of A.b(1), but no call of it returned a stream"),
      ([call, step(1), step(2), step(1)], "call 4, A.b(1)[1], is given twice"),
      ([call, step(2)], "A.b(1)[1] is missing, but a later step exists"),
      ([call, step(9_000_000_000_000)], "A.b(1)[1] is missing, but a later step exists"),
      ([call, step(0)], "call 2 is a step without a number, counted from 1"),
      ([call, step(-1)], "call 2 is a step without a number, counted from 1"),
      ([call, step(1, of: 0)], "call 2 is a step without a number, counted from 1"),
      (
        [call, #"{"endpoint":"A.b","inputs":["1"],"step":"first"}"#],
        "call 2 is a step without a number, counted from 1"
      ),
      (
        [call, #"{"endpoint":"A.b","inputs":["1"],"step":1,"iteration":2.5}"#],
        "call 2 is a step without a number, counted from 1"
      ),
    ]
  )
  func badFile(rows: [String], reason: String) throws {
    let json = #"{"calls":[\#(rows.joined(separator: ","))]}"#
    #expect(throws: InvalidTranscriptError(reason: reason)) { _ = try Replay(Data(json.utf8)) }
  }
}

private let call = #"{"endpoint":"A.b","inputs":["1"],"returnedStream":{}}"#

private func step(_ number: Int, of call: Int = 1) -> String {
  #"{"endpoint":"A.b","inputs":["1"],"ofCall":\#(call),"step":\#(number),"element":1}"#
}

/// Returns why a transcript cannot be saved.
private func refusal(_ transcript: Transcript) -> String? {
  do {
    _ = try transcript.json()
    return nil
  } catch {
    return "\(error)"
  }
}
