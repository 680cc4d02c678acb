/// An asynchronous sequence of any type whose steps go through an interceptor, on the actor of its
/// consumer.
struct InterceptedSequence<Base: AsyncSequence>: AsyncSequence {
  typealias Element = Base.Element
  typealias Failure = Base.Failure

  private let base: Base
  private let turns: Turns

  init(_ base: Base, returnedBy call: EndpointCall, through follower: StreamFollower) {
    self.base = base
    turns = Turns(of: call, through: follower)
  }

  func makeAsyncIterator() -> Iterator {
    Iterator(base: base.makeAsyncIterator(), steps: turns.begin())
  }

  struct Iterator: AsyncIteratorProtocol {
    fileprivate var base: Base.AsyncIterator
    fileprivate let steps: StreamSteps

    mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(Failure) -> Element? {
      try await steps.take { () async throws(Failure) -> Element? in
        try await base.next(isolation: #isolation)
      }
    }
  }
}

extension InterceptedSequence: Sendable where Base: Sendable {}

/// The iterations of one sequence, each of which may begin anew: the first is the stream that the
/// endpoint returned, each further one counts as a stream of its own.
private final class Turns: Sendable {
  private let call: EndpointCall
  private let follower: StreamFollower
  private let stream: Int
  private let begun = Counter()

  init(of call: EndpointCall, through follower: StreamFollower) {
    self.call = call
    self.follower = follower
    stream = follower.nextStream()
  }

  deinit {
    // Steps that are freed untaken report themselves.
    if begun.count == 0 { _ = follower.steps(of: call, stream: stream) }
  }

  func begin() -> StreamSteps {
    let isFirst = begun.countUp() == 1
    return follower.steps(of: call, stream: isFirst ? stream : follower.nextStream())
  }
}
