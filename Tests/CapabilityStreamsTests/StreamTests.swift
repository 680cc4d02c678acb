import Capabilities
import CapabilityStreams
import Probes
import Testing

@Suite("Intercepted streams")
struct StreamTests {
  private let log = StreamLog()

  @Test("every kind and effect of stream has numbered steps until its end")
  func everyKind() async throws {
    let plain = log.wrap("Feed.plain") { @Sendable () -> AsyncStream<Int> in .of(4, 5) }
    for await _ in plain() {}
    let throwing = log.wrap("Feed.throwing") {
      @Sendable (a: String) throws(Refusal) -> AsyncThrowingStream<String, any Error> in
      AsyncThrowingStream {
        $0.yield(a)
        $0.finish()
      }
    }
    for try await _ in try throwing("x") {}
    let async = log.wrap("Feed.async") {
      @Sendable (a: Int, b: Int) async -> any AsyncSequence<Int, Refusal> & Sendable in
      Countdown(start: a + b)
    }
    for try await _ in await async(1, 1) {}
    let asyncThrowing = log.wrap("Feed.asyncThrowing") {
      @Sendable (a: Int, _: Int, _: Int, _: Int, _: Int, _: Int) async throws(Refusal)
        -> any AsyncSequence<Int, Never> in
      AsyncStream.of(a)
    }
    for await _ in try await asyncThrowing(1, 2, 3, 4, 5, 6) {}
    #expect(
      log.lines == [
        "Feed.plain()[1] -> 4", "Feed.plain()[2] -> 5", "Feed.plain()[3] -> end",
        "Feed.throwing(\"x\")[1] -> x", "Feed.throwing(\"x\")[2] -> end",
        "Feed.async(1, 1)[1] -> 2", "Feed.async(1, 1)[2] -> 1", "Feed.async(1, 1)[3] -> end",
        "Feed.asyncThrowing(1, 2, 3, 4, 5, 6)[1] -> 1",
        "Feed.asyncThrowing(1, 2, 3, 4, 5, 6)[2] -> end",
      ]
    )
  }

  @Test("a failing stream ends with its error, which keeps its type")
  func failures() async throws {
    let untyped = log.wrap("Feed.untyped") { @Sendable () in
      AsyncThrowingStream.of(1, throwing: Refusal("no"))
    }
    #expect(await outcomes(untyped()) == ["1", "throws refused no", "end"])

    let typed = log.wrap("Feed.typed") { @Sendable () -> any AsyncSequence<Int, Refusal> in
      Countdown(start: 0, refusal: Refusal("done"))
    }
    do throws(Refusal) {
      for try await number in typed() { Issue.record("\(number)") }
      Issue.record("it did not fail")
    } catch {
      #expect(error == Refusal("done"))
    }
    #expect(
      log.lines == [
        "Feed.untyped()[1] -> 1", "Feed.untyped()[2] throws refused no",
        "Feed.typed()[1] throws refused done",
      ]
    )
  }

  @Test("descriptions have the number of the stream from the endpoint's second stream on")
  func secondStream() async {
    let numbers = log.wrap("Feed.numbers") { @Sendable (to: Int) in AsyncStream.of(to) }
    for await _ in numbers(7) {}
    for await _ in numbers(8) {}
    #expect(
      log.lines == [
        "Feed.numbers(7)[1] -> 7", "Feed.numbers(7)[2] -> end",
        "Feed.numbers(8)#2[1] -> 8", "Feed.numbers(8)#2[2] -> end",
      ]
    )
  }

  @Test("two iterations of a sequence count as two streams")
  func secondIteration() async throws {
    let down = log.wrap("Feed.down") { @Sendable () -> any AsyncSequence<Int, Refusal> in
      Countdown(start: 1)
    }
    let sequence = down()
    for try await _ in sequence {}
    for try await _ in sequence {}
    #expect(
      log.lines == [
        "Feed.down()[1] -> 1", "Feed.down()[2] -> end",
        "Feed.down()#2[1] -> 1", "Feed.down()#2[2] -> end",
      ]
    )
  }

  @Test("several interceptors see each step, the last one outermost")
  func nests() async {
    let inner = StreamLog(name: "inner ")
    let outer = StreamLog(log: inner.log, name: "outer ")
    let numbers = outer.wrap("Feed.n", inner.wrap("Feed.n") { @Sendable () in AsyncStream.of(7) })
    for await _ in numbers() {}
    #expect(
      inner.lines == [
        "inner Feed.n()[1] -> 7", "outer Feed.n()[1] -> 7",
        "inner Feed.n()[2] -> end", "outer Feed.n()[2] -> end",
      ]
    )
  }

  @Test("elements need not be Sendable")
  func notSendable() async {
    final class Box {}
    let boxes = log.wrap("Feed.boxes") { @Sendable () -> AsyncStream<Box> in
      AsyncStream {
        $0.yield(Box())
        $0.finish()
      }
    }
    var count = 0
    for await _ in boxes() { count += 1 }
    #expect(count == 1)
    #expect(log.lines.count == 2)
  }

  @Test("a plain interceptor and an excluded endpoint do not change streams")
  func plainInterceptor() async {
    let log = Log()
    let down = Tag("tag", log).wrap("Feed.down") {
      @Sendable () -> any AsyncSequence<Int, Refusal> in Countdown(start: 1)
    }
    #expect(down() is Countdown)
    #expect(log.lines == ["tag in", "tag out"])
  }

  @Test("other stream types pass through unchanged")
  func otherTypes() async throws {
    let concrete = log.wrap("Feed.concrete") { @Sendable () in Countdown(start: 1) }
    for try await _ in concrete() {}
    let optional = log.wrap("Feed.optional") { @Sendable () in Optional(AsyncStream.of(1)) }
    if let stream = optional() { for await _ in stream {} }
    let refined = log.wrap("Feed.refined") { @Sendable () -> any Descent<Int> in
      Countdown(start: 1)
    }
    for try await _ in refined() {}
    let five = log.wrap("Feed.five") { @Sendable () in (1, 2, 3, 4, 5) }
    #expect(five() == (1, 2, 3, 4, 5))
    let error = log.wrap("Feed.error") { @Sendable () -> any Error in Refusal("x") }
    #expect(error() as? Refusal == Refusal("x"))
    #expect(log.lines.isEmpty)
  }
}

/// A sequence of a custom type, whose existential names its elements.
private protocol Descent<Element>: AsyncSequence {}
extension Countdown: Descent {}
