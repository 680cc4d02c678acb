import Capabilities
import CapabilitiesTesting
import Synchronization
import Probes
import Testing

@testable import CapabilityDecorators

@Suite("Tracing")
struct TracingTests {
  private let clock = TestClock()
  private let trace = Trace()

  private func tracing(only: EndpointFilter = .all) -> TraceInterceptor {
    TraceInterceptor.tracing(clock: clock, only: only, emit: trace.add)
  }

  @Test("reports the beginning and the end of a call, its duration and its outcome")
  func reportsCalls() async throws {
    let clock = clock
    var bank = Teller.friendly
    bank.charge = { (_, amount) async throws(TellerError) in
      clock.advance(by: .seconds(amount))
      if amount > 2 { throw .declined }
      return "charged"
    }
    bank = bank.intercepted(by: tracing())
    #expect(bank.currency() == "EUR")
    #expect(try await bank.charge("ada", 2) == "charged")
    await #expect(throws: TellerError.declined) { try await bank.charge("ada", 3) }
    #expect(
      trace.lines == [
        "1 Teller.currency() began at 0.0 seconds",
        "1 Teller.currency() returned after 0.0 seconds",
        "2 Teller.charge(\"ada\", 2) began at 0.0 seconds",
        "2 Teller.charge(\"ada\", 2) returned after 2.0 seconds",
        "3 Teller.charge(\"ada\", 3) began at 2.0 seconds",
        "3 Teller.charge(\"ada\", 3) threw declined after 3.0 seconds",
      ]
    )
  }

  @Test("distinguishes a cancelled call from a failed one")
  func distinguishesCancellation() async {
    let refund: @Sendable () async throws -> Void = { throw CancellationError() }
    let traced = tracing().wrap("Teller.refund", refund)
    await #expect(throws: CancellationError.self) { try await traced() }
    #expect(trace.lines.last == "1 Teller.refund() cancelled after 0.0 seconds")
  }

  @Test("nests calls: async in async, sync in async, sync in sync, and in child tasks")
  func nests() async throws {
    let tracing = tracing()
    let leaf = tracing.wrap("leaf", { 1 })
    let branch = tracing.wrap("branch", { leaf() + leaf() })
    let root = tracing.wrap(
      "root",
      { () async -> Int in
        async let other = leaf()
        return await branch() + other
      }
    )
    #expect(await root() == 3)
    #expect(leaf() == 1)
    let began = trace.events.filter { if case .began = $0.phase { true } else { false } }
    let parents = began.map { event in
      let parent = began.first { $0.id == event.parentID }
      return "\(event.call.endpoint) in \(parent?.call.endpoint ?? "nothing")"
    }
    #expect(
      parents.sorted() == [
        "branch in root", "leaf in branch", "leaf in branch", "leaf in nothing", "leaf in root",
        "root in nothing",
      ]
    )
    #expect(Set(began.map(\.id)) == Set(1...6))
  }

  @Test("numbers begin and end events equally, for any number of concurrent calls")
  func manyCalls() async {
    let traced = tracing().wrap(
      "find",
      { (id: Int) async -> Int in
        await Task.yield()
        return id
      }
    )
    await withTaskGroup(of: Void.self) { group in
      for id in 0..<500 { group.addTask { _ = await traced(id) } }
    }
    var open: [UInt64: String] = [:]
    for event in trace.events {
      switch event.phase {
      case .began: #expect(open.updateValue("\(event.call)", forKey: event.id) == nil)
      case .ended: #expect(open.removeValue(forKey: event.id) == "\(event.call)")
      }
    }
    #expect(trace.events.count == 1_000 && open.isEmpty)
  }

  @Test("sees one call around a retry, and every attempt inside it")
  func followsOrder() {
    let failing: @Sendable () throws(Refusal) -> Int = { () throws(Refusal) in throw Refusal("x") }
    let retrying = RetryInterceptor.retrying(attempts: 2, only: .all)
    let tracing = tracing()
    let around = tracing.wrap("around", retrying.wrap("around", failing))
    let inside = retrying.wrap("inside", tracing.wrap("inside", failing))
    #expect(throws: Refusal("x")) { try around() }
    #expect(throws: Refusal("x")) { try inside() }
    let endpoints = trace.events.map(\.call.endpoint)
    #expect(endpoints == ["around", "around", "inside", "inside", "inside", "inside"])
  }

  @Test("ignores the calls of another tracer")
  func ignoresOtherTracers() {
    let other = Trace()
    let first = tracing()
    let second = TraceInterceptor.tracing(clock: clock, emit: other.add)
    let leaf = second.wrap("leaf", first.wrap("leaf", { 1 }))
    let root = first.wrap("root", { leaf() })
    _ = second.wrap("before", { 0 })()
    #expect(root() == 1)
    #expect(trace.events.map(\.parentID) == [nil, 1, 1, nil])
    #expect(other.events.map(\.id) == [1, 1, 2, 2])
    #expect(other.events.allSatisfy { $0.parentID == nil })
  }

  @Test("keeps one call of each other tracer, however deeply calls nest")
  func keepsInnermostCalls() {
    let again = Mutex<(@Sendable (Int) -> Int)?>(nil)
    let count = { @Sendable (depth: Int) -> Int in
      let nested = depth > 0 ? again.withLock(\.self) : nil
      return nested?(depth - 1) ?? TraceSpan.current.get()?.others.count ?? 0
    }
    let traced = tracing().wrap("outer", tracing().wrap("inner", count))
    again.withLock { $0 = traced }
    #expect(traced(5) == 1)
    #expect(trace.events.filter { $0.parentID != nil }.count == 20)
  }

  @Test("ignores endpoints that its filter excludes")
  func isSelective() {
    let bank = Teller.friendly.intercepted(by: tracing(only: ["Teller.limit"]))
    #expect(bank.currency() == "EUR")
    #expect((try? bank.limit("ada")) == 100)
    #expect(trace.events.map(\.call.endpoint) == ["Teller.limit", "Teller.limit"])
  }

  @Test("accepts a closure literal as a static member")
  func acceptsClosureLiteral() {
    let trace = trace
    let bank = Teller.friendly.intercepted(by: .tracing(clock: clock) { event in trace.add(event) })
    #expect(bank.currency() == "EUR")
    #expect(trace.events.map(\.call.endpoint) == ["Teller.currency", "Teller.currency"])
  }
}

/// Collects the events of a tracer.
private final class Trace: Sendable {
  private let kept = Mutex<[TraceEvent]>([])

  var events: [TraceEvent] { kept.withLock(\.self) }

  @Sendable func add(_ event: TraceEvent) { kept.withLock { $0.append(event) } }

  /// The events as lines of a log.
  var lines: [String] {
    events.map { event in
      switch event.phase {
      case .began: "\(event.id) \(event.call) began at \(event.time)"
      case .ended(.returned, let time): "\(event.id) \(event.call) returned after \(time)"
      case .ended(.threw(let error), let time):
        "\(event.id) \(event.call) threw \(error) after \(time)"
      case .ended(.cancelled, let time): "\(event.id) \(event.call) cancelled after \(time)"
      }
    }
  }
}
