extension PlaygroundReader {
  /// For a stream, which a script writes as the list of its elements.
  ///
  /// - Parameter reader: How its elements are written.
  /// - Returns: The reader.
  public static func stream<Element>(
    of reader: PlaygroundReader<Element>
  ) -> PlaygroundReader where Value == AsyncStream<Element> {
    PlaygroundReader(
      shape: "[\(reader.shape), …]",
      obstacle: reader.obstacle,
      read: { node in
        let elements = try reader.elements(of: node)
        return AsyncStream { continuation in
          for node in elements {
            if let element = try? reader.read(node) { continuation.yield(element) }
          }
          continuation.finish()
        }
      },
      collect: { stream, show in try await collectElements(of: stream, show: show) }
    )
  }

  /// For a stream that may fail, which a script writes as the list of its elements.
  ///
  /// - Parameter reader: How its elements are written.
  /// - Returns: The reader.
  public static func stream<Element>(
    of reader: PlaygroundReader<Element>
  ) -> PlaygroundReader where Value == AsyncThrowingStream<Element, any Error> {
    PlaygroundReader(
      shape: "[\(reader.shape), …]",
      obstacle: reader.obstacle,
      read: { node in
        let elements = try reader.elements(of: node)
        return AsyncThrowingStream { continuation in
          for node in elements {
            if let element = try? reader.read(node) { continuation.yield(element) }
          }
          continuation.finish()
        }
      },
      collect: { stream, show in try await collectElements(of: stream, show: show) }
    )
  }

  /// For a stream of any type, which a script writes as the list of its elements.
  ///
  /// `AsyncStream`, `AsyncThrowingStream` and `any AsyncSequence` can be written; others are only
  /// shown.
  ///
  /// - Parameters:
  ///   - type: The type of the stream.
  ///   - reader: How its elements are written.
  /// - Returns: The reader.
  public static func stream<Element>(
    _ type: Value.Type,
    of reader: PlaygroundReader<Element>
  ) -> PlaygroundReader {
    let plain = PlaygroundReader<AsyncStream<Element>>.stream(of: reader)
    let throwing = PlaygroundReader<AsyncThrowingStream<Element, any Error>>.stream(of: reader)
    return PlaygroundReader(
      shape: plain.shape,
      obstacle: reader.obstacle,
      read: { node in
        if let stream = try plain.read(node) as? Value { return stream }
        if let stream = try throwing.read(node) as? Value { return stream }
        throw node.unexpected(typeName(type))
      },
      collect: { value, show in
        guard let stream = value as? any AsyncSequence else {
          return Collected(value: value, isWhole: true)
        }
        return try await collectElements(of: stream, show: show)
      }
    )
  }

  /// The elements that a stream is to bring, every one of which can be read. They are read again for
  /// each stream: an element need not be one that can be handed out twice.
  fileprivate func elements(of node: Node) throws -> [Node] {
    guard case .list(let nodes) = node.revealed.kind else {
      throw node.unexpected("a list of a stream's elements, […],")
    }
    for node in nodes { _ = try read(node) }
    return nodes
  }
}

/// How many elements of a stream are waited for.
private let elementLimit = 1000

/// Waits for the elements of a stream, shows each when it comes, and lets the stream go after so
/// many.
private func collectElements<Stream: AsyncSequence>(
  of stream: Stream,
  show: @Sendable (String) -> Void
) async throws -> Collected {
  var elements: [Stream.Element] = []
  for try await element in stream {
    guard elements.count < elementLimit else {
      show("… and more: \(elementLimit) elements are the most that are waited for")
      break
    }
    elements.append(element)
    show("  \(shown(element))")
  }
  // A stream that is given up ends like one that has ended.
  try Task.checkCancellation()
  return Collected(value: elements, isWhole: false)
}
