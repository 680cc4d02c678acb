// Written by overload-tables (Tests/Maintenance). Change that program, not this file.
// swift-format-ignore-file

extension SyncEndpoint {
  /// Ends a chain of decorators with a function that can be assigned to an endpoint.
  ///
  /// - Returns: A function of 0 to 6 inputs, the parts of `Input`. It throws only `Failure`, and
  ///   does not throw if that is `Never`.
  @_alwaysEmitIntoClient public func function() -> @Sendable () -> Output
    where Input == (), Failure == Never {
    { () in self(()) }
  }
  /// Ends a chain of decorators with a function that can be assigned to an endpoint.
  @_alwaysEmitIntoClient public func function() -> @Sendable () throws(Failure) -> Output
    where Input == () {
    { () throws(Failure) in try self(()) }
  }
  /// Ends a chain of decorators with a function that can be assigned to an endpoint.
  @_disfavoredOverload @_alwaysEmitIntoClient public func function()
    -> @Sendable (Input) -> Output where Failure == Never {
    { (a) in self((a)) }
  }
  /// Ends a chain of decorators with a function that can be assigned to an endpoint.
  @_disfavoredOverload @_alwaysEmitIntoClient public func function()
    -> @Sendable (Input) throws(Failure) -> Output {
    call
  }
  /// Ends a chain of decorators with a function that can be assigned to an endpoint.
  @_alwaysEmitIntoClient public func function<A, B>() -> @Sendable (A, B) -> Output
    where Input == (A, B), Failure == Never {
    { (a, b) in self((a, b)) }
  }
  /// Ends a chain of decorators with a function that can be assigned to an endpoint.
  @_alwaysEmitIntoClient public func function<A, B>()
    -> @Sendable (A, B) throws(Failure) -> Output where Input == (A, B) {
    { (a, b) throws(Failure) in try self((a, b)) }
  }
  /// Ends a chain of decorators with a function that can be assigned to an endpoint.
  @_alwaysEmitIntoClient public func function<A, B, C>() -> @Sendable (A, B, C) -> Output
    where Input == (A, B, C), Failure == Never {
    { (a, b, c) in self((a, b, c)) }
  }
  /// Ends a chain of decorators with a function that can be assigned to an endpoint.
  @_alwaysEmitIntoClient public func function<A, B, C>()
    -> @Sendable (A, B, C) throws(Failure) -> Output where Input == (A, B, C) {
    { (a, b, c) throws(Failure) in try self((a, b, c)) }
  }
  /// Ends a chain of decorators with a function that can be assigned to an endpoint.
  @_alwaysEmitIntoClient public func function<A, B, C, D>() -> @Sendable (A, B, C, D) -> Output
    where Input == (A, B, C, D), Failure == Never {
    { (a, b, c, d) in self((a, b, c, d)) }
  }
  /// Ends a chain of decorators with a function that can be assigned to an endpoint.
  @_alwaysEmitIntoClient public func function<A, B, C, D>()
    -> @Sendable (A, B, C, D) throws(Failure) -> Output where Input == (A, B, C, D) {
    { (a, b, c, d) throws(Failure) in try self((a, b, c, d)) }
  }
  /// Ends a chain of decorators with a function that can be assigned to an endpoint.
  @_alwaysEmitIntoClient public func function<A, B, C, D, E>()
    -> @Sendable (A, B, C, D, E) -> Output where Input == (A, B, C, D, E), Failure == Never {
    { (a, b, c, d, e) in self((a, b, c, d, e)) }
  }
  /// Ends a chain of decorators with a function that can be assigned to an endpoint.
  @_alwaysEmitIntoClient public func function<A, B, C, D, E>()
    -> @Sendable (A, B, C, D, E) throws(Failure) -> Output where Input == (A, B, C, D, E) {
    { (a, b, c, d, e) throws(Failure) in try self((a, b, c, d, e)) }
  }
  /// Ends a chain of decorators with a function that can be assigned to an endpoint.
  @_alwaysEmitIntoClient public func function<A, B, C, D, E, F>()
    -> @Sendable (A, B, C, D, E, F) -> Output where Input == (A, B, C, D, E, F), Failure == Never {
    { (a, b, c, d, e, f) in self((a, b, c, d, e, f)) }
  }
  /// Ends a chain of decorators with a function that can be assigned to an endpoint.
  @_alwaysEmitIntoClient public func function<A, B, C, D, E, F>()
    -> @Sendable (A, B, C, D, E, F) throws(Failure) -> Output where Input == (A, B, C, D, E, F) {
    { (a, b, c, d, e, f) throws(Failure) in try self((a, b, c, d, e, f)) }
  }
}
