#if !hasFeature(Embedded)  // See EmbeddedSwift.swift.
  /// Returns an endpoint for `test` values that reports each call and throws
  /// ``UnimplementedError``.
  ///
  /// ```swift
  /// struct Mailer: TestableCapability {
  ///   var send: @Sendable (Mail) async throws -> Void
  ///
  ///   static var test: Mailer { Mailer(send: unimplemented("Mailer.send")) }
  /// }
  /// ```
  ///
  /// The report contains the endpoint, its inputs, and the location of the `test` value. In a test
  /// target that links `CapabilitiesTesting`, it fails the test that made the call, even if the code
  /// under test swallows the error. Otherwise it is printed to standard error.
  ///
  /// The result has any number of inputs and fits endpoints with untyped errors: `throws` and
  /// `async throws`. Use `unimplemented(_:throwing:)` for typed errors, and
  /// `unimplemented(_:placeholder:)` for endpoints that do not throw.
  ///
  /// - Parameters:
  ///   - endpoint: The capability and the endpoint, such as `"Mailer.send"`.
  ///   - fileID: The location of the `test` value. Leave this and the next three parameters at their
  ///     defaults.
  ///   - filePath: The same file, as a path.
  ///   - line: The line in that file, counted from 1.
  ///   - column: The column in that line, counted from 1.
  /// - Returns: An endpoint that reports each call and throws ``UnimplementedError``.
  @_alwaysEmitIntoClient
  @_disfavoredOverload  // The compiler prefers a row of UnimplementedTuples.swift.
  public func unimplemented<each Input, R>(
    _ endpoint: String,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> @Sendable (repeat each Input) throws(UnimplementedError) -> R {
    let endpoint = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
    return { (input: repeat each Input) throws(UnimplementedError) in
      throw endpoint.report(repeat each input)
    }
  }

  /// Returns an endpoint for `test` values that reports each call and throws a given typed error.
  ///
  /// ```swift
  /// struct PaymentClient: TestableCapability {
  ///   var charge: @Sendable (ChargeRequest) async throws(PaymentError) -> Charge
  ///
  ///   static var test: PaymentClient {
  ///     PaymentClient(charge: unimplemented("PaymentClient.charge", throwing: .unavailable))
  ///   }
  /// }
  /// ```
  ///
  /// It reports like `unimplemented(_:)`, which explains the other parameters. The result has any
  /// number of inputs and fits `throws(Failure)` and `async throws(Failure)`.
  ///
  /// - Returns: An endpoint that reports each call and throws `failure`.
  @_alwaysEmitIntoClient
  @_disfavoredOverload  // The compiler prefers a row of UnimplementedTuples.swift.
  public func unimplemented<each Input, R, Failure>(
    _ endpoint: String,
    throwing failure: Failure,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> @Sendable (repeat each Input) throws(Failure) -> R {
    let endpoint = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
    return { (input: repeat each Input) throws(Failure) in
      endpoint.report(repeat each input)
      throw failure
    }
  }

  /// Returns an endpoint for `test` values that reports each call and returns a placeholder.
  ///
  /// ```swift
  /// struct WallClock: TestableCapability {
  ///   var now: @Sendable () -> Timestamp
  ///
  ///   static var test: WallClock {
  ///     WallClock(now: unimplemented("WallClock.now", placeholder: .zero))
  ///   }
  /// }
  /// ```
  ///
  /// It reports like `unimplemented(_:)`, which explains the other parameters. The result has any
  /// number of inputs and fits every effect. For an endpoint that returns `Void`, write
  /// `placeholder: ()`.
  ///
  /// - Returns: An endpoint that reports each call and returns `placeholder`.
  @_alwaysEmitIntoClient
  @_disfavoredOverload  // The compiler prefers a row of UnimplementedTuples.swift.
  public func unimplemented<each Input, R: Sendable>(
    _ endpoint: String,
    placeholder: R,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> @Sendable (repeat each Input) -> R {
    let endpoint = UnimplementedEndpoint(endpoint, fileID, filePath, line, column)
    return { (input: repeat each Input) in
      endpoint.report(repeat each input)
      return placeholder
    }
  }

  /// Makes the compiler explain which form an endpoint needs that cannot throw
  /// ``UnimplementedError``.
  @available(
    *,
    unavailable,
    message: """
      this endpoint cannot throw 'UnimplementedError': write unimplemented("…", placeholder: …) if \
      it does not throw, unimplemented("…", throwing: …) if it has a typed error
      """
  )
  @_alwaysEmitIntoClient @_disfavoredOverload
  @_documentation(visibility: internal)
  public func unimplemented<each Input, R>(
    _ endpoint: String
  ) -> @Sendable (repeat each Input) -> R {
    fatalError("unavailable")
  }
#endif
