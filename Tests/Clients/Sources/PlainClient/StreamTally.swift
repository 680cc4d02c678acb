import Capabilities
import CapabilityStreams
import Synchronization

/// Also counts elements. A `StreamInterceptor` declares its isolation too.
struct StreamTally: StreamInterceptor {
  let tally = Tally()
  let count: @Sendable (StreamStep) -> Void

  func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    try tally.intercept(call, proceed)
  }

  nonisolated(nonsending) func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: nonisolated(nonsending) () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    try await tally.intercept(call, proceed)
  }

  nonisolated(nonsending) func intercept<Element, Failure: Error>(
    _ step: StreamStep,
    _ next: nonisolated(nonsending) () async throws(Failure) -> Element?
  ) async throws(Failure) -> Element? {
    count(step)
    return try await next()
  }

  func abandoned(_ step: StreamStep) { count(step) }
}

/// A capability whose endpoints return streams.
struct Feed: TestableCapability, Interceptable {
  var numbers: @Sendable () -> AsyncStream<Int>
  var lines: @Sendable (String) async -> any AsyncSequence<String, any Error> & Sendable

  static var test: Feed {
    Feed(numbers: unimplemented("Feed.numbers"), lines: unimplemented("Feed.lines"))
  }

  func intercepted(by interceptor: some Interceptor) -> Feed {
    Feed(
      numbers: interceptor.wrap("Feed.numbers", numbers),
      lines: interceptor.wrap("Feed.lines", lines)
    )
  }
}

extension Feed {
  /// Counts elements on the consumer's actor, and abandoned streams.
  @MainActor
  static func checkStreams() async throws {
    let steps = Mutex<[String]>([])
    let tally = StreamTally { step in steps.withLock { $0.append("\(step)") } }
    let feed = Feed(
      numbers: { AsyncStream { $0.yield(1) } },
      lines: { AsyncThrowingStream([$0, "end"]) }
    )
    .intercepted(by: tally)
    for await number in feed.numbers() where number == 1 { break }
    for try await line in await feed.lines("a") { require(["a", "end"].contains(line)) }
    require(
      steps.withLock { $0 } == [
        "Feed.numbers()[1]", "Feed.numbers()[2]",
        #"Feed.lines("a")[1]"#, #"Feed.lines("a")[2]"#, #"Feed.lines("a")[3]"#,
      ]
    )
  }
}

extension AsyncThrowingStream where Element: Sendable, Failure == any Error {
  fileprivate init(_ elements: [Element]) {
    self.init { continuation in
      for element in elements { continuation.yield(element) }
      continuation.finish()
    }
  }
}
