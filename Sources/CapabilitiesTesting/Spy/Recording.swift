// Written by overload-tables (Tests/Maintenance). Change that program, not this file.
// swift-format-ignore-file

extension Spy {
  /// Returns an endpoint that records each call, and then calls `function`.
  ///
  /// ```swift
  /// let charge = Spy<(Int, String)>("PaymentClient.charge")
  /// payments.charge = charge.recording { amount, _ in Receipt(number: amount) }
  /// ```
  ///
  /// The result has the type of `function`: a typed error keeps its type, a synchronous endpoint
  /// stays synchronous, and an async one runs on its caller's actor.
  ///
  /// - Parameter function: The implementation; it has the inputs of the endpoint, 0 to 6.
  /// - Returns: The endpoint, to assign to the capability's property.
  public func recording<R>(
    _ function: @escaping @Sendable () -> R
  ) -> @Sendable () -> R where Input == () { { self.record(()); return function() } }
  public func recording<R, Failure>(
    _ function: @escaping @Sendable () throws(Failure) -> R
  ) -> @Sendable () throws(Failure) -> R where Input == () {
    { () throws(Failure) in self.record(()); return try function() }
  }
  public func recording<R>(
    _ function: @escaping @Sendable () async -> R
  ) -> @Sendable () async -> R where Input == () {
    { () async in self.record(()); return await function() }
  }
  public func recording<R, Failure>(
    _ function: @escaping @Sendable () async throws(Failure) -> R
  ) -> @Sendable () async throws(Failure) -> R where Input == () {
    { () async throws(Failure) in self.record(()); return try await function() }
  }
  public func recording<R>(
    _ function: @escaping @Sendable (Input) -> R
  ) -> @Sendable (Input) -> R { { a in self.record(a); return function(a) } }
  public func recording<R, Failure>(
    _ function: @escaping @Sendable (Input) throws(Failure) -> R
  ) -> @Sendable (Input) throws(Failure) -> R {
    { (a) throws(Failure) in self.record(a); return try function(a) }
  }
  public func recording<R>(
    _ function: @escaping @Sendable (Input) async -> R
  ) -> @Sendable (Input) async -> R { { (a) async in self.record(a); return await function(a) } }
  public func recording<R, Failure>(
    _ function: @escaping @Sendable (Input) async throws(Failure) -> R
  ) -> @Sendable (Input) async throws(Failure) -> R {
    { (a) async throws(Failure) in self.record(a); return try await function(a) }
  }
  public func recording<A: Sendable, B: Sendable, R>(
    _ function: @escaping @Sendable (A, B) -> R
  ) -> @Sendable (A, B) -> R where Input == (A, B) {
    { a, b in self.record((a, b)); return function(a, b) }
  }
  public func recording<A: Sendable, B: Sendable, R, Failure>(
    _ function: @escaping @Sendable (A, B) throws(Failure) -> R
  ) -> @Sendable (A, B) throws(Failure) -> R where Input == (A, B) {
    { (a, b) throws(Failure) in self.record((a, b)); return try function(a, b) }
  }
  public func recording<A: Sendable, B: Sendable, R>(
    _ function: @escaping @Sendable (A, B) async -> R
  ) -> @Sendable (A, B) async -> R where Input == (A, B) {
    { (a, b) async in self.record((a, b)); return await function(a, b) }
  }
  public func recording<A: Sendable, B: Sendable, R, Failure>(
    _ function: @escaping @Sendable (A, B) async throws(Failure) -> R
  ) -> @Sendable (A, B) async throws(Failure) -> R where Input == (A, B) {
    { (a, b) async throws(Failure) in self.record((a, b)); return try await function(a, b) }
  }
  public func recording<A: Sendable, B: Sendable, C: Sendable, R>(
    _ function: @escaping @Sendable (A, B, C) -> R
  ) -> @Sendable (A, B, C) -> R where Input == (A, B, C) {
    { a, b, c in self.record((a, b, c)); return function(a, b, c) }
  }
  public func recording<A: Sendable, B: Sendable, C: Sendable, R, Failure>(
    _ function: @escaping @Sendable (A, B, C) throws(Failure) -> R
  ) -> @Sendable (A, B, C) throws(Failure) -> R where Input == (A, B, C) {
    { (a, b, c) throws(Failure) in self.record((a, b, c)); return try function(a, b, c) }
  }
  public func recording<A: Sendable, B: Sendable, C: Sendable, R>(
    _ function: @escaping @Sendable (A, B, C) async -> R
  ) -> @Sendable (A, B, C) async -> R where Input == (A, B, C) {
    { (a, b, c) async in self.record((a, b, c)); return await function(a, b, c) }
  }
  public func recording<A: Sendable, B: Sendable, C: Sendable, R, Failure>(
    _ function: @escaping @Sendable (A, B, C) async throws(Failure) -> R
  ) -> @Sendable (A, B, C) async throws(Failure) -> R where Input == (A, B, C) {
    { (a, b, c) async throws(Failure) in
      self.record((a, b, c)); return try await function(a, b, c)
    }
  }
  public func recording<A: Sendable, B: Sendable, C: Sendable, D: Sendable, R>(
    _ function: @escaping @Sendable (A, B, C, D) -> R
  ) -> @Sendable (A, B, C, D) -> R where Input == (A, B, C, D) {
    { a, b, c, d in self.record((a, b, c, d)); return function(a, b, c, d) }
  }
  public func recording<A: Sendable, B: Sendable, C: Sendable, D: Sendable, R, Failure>(
    _ function: @escaping @Sendable (A, B, C, D) throws(Failure) -> R
  ) -> @Sendable (A, B, C, D) throws(Failure) -> R where Input == (A, B, C, D) {
    { (a, b, c, d) throws(Failure) in self.record((a, b, c, d)); return try function(a, b, c, d) }
  }
  public func recording<A: Sendable, B: Sendable, C: Sendable, D: Sendable, R>(
    _ function: @escaping @Sendable (A, B, C, D) async -> R
  ) -> @Sendable (A, B, C, D) async -> R where Input == (A, B, C, D) {
    { (a, b, c, d) async in self.record((a, b, c, d)); return await function(a, b, c, d) }
  }
  public func recording<A: Sendable, B: Sendable, C: Sendable, D: Sendable, R, Failure>(
    _ function: @escaping @Sendable (A, B, C, D) async throws(Failure) -> R
  ) -> @Sendable (A, B, C, D) async throws(Failure) -> R where Input == (A, B, C, D) {
    { (a, b, c, d) async throws(Failure) in
      self.record((a, b, c, d)); return try await function(a, b, c, d)
    }
  }
  public func recording<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, R>(
    _ function: @escaping @Sendable (A, B, C, D, E) -> R
  ) -> @Sendable (A, B, C, D, E) -> R where Input == (A, B, C, D, E) {
    { a, b, c, d, e in self.record((a, b, c, d, e)); return function(a, b, c, d, e) }
  }
  public func recording<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, R,
  Failure>(
    _ function: @escaping @Sendable (A, B, C, D, E) throws(Failure) -> R
  ) -> @Sendable (A, B, C, D, E) throws(Failure) -> R where Input == (A, B, C, D, E) {
    { (a, b, c, d, e) throws(Failure) in
      self.record((a, b, c, d, e)); return try function(a, b, c, d, e)
    }
  }
  public func recording<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, R>(
    _ function: @escaping @Sendable (A, B, C, D, E) async -> R
  ) -> @Sendable (A, B, C, D, E) async -> R where Input == (A, B, C, D, E) {
    { (a, b, c, d, e) async in self.record((a, b, c, d, e)); return await function(a, b, c, d, e) }
  }
  public func recording<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, R,
  Failure>(
    _ function: @escaping @Sendable (A, B, C, D, E) async throws(Failure) -> R
  ) -> @Sendable (A, B, C, D, E) async throws(Failure) -> R where Input == (A, B, C, D, E) {
    { (a, b, c, d, e) async throws(Failure) in
      self.record((a, b, c, d, e)); return try await function(a, b, c, d, e)
    }
  }
  public func recording<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F:
  Sendable, R>(
    _ function: @escaping @Sendable (A, B, C, D, E, F) -> R
  ) -> @Sendable (A, B, C, D, E, F) -> R where Input == (A, B, C, D, E, F) {
    { a, b, c, d, e, f in self.record((a, b, c, d, e, f)); return function(a, b, c, d, e, f) }
  }
  public func recording<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F:
  Sendable, R, Failure>(
    _ function: @escaping @Sendable (A, B, C, D, E, F) throws(Failure) -> R
  ) -> @Sendable (A, B, C, D, E, F) throws(Failure) -> R where Input == (A, B, C, D, E, F) {
    { (a, b, c, d, e, f) throws(Failure) in
      self.record((a, b, c, d, e, f)); return try function(a, b, c, d, e, f)
    }
  }
  public func recording<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F:
  Sendable, R>(
    _ function: @escaping @Sendable (A, B, C, D, E, F) async -> R
  ) -> @Sendable (A, B, C, D, E, F) async -> R where Input == (A, B, C, D, E, F) {
    { (a, b, c, d, e, f) async in
      self.record((a, b, c, d, e, f)); return await function(a, b, c, d, e, f)
    }
  }
  public func recording<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F:
  Sendable, R, Failure>(
    _ function: @escaping @Sendable (A, B, C, D, E, F) async throws(Failure) -> R
  ) -> @Sendable (A, B, C, D, E, F) async throws(Failure) -> R
    where Input == (A, B, C, D, E, F) {
    { (a, b, c, d, e, f) async throws(Failure) in
      self.record((a, b, c, d, e, f)); return try await function(a, b, c, d, e, f)
    }
  }
}
