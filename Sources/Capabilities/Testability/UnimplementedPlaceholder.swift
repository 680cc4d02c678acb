#if !hasFeature(Embedded)  // See EmbeddedSwift.swift.
  /// An endpoint for the `test` value of a capability that cannot fail: it reports that it was
  /// called, and returns a placeholder.
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
  /// It reports like `unimplemented(_:)`. The result fits every effect, with any number of inputs; an
  /// endpoint that returns `Void` takes `placeholder: ()`.
  ///
  /// - Parameters:
  ///   - endpoint: The capability and the endpoint, such as `"WallClock.now"`.
  ///   - placeholder: What each call returns.
  ///   - fileID: Where the value was made; like the next three, leave it to its default.
  ///   - filePath: The same file, as a path.
  ///   - line: The line in that file, counted from 1.
  ///   - column: The column in that line, counted from 1.
  /// - Returns: An endpoint that reports each call and returns `placeholder`.
  @_alwaysEmitIntoClient
  @_disfavoredOverload  // A row of UnimplementedTuples.swift is right wherever it fits.
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
#endif
