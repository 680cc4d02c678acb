import Capabilities
import CapabilityStreams
import Synchronization

/// Yields the recorded elements of a stream.
///
/// If several consumers share it, they get the elements in the order in which they ask.
final class ReplayedStream: StreamSource {
  private let saved: SavedStream
  private let replay: ReplayProgress
  private let demanded = Mutex(0)

  init(_ saved: SavedStream, in replay: ReplayProgress) {
    self.saved = saved
    self.replay = replay
  }

  /// The recorded elements that no consumer asked for; `nil` if there are none.
  var unused: String? {
    let left = stepsLeft(from: demanded.withLock { $0 }).filter { step in
      switch saved.steps[step] {
      case .element, .threw, .ended: true
      case .cancelled, .notAskedFor: false
      }
    }
    guard let first = left.first, let last = left.last else { return nil }
    return "\(saved.name)[\(first + 1)]\(first == last ? "" : "…[\(last + 1)]"), not asked for"
  }

  /// Whether calls that were answered have taken all steps.
  var isTaken: Bool { !saved.steps.isEmpty && stepsLeft(from: 0).isEmpty }

  /// Returns the steps that no answered call took when it was recorded.
  private func stepsLeft(from step: Int) -> some Collection<Int> {
    saved.steps.indices.dropFirst(step).lazy.filter { [self] in
      !replay.hasAnswered(oneOf: saved.consumers[$0])
    }
  }

  func next<Element, Failure: Error>(
    _ type: Element.Type,
    throwing failure: Failure.Type
  ) async throws(Failure) -> Element? {
    let index = demanded.withLock { demanded in
      demanded = stepsLeft(from: demanded).first ?? max(demanded, saved.steps.count)
      defer { demanded += 1 }
      return demanded
    }
    let name = "\(saved.name)[\(index + 1)]"
    guard saved.steps.indices.contains(index) else {
      // Every consumer gets the end.
      if case .ended? = saved.steps.last { return nil }
      replay.report(.furtherThanRecorded(name, "the recorded stream ends before it"))
      return nil
    }
    switch saved.steps[index] {
    case .element(let value): return read(value, as: type, of: name)
    case .threw(let value):
      if let error = read(value, as: failure, of: name) { throw error }
    case .ended: break
    case .cancelled: await cancellation()
    case .notAskedFor:
      replay.report(.furtherThanRecorded(name, "the recorded consumer did not ask for it"))
    }
    return nil
  }

  private func read<Value>(_ value: RecordedValue, as type: Value.Type, of name: String) -> Value? {
    do throws(ReplayError) {
      return try value.replayed(as: type, of: name)
    } catch {
      replay.report(error)
      return nil
    }
  }
}

/// The part of a replay that its streams share.
final class ReplayProgress: Sendable {
  let report: @Sendable (ReplayError) -> Void
  private let answered = Mutex<Set<Int>>([])

  init(report: @escaping @Sendable (ReplayError) -> Void) { self.report = report }

  func noteAnswer(of call: Int) { answered.withLock { _ = $0.insert(call) } }

  func hasAnswered(oneOf calls: Set<Int>) -> Bool {
    !calls.isEmpty && answered.withLock { !$0.isDisjoint(with: calls) }
  }
}

/// Waits until the task is cancelled.
private func cancellation() async {
  let (nothing, source) = AsyncStream.makeStream(of: Never.self)
  for await _ in nothing {}
  source.finish()
}

/// A recorded stream of an endpoint that returns an `any AsyncSequence`. Each iteration replays a
/// recorded one.
struct ReplayedSequence<Element, Failure: Error>: AsyncSequence, SubstituteStream, Sendable {
  let iterations: ReplayedIterations

  func makeAsyncIterator() -> Iterator { Iterator(stream: iterations.next()) }

  struct Iterator: AsyncIteratorProtocol {
    let stream: ReplayedStream

    func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> Element? {
      try await stream.next(Element.self, throwing: Failure.self)
    }

    func next() async throws(Failure) -> Element? {
      try await stream.next(Element.self, throwing: Failure.self)
    }
  }
}

/// Returns the recorded iterations of one call's stream, in order.
final class ReplayedIterations: Sendable {
  private let call: SavedCall
  private let replay: ReplayProgress
  private let recorded: [ReplayedStream]
  private let begun = Mutex(0)

  init(of call: SavedCall, in replay: ReplayProgress) {
    self.call = call
    self.replay = replay
    recorded = call.iterations.map { ReplayedStream($0, in: replay) }
  }

  /// The recorded elements that no consumer asked for.
  var unused: [String] { recorded.compactMap(\.unused) }

  func next() -> ReplayedStream {
    let place = begun.withLock { begun in
      let left = recorded.indices.dropFirst(begun).first { !recorded[$0].isTaken }
      begun = (left ?? max(begun, recorded.count)) + 1
      return begun - 1
    }
    guard place >= recorded.count else { return recorded[place] }
    return ReplayedStream(SavedStream(name: "\(call)#\(place + 1)"), in: replay)
  }

  /// Returns the stream in the type that the endpoint declares.
  ///
  /// - Returns: `nil` if the endpoint does not return a stream of these types.
  func stream<Output>(as type: Output.Type, element: TypeName?, failure: TypeName?) -> Output? {
    guard !(type is any AsyncSequence.Type) else { return makeStream(of: type, from: next()) }
    guard let element = element?.type, let failure = failure?.type else { return nil }
    // `any Error` is an error type, but a cast to `any Error.Type` fails.
    if failure == (any Error).self { return sequence(of: element, (any Error).self) as? Output }
    guard let failure = failure as? any Error.Type else { return nil }
    return sequence(of: element, failure) as? Output
  }

  private func sequence<Element, Failure: Error>(
    of element: Element.Type,
    _ failure: Failure.Type
  ) -> any AsyncSequence {
    ReplayedSequence<Element, Failure>(iterations: self)
  }
}
