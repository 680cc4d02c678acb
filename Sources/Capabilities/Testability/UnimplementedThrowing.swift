#if !hasFeature(Embedded)  // See EmbeddedSwift.swift.
  /// An endpoint for the `test` value of a capability whose errors have a type: it reports that it
  /// was called, and throws the error it was given.
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
  /// It reports like `unimplemented(_:)`. The result fits `throws(Failure)` and
  /// `async throws(Failure)`, with any number of inputs.
  ///
  /// - Parameters:
  ///   - endpoint: The capability and the endpoint, such as `"PaymentClient.charge"`.
  ///   - failure: The error that each call throws.
  ///   - fileID: Where the value was made; like the next three, leave it to its default.
  ///   - filePath: The same file, as a path.
  ///   - line: The line in that file, counted from 1.
  ///   - column: The column in that line, counted from 1.
  /// - Returns: An endpoint that reports each call and throws `failure`.
  @_alwaysEmitIntoClient
  @_disfavoredOverload  // A row of UnimplementedTuples.swift is right wherever it fits.
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
#endif
