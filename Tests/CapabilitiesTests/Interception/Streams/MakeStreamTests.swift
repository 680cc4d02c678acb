import Capabilities
import Probes
import Synchronization
import Testing

@Suite("A stream of a type that is known only at run time")
struct MakeStreamTests {
  /// Gives the values one after the other, then throws the error if there is one.
  private func script(
    _ values: [any Sendable],
    _ error: (any Error)? = nil
  ) -> @Sendable () async throws -> (any Sendable)? {
    let left = Mutex(values[...])
    return {
      if let value = left.withLock({ $0.popFirst() }) { return value }
      if let error { throw error }
      return nil
    }
  }

  @Test("is an AsyncStream, which ends where the function throws or gives no element")
  func asyncStream() async throws {
    let whole = try #require(makeStream(of: AsyncStream<Int>.self, next: script([1, 2])))
    #expect(await elements(whole) == [1, 2])
    let cut = try #require(makeStream(of: AsyncStream<Int>.self, next: script([1, "2", 3])))
    #expect(await elements(cut) == [1])
    let failed = script([1], Refusal("no"))
    let ended = try #require(makeStream(of: AsyncStream<Int>.self, next: failed))
    #expect(await elements(ended) == [1])
  }

  @Test("is an AsyncThrowingStream, which throws what the function throws")
  func throwing() async throws {
    typealias Stream = AsyncThrowingStream<Int?, any Error>
    let next = script([1, Int?.none], Refusal("no"))
    let stream = try #require(makeStream(of: Stream.self, next: next))
    #expect(await outcomes(stream) == ["Optional(1)", "nil", "throws refused no", "end"])
  }

  @Test("is nothing where the type is no such stream")
  func others() {
    #expect(makeStream(of: Int.self, next: script([])) == nil)
    #expect(makeStream(of: (any AsyncSequence<Int, Never>).self, next: script([])) == nil)
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
