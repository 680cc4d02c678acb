import Capabilities
import CapabilityStreams
import Probes
import Synchronization
import Testing

@Suite("A stream of a type that is known only at run time")
struct MakeStreamTests {
  /// Returns the values one after another, then throws the error, if any.
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

  @Test("is an AsyncStream that ends with its source")
  func asyncStream() async throws {
    let whole = try #require(makeStream(of: AsyncStream<Int>.self, from: Script([1, 2])))
    #expect(await elements(whole) == [1, 2])
    let cut = try #require(makeStream(of: AsyncStream<Int>.self, from: Script([1, "2", 3])))
    #expect(await elements(cut) == [1])
    let failed = Script([1], Refusal("no"))
    let ended = try #require(makeStream(of: AsyncStream<Int>.self, from: failed))
    #expect(await elements(ended) == [1])
  }

  @Test("is an AsyncThrowingStream that throws its source's error")
  func throwing() async throws {
    typealias Stream = AsyncThrowingStream<Int?, any Error>
    let script = Script([1, Int?.none], Refusal("no"))
    let stream = try #require(makeStream(of: Stream.self, from: script))
    #expect(await outcomes(stream) == ["Optional(1)", "nil", "throws refused no", "end"])
  }

  @Test("is nil for other types")
  func others() {
    #expect(makeStream(of: Int.self, from: Script([])) == nil)
    #expect(makeStream(of: (any AsyncSequence<Int, Never>).self, from: Script([])) == nil)
  }

  @Test("can be intercepted if it is one of the two stream types or an existential")
  func followable() {
    #expect(canInterceptStream(AsyncStream<Int>.self))
    #expect(canInterceptStream(AsyncThrowingStream<String, any Error>.self))
    #expect(canInterceptStream((any AsyncSequence<Int, Never> & Sendable).self))
    #expect(canInterceptStream((any AsyncSequence).self))
    #expect(!canInterceptStream(AsyncThrowingStream<Int, Refusal>.self))
    #expect(!canInterceptStream((Int, Int, Int, Int, Int).self))
    #expect(!canInterceptStream(AsyncStream<Int>?.self))
    #expect(!canInterceptStream(Void.self))
  }
}
