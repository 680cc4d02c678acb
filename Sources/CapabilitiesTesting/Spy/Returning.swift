// Written by `swift run overload-tables`: change that program, not this file.

extension Spy {
  /// A stand-in for an endpoint that always returns the same output, whatever the endpoint's
  /// effect.
  ///
  /// ```swift
  /// world.payments.charge = charge.returning(Charge(id: "ch_1"))
  /// ```
  ///
  /// - Parameter output: What each call returns.
  /// - Returns: The endpoint, of 0 to 6 inputs; it fits all four effects.
  public func returning<R: Sendable>(
    _ output: R
  ) -> @Sendable () -> R where Input == () {
    {
      self.record(())
      return output
    }
  }

  /// 1 input. See the first `returning(_:)`.
  public func returning<R: Sendable>(
    _ output: R
  ) -> @Sendable (Input) -> R {
    { a in
      self.record(a)
      return output
    }
  }

  /// 2 inputs. See the first `returning(_:)`.
  public func returning<A: Sendable, B: Sendable, R: Sendable>(
    _ output: R
  ) -> @Sendable (A, B) -> R where Input == (A, B) {
    { a, b in
      self.record((a, b))
      return output
    }
  }

  /// 3 inputs. See the first `returning(_:)`.
  public func returning<A: Sendable, B: Sendable, C: Sendable, R: Sendable>(
    _ output: R
  ) -> @Sendable (A, B, C) -> R where Input == (A, B, C) {
    { a, b, c in
      self.record((a, b, c))
      return output
    }
  }

  /// 4 inputs. See the first `returning(_:)`.
  public func returning<A: Sendable, B: Sendable, C: Sendable, D: Sendable, R: Sendable>(
    _ output: R
  ) -> @Sendable (A, B, C, D) -> R where Input == (A, B, C, D) {
    { a, b, c, d in
      self.record((a, b, c, d))
      return output
    }
  }

  /// 5 inputs. See the first `returning(_:)`.
  public func returning<
    A: Sendable,
    B: Sendable,
    C: Sendable,
    D: Sendable,
    E: Sendable,
    R: Sendable
  >(
    _ output: R
  ) -> @Sendable (A, B, C, D, E) -> R where Input == (A, B, C, D, E) {
    { a, b, c, d, e in
      self.record((a, b, c, d, e))
      return output
    }
  }

  /// 6 inputs. See the first `returning(_:)`.
  public func returning<
    A: Sendable,
    B: Sendable,
    C: Sendable,
    D: Sendable,
    E: Sendable,
    F: Sendable,
    R: Sendable
  >(
    _ output: R
  ) -> @Sendable (A, B, C, D, E, F) -> R where Input == (A, B, C, D, E, F) {
    { a, b, c, d, e, f in
      self.record((a, b, c, d, e, f))
      return output
    }
  }
}
