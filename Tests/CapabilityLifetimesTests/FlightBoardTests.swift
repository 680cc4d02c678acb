import Synchronization
import Probes
import Testing

@testable import CapabilityLifetimes

@Suite("Flight board")
struct FlightBoardTests {
  private var board = FlightBoard()
  private let resumed = Log()

  /// Who was resumed, in order.
  private final class Log: Sendable {
    private let names = Mutex<[String]>([])
    var all: [String] { names.withLock { $0 } }
    func note(_ name: String) -> @Sendable () -> Void {
      { self.names.withLock { $0.append(name) } }
    }
  }

  @Test("all who wait are resumed at the end, and arrive with the outcome")
  mutating func everybodyArrives() {
    let first = board.board()
    let second = board.board()
    expect(board.wait(first, resume: resumed.note("first")), true)
    expect(board.wait(second, resume: resumed.note("second")), true)
    board.land(hasFailed: false)
    for resume in board.end() { resume() }
    #expect(Set(resumed.all) == ["first", "second"])
    expect(board.arrive(first), .landed)
    #expect(!board.isEmpty)
    expect(board.arrive(second), .landed)
    #expect(board.isEmpty)
  }

  @Test("who comes to wait after the end does not wait")
  mutating func afterTheEnd() {
    let ticket = board.board()
    board.land(hasFailed: true)
    expect(board.end().isEmpty, true)
    expect(board.wait(ticket, resume: resumed.note("late")), false)
    expect(board.arrive(ticket), .landed)
  }

  @Test("one that is cancelled leaves at once, and the work goes on for the others")
  mutating func oneLeaves() {
    let first = board.board()
    let second = board.board()
    expect(board.wait(first, resume: resumed.note("first")), true)
    board.cancel(first, leaves: true)?()
    #expect(resumed.all == ["first"])
    #expect(!board.isAbandoned)
    expect(board.arrive(first), .left)
    board.land(hasFailed: false)
    expect(board.arrive(second), .landed)
  }

  @Test("one that was cancelled before it waits does not wait")
  mutating func cancelledBefore() {
    let ticket = board.board()
    expect(board.cancel(ticket, leaves: true) == nil, true)
    #expect(board.isAbandoned)
    expect(board.wait(ticket, resume: resumed.note("cancelled")), false)
    expect(board.arrive(ticket), .left)
  }

  @Test("who cannot leave waits on, though the work is wanted by nobody")
  mutating func staying() {
    let ticket = board.board()
    expect(board.wait(ticket, resume: resumed.note("staying")), true)
    expect(board.cancel(ticket, leaves: false) == nil, true)
    #expect(board.isAbandoned)
    board.land(hasFailed: true)
    for resume in board.end() { resume() }
    #expect(resumed.all == ["staying"])
    expect(board.arrive(ticket), .landed)
  }

  @Test("who came when all had left misses a failure, and takes a value", arguments: [true, false])
  mutating func comingLate(hasFailed: Bool) {
    let first = board.board()
    _ = board.cancel(first, leaves: true)
    let late = board.board()
    board.land(hasFailed: hasFailed)
    expect(board.arrive(late), (hasFailed ? .missed : .landed))
  }

  @Test("a cancellation after the landing changes nothing")
  mutating func cancelledAfter() {
    let ticket = board.board()
    board.land(hasFailed: false)
    expect(board.cancel(ticket, leaves: true) == nil, true)
    #expect(!board.isAbandoned)
    expect(board.arrive(ticket), .landed)
  }

  /// Compares what a mutating call returned; the macro cannot make such a call.
  private func expect<Value: Equatable>(
    _ value: Value,
    _ expected: Value,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(value == expected, sourceLocation: sourceLocation)
  }
}
