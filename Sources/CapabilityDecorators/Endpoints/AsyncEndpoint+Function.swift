// Written by overload-tables (Tests/Maintenance). Change that program, not this file.
// swift-format-ignore-file

extension AsyncEndpoint {
  /// Ends a chain of decorators with a function that can be assigned to an endpoint.
  ///
  /// - Returns: A function of 0 to 6 inputs, the parts of `Input`. It throws only `Failure`, and
  ///   does not throw if that is `Never`; it runs on its caller's actor.
  @_alwaysEmitIntoClient public func function() -> @Sendable () async -> Output
    where Input == (), Failure == Never {
    { () async in await self(()) }
  }
  /// Ends a chain of decorators with a function that can be assigned to an endpoint.
  @_alwaysEmitIntoClient public func function() -> @Sendable () async throws(Failure) -> Output
    where Input == () {
    { () async throws(Failure) in try await self(()) }
  }
  /// Ends a chain of decorators with a function that can be assigned to an endpoint.
  @_disfavoredOverload @_alwaysEmitIntoClient public func function()
    -> @Sendable (Input) async -> Output where Failure == Never {
    { (a) async in await self((a)) }
  }
  /// Ends a chain of decorators with a function that can be assigned to an endpoint.
  @_disfavoredOverload @_alwaysEmitIntoClient public func function()
    -> @Sendable (Input) async throws(Failure) -> Output {
    call
  }
  /// Ends a chain of decorators with a function that can be assigned to an endpoint.
  @_alwaysEmitIntoClient public func function<A, B>() -> @Sendable (A, B) async -> Output
    where Input == (A, B), Failure == Never {
    { (a, b) async in await self((a, b)) }
  }
  /// Ends a chain of decorators with a function that can be assigned to an endpoint.
  @_alwaysEmitIntoClient public func function<A, B>()
    -> @Sendable (A, B) async throws(Failure) -> Output where Input == (A, B) {
    { (a, b) async throws(Failure) in try await self((a, b)) }
  }
  /// Ends a chain of decorators with a function that can be assigned to an endpoint.
  @_alwaysEmitIntoClient public func function<A, B, C>() -> @Sendable (A, B, C) async -> Output
    where Input == (A, B, C), Failure == Never {
    { (a, b, c) async in await self((a, b, c)) }
  }
  /// Ends a chain of decorators with a function that can be assigned to an endpoint.
  @_alwaysEmitIntoClient public func function<A, B, C>()
    -> @Sendable (A, B, C) async throws(Failure) -> Output where Input == (A, B, C) {
    { (a, b, c) async throws(Failure) in try await self((a, b, c)) }
  }
  /// Ends a chain of decorators with a function that can be assigned to an endpoint.
  @_alwaysEmitIntoClient public func function<A, B, C, D>()
    -> @Sendable (A, B, C, D) async -> Output where Input == (A, B, C, D), Failure == Never {
    { (a, b, c, d) async in await self((a, b, c, d)) }
  }
  /// Ends a chain of decorators with a function that can be assigned to an endpoint.
  @_alwaysEmitIntoClient public func function<A, B, C, D>()
    -> @Sendable (A, B, C, D) async throws(Failure) -> Output where Input == (A, B, C, D) {
    { (a, b, c, d) async throws(Failure) in try await self((a, b, c, d)) }
  }
  /// Ends a chain of decorators with a function that can be assigned to an endpoint.
  @_alwaysEmitIntoClient public func function<A, B, C, D, E>()
    -> @Sendable (A, B, C, D, E) async -> Output where Input == (A, B, C, D, E), Failure == Never {
    { (a, b, c, d, e) async in await self((a, b, c, d, e)) }
  }
  /// Ends a chain of decorators with a function that can be assigned to an endpoint.
  @_alwaysEmitIntoClient public func function<A, B, C, D, E>()
    -> @Sendable (A, B, C, D, E) async throws(Failure) -> Output where Input == (A, B, C, D, E) {
    { (a, b, c, d, e) async throws(Failure) in try await self((a, b, c, d, e)) }
  }
  /// Ends a chain of decorators with a function that can be assigned to an endpoint.
  @_alwaysEmitIntoClient public func function<A, B, C, D, E, F>()
    -> @Sendable (A, B, C, D, E, F) async -> Output
    where Input == (A, B, C, D, E, F), Failure == Never {
    { (a, b, c, d, e, f) async in await self((a, b, c, d, e, f)) }
  }
  /// Ends a chain of decorators with a function that can be assigned to an endpoint.
  @_alwaysEmitIntoClient public func function<A, B, C, D, E, F>()
    -> @Sendable (A, B, C, D, E, F) async throws(Failure) -> Output
    where Input == (A, B, C, D, E, F) {
    { (a, b, c, d, e, f) async throws(Failure) in try await self((a, b, c, d, e, f)) }
  }
}
