extension PlaygroundValueFormat {
  /// Returns a reader for a stream. A script writes the list of its elements.
  ///
  /// - Parameter reader: The reader of the elements.
  /// - Returns: The reader.
  public static func stream<Element>(
    of reader: PlaygroundValueFormat<Element>
  ) -> PlaygroundValueFormat where Value == AsyncStream<Element> {
    PlaygroundValueFormat(ofElements: reader) { node in
      let elements = try reader.elements(of: node)
      return AsyncStream { continuation in
        for node in elements {
          if let element = try? reader.read(node) { continuation.yield(element) }
        }
        continuation.finish()
      }
    }
  }

  /// Returns a reader for a throwing stream. A script writes the list of its elements.
  public static func stream<Element>(
    of reader: PlaygroundValueFormat<Element>
  ) -> PlaygroundValueFormat where Value == AsyncThrowingStream<Element, any Error> {
    PlaygroundValueFormat(ofElements: reader) { node in
      let elements = try reader.elements(of: node)
      return AsyncThrowingStream { continuation in
        for node in elements {
          if let element = try? reader.read(node) { continuation.yield(element) }
        }
        continuation.finish()
      }
    }
  }

  /// Returns a reader for a stream. A script writes the list of its elements.
  ///
  /// The stream can have any type, and its errors are known.
  public static func stream<Element, Failure: Error>(
    _ type: Value.Type,
    of reader: PlaygroundValueFormat<Element>
  ) -> PlaygroundValueFormat where Value == any AsyncSequence<Element, Failure> {
    PlaygroundValueFormat(ofElements: reader) { node in
      ListedSequence<Element, Failure>(nodes: try reader.elements(of: node), reader: reader)
    }
  }

  /// Returns a reader for a `Sendable` stream of any type with known errors. A script writes the list
  /// of its elements.
  public static func stream<Element, Failure: Error>(
    _ type: Value.Type,
    of reader: PlaygroundValueFormat<Element>
  ) -> PlaygroundValueFormat where Value == any AsyncSequence<Element, Failure> & Sendable {
    PlaygroundValueFormat(ofElements: reader) { node in
      ListedSequence<Element, Failure>(nodes: try reader.elements(of: node), reader: reader)
    }
  }

  private init<Element>(
    ofElements reader: PlaygroundValueFormat<Element>,
    read: @escaping @Sendable (Node) throws -> Value
  ) {
    self.init(
      shape: "[\(reader.erased.shape), …]",
      unreadableReason: reader.erased.unreadableReason,
      read: read,
      simplest: { values in
        _ = reader.erased.simplest(values)  // For the types alone.
        return nil
      },
      collect: { value, show in
        guard let stream = value as? any AsyncSequence else { return nil }
        return try await collectElements(of: stream, show: show)
      }
    )
  }

  /// Returns a reader for a stream of any type. A script writes the list of its elements.
  ///
  /// Scripts can write `AsyncStream`, `AsyncThrowingStream` and `any AsyncSequence`. Other streams
  /// are only printed.
  @_disfavoredOverload  // The errors of the two forms above are known.
  public static func stream<Element>(
    _ type: Value.Type,
    of reader: PlaygroundValueFormat<Element>
  ) -> PlaygroundValueFormat {
    let plain = PlaygroundValueFormat<AsyncStream<Element>>.stream(of: reader)
    let throwing = PlaygroundValueFormat<AsyncThrowingStream<Element, any Error>>.stream(of: reader)
    return PlaygroundValueFormat(ofElements: reader) { node in
      if let stream = try plain.read(node) as? Value { return stream }
      if let stream = try throwing.read(node) as? Value { return stream }
      throw node.unexpected(typeName(type))
    }
  }

  /// Returns the elements of a stream, after checking that each of them can be read. They are read
  /// again for each stream, because an element can be a value that must not be used twice.
  fileprivate func elements(of node: Node) throws -> [Node] {
    guard case .list(let nodes) = node.revealed.kind else {
      throw node.unexpected("a list of the stream's elements, […]")
    }
    for node in nodes { _ = try read(node) }
    return nodes
  }
}

/// A stream whose elements a script lists. It reads each element when it is reached.
private struct ListedSequence<Element, Failure: Error>: AsyncSequence, Sendable {
  let nodes: [Node]
  let reader: PlaygroundValueFormat<Element>

  func makeAsyncIterator() -> Iterator { Iterator(rest: nodes[...], reader: reader) }

  struct Iterator: AsyncIteratorProtocol {
    var rest: ArraySlice<Node>
    let reader: PlaygroundValueFormat<Element>

    mutating func next() async throws(Failure) -> Element? { read() }

    mutating func next(isolation: isolated (any Actor)?) async throws(Failure) -> Element? {
      read()
    }

    private mutating func read() -> Element? {
      while let node = rest.popFirst() {
        // The script's check has read each element once.
        if let element = try? reader.read(node) { return element }
      }
      return nil
    }
  }
}

/// The maximum number of elements to wait for.
private let elementLimit = 1000

/// Waits for the elements of a stream, and prints each one as it arrives. Stops at the limit.
private func collectElements<Stream: AsyncSequence>(
  of stream: Stream,
  show: @Sendable (String) -> Void
) async throws -> [Stream.Element] {
  var elements: [Stream.Element] = []
  for try await element in stream {
    guard elements.count < elementLimit else {
      show("… stopped after \(elementLimit) elements")
      break
    }
    elements.append(element)
    show("  \(shown(element))")
  }
  // A cancelled stream ends without an error.
  try Task.checkCancellation()
  return elements
}
