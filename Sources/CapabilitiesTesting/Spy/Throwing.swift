extension Spy {
  /// A stand-in for an endpoint that always throws the same error.
  ///
  /// ```swift
  /// world.payments.charge = charge.throwing(PaymentError.declined("card expired"))
  /// ```
  ///
  /// - Parameter error: What each call throws; of the endpoint's own error type, where it has one.
  /// - Returns: The endpoint, of any number of inputs; it fits `throws(Failure)` and
  ///   `async throws(Failure)`.
  @_disfavoredOverload  // A row of SpyTuples.swift is right wherever it fits.
  public func throwing<each A: Sendable, R, Failure>(
    _ error: Failure
  ) -> @Sendable (repeat each A) throws(Failure) -> R where Input == (repeat each A) {
    { (a: repeat each A) throws(Failure) in
      self.record((repeat each a))
      throw error
    }
  }
}
