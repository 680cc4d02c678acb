#if !hasFeature(Embedded)  // See EmbeddedSwift.swift.
  /// Makes the elements of a stream whose type is known only at run time.
  package protocol StreamSource: Sendable {
    /// The next element of a stream.
    ///
    /// - Parameters:
    ///   - type: What the stream is of.
    ///   - failure: What it can throw.
    /// - Returns: The element; `nil` ends the stream.
    /// - Throws: What the stream throws. It has ended then.
    func next<Element, Failure: Error>(
      _ type: Element.Type,
      throwing failure: Failure.Type
    ) async throws(Failure) -> Element?
  }
#endif
