#if !hasFeature(Embedded)  // See EmbeddedSwift.swift.
  /// An endpoint for the `test` value of a capability: it reports that it was called, and throws
  /// ``Unimplemented``.
  ///
  /// ```swift
  /// struct Mailer: TestableCapability {
  ///   var send: @Sendable (Mail) async throws -> Void
  ///
  ///   static var test: Mailer { Mailer(send: unimplemented("Mailer.send")) }
  /// }
  /// ```
  ///
  /// The report names the endpoint, its inputs, and the place where the `test` value was made. In
  /// a test target that links `CapabilitiesTesting` it fails the test that made the call, even if
  /// the code under test swallows the error; otherwise it goes to standard error.
  ///
  /// The result is an endpoint of any number of inputs and fits wherever an untyped error may be
  /// thrown: `throws` and `async throws`. An endpoint with an error type of its own takes
  /// `unimplemented(_:throwing:)`, one that does not throw `unimplemented(_:placeholder:)`.
  ///
  /// - Parameters:
  ///   - endpoint: The capability and the endpoint, such as `"Mailer.send"`.
  ///   - fileID: Where the value was made; like the next three, leave it to its default.
  ///   - filePath: The same file, as a path.
  ///   - line: The line in that file, counted from 1.
  ///   - column: The column in that line, counted from 1.
  /// - Returns: An endpoint that reports each call and throws ``Unimplemented``.
  @_alwaysEmitIntoClient
  @_disfavoredOverload  // A row of UnimplementedTuples.swift is right wherever it fits.
  public func unimplemented<each Input, R>(
    _ endpoint: String,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> @Sendable (repeat each Input) throws(Unimplemented) -> R {
    let endpoint = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
    return { (input: repeat each Input) throws(Unimplemented) in
      throw endpoint.report(repeat each input)
    }
  }

  /// Says what to write where the endpoint cannot throw ``Unimplemented``.
  @available(
    *,
    unavailable,
    message: """
      this endpoint cannot throw 'Unimplemented': write unimplemented("…", placeholder: …) if it \
      does not throw, unimplemented("…", throwing: …) if its errors have a type
      """
  )
  @_alwaysEmitIntoClient @_disfavoredOverload
  @_documentation(visibility: internal)
  public func unimplemented<each Input, R>(
    _ endpoint: String
  ) -> @Sendable (repeat each Input) -> R {
    fatalError("unavailable")  // Which is why nobody can call it.
  }
#endif
