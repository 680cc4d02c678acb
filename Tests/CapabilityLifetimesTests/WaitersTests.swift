import Synchronization
import Probes
import Testing

@testable import CapabilityLifetimes

@Suite("Flight waiters")
struct WaitersTests {
  private var waiters = Waiters()
  private let resumed = Log()

  /// The resumed waiters, in order.
  private final class Log: Sendable {
    private let names = Mutex<[String]>([])
    var entries: [String] { names.withLock { $0 } }
    func record(_ name: String) -> @Sendable () -> Void {
      { self.names.withLock { $0.append(name) } }
    }
  }

  @Test("all waiters are resumed at the end and get the result")
  mutating func everyWaiterFinishes() {
    let first = waiters.join()
    let second = waiters.join()
    expect(waiters.wait(first, resume: resumed.record("first")), true)
    expect(waiters.wait(second, resume: resumed.record("second")), true)
    waiters.finish(hasFailed: false)
    for resume in waiters.resumeAll() { resume() }
    #expect(Set(resumed.entries) == ["first", "second"])
    expect(waiters.leave(first), .finished)
    #expect(!waiters.isEmpty)
    expect(waiters.leave(second), .finished)
    #expect(waiters.isEmpty)
  }

  @Test("a caller that comes after the end does not wait")
  mutating func afterTheEnd() {
    let ticket = waiters.join()
    waiters.finish(hasFailed: true)
    expect(waiters.resumeAll().isEmpty, true)
    expect(waiters.wait(ticket, resume: resumed.record("late")), false)
    expect(waiters.leave(ticket), .finished)
  }

  @Test("a cancelled waiter leaves at once, and the work continues for the others")
  mutating func oneLeaves() {
    let first = waiters.join()
    let second = waiters.join()
    expect(waiters.wait(first, resume: resumed.record("first")), true)
    waiters.cancel(first, leaves: true)?()
    #expect(resumed.entries == ["first"])
    #expect(!waiters.isAbandoned)
    expect(waiters.leave(first), .left)
    waiters.finish(hasFailed: false)
    expect(waiters.leave(second), .finished)
  }

  @Test("a caller that was cancelled before it waits does not wait")
  mutating func cancelledBefore() {
    let ticket = waiters.join()
    expect(waiters.cancel(ticket, leaves: true) == nil, true)
    #expect(waiters.isAbandoned)
    expect(waiters.wait(ticket, resume: resumed.record("cancelled")), false)
    expect(waiters.leave(ticket), .left)
  }

  @Test("a cancelled waiter that cannot leave waits for the result")
  mutating func staying() {
    let ticket = waiters.join()
    expect(waiters.wait(ticket, resume: resumed.record("staying")), true)
    expect(waiters.cancel(ticket, leaves: false) == nil, true)
    #expect(waiters.isAbandoned)
    waiters.finish(hasFailed: true)
    for resume in waiters.resumeAll() { resume() }
    #expect(resumed.entries == ["staying"])
    expect(waiters.leave(ticket), .finished)
  }

  @Test(
    "a caller that joins after all others left misses an error but gets a value",
    arguments: [true, false]
  )
  mutating func joiningLate(hasFailed: Bool) {
    let first = waiters.join()
    _ = waiters.cancel(first, leaves: true)
    let late = waiters.join()
    waiters.finish(hasFailed: hasFailed)
    expect(waiters.leave(late), (hasFailed ? .missed : .finished))
  }

  @Test("a cancellation after the result changes nothing")
  mutating func cancelledAfter() {
    let ticket = waiters.join()
    waiters.finish(hasFailed: false)
    expect(waiters.cancel(ticket, leaves: true) == nil, true)
    #expect(!waiters.isAbandoned)
    expect(waiters.leave(ticket), .finished)
  }

  /// Compares the result of a mutating call, which `#expect` cannot make itself.
  private func expect<Value: Equatable>(
    _ value: Value,
    _ expected: Value,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(value == expected, sourceLocation: sourceLocation)
  }
}
