extension Spy {
  /// Creates an endpoint that always returns the same output. It fits every effect.
  ///
  /// ```swift
  /// world.payments.charge = charge.returning(Charge(id: "ch_1"))
  /// ```
  ///
  /// - Parameter output: The result of each call.
  /// - Returns: The endpoint, with any number of inputs and any of the four effects.
  @_disfavoredOverload  // A row of SpyTuples.swift is right wherever it fits.
  public func returning<each A: Sendable, R: Sendable>(
    _ output: R
  ) -> @Sendable (repeat each A) -> R where Input == (repeat each A) {
    { (a: repeat each A) in
      self.record((repeat each a))
      return output
    }
  }

  /// Creates an endpoint that returns a sequence of outputs, one per call. It fits every effect.
  ///
  /// ```swift
  /// world.ids.next = ids.returning(inSequence: "1", "2", "3")
  /// ```
  ///
  /// A call after the last output records an issue with the endpoint's name and returns the last
  /// output again.
  ///
  /// - Parameters:
  ///   - first: The result of the first call.
  ///   - rest: The results of the following calls, in order.
  /// - Returns: The endpoint, with any number of inputs and any of the four effects.
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

  /// Creates an endpoint that always throws the same error.
  ///
  /// ```swift
  /// world.payments.charge = charge.throwing(PaymentError.declined("card expired"))
  /// ```
  ///
  /// - Parameter error: The error that each call throws. For an endpoint with a typed error, use
  ///   that type.
  /// - Returns: The endpoint, with any number of inputs. It fits `throws(Failure)` and `async
  ///   throws(Failure)`.
  @_disfavoredOverload  // A row of SpyTuples.swift is right wherever it fits.
  public func throwing<each A: Sendable, R, Failure>(
    _ error: Failure
  ) -> @Sendable (repeat each A) throws(Failure) -> R where Input == (repeat each A) {
    { (a: repeat each A) throws(Failure) in
      self.record((repeat each a))
      throw error
    }
  }

  /// Creates an endpoint that throws an error at one call, and returns the same output at the others.
  ///
  /// ```swift
  /// world.payments.charge = charge.failing(onCall: 3, with: .declined, returning: Charge(id: "ch_1"))
  /// ```
  ///
  /// - Parameters:
  ///   - number: The number of the call that fails, counted from 1. All calls of the spy count.
  ///   - error: The error. For an endpoint with a typed error, use that type.
  ///   - output: The result of each other call.
  /// - Returns: The endpoint, with any number of inputs. It fits `throws(Failure)` and `async
  ///   throws(Failure)`.
  public func failing<each A: Sendable, R: Sendable, Failure>(
    onCall number: Int,
    with error: Failure,
    returning output: R
  ) -> @Sendable (repeat each A) throws(Failure) -> R where Input == (repeat each A) {
    isCallNumber(number)
    return { (a: repeat each A) throws(Failure) in
      guard self.record((repeat each a)) != number else { throw error }
      return output
    }
  }
}
