import Capabilities
import CapabilityStreams
import Synchronization

/// Yields the recorded elements of a stream.
///
/// If several consumers share it, they get the elements in the order in which they ask.
final class ReplayedStream: StreamSource {
  private let saved: SavedStream
  private let report: @Sendable (ReplayError) -> Void
  private let demanded = Mutex(0)

  init(_ saved: SavedStream, report: @escaping @Sendable (ReplayError) -> Void) {
    self.saved = saved
    self.report = report
  }

  /// The recorded elements that no consumer asked for; `nil` if there are none.
  var unused: String? {
    let demanded = demanded.withLock { $0 }
    let left = saved.steps.dropFirst(demanded).prefix { step in
      switch step {
      case .element, .threw, .ended: true
      case .cancelled, .notAskedFor: false
      }
    }
    guard !left.isEmpty else { return nil }
    let last = left.count == 1 ? "" : "…[\(demanded + left.count)]"
    return "\(saved.name)[\(demanded + 1)]\(last), not asked for"
  }

  func next<Element, Failure: Error>(
    _ type: Element.Type,
    throwing failure: Failure.Type
  ) async throws(Failure) -> Element? {
    let index = demanded.withLock { demanded in
      defer { demanded += 1 }
      return demanded
    }
    let name = "\(saved.name)[\(index + 1)]"
    guard saved.steps.indices.contains(index) else {
      // Every consumer gets the end.
      if case .ended? = saved.steps.last { return nil }
      report(.furtherThanRecorded(name, "the recorded stream ends before it"))
      return nil
    }
    switch saved.steps[index] {
    case .element(let value): return read(value, as: type, of: name)
    case .threw(let value):
      if let error = read(value, as: failure, of: name) { throw error }
    case .ended: break
    case .cancelled: await cancellation()
    case .notAskedFor:
      report(.furtherThanRecorded(name, "the recorded consumer did not ask for it"))
    }
    return nil
  }

  private func read<Value>(_ value: RecordedValue, as type: Value.Type, of name: String) -> Value? {
    do throws(ReplayError) {
      return try value.replayed(as: type, of: name)
    } catch {
      report(error)
      return nil
    }
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
struct ReplayedSequence<Element, Failure: Error>: AsyncSequence, Sendable {
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
  private let report: @Sendable (ReplayError) -> Void
  private let streams = Mutex<[ReplayedStream]>([])

  init(of call: SavedCall, report: @escaping @Sendable (ReplayError) -> Void) {
    self.call = call
    self.report = report
  }

  /// The recorded elements that no consumer asked for.
  var unused: [String] {
    let begun = streams.withLock { $0 }
    let left = call.iterations.dropFirst(begun.count).map { ReplayedStream($0, report: report) }
    return (begun + left).compactMap(\.unused)
  }

  func next() -> ReplayedStream {
    streams.withLock { streams in
      let saved =
        streams.count < call.iterations.count
        ? call.iterations[streams.count]
        : SavedStream(name: "\(call)#\(streams.count + 1)")
      streams.append(ReplayedStream(saved, report: report))
      return streams[streams.count - 1]
    }
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
