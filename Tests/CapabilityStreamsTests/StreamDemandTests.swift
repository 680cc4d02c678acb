import Capabilities
import CapabilityStreams
import Probes
import Testing

@Suite("Demand on an intercepted stream")
struct StreamDemandTests {
  private let log = StreamLog()

  @Test("the stream requests an element when its consumer does")
  func backPressure() async {
    let numbers = Numbers()
    let endpoint = log.wrap("Feed.n") { @Sendable () in numbers.stream }
    var iterator = endpoint().makeAsyncIterator()
    #expect(numbers.count == 0)
    #expect(await iterator.next() == 1)
    #expect(numbers.count == 1)
    #expect(await iterator.next() == 2)
    #expect(numbers.count == 2)
  }

  @Test("the stream keeps its buffering policy")
  func buffering() async {
    let feed = Feed(.bufferingNewest(2))
    let stream = log.wrap("Feed.n") { @Sendable () in feed.stream }()
    for number in 1...4 { feed.continuation.yield(number) }
    feed.continuation.finish()
    #expect(await elements(stream) == [3, 4])
    #expect(log.lines == ["Feed.n()[1] -> 3", "Feed.n()[2] -> 4", "Feed.n()[3] -> end"])
  }

  @Test("the producer learns that the stream has finished")
  func finishing() async {
    let feed = Feed()
    let stream = log.wrap("Feed.n") { @Sendable () in feed.stream }()
    feed.continuation.finish()
    #expect(await elements(stream) == [])
    #expect(feed.terminations.lines == ["finished"])
  }

  @Test("two consumers share elements and the numbers of steps")
  func twoConsumers() async {
    let feed = Feed()
    let stream = log.wrap("Feed.n") { @Sendable () in feed.stream }()
    async let first = elements(stream)
    async let second = elements(stream)
    for number in 1...100 { feed.continuation.yield(number) }
    feed.continuation.finish()
    let all = await first + second
    #expect(all.sorted() == Array(1...100))
    let steps = log.lines.filter { !$0.hasSuffix("end") }.map { $0.prefix { $0 != " " } }
    #expect(Set(steps).count == 100)
    #expect(!log.lines.contains { $0.hasSuffix("given up") })
  }

  @Test("a call without a stream as output is unchanged")
  func otherEndpoints() async throws {
    let double = log.wrap("Math.double") { @Sendable (n: Int) async throws in 2 * n }
    #expect(try await double(4) == 8)
    #expect(log.lines.isEmpty)
  }
}
