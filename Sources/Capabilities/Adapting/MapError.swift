// Written by overload-tables (Tests/Maintenance). Change that program, not this file.
// swift-format-ignore-file

/// Returns a function that throws a converted error.
///
/// ```swift
/// // load: (Int) async throws -> Person
/// let find = mapError(load) { error in StoreError.unavailable("\(error)") }
/// // find: (Int) async throws(StoreError) -> Person
/// ```
///
/// Use it in an adapter to convert a service's errors into the error type of a capability. An
/// async function runs on its caller's actor. Functions that do not throw need no conversion.
///
/// - Parameters:
///   - function: The throwing function, of 0 to 6 inputs.
///   - transform: Converts an error. It runs once for each error.
/// - Returns: A function of the same inputs that throws the converted error.
@_alwaysEmitIntoClient @inline(always) public func mapError<R, Failure, NewFailure>(
  _ function: @escaping @Sendable () throws(Failure) -> R,
  _ transform: @escaping @Sendable (Failure) -> NewFailure
) -> @Sendable () throws(NewFailure) -> R {
  { () throws(NewFailure) in
    do throws(Failure) { return try function() } catch { throw transform(error) }
  }
}
/// Returns a function that throws a converted error.
@_alwaysEmitIntoClient @inline(always) public func mapError<A, R, Failure, NewFailure>(
  _ function: @escaping @Sendable (A) throws(Failure) -> R,
  _ transform: @escaping @Sendable (Failure) -> NewFailure
) -> @Sendable (A) throws(NewFailure) -> R {
  { (a) throws(NewFailure) in
    do throws(Failure) { return try function(a) } catch { throw transform(error) }
  }
}
/// Returns a function that throws a converted error.
@_alwaysEmitIntoClient @inline(always) public func mapError<A, B, R, Failure, NewFailure>(
  _ function: @escaping @Sendable (A, B) throws(Failure) -> R,
  _ transform: @escaping @Sendable (Failure) -> NewFailure
) -> @Sendable (A, B) throws(NewFailure) -> R {
  { (a, b) throws(NewFailure) in
    do throws(Failure) { return try function(a, b) } catch { throw transform(error) }
  }
}
/// Returns a function that throws a converted error.
@_alwaysEmitIntoClient @inline(always) public func mapError<A, B, C, R, Failure, NewFailure>(
  _ function: @escaping @Sendable (A, B, C) throws(Failure) -> R,
  _ transform: @escaping @Sendable (Failure) -> NewFailure
) -> @Sendable (A, B, C) throws(NewFailure) -> R {
  { (a, b, c) throws(NewFailure) in
    do throws(Failure) { return try function(a, b, c) } catch { throw transform(error) }
  }
}
/// Returns a function that throws a converted error.
@_alwaysEmitIntoClient @inline(always) public func mapError<A, B, C, D, R, Failure, NewFailure>(
  _ function: @escaping @Sendable (A, B, C, D) throws(Failure) -> R,
  _ transform: @escaping @Sendable (Failure) -> NewFailure
) -> @Sendable (A, B, C, D) throws(NewFailure) -> R {
  { (a, b, c, d) throws(NewFailure) in
    do throws(Failure) { return try function(a, b, c, d) } catch { throw transform(error) }
  }
}
/// Returns a function that throws a converted error.
@_alwaysEmitIntoClient @inline(always) public func mapError<A, B, C, D, E, R, Failure, NewFailure>(
  _ function: @escaping @Sendable (A, B, C, D, E) throws(Failure) -> R,
  _ transform: @escaping @Sendable (Failure) -> NewFailure
) -> @Sendable (A, B, C, D, E) throws(NewFailure) -> R {
  { (a, b, c, d, e) throws(NewFailure) in
    do throws(Failure) { return try function(a, b, c, d, e) } catch { throw transform(error) }
  }
}
/// Returns a function that throws a converted error.
@_alwaysEmitIntoClient @inline(always)
public func mapError<A, B, C, D, E, F, R, Failure, NewFailure>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) throws(Failure) -> R,
  _ transform: @escaping @Sendable (Failure) -> NewFailure
) -> @Sendable (A, B, C, D, E, F) throws(NewFailure) -> R {
  { (a, b, c, d, e, f) throws(NewFailure) in
    do throws(Failure) { return try function(a, b, c, d, e, f) } catch { throw transform(error) }
  }
}
#if canImport(_Concurrency)
/// Returns a function that throws a converted error.
@_alwaysEmitIntoClient @inline(always) public func mapError<R, Failure, NewFailure>(
  _ function: @escaping @Sendable () async throws(Failure) -> R,
  _ transform: @escaping @Sendable (Failure) -> NewFailure
) -> @Sendable () async throws(NewFailure) -> R {
  { () async throws(NewFailure) in
    do throws(Failure) { return try await function() } catch { throw transform(error) }
  }
}
/// Returns a function that throws a converted error.
@_alwaysEmitIntoClient @inline(always) public func mapError<A, R, Failure, NewFailure>(
  _ function: @escaping @Sendable (A) async throws(Failure) -> R,
  _ transform: @escaping @Sendable (Failure) -> NewFailure
) -> @Sendable (A) async throws(NewFailure) -> R {
  { (a) async throws(NewFailure) in
    do throws(Failure) { return try await function(a) } catch { throw transform(error) }
  }
}
/// Returns a function that throws a converted error.
@_alwaysEmitIntoClient @inline(always) public func mapError<A, B, R, Failure, NewFailure>(
  _ function: @escaping @Sendable (A, B) async throws(Failure) -> R,
  _ transform: @escaping @Sendable (Failure) -> NewFailure
) -> @Sendable (A, B) async throws(NewFailure) -> R {
  { (a, b) async throws(NewFailure) in
    do throws(Failure) { return try await function(a, b) } catch { throw transform(error) }
  }
}
/// Returns a function that throws a converted error.
@_alwaysEmitIntoClient @inline(always) public func mapError<A, B, C, R, Failure, NewFailure>(
  _ function: @escaping @Sendable (A, B, C) async throws(Failure) -> R,
  _ transform: @escaping @Sendable (Failure) -> NewFailure
) -> @Sendable (A, B, C) async throws(NewFailure) -> R {
  { (a, b, c) async throws(NewFailure) in
    do throws(Failure) { return try await function(a, b, c) } catch { throw transform(error) }
  }
}
/// Returns a function that throws a converted error.
@_alwaysEmitIntoClient @inline(always) public func mapError<A, B, C, D, R, Failure, NewFailure>(
  _ function: @escaping @Sendable (A, B, C, D) async throws(Failure) -> R,
  _ transform: @escaping @Sendable (Failure) -> NewFailure
) -> @Sendable (A, B, C, D) async throws(NewFailure) -> R {
  { (a, b, c, d) async throws(NewFailure) in
    do throws(Failure) { return try await function(a, b, c, d) } catch { throw transform(error) }
  }
}
/// Returns a function that throws a converted error.
@_alwaysEmitIntoClient @inline(always) public func mapError<A, B, C, D, E, R, Failure, NewFailure>(
  _ function: @escaping @Sendable (A, B, C, D, E) async throws(Failure) -> R,
  _ transform: @escaping @Sendable (Failure) -> NewFailure
) -> @Sendable (A, B, C, D, E) async throws(NewFailure) -> R {
  { (a, b, c, d, e) async throws(NewFailure) in
    do throws(Failure) { return try await function(a, b, c, d, e) } catch {
      throw transform(error)
    }
  }
}
/// Returns a function that throws a converted error.
@_alwaysEmitIntoClient @inline(always)
public func mapError<A, B, C, D, E, F, R, Failure, NewFailure>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) async throws(Failure) -> R,
  _ transform: @escaping @Sendable (Failure) -> NewFailure
) -> @Sendable (A, B, C, D, E, F) async throws(NewFailure) -> R {
  { (a, b, c, d, e, f) async throws(NewFailure) in
    do throws(Failure) { return try await function(a, b, c, d, e, f) } catch {
      throw transform(error)
    }
  }
}
#endif
