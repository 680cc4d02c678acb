// Written by `swift run overload-tables`: change that program, not this file.

extension Spy {
  /// A stand-in for an endpoint that always throws the same error.
  ///
  /// ```swift
  /// world.payments.charge = charge.throwing(PaymentError.declined("card expired"))
  /// ```
  ///
  /// - Parameter error: What each call throws; of the endpoint's own error type, where it has one.
  /// - Returns: The endpoint, of 0 to 6 inputs; it fits `throws(Failure)` and
  ///   `async throws(Failure)`.
  public func throwing<R, Failure>(
    _ error: Failure
  ) -> @Sendable () throws(Failure) -> R where Input == () {
    { () throws(Failure) in
      self.record(())
      throw error
    }
  }

  /// 1 input. See the first `throwing(_:)`.
  public func throwing<R, Failure>(
    _ error: Failure
  ) -> @Sendable (Input) throws(Failure) -> R {
    { (a) throws(Failure) in
      self.record(a)
      throw error
    }
  }

  /// 2 inputs. See the first `throwing(_:)`.
  public func throwing<A: Sendable, B: Sendable, R, Failure>(
    _ error: Failure
  ) -> @Sendable (A, B) throws(Failure) -> R where Input == (A, B) {
    { (a, b) throws(Failure) in
      self.record((a, b))
      throw error
    }
  }

  /// 3 inputs. See the first `throwing(_:)`.
  public func throwing<A: Sendable, B: Sendable, C: Sendable, R, Failure>(
    _ error: Failure
  ) -> @Sendable (A, B, C) throws(Failure) -> R where Input == (A, B, C) {
    { (a, b, c) throws(Failure) in
      self.record((a, b, c))
      throw error
    }
  }

  /// 4 inputs. See the first `throwing(_:)`.
  public func throwing<A: Sendable, B: Sendable, C: Sendable, D: Sendable, R, Failure>(
    _ error: Failure
  ) -> @Sendable (A, B, C, D) throws(Failure) -> R where Input == (A, B, C, D) {
    { (a, b, c, d) throws(Failure) in
      self.record((a, b, c, d))
      throw error
    }
  }

  /// 5 inputs. See the first `throwing(_:)`.
  public func throwing<
    A: Sendable,
    B: Sendable,
    C: Sendable,
    D: Sendable,
    E: Sendable,
    R,
    Failure
  >(
    _ error: Failure
  ) -> @Sendable (A, B, C, D, E) throws(Failure) -> R where Input == (A, B, C, D, E) {
    { (a, b, c, d, e) throws(Failure) in
      self.record((a, b, c, d, e))
      throw error
    }
  }

  /// 6 inputs. See the first `throwing(_:)`.
  public func throwing<
    A: Sendable,
    B: Sendable,
    C: Sendable,
    D: Sendable,
    E: Sendable,
    F: Sendable,
    R,
    Failure
  >(
    _ error: Failure
  ) -> @Sendable (A, B, C, D, E, F) throws(Failure) -> R where Input == (A, B, C, D, E, F) {
    { (a, b, c, d, e, f) throws(Failure) in
      self.record((a, b, c, d, e, f))
      throw error
    }
  }
}
