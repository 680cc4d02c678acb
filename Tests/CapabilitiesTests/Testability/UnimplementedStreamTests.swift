import Capabilities
import Probes
import Testing

@Suite("An unimplemented endpoint that returns a stream")
struct UnimplementedStreamTests {
  typealias Throwing = AsyncThrowingStream<Int, any Error>

  /// The end of a stream without elements.
  private func end<Stream: AsyncSequence>(
    of stream: Stream
  ) async throws(Stream.Failure) -> String {
    for try await element in stream { return "\(element)" }
    return "end"
  }

  @Test("reports the call and returns a finished stream, with any number of inputs")
  func stream() async {
    let call0: @Sendable () -> AsyncStream<Int> = unimplemented("Probe.call")
    await expectReport(of: [], madeOn: #line - 1, "end") { await end(of: call0()) }
    let call1: @Sendable (Int) async -> AsyncStream<Int> = unimplemented("Probe.call")
    await expectReport(of: [1], madeOn: #line - 1, "end") { await end(of: call1(1)) }
    let call2: @Sendable (Int, Int) async throws(Refusal) -> AsyncStream<Int> =
      unimplemented("Probe.call")
    await expectReport(of: [1, 2], madeOn: #line - 1, "end") { try await end(of: call2(1, 2)) }
    let call7: @Sendable (Int, Int, Int, Int, Int, Int, Int) -> AsyncStream<Int> =
      unimplemented("Probe.call")
    await expectReport(of: [1, 2, 3, 4, 5, 6, 7], madeOn: #line - 1, "end") {
      await end(of: call7(1, 2, 3, 4, 5, 6, 7))
    }
  }

  @Test("reports the call and returns a stream that throws, if its type allows that")
  func throwingStream() async {
    let call0: @Sendable () async -> Throwing = unimplemented("Probe.call")
    await expectReport(of: [], madeOn: #line - 1, "unimplemented") {
      try await end(of: call0())
    }
    let call1: @Sendable (Int) -> Throwing = unimplemented("Probe.call")
    await expectReport(of: [1], madeOn: #line - 1, "unimplemented") { try await end(of: call1(1)) }
  }

  @Test("reports the call and returns an existential that throws or ends")
  func sequence() async {
    let call0: @Sendable () -> any AsyncSequence<Int, any Error> & Sendable =
      unimplemented("Probe.call")
    await expectReport(of: [], madeOn: #line - 1, "unimplemented") { try await end(of: call0()) }
    let call1: @Sendable (Int) -> any AsyncSequence<Int, Refusal> & Sendable =
      unimplemented("Probe.call")
    await expectReport(of: [1], madeOn: #line - 1, "end") { try await end(of: call1(1)) }
    let call2: @Sendable (Int, Int) async -> any AsyncSequence<Int, Never> =
      unimplemented("Probe.call")
    await expectReport(of: [1, 2], madeOn: #line - 1, "end") { await end(of: call2(1, 2)) }
  }

  @Test("throws at the call, if the endpoint can throw")
  func throwing() async {
    let call0: @Sendable () throws -> AsyncStream<Int> = unimplemented("Probe.call")
    await expectReport(of: [], madeOn: #line - 1, "unimplemented") {
      _ = try call0()
      return ""
    }
    let call2: @Sendable (Int, Int) async throws -> any AsyncSequence<Int, Never> =
      unimplemented("Probe.call")
    await expectReport(of: [1, 2], madeOn: #line - 1, "unimplemented") {
      _ = try await call2(1, 2)
      return ""
    }
  }

  @Test("accepts tuples as inputs")
  func tuples() async {
    let call: @Sendable ((Int, Int), Void) -> AsyncStream<Int> = unimplemented("Map.draw")
    await withKnownIssue {
      #expect(await end(of: call((1, 2), ())) == "end")
    } matching: {
      $0.comments.map(\.rawValue).joined().contains("inputs: ((1, 2), ())")
    }
  }

  private struct Probe: TestableCapability {
    var call: @Sendable (Int) -> AsyncStream<Int>

    static var test: Probe { Probe(call: unimplemented("Probe.call")) }
  }

  @Test("can be overridden as its report suggests")
  func advice() async {
    let probe = Probe.test.overriding { $0.call = { _ in AsyncStream { 4 } } }
    #expect(await probe.call(1).first { _ in true } == 4)
  }
}
