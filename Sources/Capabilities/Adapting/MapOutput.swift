// Written by `swift run overload-tables`: change that program, not this file.

/// A function that returns something else than another, made of what that one returns.
///
/// ```swift
/// // load: (Int) async throws(LoadError) -> PersonRow
/// let find = mapOutput(load) { Person(name: $0.name) }
/// // find: (Int) async throws(LoadError) -> Person
/// ```
///
/// The effect stays as it is: `Failure` keeps its type, and an async function runs on its caller's
/// actor. Where `transform` can fail or is async, `pipe` does it.
///
/// - Parameters:
///   - function: The function, of 0 to 6 inputs.
///   - transform: Makes the new output of the old one.
/// - Returns: A function of the same inputs.
@_alwaysEmitIntoClient @_transparent
public func mapOutput<R, Output>(
  _ function: @escaping @Sendable () -> R,
  _ transform: @escaping @Sendable (R) -> Output
) -> @Sendable () -> Output {
  { transform(function()) }
}

/// 0 inputs, `throws(Failure)`. See the first `mapOutput`.
@_alwaysEmitIntoClient @_transparent
public func mapOutput<R, Output, Failure>(
  _ function: @escaping @Sendable () throws(Failure) -> R,
  _ transform: @escaping @Sendable (R) -> Output
) -> @Sendable () throws(Failure) -> Output {
  { () throws(Failure) in try transform(function()) }
}

/// 0 inputs, `async`. See the first `mapOutput`.
@_alwaysEmitIntoClient @_transparent
public func mapOutput<R, Output>(
  _ function: @escaping @Sendable () async -> R,
  _ transform: @escaping @Sendable (R) -> Output
) -> @Sendable () async -> Output {
  { () async in await transform(function()) }
}

/// 0 inputs, `async throws(Failure)`. See the first `mapOutput`.
@_alwaysEmitIntoClient @_transparent
public func mapOutput<R, Output, Failure>(
  _ function: @escaping @Sendable () async throws(Failure) -> R,
  _ transform: @escaping @Sendable (R) -> Output
) -> @Sendable () async throws(Failure) -> Output {
  { () async throws(Failure) in try await transform(function()) }
}

/// 1 input, plain. See the first `mapOutput`.
@_alwaysEmitIntoClient @_transparent
public func mapOutput<A, R, Output>(
  _ function: @escaping @Sendable (A) -> R,
  _ transform: @escaping @Sendable (R) -> Output
) -> @Sendable (A) -> Output {
  { a in transform(function(a)) }
}

/// 1 input, `throws(Failure)`. See the first `mapOutput`.
@_alwaysEmitIntoClient @_transparent
public func mapOutput<A, R, Output, Failure>(
  _ function: @escaping @Sendable (A) throws(Failure) -> R,
  _ transform: @escaping @Sendable (R) -> Output
) -> @Sendable (A) throws(Failure) -> Output {
  { (a) throws(Failure) in try transform(function(a)) }
}

/// 1 input, `async`. See the first `mapOutput`.
@_alwaysEmitIntoClient @_transparent
public func mapOutput<A, R, Output>(
  _ function: @escaping @Sendable (A) async -> R,
  _ transform: @escaping @Sendable (R) -> Output
) -> @Sendable (A) async -> Output {
  { (a) async in await transform(function(a)) }
}

/// 1 input, `async throws(Failure)`. See the first `mapOutput`.
@_alwaysEmitIntoClient @_transparent
public func mapOutput<A, R, Output, Failure>(
  _ function: @escaping @Sendable (A) async throws(Failure) -> R,
  _ transform: @escaping @Sendable (R) -> Output
) -> @Sendable (A) async throws(Failure) -> Output {
  { (a) async throws(Failure) in try await transform(function(a)) }
}

/// 2 inputs, plain. See the first `mapOutput`.
@_alwaysEmitIntoClient @_transparent
public func mapOutput<A, B, R, Output>(
  _ function: @escaping @Sendable (A, B) -> R,
  _ transform: @escaping @Sendable (R) -> Output
) -> @Sendable (A, B) -> Output {
  { a, b in transform(function(a, b)) }
}

/// 2 inputs, `throws(Failure)`. See the first `mapOutput`.
@_alwaysEmitIntoClient @_transparent
public func mapOutput<A, B, R, Output, Failure>(
  _ function: @escaping @Sendable (A, B) throws(Failure) -> R,
  _ transform: @escaping @Sendable (R) -> Output
) -> @Sendable (A, B) throws(Failure) -> Output {
  { (a, b) throws(Failure) in try transform(function(a, b)) }
}

/// 2 inputs, `async`. See the first `mapOutput`.
@_alwaysEmitIntoClient @_transparent
public func mapOutput<A, B, R, Output>(
  _ function: @escaping @Sendable (A, B) async -> R,
  _ transform: @escaping @Sendable (R) -> Output
) -> @Sendable (A, B) async -> Output {
  { (a, b) async in await transform(function(a, b)) }
}

/// 2 inputs, `async throws(Failure)`. See the first `mapOutput`.
@_alwaysEmitIntoClient @_transparent
public func mapOutput<A, B, R, Output, Failure>(
  _ function: @escaping @Sendable (A, B) async throws(Failure) -> R,
  _ transform: @escaping @Sendable (R) -> Output
) -> @Sendable (A, B) async throws(Failure) -> Output {
  { (a, b) async throws(Failure) in try await transform(function(a, b)) }
}

/// 3 inputs, plain. See the first `mapOutput`.
@_alwaysEmitIntoClient @_transparent
public func mapOutput<A, B, C, R, Output>(
  _ function: @escaping @Sendable (A, B, C) -> R,
  _ transform: @escaping @Sendable (R) -> Output
) -> @Sendable (A, B, C) -> Output {
  { a, b, c in transform(function(a, b, c)) }
}

/// 3 inputs, `throws(Failure)`. See the first `mapOutput`.
@_alwaysEmitIntoClient @_transparent
public func mapOutput<A, B, C, R, Output, Failure>(
  _ function: @escaping @Sendable (A, B, C) throws(Failure) -> R,
  _ transform: @escaping @Sendable (R) -> Output
) -> @Sendable (A, B, C) throws(Failure) -> Output {
  { (a, b, c) throws(Failure) in try transform(function(a, b, c)) }
}

/// 3 inputs, `async`. See the first `mapOutput`.
@_alwaysEmitIntoClient @_transparent
public func mapOutput<A, B, C, R, Output>(
  _ function: @escaping @Sendable (A, B, C) async -> R,
  _ transform: @escaping @Sendable (R) -> Output
) -> @Sendable (A, B, C) async -> Output {
  { (a, b, c) async in await transform(function(a, b, c)) }
}

/// 3 inputs, `async throws(Failure)`. See the first `mapOutput`.
@_alwaysEmitIntoClient @_transparent
public func mapOutput<A, B, C, R, Output, Failure>(
  _ function: @escaping @Sendable (A, B, C) async throws(Failure) -> R,
  _ transform: @escaping @Sendable (R) -> Output
) -> @Sendable (A, B, C) async throws(Failure) -> Output {
  { (a, b, c) async throws(Failure) in try await transform(function(a, b, c)) }
}

/// 4 inputs, plain. See the first `mapOutput`.
@_alwaysEmitIntoClient @_transparent
public func mapOutput<A, B, C, D, R, Output>(
  _ function: @escaping @Sendable (A, B, C, D) -> R,
  _ transform: @escaping @Sendable (R) -> Output
) -> @Sendable (A, B, C, D) -> Output {
  { a, b, c, d in transform(function(a, b, c, d)) }
}

/// 4 inputs, `throws(Failure)`. See the first `mapOutput`.
@_alwaysEmitIntoClient @_transparent
public func mapOutput<A, B, C, D, R, Output, Failure>(
  _ function: @escaping @Sendable (A, B, C, D) throws(Failure) -> R,
  _ transform: @escaping @Sendable (R) -> Output
) -> @Sendable (A, B, C, D) throws(Failure) -> Output {
  { (a, b, c, d) throws(Failure) in try transform(function(a, b, c, d)) }
}

/// 4 inputs, `async`. See the first `mapOutput`.
@_alwaysEmitIntoClient @_transparent
public func mapOutput<A, B, C, D, R, Output>(
  _ function: @escaping @Sendable (A, B, C, D) async -> R,
  _ transform: @escaping @Sendable (R) -> Output
) -> @Sendable (A, B, C, D) async -> Output {
  { (a, b, c, d) async in await transform(function(a, b, c, d)) }
}

/// 4 inputs, `async throws(Failure)`. See the first `mapOutput`.
@_alwaysEmitIntoClient @_transparent
public func mapOutput<A, B, C, D, R, Output, Failure>(
  _ function: @escaping @Sendable (A, B, C, D) async throws(Failure) -> R,
  _ transform: @escaping @Sendable (R) -> Output
) -> @Sendable (A, B, C, D) async throws(Failure) -> Output {
  { (a, b, c, d) async throws(Failure) in try await transform(function(a, b, c, d)) }
}

/// 5 inputs, plain. See the first `mapOutput`.
@_alwaysEmitIntoClient @_transparent
public func mapOutput<A, B, C, D, E, R, Output>(
  _ function: @escaping @Sendable (A, B, C, D, E) -> R,
  _ transform: @escaping @Sendable (R) -> Output
) -> @Sendable (A, B, C, D, E) -> Output {
  { a, b, c, d, e in transform(function(a, b, c, d, e)) }
}

/// 5 inputs, `throws(Failure)`. See the first `mapOutput`.
@_alwaysEmitIntoClient @_transparent
public func mapOutput<A, B, C, D, E, R, Output, Failure>(
  _ function: @escaping @Sendable (A, B, C, D, E) throws(Failure) -> R,
  _ transform: @escaping @Sendable (R) -> Output
) -> @Sendable (A, B, C, D, E) throws(Failure) -> Output {
  { (a, b, c, d, e) throws(Failure) in try transform(function(a, b, c, d, e)) }
}

/// 5 inputs, `async`. See the first `mapOutput`.
@_alwaysEmitIntoClient @_transparent
public func mapOutput<A, B, C, D, E, R, Output>(
  _ function: @escaping @Sendable (A, B, C, D, E) async -> R,
  _ transform: @escaping @Sendable (R) -> Output
) -> @Sendable (A, B, C, D, E) async -> Output {
  { (a, b, c, d, e) async in await transform(function(a, b, c, d, e)) }
}

/// 5 inputs, `async throws(Failure)`. See the first `mapOutput`.
@_alwaysEmitIntoClient @_transparent
public func mapOutput<A, B, C, D, E, R, Output, Failure>(
  _ function: @escaping @Sendable (A, B, C, D, E) async throws(Failure) -> R,
  _ transform: @escaping @Sendable (R) -> Output
) -> @Sendable (A, B, C, D, E) async throws(Failure) -> Output {
  { (a, b, c, d, e) async throws(Failure) in try await transform(function(a, b, c, d, e)) }
}

/// 6 inputs, plain. See the first `mapOutput`.
@_alwaysEmitIntoClient @_transparent
public func mapOutput<A, B, C, D, E, F, R, Output>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) -> R,
  _ transform: @escaping @Sendable (R) -> Output
) -> @Sendable (A, B, C, D, E, F) -> Output {
  { a, b, c, d, e, f in transform(function(a, b, c, d, e, f)) }
}

/// 6 inputs, `throws(Failure)`. See the first `mapOutput`.
@_alwaysEmitIntoClient @_transparent
public func mapOutput<A, B, C, D, E, F, R, Output, Failure>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) throws(Failure) -> R,
  _ transform: @escaping @Sendable (R) -> Output
) -> @Sendable (A, B, C, D, E, F) throws(Failure) -> Output {
  { (a, b, c, d, e, f) throws(Failure) in try transform(function(a, b, c, d, e, f)) }
}

/// 6 inputs, `async`. See the first `mapOutput`.
@_alwaysEmitIntoClient @_transparent
public func mapOutput<A, B, C, D, E, F, R, Output>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) async -> R,
  _ transform: @escaping @Sendable (R) -> Output
) -> @Sendable (A, B, C, D, E, F) async -> Output {
  { (a, b, c, d, e, f) async in await transform(function(a, b, c, d, e, f)) }
}

/// 6 inputs, `async throws(Failure)`. See the first `mapOutput`.
@_alwaysEmitIntoClient @_transparent
public func mapOutput<A, B, C, D, E, F, R, Output, Failure>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) async throws(Failure) -> R,
  _ transform: @escaping @Sendable (R) -> Output
) -> @Sendable (A, B, C, D, E, F) async throws(Failure) -> Output {
  { (a, b, c, d, e, f) async throws(Failure) in try await transform(function(a, b, c, d, e, f)) }
}
