#if !hasFeature(Embedded)  // See EmbeddedSwift.swift.
  /// Whether a failure means that somebody called the work off, so that there is nothing to repeat,
  /// to replace or to remember.
  ///
  /// Besides `CancellationError` this is any failure of a cancelled task: an endpoint with a typed
  /// error says "cancelled" in its own words.
  ///
  /// - Parameter error: The failure.
  /// - Returns: Whether it is to pass through as it is.
  package func isCancellation(_ error: some Error) -> Bool {
    Task.isCancelled || error is CancellationError
  }

  /// The error of a cancelled wait, for an endpoint that can throw it.
  ///
  /// - Returns: A `CancellationError` where the endpoint throws any error; `nil` where its errors
  ///   are of a type of its own.
  @usableFromInline
  package func cancellation<Failure: Error>(as type: Failure.Type = Failure.self) -> Failure? {
    CancellationError() as? Failure
  }
#endif
