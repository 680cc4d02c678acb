// Written by overload-tables (Tests/Maintenance). Change that program, not this file.
// swift-format-ignore-file

public import Capabilities

/// Converts a function with a callback to an async function.
///
/// ```swift
/// func load(_ id: Int, completion: @escaping (Result<Person, LoadError>) -> Void)
///
/// let find = awaiting(api.load)     // (Int) async throws(LoadError) -> Person
/// ```
///
/// There are overloads for four kinds of callback, each after 0 to 3 inputs:
///
/// | The function calls back with | The result |
/// |---|---|
/// | `Result<R, Failure>` | `async throws(Failure) -> R` |
/// | `R?` and `(any Error)?` | `async throws -> R`; an error has precedence over a value |
/// | `R` | `async -> R` |
/// | nothing | `async -> Void` |
///
/// The function is called on the caller's actor, and the caller resumes there, on whichever thread
/// the callback is called. A function with a callback cannot be cancelled, so a cancelled caller
/// keeps waiting.
///
/// A second call of the callback is reported and ignored. If the function releases its callback
/// without calling it, this is reported and the caller gets `whenDropped`. Without `whenDropped`,
/// a caller that can throw any error throws ``CallbackError/dropped(_:)``, and a caller that waits
/// for no value just continues. In all other cases the program stops, for lack of a result.
///
/// - Parameters:
///   - function: The function. It must call back exactly once, from any thread.
///   - whenDropped: The caller's result if the function releases its callback without calling it.
///   - fileID: The file that calls `awaiting`; leave it and the next three to their defaults.
///   - filePath: The path of that file.
///   - line: The line in that file, counted from 1.
///   - column: The column in that line, counted from 1.
/// - Returns: An async function that runs on its caller's actor.
@_alwaysEmitIntoClient public func awaiting<R: Sendable, Failure>(
  _ function: @escaping @Sendable (@escaping @Sendable (Result<R, Failure>) -> Void) -> Void,
  whenDropped: Failure? = nil, fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) -> @Sendable () async throws(Failure) -> R {
  let site = DeclarationSite(fileID, filePath, line, column)
  let call = CallbackSite<R, Failure>(site, whenDropped: whenDropped.map { .failure($0) })
  return { () async throws(Failure) in
    try await call.answer { callback in function(callback) }.get()
  }
}
/// Converts a function with a callback to an async function.
@_alwaysEmitIntoClient public func awaiting<R: Sendable>(
  _ function: @escaping @Sendable (@escaping @Sendable (R?, (any Error)?) -> Void) -> Void,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable () async throws -> R {
  let site = DeclarationSite(fileID, filePath, line, column)
  let call = CallbackSite<R, any Error>(site, whenDropped: nil)
  return { () async throws in
    try await call.answer { callback in function({ callback(call.result($0, $1)) }) }.get()
  }
}
/// Converts a function with a callback to an async function.
@_disfavoredOverload @_alwaysEmitIntoClient public func awaiting<R: Sendable>(
  _ function: @escaping @Sendable (@escaping @Sendable (R) -> Void) -> Void,
  whenDropped: @autoclosure () throws(CallbackError) -> R = try noResult(),
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable () async -> R {
  let site = DeclarationSite(fileID, filePath, line, column)
  let call = CallbackSite<R, Never>(site, whenDropped: try? .success(whenDropped()))
  return { () async in
    await call.answer { callback in function({ callback(.success($0)) }) }.get()
  }
}
/// Converts a function with a callback to an async function.
@_alwaysEmitIntoClient public func awaiting(
  _ function: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable () async -> Void {
  let site = DeclarationSite(fileID, filePath, line, column)
  let call = CallbackSite<Void, Never>(site, whenDropped: .success(()))
  return { () async in
    await call.answer { callback in function({ callback(.success(())) }) }.get()
  }
}
/// Converts a function with a callback to an async function.
@_alwaysEmitIntoClient public func awaiting<A, R: Sendable, Failure>(
  _ function: @escaping @Sendable (A, @escaping @Sendable (Result<R, Failure>) -> Void) -> Void,
  whenDropped: Failure? = nil, fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) -> @Sendable (A) async throws(Failure) -> R {
  let site = DeclarationSite(fileID, filePath, line, column)
  let call = CallbackSite<R, Failure>(site, whenDropped: whenDropped.map { .failure($0) })
  return { (a) async throws(Failure) in
    try await call.answer { callback in function(a, callback) }.get()
  }
}
/// Converts a function with a callback to an async function.
@_alwaysEmitIntoClient public func awaiting<A, R: Sendable>(
  _ function: @escaping @Sendable (A, @escaping @Sendable (R?, (any Error)?) -> Void) -> Void,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable (A) async throws -> R {
  let site = DeclarationSite(fileID, filePath, line, column)
  let call = CallbackSite<R, any Error>(site, whenDropped: nil)
  return { (a) async throws in
    try await call.answer { callback in function(a, { callback(call.result($0, $1)) }) }.get()
  }
}
/// Converts a function with a callback to an async function.
@_disfavoredOverload @_alwaysEmitIntoClient public func awaiting<A, R: Sendable>(
  _ function: @escaping @Sendable (A, @escaping @Sendable (R) -> Void) -> Void,
  whenDropped: @autoclosure () throws(CallbackError) -> R = try noResult(),
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable (A) async -> R {
  let site = DeclarationSite(fileID, filePath, line, column)
  let call = CallbackSite<R, Never>(site, whenDropped: try? .success(whenDropped()))
  return { (a) async in
    await call.answer { callback in function(a, { callback(.success($0)) }) }.get()
  }
}
/// Converts a function with a callback to an async function.
@_alwaysEmitIntoClient public func awaiting<A>(
  _ function: @escaping @Sendable (A, @escaping @Sendable () -> Void) -> Void,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable (A) async -> Void {
  let site = DeclarationSite(fileID, filePath, line, column)
  let call = CallbackSite<Void, Never>(site, whenDropped: .success(()))
  return { (a) async in
    await call.answer { callback in function(a, { callback(.success(())) }) }.get()
  }
}
/// Converts a function with a callback to an async function.
@_alwaysEmitIntoClient public func awaiting<A, B, R: Sendable, Failure>(
  _ function: @escaping @Sendable (A, B, @escaping @Sendable (Result<R, Failure>) -> Void) -> Void,
  whenDropped: Failure? = nil, fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) -> @Sendable (A, B) async throws(Failure) -> R {
  let site = DeclarationSite(fileID, filePath, line, column)
  let call = CallbackSite<R, Failure>(site, whenDropped: whenDropped.map { .failure($0) })
  return { (a, b) async throws(Failure) in
    try await call.answer { callback in function(a, b, callback) }.get()
  }
}
/// Converts a function with a callback to an async function.
@_alwaysEmitIntoClient public func awaiting<A, B, R: Sendable>(
  _ function: @escaping @Sendable (A, B, @escaping @Sendable (R?, (any Error)?) -> Void) -> Void,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable (A, B) async throws -> R {
  let site = DeclarationSite(fileID, filePath, line, column)
  let call = CallbackSite<R, any Error>(site, whenDropped: nil)
  return { (a, b) async throws in
    try await call.answer { callback in function(a, b, { callback(call.result($0, $1)) }) }.get()
  }
}
/// Converts a function with a callback to an async function.
@_disfavoredOverload @_alwaysEmitIntoClient public func awaiting<A, B, R: Sendable>(
  _ function: @escaping @Sendable (A, B, @escaping @Sendable (R) -> Void) -> Void,
  whenDropped: @autoclosure () throws(CallbackError) -> R = try noResult(),
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable (A, B) async -> R {
  let site = DeclarationSite(fileID, filePath, line, column)
  let call = CallbackSite<R, Never>(site, whenDropped: try? .success(whenDropped()))
  return { (a, b) async in
    await call.answer { callback in function(a, b, { callback(.success($0)) }) }.get()
  }
}
/// Converts a function with a callback to an async function.
@_alwaysEmitIntoClient public func awaiting<A, B>(
  _ function: @escaping @Sendable (A, B, @escaping @Sendable () -> Void) -> Void,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable (A, B) async -> Void {
  let site = DeclarationSite(fileID, filePath, line, column)
  let call = CallbackSite<Void, Never>(site, whenDropped: .success(()))
  return { (a, b) async in
    await call.answer { callback in function(a, b, { callback(.success(())) }) }.get()
  }
}
/// Converts a function with a callback to an async function.
@_alwaysEmitIntoClient public func awaiting<A, B, C, R: Sendable, Failure>(
  _ function:
    @escaping @Sendable (A, B, C, @escaping @Sendable (Result<R, Failure>) -> Void) -> Void,
  whenDropped: Failure? = nil, fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) -> @Sendable (A, B, C) async throws(Failure) -> R {
  let site = DeclarationSite(fileID, filePath, line, column)
  let call = CallbackSite<R, Failure>(site, whenDropped: whenDropped.map { .failure($0) })
  return { (a, b, c) async throws(Failure) in
    try await call.answer { callback in function(a, b, c, callback) }.get()
  }
}
/// Converts a function with a callback to an async function.
@_alwaysEmitIntoClient public func awaiting<A, B, C, R: Sendable>(
  _ function:
    @escaping @Sendable (A, B, C, @escaping @Sendable (R?, (any Error)?) -> Void) -> Void,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable (A, B, C) async throws -> R {
  let site = DeclarationSite(fileID, filePath, line, column)
  let call = CallbackSite<R, any Error>(site, whenDropped: nil)
  return { (a, b, c) async throws in
    try await call.answer { callback in
      function(a, b, c, { callback(call.result($0, $1)) })
    }.get()
  }
}
/// Converts a function with a callback to an async function.
@_disfavoredOverload @_alwaysEmitIntoClient public func awaiting<A, B, C, R: Sendable>(
  _ function: @escaping @Sendable (A, B, C, @escaping @Sendable (R) -> Void) -> Void,
  whenDropped: @autoclosure () throws(CallbackError) -> R = try noResult(),
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable (A, B, C) async -> R {
  let site = DeclarationSite(fileID, filePath, line, column)
  let call = CallbackSite<R, Never>(site, whenDropped: try? .success(whenDropped()))
  return { (a, b, c) async in
    await call.answer { callback in function(a, b, c, { callback(.success($0)) }) }.get()
  }
}
/// Converts a function with a callback to an async function.
@_alwaysEmitIntoClient public func awaiting<A, B, C>(
  _ function: @escaping @Sendable (A, B, C, @escaping @Sendable () -> Void) -> Void,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable (A, B, C) async -> Void {
  let site = DeclarationSite(fileID, filePath, line, column)
  let call = CallbackSite<Void, Never>(site, whenDropped: .success(()))
  return { (a, b, c) async in
    await call.answer { callback in function(a, b, c, { callback(.success(())) }) }.get()
  }
}
