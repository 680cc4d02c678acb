// Written by overload-tables (Tests/Maintenance). Change that program, not this file.
// swift-format-ignore-file

/// Swaps the two inputs of a function, so that `partial` and `curry` can fix the second one.
///
/// ```swift
/// @Sendable func save(_ person: Person, _ store: PersonStore) async throws { … }
///
/// let savePerson = partial(flip(save), store)     // (Person) async throws -> Void
/// ```
///
/// A curried function `(A) -> (B) -> R` becomes `(B) -> (A) -> R`, which calls both stages when
/// it has both inputs. The effects stay on the last call: `Failure` keeps its type, and an
/// async function runs on its caller's actor.
///
/// - Parameter function: The function, of two inputs or two stages.
/// - Returns: The function with its inputs swapped.
@_alwaysEmitIntoClient @inline(always) public func flip<A, B, R>(
  _ function: @escaping @Sendable (A, B) -> R
) -> @Sendable (B, A) -> R { { b, a in function(a, b) } }
/// Swaps the two inputs of a function.
@_alwaysEmitIntoClient @inline(always) public func flip<A, B, R, Failure>(
  _ function: @escaping @Sendable (A, B) throws(Failure) -> R
) -> @Sendable (B, A) throws(Failure) -> R { { (b, a) throws(Failure) in try function(a, b) } }
/// Swaps the two inputs of a function.
@_alwaysEmitIntoClient @inline(always) public func flip<A, B: Sendable, R>(
  _ function: @escaping @Sendable (A) -> (B) -> R
) -> @Sendable (B) -> @Sendable (A) -> R {
  let hint = captureHint(); return { b in { a in _ = hint; return function(a)(b) } }
}
/// Swaps the two inputs of a function.
@_alwaysEmitIntoClient @inline(always) public func flip<A, B: Sendable, R, Failure>(
  _ function: @escaping @Sendable (A) -> (B) throws(Failure) -> R
) -> @Sendable (B) -> @Sendable (A) throws(Failure) -> R {
  let hint = captureHint()
  return { b in { (a) throws(Failure) in _ = hint; return try function(a)(b) } }
}
#if canImport(_Concurrency)
/// Swaps the two inputs of a function.
@_alwaysEmitIntoClient @inline(always) public func flip<A, B, R>(
  _ function: @escaping @Sendable (A, B) async -> R
) -> @Sendable (B, A) async -> R { { (b, a) async in await function(a, b) } }
/// Swaps the two inputs of a function.
@_alwaysEmitIntoClient @inline(always) public func flip<A, B, R, Failure>(
  _ function: @escaping @Sendable (A, B) async throws(Failure) -> R
) -> @Sendable (B, A) async throws(Failure) -> R {
  { (b, a) async throws(Failure) in try await function(a, b) }
}
/// Swaps the two inputs of a function.
@_alwaysEmitIntoClient @inline(always) public func flip<A, B: Sendable, R>(
  _ function: @escaping @Sendable (A) -> (B) async -> R
) -> @Sendable (B) -> @Sendable (A) async -> R {
  let hint = captureHint(); return { b in { (a) async in _ = hint; return await function(a)(b) } }
}
/// Swaps the two inputs of a function.
@_alwaysEmitIntoClient @inline(always) public func flip<A, B: Sendable, R, Failure>(
  _ function: @escaping @Sendable (A) -> (B) async throws(Failure) -> R
) -> @Sendable (B) -> @Sendable (A) async throws(Failure) -> R {
  let hint = captureHint()
  return { b in { (a) async throws(Failure) in _ = hint; return try await function(a)(b) } }
}
#endif
