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

extension Scenario {
  /// A hundred elements of a stream without a buffer.
  static func streams(offset: Int) -> Scenario {
    let stream: @Sendable (Int) -> AsyncStream<Int> = { id in
      let left = Atomic<Int>(100)
      return AsyncStream {
        left.wrappingSubtract(1, ordering: .relaxed).newValue < 0 ? nil : id &+ offset
      }
    }
    return Scenario(
      title: "A stream of a hundred elements",
      references: ["AsyncStream"],
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
      ],
      limits: [.time("AsyncStream, interceptor of calls", atMost: 1.15, times: "AsyncStream")]
    )
  }
}
