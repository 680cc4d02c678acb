// Written by overload-tables (Tests/Maintenance). Change that program, not this file.
// swift-format-ignore-file

/// Converts a chain of functions of one input each into a function of several inputs.
///
/// This is the inverse of `curry`.
///
/// ```swift
/// @Sendable func greeter(_ greeting: String) -> (String) -> String {
///   { name in "\(greeting), \(name)!" }
/// }
///
/// let greet = uncurry(greeter)
/// let text = greet("Hello", "Ada")    // Hello, Ada!
/// ```
///
/// Each call runs all stages, from left to right. The result has the effects of the last stage:
/// it throws only `Failure`, and an async one runs on its caller's actor.
///
/// - Parameter function: The chain, of 2 to 6 stages. Only its last stage can throw or be
///   async.
/// - Returns: A function of all inputs.
@_alwaysEmitIntoClient @inline(always) public func uncurry<A, B, R>(
  _ function: @escaping @Sendable (A) -> (B) -> R
) -> @Sendable (A, B) -> R { { a, b in function(a)(b) } }
/// Converts a chain of functions of one input each into a function.
@_alwaysEmitIntoClient @inline(always) public func uncurry<A, B, R, Failure>(
  _ function: @escaping @Sendable (A) -> (B) throws(Failure) -> R
) -> @Sendable (A, B) throws(Failure) -> R { { (a, b) throws(Failure) in try function(a)(b) } }
/// Converts a chain of functions of one input each into a function.
@_alwaysEmitIntoClient @inline(always) public func uncurry<A, B, C, R>(
  _ function: @escaping @Sendable (A) -> (B) -> (C) -> R
) -> @Sendable (A, B, C) -> R { { a, b, c in function(a)(b)(c) } }
/// Converts a chain of functions of one input each into a function.
@_alwaysEmitIntoClient @inline(always) public func uncurry<A, B, C, R, Failure>(
  _ function: @escaping @Sendable (A) -> (B) -> (C) throws(Failure) -> R
) -> @Sendable (A, B, C) throws(Failure) -> R {
  { (a, b, c) throws(Failure) in try function(a)(b)(c) }
}
/// Converts a chain of functions of one input each into a function.
@_alwaysEmitIntoClient @inline(always) public func uncurry<A, B, C, D, R>(
  _ function: @escaping @Sendable (A) -> (B) -> (C) -> (D) -> R
) -> @Sendable (A, B, C, D) -> R { { a, b, c, d in function(a)(b)(c)(d) } }
/// Converts a chain of functions of one input each into a function.
@_alwaysEmitIntoClient @inline(always) public func uncurry<A, B, C, D, R, Failure>(
  _ function: @escaping @Sendable (A) -> (B) -> (C) -> (D) throws(Failure) -> R
) -> @Sendable (A, B, C, D) throws(Failure) -> R {
  { (a, b, c, d) throws(Failure) in try function(a)(b)(c)(d) }
}
/// Converts a chain of functions of one input each into a function.
@_alwaysEmitIntoClient @inline(always) public func uncurry<A, B, C, D, E, R>(
  _ function: @escaping @Sendable (A) -> (B) -> (C) -> (D) -> (E) -> R
) -> @Sendable (A, B, C, D, E) -> R { { a, b, c, d, e in function(a)(b)(c)(d)(e) } }
/// Converts a chain of functions of one input each into a function.
@_alwaysEmitIntoClient @inline(always) public func uncurry<A, B, C, D, E, R, Failure>(
  _ function: @escaping @Sendable (A) -> (B) -> (C) -> (D) -> (E) throws(Failure) -> R
) -> @Sendable (A, B, C, D, E) throws(Failure) -> R {
  { (a, b, c, d, e) throws(Failure) in try function(a)(b)(c)(d)(e) }
}
/// Converts a chain of functions of one input each into a function.
@_alwaysEmitIntoClient @inline(always) public func uncurry<A, B, C, D, E, F, R>(
  _ function: @escaping @Sendable (A) -> (B) -> (C) -> (D) -> (E) -> (F) -> R
) -> @Sendable (A, B, C, D, E, F) -> R { { a, b, c, d, e, f in function(a)(b)(c)(d)(e)(f) } }
/// Converts a chain of functions of one input each into a function.
@_alwaysEmitIntoClient @inline(always) public func uncurry<A, B, C, D, E, F, R, Failure>(
  _ function: @escaping @Sendable (A) -> (B) -> (C) -> (D) -> (E) -> (F) throws(Failure) -> R
) -> @Sendable (A, B, C, D, E, F) throws(Failure) -> R {
  { (a, b, c, d, e, f) throws(Failure) in try function(a)(b)(c)(d)(e)(f) }
}
#if canImport(_Concurrency)
/// Converts a chain of functions of one input each into a function.
@_alwaysEmitIntoClient @inline(always) public func uncurry<A, B, R>(
  _ function: @escaping @Sendable (A) -> (B) async -> R
) -> @Sendable (A, B) async -> R { { (a, b) async in await function(a)(b) } }
/// Converts a chain of functions of one input each into a function.
@_alwaysEmitIntoClient @inline(always) public func uncurry<A, B, R, Failure>(
  _ function: @escaping @Sendable (A) -> (B) async throws(Failure) -> R
) -> @Sendable (A, B) async throws(Failure) -> R {
  { (a, b) async throws(Failure) in try await function(a)(b) }
}
/// Converts a chain of functions of one input each into a function.
@_alwaysEmitIntoClient @inline(always) public func uncurry<A, B, C, R>(
  _ function: @escaping @Sendable (A) -> (B) -> (C) async -> R
) -> @Sendable (A, B, C) async -> R { { (a, b, c) async in await function(a)(b)(c) } }
/// Converts a chain of functions of one input each into a function.
@_alwaysEmitIntoClient @inline(always) public func uncurry<A, B, C, R, Failure>(
  _ function: @escaping @Sendable (A) -> (B) -> (C) async throws(Failure) -> R
) -> @Sendable (A, B, C) async throws(Failure) -> R {
  { (a, b, c) async throws(Failure) in try await function(a)(b)(c) }
}
/// Converts a chain of functions of one input each into a function.
@_alwaysEmitIntoClient @inline(always) public func uncurry<A, B, C, D, R>(
  _ function: @escaping @Sendable (A) -> (B) -> (C) -> (D) async -> R
) -> @Sendable (A, B, C, D) async -> R { { (a, b, c, d) async in await function(a)(b)(c)(d) } }
/// Converts a chain of functions of one input each into a function.
@_alwaysEmitIntoClient @inline(always) public func uncurry<A, B, C, D, R, Failure>(
  _ function: @escaping @Sendable (A) -> (B) -> (C) -> (D) async throws(Failure) -> R
) -> @Sendable (A, B, C, D) async throws(Failure) -> R {
  { (a, b, c, d) async throws(Failure) in try await function(a)(b)(c)(d) }
}
/// Converts a chain of functions of one input each into a function.
@_alwaysEmitIntoClient @inline(always) public func uncurry<A, B, C, D, E, R>(
  _ function: @escaping @Sendable (A) -> (B) -> (C) -> (D) -> (E) async -> R
) -> @Sendable (A, B, C, D, E) async -> R {
  { (a, b, c, d, e) async in await function(a)(b)(c)(d)(e) }
}
/// Converts a chain of functions of one input each into a function.
@_alwaysEmitIntoClient @inline(always) public func uncurry<A, B, C, D, E, R, Failure>(
  _ function: @escaping @Sendable (A) -> (B) -> (C) -> (D) -> (E) async throws(Failure) -> R
) -> @Sendable (A, B, C, D, E) async throws(Failure) -> R {
  { (a, b, c, d, e) async throws(Failure) in try await function(a)(b)(c)(d)(e) }
}
/// Converts a chain of functions of one input each into a function.
@_alwaysEmitIntoClient @inline(always) public func uncurry<A, B, C, D, E, F, R>(
  _ function: @escaping @Sendable (A) -> (B) -> (C) -> (D) -> (E) -> (F) async -> R
) -> @Sendable (A, B, C, D, E, F) async -> R {
  { (a, b, c, d, e, f) async in await function(a)(b)(c)(d)(e)(f) }
}
/// Converts a chain of functions of one input each into a function.
@_alwaysEmitIntoClient @inline(always) public func uncurry<A, B, C, D, E, F, R, Failure>(
  _ function: @escaping @Sendable (A) -> (B) -> (C) -> (D) -> (E) -> (F) async throws(Failure) -> R
) -> @Sendable (A, B, C, D, E, F) async throws(Failure) -> R {
  { (a, b, c, d, e, f) async throws(Failure) in try await function(a)(b)(c)(d)(e)(f) }
}
#endif
