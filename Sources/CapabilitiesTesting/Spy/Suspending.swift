// Written by overload-tables (Tests/Maintenance). Change that program, not this file.
// swift-format-ignore-file

extension Spy {
  /// Returns an async endpoint that suspends each call until the test releases it, and then calls
  /// `function`.
  ///
  /// ```swift
  /// world.payments.charge = charge.suspending { _ in Charge(id: "ch_1") }
  /// async let member = enroll(request)
  /// _ = try await charge.call(1)     // the charge is suspended
  /// charge.release()
  /// ```
  ///
  /// ``Spy/release()`` resumes one call, ``Spy/releaseAll()`` all of them. A call whose task is
  /// cancelled resumes at once.
  ///
  /// - Parameter function: The implementation, called after the release, on the caller's actor.
  /// - Returns: The endpoint, of 0 to 6 inputs; it runs on its caller's actor.
  public func suspending<R>(
    _ function: @escaping @Sendable () async -> R
  ) -> @Sendable () async -> R where Input == () {
    { () async in await self.suspend(()); return await function() }
  }
  public func suspending<R, Failure>(
    _ function: @escaping @Sendable () async throws(Failure) -> R
  ) -> @Sendable () async throws(Failure) -> R where Input == () {
    { () async throws(Failure) in await self.suspend(()); return try await function() }
  }
  public func suspending<R>(
    _ function: @escaping @Sendable (Input) async -> R
  ) -> @Sendable (Input) async -> R {
    { (a) async in await self.suspend(a); return await function(a) }
  }
  public func suspending<R, Failure>(
    _ function: @escaping @Sendable (Input) async throws(Failure) -> R
  ) -> @Sendable (Input) async throws(Failure) -> R {
    { (a) async throws(Failure) in await self.suspend(a); return try await function(a) }
  }
  public func suspending<A: Sendable, B: Sendable, R>(
    _ function: @escaping @Sendable (A, B) async -> R
  ) -> @Sendable (A, B) async -> R where Input == (A, B) {
    { (a, b) async in await self.suspend((a, b)); return await function(a, b) }
  }
  public func suspending<A: Sendable, B: Sendable, R, Failure>(
    _ function: @escaping @Sendable (A, B) async throws(Failure) -> R
  ) -> @Sendable (A, B) async throws(Failure) -> R where Input == (A, B) {
    { (a, b) async throws(Failure) in await self.suspend((a, b)); return try await function(a, b) }
  }
  public func suspending<A: Sendable, B: Sendable, C: Sendable, R>(
    _ function: @escaping @Sendable (A, B, C) async -> R
  ) -> @Sendable (A, B, C) async -> R where Input == (A, B, C) {
    { (a, b, c) async in await self.suspend((a, b, c)); return await function(a, b, c) }
  }
  public func suspending<A: Sendable, B: Sendable, C: Sendable, R, Failure>(
    _ function: @escaping @Sendable (A, B, C) async throws(Failure) -> R
  ) -> @Sendable (A, B, C) async throws(Failure) -> R where Input == (A, B, C) {
    { (a, b, c) async throws(Failure) in
      await self.suspend((a, b, c)); return try await function(a, b, c)
    }
  }
  public func suspending<A: Sendable, B: Sendable, C: Sendable, D: Sendable, R>(
    _ function: @escaping @Sendable (A, B, C, D) async -> R
  ) -> @Sendable (A, B, C, D) async -> R where Input == (A, B, C, D) {
    { (a, b, c, d) async in await self.suspend((a, b, c, d)); return await function(a, b, c, d) }
  }
  public func suspending<A: Sendable, B: Sendable, C: Sendable, D: Sendable, R, Failure>(
    _ function: @escaping @Sendable (A, B, C, D) async throws(Failure) -> R
  ) -> @Sendable (A, B, C, D) async throws(Failure) -> R where Input == (A, B, C, D) {
    { (a, b, c, d) async throws(Failure) in
      await self.suspend((a, b, c, d)); return try await function(a, b, c, d)
    }
  }
  public func suspending<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, R>(
    _ function: @escaping @Sendable (A, B, C, D, E) async -> R
  ) -> @Sendable (A, B, C, D, E) async -> R where Input == (A, B, C, D, E) {
    { (a, b, c, d, e) async in
      await self.suspend((a, b, c, d, e)); return await function(a, b, c, d, e)
    }
  }
  public func suspending<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, R,
  Failure>(
    _ function: @escaping @Sendable (A, B, C, D, E) async throws(Failure) -> R
  ) -> @Sendable (A, B, C, D, E) async throws(Failure) -> R where Input == (A, B, C, D, E) {
    { (a, b, c, d, e) async throws(Failure) in
      await self.suspend((a, b, c, d, e)); return try await function(a, b, c, d, e)
    }
  }
  public func suspending<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F:
  Sendable, R>(
    _ function: @escaping @Sendable (A, B, C, D, E, F) async -> R
  ) -> @Sendable (A, B, C, D, E, F) async -> R where Input == (A, B, C, D, E, F) {
    { (a, b, c, d, e, f) async in
      await self.suspend((a, b, c, d, e, f)); return await function(a, b, c, d, e, f)
    }
  }
  public func suspending<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F:
  Sendable, R, Failure>(
    _ function: @escaping @Sendable (A, B, C, D, E, F) async throws(Failure) -> R
  ) -> @Sendable (A, B, C, D, E, F) async throws(Failure) -> R
    where Input == (A, B, C, D, E, F) {
    { (a, b, c, d, e, f) async throws(Failure) in
      await self.suspend((a, b, c, d, e, f)); return try await function(a, b, c, d, e, f)
    }
  }
}
