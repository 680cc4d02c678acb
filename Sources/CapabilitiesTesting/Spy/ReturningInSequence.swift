// Written by `swift run overload-tables`: change that program, not this file.

extension Spy {
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
  /// - Returns: The endpoint, of 0 to 6 inputs; it fits all four effects.
  public func returning<R: Sendable>(
    inSequence first: R,
    _ rest: R...
  ) -> @Sendable () -> R where Input == () {
    let next = sequence(first, rest)
    return {
      self.record(())
      return next()
    }
  }

  /// 1 input. See the first `returning(inSequence:_:)`.
  public func returning<R: Sendable>(
    inSequence first: R,
    _ rest: R...
  ) -> @Sendable (Input) -> R {
    let next = sequence(first, rest)
    return { a in
      self.record(a)
      return next()
    }
  }

  /// 2 inputs. See the first `returning(inSequence:_:)`.
  public func returning<A: Sendable, B: Sendable, R: Sendable>(
    inSequence first: R,
    _ rest: R...
  ) -> @Sendable (A, B) -> R where Input == (A, B) {
    let next = sequence(first, rest)
    return { a, b in
      self.record((a, b))
      return next()
    }
  }

  /// 3 inputs. See the first `returning(inSequence:_:)`.
  public func returning<A: Sendable, B: Sendable, C: Sendable, R: Sendable>(
    inSequence first: R,
    _ rest: R...
  ) -> @Sendable (A, B, C) -> R where Input == (A, B, C) {
    let next = sequence(first, rest)
    return { a, b, c in
      self.record((a, b, c))
      return next()
    }
  }

  /// 4 inputs. See the first `returning(inSequence:_:)`.
  public func returning<A: Sendable, B: Sendable, C: Sendable, D: Sendable, R: Sendable>(
    inSequence first: R,
    _ rest: R...
  ) -> @Sendable (A, B, C, D) -> R where Input == (A, B, C, D) {
    let next = sequence(first, rest)
    return { a, b, c, d in
      self.record((a, b, c, d))
      return next()
    }
  }

  /// 5 inputs. See the first `returning(inSequence:_:)`.
  public func returning<
    A: Sendable,
    B: Sendable,
    C: Sendable,
    D: Sendable,
    E: Sendable,
    R: Sendable
  >(
    inSequence first: R,
    _ rest: R...
  ) -> @Sendable (A, B, C, D, E) -> R where Input == (A, B, C, D, E) {
    let next = sequence(first, rest)
    return { a, b, c, d, e in
      self.record((a, b, c, d, e))
      return next()
    }
  }

  /// 6 inputs. See the first `returning(inSequence:_:)`.
  public func returning<
    A: Sendable,
    B: Sendable,
    C: Sendable,
    D: Sendable,
    E: Sendable,
    F: Sendable,
    R: Sendable
  >(
    inSequence first: R,
    _ rest: R...
  ) -> @Sendable (A, B, C, D, E, F) -> R where Input == (A, B, C, D, E, F) {
    let next = sequence(first, rest)
    return { a, b, c, d, e, f in
      self.record((a, b, c, d, e, f))
      return next()
    }
  }
}
