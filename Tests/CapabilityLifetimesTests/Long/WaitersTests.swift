import Probes
import Testing

@testable import CapabilityLifetimes

@Suite("Flight waiters")
struct WaitersTests {
  private var waiters = Waiters()

  @Test("a caller that comes after the end does not wait")
  mutating func afterTheEnd() {
    let ticket = waiters.join()
    waiters.finish(hasFailed: true)
    expect(waiters.resumeAll().isEmpty, true)
    expect(waiters.wait(ticket, resume: {}), false)
    expect(waiters.leave(ticket), .finished)
  }

  @Test("a caller that was cancelled before it waits does not wait")
  mutating func cancelledBefore() {
    let ticket = waiters.join()
    expect(waiters.cancel(ticket, leaves: true) == nil, true)
    #expect(waiters.isAbandoned)
    expect(waiters.wait(ticket, resume: {}), false)
    expect(waiters.leave(ticket), .left)
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
