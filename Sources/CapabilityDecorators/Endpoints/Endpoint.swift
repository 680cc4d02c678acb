// Written by overload-tables (Tests/Maintenance). Change that program, not this file.
// swift-format-ignore-file

/// Starts a chain of decorators, such as `retrying` and `caching`, on a function.
///
/// ```swift
/// let find = endpoint(api.find).retrying(attempts: 3).function()
/// ```
///
/// - Parameter function: The endpoint, of 0 to 6 inputs.
/// - Returns: A ``SyncEndpoint`` or an ``AsyncEndpoint``. Its `function()` has the same type as
///   `function`: a typed error keeps its type, a synchronous endpoint stays synchronous, and an
///   async one runs on its caller's actor.
@_alwaysEmitIntoClient public func endpoint<R>(
  _ function: @escaping @Sendable () -> R
) -> SyncEndpoint<(), R, Never> { SyncEndpoint { (_) in function() } }
/// Starts a chain of decorators, such as `retrying` and `caching`, on a function.
@_alwaysEmitIntoClient public func endpoint<R, Failure>(
  _ function: @escaping @Sendable () throws(Failure) -> R
) -> SyncEndpoint<(), R, Failure> { SyncEndpoint { (_) throws(Failure) in try function() } }
/// Starts a chain of decorators, such as `retrying` and `caching`, on a function.
@_alwaysEmitIntoClient public func endpoint<R>(
  _ function: @escaping @Sendable () async -> R
) -> AsyncEndpoint<(), R, Never> { AsyncEndpoint { (_) async in await function() } }
/// Starts a chain of decorators, such as `retrying` and `caching`, on a function.
@_alwaysEmitIntoClient public func endpoint<R, Failure>(
  _ function: @escaping @Sendable () async throws(Failure) -> R
) -> AsyncEndpoint<(), R, Failure> {
  AsyncEndpoint { (_) async throws(Failure) in try await function() }
}
/// Starts a chain of decorators, such as `retrying` and `caching`, on a function.
@_alwaysEmitIntoClient public func endpoint<A, R>(
  _ function: @escaping @Sendable (A) -> R
) -> SyncEndpoint<A, R, Never> { SyncEndpoint(function) }
/// Starts a chain of decorators, such as `retrying` and `caching`, on a function.
@_alwaysEmitIntoClient public func endpoint<A, R, Failure>(
  _ function: @escaping @Sendable (A) throws(Failure) -> R
) -> SyncEndpoint<A, R, Failure> { SyncEndpoint(function) }
/// Starts a chain of decorators, such as `retrying` and `caching`, on a function.
@_alwaysEmitIntoClient public func endpoint<A, R>(
  _ function: @escaping @Sendable (A) async -> R
) -> AsyncEndpoint<A, R, Never> { AsyncEndpoint(function) }
/// Starts a chain of decorators, such as `retrying` and `caching`, on a function.
@_alwaysEmitIntoClient public func endpoint<A, R, Failure>(
  _ function: @escaping @Sendable (A) async throws(Failure) -> R
) -> AsyncEndpoint<A, R, Failure> { AsyncEndpoint(function) }
/// Starts a chain of decorators, such as `retrying` and `caching`, on a function.
@_alwaysEmitIntoClient public func endpoint<A, B, R>(
  _ function: @escaping @Sendable (A, B) -> R
) -> SyncEndpoint<(A, B), R, Never> { SyncEndpoint { (input) in function(input.0, input.1) } }
/// Starts a chain of decorators, such as `retrying` and `caching`, on a function.
@_alwaysEmitIntoClient public func endpoint<A, B, R, Failure>(
  _ function: @escaping @Sendable (A, B) throws(Failure) -> R
) -> SyncEndpoint<(A, B), R, Failure> {
  SyncEndpoint { (input) throws(Failure) in try function(input.0, input.1) }
}
/// Starts a chain of decorators, such as `retrying` and `caching`, on a function.
@_alwaysEmitIntoClient public func endpoint<A, B, R>(
  _ function: @escaping @Sendable (A, B) async -> R
) -> AsyncEndpoint<(A, B), R, Never> {
  AsyncEndpoint { (input) async in await function(input.0, input.1) }
}
/// Starts a chain of decorators, such as `retrying` and `caching`, on a function.
@_alwaysEmitIntoClient public func endpoint<A, B, R, Failure>(
  _ function: @escaping @Sendable (A, B) async throws(Failure) -> R
) -> AsyncEndpoint<(A, B), R, Failure> {
  AsyncEndpoint { (input) async throws(Failure) in try await function(input.0, input.1) }
}
/// Starts a chain of decorators, such as `retrying` and `caching`, on a function.
@_alwaysEmitIntoClient public func endpoint<A, B, C, R>(
  _ function: @escaping @Sendable (A, B, C) -> R
) -> SyncEndpoint<(A, B, C), R, Never> {
  SyncEndpoint { (input) in function(input.0, input.1, input.2) }
}
/// Starts a chain of decorators, such as `retrying` and `caching`, on a function.
@_alwaysEmitIntoClient public func endpoint<A, B, C, R, Failure>(
  _ function: @escaping @Sendable (A, B, C) throws(Failure) -> R
) -> SyncEndpoint<(A, B, C), R, Failure> {
  SyncEndpoint { (input) throws(Failure) in try function(input.0, input.1, input.2) }
}
/// Starts a chain of decorators, such as `retrying` and `caching`, on a function.
@_alwaysEmitIntoClient public func endpoint<A, B, C, R>(
  _ function: @escaping @Sendable (A, B, C) async -> R
) -> AsyncEndpoint<(A, B, C), R, Never> {
  AsyncEndpoint { (input) async in await function(input.0, input.1, input.2) }
}
/// Starts a chain of decorators, such as `retrying` and `caching`, on a function.
@_alwaysEmitIntoClient public func endpoint<A, B, C, R, Failure>(
  _ function: @escaping @Sendable (A, B, C) async throws(Failure) -> R
) -> AsyncEndpoint<(A, B, C), R, Failure> {
  AsyncEndpoint { (input) async throws(Failure) in try await function(input.0, input.1, input.2) }
}
/// Starts a chain of decorators, such as `retrying` and `caching`, on a function.
@_alwaysEmitIntoClient public func endpoint<A, B, C, D, R>(
  _ function: @escaping @Sendable (A, B, C, D) -> R
) -> SyncEndpoint<(A, B, C, D), R, Never> {
  SyncEndpoint { (input) in function(input.0, input.1, input.2, input.3) }
}
/// Starts a chain of decorators, such as `retrying` and `caching`, on a function.
@_alwaysEmitIntoClient public func endpoint<A, B, C, D, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D) throws(Failure) -> R
) -> SyncEndpoint<(A, B, C, D), R, Failure> {
  SyncEndpoint { (input) throws(Failure) in try function(input.0, input.1, input.2, input.3) }
}
/// Starts a chain of decorators, such as `retrying` and `caching`, on a function.
@_alwaysEmitIntoClient public func endpoint<A, B, C, D, R>(
  _ function: @escaping @Sendable (A, B, C, D) async -> R
) -> AsyncEndpoint<(A, B, C, D), R, Never> {
  AsyncEndpoint { (input) async in await function(input.0, input.1, input.2, input.3) }
}
/// Starts a chain of decorators, such as `retrying` and `caching`, on a function.
@_alwaysEmitIntoClient public func endpoint<A, B, C, D, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D) async throws(Failure) -> R
) -> AsyncEndpoint<(A, B, C, D), R, Failure> {
  AsyncEndpoint { (input) async throws(Failure) in
    try await function(input.0, input.1, input.2, input.3)
  }
}
/// Starts a chain of decorators, such as `retrying` and `caching`, on a function.
@_alwaysEmitIntoClient public func endpoint<A, B, C, D, E, R>(
  _ function: @escaping @Sendable (A, B, C, D, E) -> R
) -> SyncEndpoint<(A, B, C, D, E), R, Never> {
  SyncEndpoint { (input) in function(input.0, input.1, input.2, input.3, input.4) }
}
/// Starts a chain of decorators, such as `retrying` and `caching`, on a function.
@_alwaysEmitIntoClient public func endpoint<A, B, C, D, E, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D, E) throws(Failure) -> R
) -> SyncEndpoint<(A, B, C, D, E), R, Failure> {
  SyncEndpoint { (input) throws(Failure) in
    try function(input.0, input.1, input.2, input.3, input.4)
  }
}
/// Starts a chain of decorators, such as `retrying` and `caching`, on a function.
@_alwaysEmitIntoClient public func endpoint<A, B, C, D, E, R>(
  _ function: @escaping @Sendable (A, B, C, D, E) async -> R
) -> AsyncEndpoint<(A, B, C, D, E), R, Never> {
  AsyncEndpoint { (input) async in await function(input.0, input.1, input.2, input.3, input.4) }
}
/// Starts a chain of decorators, such as `retrying` and `caching`, on a function.
@_alwaysEmitIntoClient public func endpoint<A, B, C, D, E, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D, E) async throws(Failure) -> R
) -> AsyncEndpoint<(A, B, C, D, E), R, Failure> {
  AsyncEndpoint { (input) async throws(Failure) in
    try await function(input.0, input.1, input.2, input.3, input.4)
  }
}
/// Starts a chain of decorators, such as `retrying` and `caching`, on a function.
@_alwaysEmitIntoClient public func endpoint<A, B, C, D, E, F, R>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) -> R
) -> SyncEndpoint<(A, B, C, D, E, F), R, Never> {
  SyncEndpoint { (input) in function(input.0, input.1, input.2, input.3, input.4, input.5) }
}
/// Starts a chain of decorators, such as `retrying` and `caching`, on a function.
@_alwaysEmitIntoClient public func endpoint<A, B, C, D, E, F, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) throws(Failure) -> R
) -> SyncEndpoint<(A, B, C, D, E, F), R, Failure> {
  SyncEndpoint { (input) throws(Failure) in
    try function(input.0, input.1, input.2, input.3, input.4, input.5)
  }
}
/// Starts a chain of decorators, such as `retrying` and `caching`, on a function.
@_alwaysEmitIntoClient public func endpoint<A, B, C, D, E, F, R>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) async -> R
) -> AsyncEndpoint<(A, B, C, D, E, F), R, Never> {
  AsyncEndpoint { (input) async in
    await function(input.0, input.1, input.2, input.3, input.4, input.5)
  }
}
/// Starts a chain of decorators, such as `retrying` and `caching`, on a function.
@_alwaysEmitIntoClient public func endpoint<A, B, C, D, E, F, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) async throws(Failure) -> R
) -> AsyncEndpoint<(A, B, C, D, E, F), R, Failure> {
  AsyncEndpoint { (input) async throws(Failure) in
    try await function(input.0, input.1, input.2, input.3, input.4, input.5)
  }
}
