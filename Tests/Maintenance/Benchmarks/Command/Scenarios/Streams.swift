import Capabilities
import Synchronization

/// Sums the hundred elements of a stream.
private func contender(
  _ style: String,
  _ endpoint: @escaping @Sendable (Int) -> AsyncStream<Int>
) -> Contender {
  Contender(style) {
    { id async in
      var sum = 0
      for await element in endpoint(id) { sum &+= element }
      return sum
    }
  }
}

/// Sums the hundred elements of a sequence of an opaque type.
private func contender(
  _ style: String,
  _ endpoint: @escaping @Sendable (Int) -> any AsyncSequence<Int, Never>
) -> Contender {
  Contender(style) {
    { id async in
      var sum = 0
      for await element in endpoint(id) { sum &+= element }
      return sum
    }
  }
}

extension Scenario {
  /// A hundred elements of a stream without a buffer.
  static func streams(offset: Int) -> Scenario {
    let stream: @Sendable (Int) -> AsyncStream<Int> = { id in
      let left = Atomic<Int>(100)
      return AsyncStream {
        left.wrappingSubtract(1, ordering: .relaxed).newValue < 0 ? nil : id &+ offset
      }
    }
    let sequence: @Sendable (Int) -> any AsyncSequence<Int, Never> = { id in
      Repeated(element: id &+ offset, count: 100)
    }
    return Scenario(
      title: "A stream of a hundred elements",
      references: ["AsyncStream", "any AsyncSequence"],
      slowness: 2000,
      contenders: [
        contender("AsyncStream", stream),
        contender(
          "AsyncStream, interceptor of calls",
          DoingNothing().wrap("Ledger.entries", stream)
        ),
        contender(
          "AsyncStream, interceptor of streams",
          FollowingStreams().wrap("Ledger.entries", stream)
        ),
        contender("any AsyncSequence", sequence),
        contender(
          "any AsyncSequence, the same",
          FollowingStreams().wrap("Ledger.entries", sequence)
        ),
      ],
      limits: [.time("AsyncStream, interceptor of calls", atMost: 1.15, times: "AsyncStream")]
    )
  }
}

/// A sequence that repeats one element.
private struct Repeated: AsyncSequence {
  typealias Failure = Never

  let element: Int
  let count: Int

  func makeAsyncIterator() -> Iterator { Iterator(element: element, left: count) }

  struct Iterator: AsyncIteratorProtocol {
    let element: Int
    var left: Int

    mutating func next(isolation actor: isolated (any Actor)?) async -> Int? {
      guard left > 0 else { return nil }
      left -= 1
      return element
    }
  }
}
