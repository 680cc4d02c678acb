#if !hasFeature(Embedded)  // See EmbeddedSwift.swift.
  /// An asynchronous sequence of any type whose steps go through an interceptor, on the actor of its
  /// consumer.
  ///
  /// Each iteration may begin anew: the first is the stream that the endpoint returned, each further
  /// one counts as a stream of its own.
  ///
  /// This and its iterator are classes because a generic struct of several fields has four times the
  /// code, which each client's build would compile.
  final class InterceptedSequence<Base: AsyncSequence>: AsyncSequence {
    typealias Element = Base.Element
    typealias Failure = Base.Failure

    private let base: Base
    private let call: EndpointCall
    private let follower: StreamFollower
    private let stream: Int
    private let origin = origins.countUp()
    private let begun = Counter()

    init(_ base: Base, returnedBy call: EndpointCall, through follower: StreamFollower) {
      self.base = base
      self.call = call
      self.follower = follower
      stream = follower.nextStream()
    }

    deinit {
      // Steps that are freed untaken report themselves.
      if begun.count == 0 { _ = follower.steps(of: call, stream: stream, origin: origin) }
    }

    func makeAsyncIterator() -> Iterator {
      let isFirst = begun.countUp() == 1
      let stream = isFirst ? stream : follower.nextStream()
      let steps = follower.steps(of: call, stream: stream, origin: origin)
      return Iterator(base: base.makeAsyncIterator(), steps: steps)
    }

    final class Iterator: AsyncIteratorProtocol {
      private var base: Base.AsyncIterator
      private let steps: StreamSteps

      fileprivate init(base: Base.AsyncIterator, steps: StreamSteps) {
        self.base = base
        self.steps = steps
      }

      func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> Element? {
        try await steps.take { () async throws(Failure) -> Element? in
          try await base.next(isolation: #isolation)
        }
      }
    }
  }

  extension InterceptedSequence: Sendable where Base: Sendable {}
#endif
