import Capabilities
import Probes
import Synchronization
import Testing

@Suite("A stream of a type that is known only at run time")
struct MakeStreamTests {
  /// Gives the values one after the other, then throws the error if there is one.
  private final class Script: StreamSource {
    private let left: Mutex<[any Sendable]>
    private let error: (any Error)?

    init(_ values: [any Sendable], _ error: (any Error)? = nil) {
      left = Mutex(values)
      self.error = error
    }

    func next<Element, Failure: Error>(
      _ type: Element.Type,
      throwing failure: Failure.Type
    ) async throws(Failure) -> Element? {
      if let value = left.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) {
        return value as? Element
      }
      if let error = error as? Failure { throw error }
      return nil
    }
  }

  @Test("is an AsyncStream, which ends where its source does")
  func asyncStream() async throws {
    let whole = try #require(makeStream(of: AsyncStream<Int>.self, from: Script([1, 2])))
    #expect(await elements(whole) == [1, 2])
    let cut = try #require(makeStream(of: AsyncStream<Int>.self, from: Script([1, "2", 3])))
    #expect(await elements(cut) == [1])
    let failed = Script([1], Refusal("no"))
    let ended = try #require(makeStream(of: AsyncStream<Int>.self, from: failed))
    #expect(await elements(ended) == [1])
  }

  @Test("is an AsyncThrowingStream, which throws what its source throws")
  func throwing() async throws {
    typealias Stream = AsyncThrowingStream<Int?, any Error>
    let script = Script([1, Int?.none], Refusal("no"))
    let stream = try #require(makeStream(of: Stream.self, from: script))
    #expect(await outcomes(stream) == ["Optional(1)", "nil", "throws refused no", "end"])
  }

  @Test("is nothing where the type is no such stream")
  func others() {
    #expect(makeStream(of: Int.self, from: Script([])) == nil)
    #expect(makeStream(of: (any AsyncSequence<Int, Never>).self, from: Script([])) == nil)
  }

  @Test("can be followed where it is a stream or any sequence")
  func followable() {
    #expect(canFollowStream(AsyncStream<Int>.self))
    #expect(canFollowStream(AsyncThrowingStream<String, any Error>.self))
    #expect(canFollowStream((any AsyncSequence<Int, Never> & Sendable).self))
    #expect(canFollowStream((any AsyncSequence).self))
    #expect(!canFollowStream(AsyncThrowingStream<Int, Refusal>.self))
    #expect(!canFollowStream((Int, Int, Int, Int, Int).self))
    #expect(!canFollowStream(AsyncStream<Int>?.self))
    #expect(!canFollowStream(Void.self))
  }
}
