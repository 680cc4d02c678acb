// Written by overload-tables (Tests/Maintenance). Change that program, not this file.
// swift-format-ignore-file

extension Spy {
  /// Returns an endpoint that records each call, and throws an error at one of them.
  ///
  /// ```swift
  /// payments.charge = charge.failing(onCall: 3, with: .declined) { amount, _ in
  ///   Receipt(number: amount)
  /// }
  /// ```
  ///
  /// The other calls do what `function` does: a closure, or the endpoint that it replaces.
  ///
  /// - Parameters:
  ///   - number: The number of the call that fails, counted from 1. All calls of the spy count.
  ///   - error: The error. For an endpoint with a typed error, use that type.
  ///   - function: The implementation of the other calls, of 0 to 6 inputs. An error that it throws must
  ///     have the endpoint's type; another one records an issue.
  /// - Returns: The endpoint. An async one runs on its caller's actor.
  public func failing<R, Failure>(
    onCall number: Int, with error: Failure, _ function: @escaping @Sendable () async throws -> R
  ) -> @Sendable () async throws(Failure) -> R where Input == () {
    { () async throws(Failure) in
      try await self.record((), number, error) { try await function() }
    }
  }
  /// Returns an endpoint that records each call, and throws an error at one of them.
  public func failing<R, Failure>(
    onCall number: Int, with error: Failure,
    _ function: @escaping @Sendable (Input) async throws -> R
  ) -> @Sendable (Input) async throws(Failure) -> R {
    { (a) async throws(Failure) in
      try await self.record(a, number, error) { try await function(a) }
    }
  }
  /// Returns an endpoint that records each call, and throws an error at one of them.
  public func failing<A: Sendable, B: Sendable, R, Failure>(
    onCall number: Int, with error: Failure,
    _ function: @escaping @Sendable (A, B) async throws -> R
  ) -> @Sendable (A, B) async throws(Failure) -> R where Input == (A, B) {
    { (a, b) async throws(Failure) in
      try await self.record((a, b), number, error) { try await function(a, b) }
    }
  }
  /// Returns an endpoint that records each call, and throws an error at one of them.
  public func failing<A: Sendable, B: Sendable, C: Sendable, R, Failure>(
    onCall number: Int, with error: Failure,
    _ function: @escaping @Sendable (A, B, C) async throws -> R
  ) -> @Sendable (A, B, C) async throws(Failure) -> R where Input == (A, B, C) {
    { (a, b, c) async throws(Failure) in
      try await self.record((a, b, c), number, error) { try await function(a, b, c) }
    }
  }
  /// Returns an endpoint that records each call, and throws an error at one of them.
  public func failing<A: Sendable, B: Sendable, C: Sendable, D: Sendable, R, Failure>(
    onCall number: Int, with error: Failure,
    _ function: @escaping @Sendable (A, B, C, D) async throws -> R
  ) -> @Sendable (A, B, C, D) async throws(Failure) -> R where Input == (A, B, C, D) {
    { (a, b, c, d) async throws(Failure) in
      try await self.record((a, b, c, d), number, error) { try await function(a, b, c, d) }
    }
  }
  /// Returns an endpoint that records each call, and throws an error at one of them.
  public func failing<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, R, Failure>(
    onCall number: Int, with error: Failure,
    _ function: @escaping @Sendable (A, B, C, D, E) async throws -> R
  ) -> @Sendable (A, B, C, D, E) async throws(Failure) -> R where Input == (A, B, C, D, E) {
    { (a, b, c, d, e) async throws(Failure) in
      try await self.record((a, b, c, d, e), number, error) { try await function(a, b, c, d, e) }
    }
  }
  /// Returns an endpoint that records each call, and throws an error at one of them.
  public func failing<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F: Sendable,
  R, Failure>(
    onCall number: Int, with error: Failure,
    _ function: @escaping @Sendable (A, B, C, D, E, F) async throws -> R
  ) -> @Sendable (A, B, C, D, E, F) async throws(Failure) -> R
    where Input == (A, B, C, D, E, F) {
    { (a, b, c, d, e, f) async throws(Failure) in
      try await self.record((a, b, c, d, e, f), number, error) { try await function(a, b, c, d, e, f) }
    }
  }
  /// Returns an endpoint that records each call, and throws an error at one of them.
  public func failing<R, Failure>(
    onCall number: Int, with error: Failure, _ function: @escaping @Sendable (Input) throws -> R
  ) -> @Sendable (Input) throws(Failure) -> R {
    { (a) throws(Failure) in try self.record(a, number, error) { try function(a) } }
  }
}
