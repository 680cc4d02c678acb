import Capabilities
import CapabilityStreams
import Probes
import Testing

@Suite("The end of an intercepted stream")
struct StreamEndingTests {
  private let log = StreamLog()
  private let terminations = Log()

  /// An endpoint with one stream that the test feeds. It does not retain the stream.
  private func endpoint(
    terminating signal: Signal = Signal()
  ) -> @Sendable () -> AsyncStream<Int> {
    log.wrap("Feed.n") { @Sendable () in
      AsyncStream { continuation in
        continuation.onTermination = {
          terminations.add("\($0)")
          signal.fire()
        }
        for number in 1...3 { continuation.yield(number) }
      }
    }
  }

  @Test("a consumer that leaves its loop terminates the producer")
  func breaks() async {
    for await number in endpoint()() where number == 2 { break }
    #expect(log.lines == ["Feed.n()[1] -> 1", "Feed.n()[2] -> 2", "Feed.n()[3] given up"])
    #expect(terminations.lines == ["cancelled"])
  }

  @Test("a consumer can release the stream or its iterator before the first element")
  func drops() {
    let numbers = endpoint()
    _ = numbers()
    _ = numbers().makeAsyncIterator()
    #expect(log.lines == ["Feed.n()[1] given up", "Feed.n()#2[1] given up"])
    #expect(terminations.lines == ["cancelled", "cancelled"])
  }

  @Test("a consumer of an existential can release it or its iterator, or leave its loop")
  func dropsSequence() async throws {
    let down = log.wrap("Feed.down") { @Sendable () -> any AsyncSequence<Int, Refusal> in
      Countdown(start: 3)
    }
    func discard(_ sequence: some AsyncSequence) { _ = sequence.makeAsyncIterator() }
    _ = down()
    discard(down())
    for try await _ in down() { break }
    #expect(
      log.lines == [
        "Feed.down()[1] given up", "Feed.down()#2[1] given up",
        "Feed.down()#3[1] -> 3", "Feed.down()#3[2] given up",
      ]
    )
  }

  @Test("cancelling a waiting consumer ends its stream and terminates the producer")
  func cancelledWaiting() async {
    let terminated = Signal()
    let numbers = endpoint(terminating: terminated)
    let third = Signal()
    let consumer = Task {
      var seen: [Int] = []
      for await number in numbers() {
        seen.append(number)
        if number == 3 { third.fire() }
      }
      return seen
    }
    await third.wait()
    consumer.cancel()
    #expect(await consumer.value == [1, 2, 3])
    await terminated.wait()
    #expect(terminations.lines == ["cancelled"])
    // The cancellation may have come before the wait.
    #expect(log.lines.count == 4)
    #expect(["Feed.n()[4] -> end", "Feed.n()[4] given up"].contains(log.lines.last))
  }

  @Test("a consumer cancelled before its first request gets no element, even from the buffer")
  func cancelledBefore() async {
    let numbers = endpoint()
    let consumer = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await elements(numbers())
    }
    #expect(await consumer.value == [])
    #expect(log.lines == ["Feed.n()[1] given up"])
    #expect(terminations.lines == ["cancelled"])
  }

  @Test("a cancelled consumer of an existential gets the remaining elements of the sequence")
  func cancelledBeforeSequence() async {
    let sequence = log.wrap("Feed.n") { @Sendable () -> any AsyncSequence<Int, Never> & Sendable in
      AsyncStream { continuation in
        continuation.onTermination = { terminations.add("\($0)") }
        for number in 1...2 { continuation.yield(number) }
      }
    }
    let consumer = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      var seen: [Int] = []
      for await number in sequence() { seen.append(number) }
      return seen
    }
    #expect(await consumer.value == [1, 2])
    #expect(log.lines == ["Feed.n()[1] -> 1", "Feed.n()[2] -> 2", "Feed.n()[3] -> end"])
    #expect(terminations.lines == ["cancelled"])
  }

  @Test("a stream that ended is not abandoned")
  func ends() async {
    let numbers = log.wrap("Feed.n") { @Sendable () in AsyncStream.of(1) }
    var iterator = numbers().makeAsyncIterator()
    #expect(await iterator.next() == 1)
    #expect(await iterator.next() == nil)
    #expect(await iterator.next() == nil)
    #expect(log.lines == ["Feed.n()[1] -> 1", "Feed.n()[2] -> end"])
  }
}
