extension Spy {
  /// A stand-in for an endpoint that always returns the same output, whatever the endpoint's
  /// effect.
  ///
  /// ```swift
  /// world.payments.charge = charge.returning(Charge(id: "ch_1"))
  /// ```
  ///
  /// - Parameter output: What each call returns.
  /// - Returns: The endpoint, of any number of inputs; it fits all four effects.
  @_disfavoredOverload  // A row of SpyTuples.swift is right wherever it fits.
  public func returning<each A: Sendable, R: Sendable>(
    _ output: R
  ) -> @Sendable (repeat each A) -> R where Input == (repeat each A) {
    { (a: repeat each A) in
      self.record((repeat each a))
      return output
    }
  }

  /// A stand-in for an endpoint that returns one output after the other, whatever the endpoint's
  /// effect.
  ///
  /// ```swift
  /// world.ids.next = ids.returning(inSequence: "1", "2", "3")
  /// ```
  ///
  /// A call more than there are outputs records an issue that names the endpoint, and returns the
  /// last output again.
  ///
  /// - Parameters:
  ///   - first: What the first call returns.
  ///   - rest: What the calls after it return, in order.
  /// - Returns: The endpoint, of any number of inputs; it fits all four effects.
  @_disfavoredOverload
  public func returning<each A: Sendable, R: Sendable>(
    inSequence first: R,
    _ rest: R...
  ) -> @Sendable (repeat each A) -> R where Input == (repeat each A) {
    let next = sequence(first, rest)
    return { (a: repeat each A) in
      self.record((repeat each a))
      return next()
    }
  }

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
