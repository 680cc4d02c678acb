// Written by overload-tables (Tests/Maintenance). Change that program, not this file.
// swift-format-ignore-file

public import CapabilityLifetimes

/// Converts a function that returns to one with a callback, for frameworks that expect a callback.
///
/// ```swift
/// let find: @Sendable (Int) async throws(LoadError) -> Person
///
/// let load = callback(from: find)
/// load(7) { result in … }     // Result<Person, LoadError>
/// ```
///
/// A throwing function calls back with a `Result`, any other with its value. A synchronous
/// function calls back before it returns. An async function runs on no actor, in a new task with
/// the caller's priority and task-local values, and calls back from that task. The task cannot be
/// cancelled.
///
/// - Parameter function: The function, of 0 to 3 inputs.
/// - Returns: A function that calls back exactly once.
@_alwaysEmitIntoClient public func callback<R>(
  from function: @escaping @Sendable () -> R
) -> @Sendable (@escaping @Sendable (R) -> Void) -> Void { { done in done(function()) } }
/// Converts a function that returns to one with a callback.
@_alwaysEmitIntoClient public func callback<R, Failure>(
  from function: @escaping @Sendable () throws(Failure) -> R
) -> @Sendable (@escaping @Sendable (Result<R, Failure>) -> Void) -> Void {
  { done in done(outcome { () throws(Failure) in try function() }) }
}
/// Converts a function that returns to one with a callback.
@_alwaysEmitIntoClient public func callback<R>(
  from function: @escaping @Sendable () async -> R
) -> @Sendable (@escaping @Sendable (R) -> Void) -> Void {
  { done in Task { done(await function()) } }
}
/// Converts a function that returns to one with a callback.
@_alwaysEmitIntoClient public func callback<R, Failure>(
  from function: @escaping @Sendable () async throws(Failure) -> R
) -> @Sendable (@escaping @Sendable (Result<R, Failure>) -> Void) -> Void {
  { done in Task { done(await outcome { () async throws(Failure) in try await function() }) } }
}
/// Converts a function that returns to one with a callback.
@_alwaysEmitIntoClient public func callback<A, R>(
  from function: @escaping @Sendable (A) -> R
) -> @Sendable (A, @escaping @Sendable (R) -> Void) -> Void { { a, done in done(function(a)) } }
/// Converts a function that returns to one with a callback.
@_alwaysEmitIntoClient public func callback<A, R, Failure>(
  from function: @escaping @Sendable (A) throws(Failure) -> R
) -> @Sendable (A, @escaping @Sendable (Result<R, Failure>) -> Void) -> Void {
  { a, done in done(outcome { () throws(Failure) in try function(a) }) }
}
/// Converts a function that returns to one with a callback.
@_alwaysEmitIntoClient public func callback<A: Sendable, R>(
  from function: @escaping @Sendable (A) async -> R
) -> @Sendable (A, @escaping @Sendable (R) -> Void) -> Void {
  { a, done in Task { done(await function(a)) } }
}
/// Converts a function that returns to one with a callback.
@_alwaysEmitIntoClient public func callback<A: Sendable, R, Failure>(
  from function: @escaping @Sendable (A) async throws(Failure) -> R
) -> @Sendable (A, @escaping @Sendable (Result<R, Failure>) -> Void) -> Void {
  { a, done in Task { done(await outcome { () async throws(Failure) in try await function(a) }) } }
}
/// Converts a function that returns to one with a callback.
@_alwaysEmitIntoClient public func callback<A, B, R>(
  from function: @escaping @Sendable (A, B) -> R
) -> @Sendable (A, B, @escaping @Sendable (R) -> Void) -> Void {
  { a, b, done in done(function(a, b)) }
}
/// Converts a function that returns to one with a callback.
@_alwaysEmitIntoClient public func callback<A, B, R, Failure>(
  from function: @escaping @Sendable (A, B) throws(Failure) -> R
) -> @Sendable (A, B, @escaping @Sendable (Result<R, Failure>) -> Void) -> Void {
  { a, b, done in done(outcome { () throws(Failure) in try function(a, b) }) }
}
/// Converts a function that returns to one with a callback.
@_alwaysEmitIntoClient public func callback<A: Sendable, B: Sendable, R>(
  from function: @escaping @Sendable (A, B) async -> R
) -> @Sendable (A, B, @escaping @Sendable (R) -> Void) -> Void {
  { a, b, done in Task { done(await function(a, b)) } }
}
/// Converts a function that returns to one with a callback.
@_alwaysEmitIntoClient public func callback<A: Sendable, B: Sendable, R, Failure>(
  from function: @escaping @Sendable (A, B) async throws(Failure) -> R
) -> @Sendable (A, B, @escaping @Sendable (Result<R, Failure>) -> Void) -> Void {
  { a, b, done in
    Task { done(await outcome { () async throws(Failure) in try await function(a, b) }) }
  }
}
/// Converts a function that returns to one with a callback.
@_alwaysEmitIntoClient public func callback<A, B, C, R>(
  from function: @escaping @Sendable (A, B, C) -> R
) -> @Sendable (A, B, C, @escaping @Sendable (R) -> Void) -> Void {
  { a, b, c, done in done(function(a, b, c)) }
}
/// Converts a function that returns to one with a callback.
@_alwaysEmitIntoClient public func callback<A, B, C, R, Failure>(
  from function: @escaping @Sendable (A, B, C) throws(Failure) -> R
) -> @Sendable (A, B, C, @escaping @Sendable (Result<R, Failure>) -> Void) -> Void {
  { a, b, c, done in done(outcome { () throws(Failure) in try function(a, b, c) }) }
}
/// Converts a function that returns to one with a callback.
@_alwaysEmitIntoClient public func callback<A: Sendable, B: Sendable, C: Sendable, R>(
  from function: @escaping @Sendable (A, B, C) async -> R
) -> @Sendable (A, B, C, @escaping @Sendable (R) -> Void) -> Void {
  { a, b, c, done in Task { done(await function(a, b, c)) } }
}
/// Converts a function that returns to one with a callback.
@_alwaysEmitIntoClient public func callback<A: Sendable, B: Sendable, C: Sendable, R, Failure>(
  from function: @escaping @Sendable (A, B, C) async throws(Failure) -> R
) -> @Sendable (A, B, C, @escaping @Sendable (Result<R, Failure>) -> Void) -> Void {
  { a, b, c, done in
    Task { done(await outcome { () async throws(Failure) in try await function(a, b, c) }) }
  }
}
