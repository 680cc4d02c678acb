#if !hasFeature(Embedded)  // See EmbeddedSwift.swift.
  // Where an endpoint's type leaves a choice, the compiler takes the form with fewest parameters
  // that are left out. So an endpoint that can throw takes the form that throws, and one that
  // returns any sequence not the form that returns an `AsyncStream`: hence the `Void` parameters.

  /// An endpoint for the `test` value of a capability that returns an `AsyncStream`: it reports
  /// that it was called, and returns a stream that has finished.
  ///
  /// ```swift
  /// struct RateService: TestableCapability {
  ///   var rates: @Sendable (String) -> AsyncStream<Double>
  ///
  ///   static var test: RateService { RateService(rates: unimplemented("RateService.rates")) }
  /// }
  /// ```
  ///
  /// It reports like `unimplemented(_:)`, when the endpoint is called and not when the stream is
  /// asked for elements. The result fits every effect, with any number of inputs.
  ///
  /// - Parameters:
  ///   - endpoint: The capability and the endpoint, such as `"RateService.rates"`.
  ///   - fileID: Where the value was made; like the next three, leave it to its default.
  ///   - filePath: The same file, as a path.
  ///   - line: The line in that file, counted from 1.
  ///   - column: The column in that line, counted from 1.
  ///   - first: Never passed, and neither is `second`: they rank this form behind others that fit.
  ///   - second: See `first`.
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

  /// An endpoint that reports each call and returns a stream that throws ``Unimplemented``.
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

  /// An endpoint that reports each call and returns a sequence that throws ``Unimplemented`` where
  /// its failure allows that, and has no element elsewhere.
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
    /// A stream that has finished.
    @usableFromInline
    func stream<Element>(_ error: Unimplemented) -> AsyncStream<Element> {
      AsyncStream { $0.finish() }
    }

    /// A stream that fails.
    @usableFromInline
    func stream<Element>(_ error: Unimplemented) -> AsyncThrowingStream<Element, any Error> {
      AsyncThrowingStream { $0.finish(throwing: error) }
    }

    /// A sequence that fails where it can.
    @usableFromInline
    func stream<Element, Failure: Error>(
      _ error: Unimplemented
    ) -> any AsyncSequence<Element, Failure> & Sendable {
      UnimplementedSequence<Element, Failure>(error: error as? Failure)
    }
  }

  /// A sequence without elements. Classes, as generic structs have several times the code.
  private final class UnimplementedSequence<Element, Failure: Error>: AsyncSequence, Sendable {
    /// What each iteration throws.
    private let error: Failure?

    init(error: Failure?) { self.error = error }

    func makeAsyncIterator() -> Iterator { Iterator(error: error) }

    final class Iterator: AsyncIteratorProtocol {
      private var error: Failure?

      fileprivate init(error: Failure?) { self.error = error }

      func next(
        isolation actor: isolated (any Actor)?
      ) async throws(Failure) -> Element? {
        guard let error else { return nil }
        self.error = nil
        throw error
      }
    }
  }
#endif
