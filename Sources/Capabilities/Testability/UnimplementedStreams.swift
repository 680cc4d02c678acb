#if !hasFeature(Embedded)  // See EmbeddedSwift.swift.
  // If several forms fit an endpoint's type, the compiler chooses the one with the fewest omitted
  // parameters. The `Void` parameters rank these forms: an endpoint that can throw gets the form that
  // throws, and one that returns any sequence does not get the form that returns an `AsyncStream`.

  /// Returns an endpoint for `test` values that reports each call and returns a finished
  /// `AsyncStream`.
  ///
  /// ```swift
  /// struct RateService: TestableCapability {
  ///   var rates: @Sendable (String) -> AsyncStream<Double>
  ///
  ///   static var test: RateService { RateService(rates: unimplemented("RateService.rates")) }
  /// }
  /// ```
  ///
  /// It reports like `unimplemented(_:)`, which explains the other parameters. The report comes at the
  /// call of the endpoint, not at the iteration of the stream. The result has any number of inputs and
  /// fits every effect. Never pass `first` or `second`: they rank this form below others that fit.
  ///
  /// - Returns: An endpoint that reports each call and returns a finished stream.
  @_alwaysEmitIntoClient @_disfavoredOverload
  public func unimplemented<each Input, Element>(
    _ endpoint: String,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column,
    _ first: Void = (),
    _ second: Void = ()
  ) -> @Sendable (repeat each Input) -> AsyncStream<Element> {
    let endpoint = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
    return { (input: repeat each Input) in
      endpoint.stream(endpoint.report(repeat each input))
    }
  }

  /// Returns an endpoint that reports each call and returns a stream that throws
  /// ``UnimplementedError``.
  @_alwaysEmitIntoClient @_disfavoredOverload
  public func unimplemented<each Input, Element>(
    _ endpoint: String,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column,
    _ first: Void = (),
    _ second: Void = ()
  ) -> @Sendable (repeat each Input) -> AsyncThrowingStream<Element, any Error> {
    let endpoint = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
    return { (input: repeat each Input) in
      endpoint.stream(endpoint.report(repeat each input))
    }
  }

  /// Returns an endpoint that reports each call and returns a sequence. The sequence throws
  /// ``UnimplementedError`` if its failure type allows that, and otherwise is empty.
  @_alwaysEmitIntoClient @_disfavoredOverload
  public func unimplemented<each Input, Element, Failure: Error>(
    _ endpoint: String,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column,
    _ first: Void = ()
  ) -> @Sendable (repeat each Input) -> any AsyncSequence<Element, Failure> & Sendable {
    let endpoint = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
    return { (input: repeat each Input) in
      endpoint.stream(endpoint.report(repeat each input))
    }
  }

  extension UnimplementedEndpoint {
    /// Returns a finished stream.
    @usableFromInline
    func stream<Element>(_ error: UnimplementedError) -> AsyncStream<Element> {
      AsyncStream { $0.finish() }
    }

    /// Returns a stream that throws `error`.
    @usableFromInline
    func stream<Element>(_ error: UnimplementedError) -> AsyncThrowingStream<Element, any Error> {
      AsyncThrowingStream { $0.finish(throwing: error) }
    }

    /// Returns a sequence that throws `error` if its failure type allows that.
    @usableFromInline
    func stream<Element, Failure: Error>(
      _ error: UnimplementedError
    ) -> any AsyncSequence<Element, Failure> & Sendable {
      UnimplementedSequence<Element, Failure>(error: error as? Failure)
    }
  }

  /// A sequence without elements. It uses classes, because generic structs compile to several times
  /// the code.
  private final class UnimplementedSequence<Element, Failure: Error>: AsyncSequence, Sendable {
    /// The error that each iteration throws.
    private let error: Failure?

    init(error: Failure?) { self.error = error }

    func makeAsyncIterator() -> Iterator { Iterator(error: error) }

    final class Iterator: AsyncIteratorProtocol {
      private var error: Failure?

      fileprivate init(error: Failure?) { self.error = error }

      func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> Element? {
        guard let error else { return nil }
        self.error = nil
        throw error
      }
    }
  }
#endif
