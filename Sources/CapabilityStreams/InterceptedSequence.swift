import Capabilities

/// A stream that an interceptor returns in place of the endpoint's own.
package protocol SubstituteStream {}

/// An async sequence of any type whose steps are intercepted, on the consumer's actor.
///
/// The first iteration is the stream that the endpoint returned. Each further iteration counts as
/// another stream.
///
/// The sequence and its iterator are classes, because generic structs with several fields compile to
/// four times the code.
final class InterceptedSequence<Base: AsyncSequence>: AsyncSequence, SubstituteStream {
  typealias Element = Base.Element
  typealias Failure = Base.Failure

  private let base: Base
  private let call: EndpointCall
  private let wrapper: StreamWrapper
  private let stream: Int
  private let origin = origins.countUp()
  private let begun = Counter()

  init(_ base: Base, returnedBy call: EndpointCall, through wrapper: StreamWrapper) {
    self.base = base
    self.call = call
    self.wrapper = wrapper
    stream = wrapper.nextStream()
  }

  deinit {
    // Report the sequence as abandoned: unused steps do so when they are deallocated.
    if begun.count == 0 { _ = wrapper.steps(of: call, stream: stream, origin: origin) }
  }

  func makeAsyncIterator() -> Iterator {
    let isFirst = begun.countUp() == 1
    let stream = isFirst ? stream : wrapper.nextStream()
    let steps = wrapper.steps(of: call, stream: stream, origin: origin)
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
