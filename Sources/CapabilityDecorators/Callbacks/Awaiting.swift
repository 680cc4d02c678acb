// Written by overload-tables (Tests/Maintenance). Change that program, not this file.
// swift-format-ignore-file

public import Capabilities

/// A function that calls back, as an async function.
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
/// | `R?` and `(any Error)?` | `async throws -> R`; an error counts more than a value |
/// | `R` | `async -> R` |
/// | nothing | `async -> Void` |
///
/// The function is called on the actor of the caller, who goes on there, wherever the callback
/// comes from. A function that calls back has no way to be told to stop, so a cancelled caller
/// waits like any other.
///
/// A second call of the callback is reported and ignored. A callback that is let go without a call
/// is reported, and its caller does not wait for ever: it throws `whenDropped`, or else
/// ``CallbackError/dropped(_:)`` where any error may be thrown; without a value it just goes on.
/// If the errors have a type of their own and `whenDropped` is not given, there is nothing to go
/// on with, and the program stops.
///
/// - Parameters:
///   - function: The function, which must call back once, from wherever it likes.
///   - whenDropped: What the caller gets if the function lets go of its callback.
///   - fileID: Where the function is adapted; like the next three, leave it to its default.
///   - filePath: The same file, as a path.
///   - line: The line in that file, counted from 1.
///   - column: The column in that line, counted from 1.
/// - Returns: An async function that runs on its caller's actor.
@_alwaysEmitIntoClient public func awaiting<R: Sendable, Failure>(
  _ function: @escaping @Sendable (@escaping @Sendable (Result<R, Failure>) -> Void) -> Void,
  whenDropped: Failure? = nil, fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) -> @Sendable () async throws(Failure) -> R {
  let site = DeclarationSite(fileID, filePath, line, column)
  let call = CallbackSite<R, Failure>(
    site,
    whenDropped: whenDropped.map { .failure($0) }
  )
  return { () async throws(Failure) in
    try await call.answer { callback in
      function(callback)
    }.get()
  }
}

/// An async function, made of one of no input and a callback with a value or an error.
@_alwaysEmitIntoClient public func awaiting<R: Sendable>(
  _ function: @escaping @Sendable (@escaping @Sendable (R?, (any Error)?) -> Void) -> Void,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable () async throws -> R {
  let site = DeclarationSite(fileID, filePath, line, column)
  let call = CallbackSite<R, any Error>(
    site,
    whenDropped: nil
  )
  return { () async throws in
    try await call.answer { callback in
      function({ callback(call.result($0, $1)) })
    }.get()
  }
}
/// An async function, made of one of no input and a callback with a value.
@_disfavoredOverload @_alwaysEmitIntoClient public func awaiting<R: Sendable>(
  _ function: @escaping @Sendable (@escaping @Sendable (R) -> Void) -> Void, whenDropped: R? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable () async -> R {
  let site = DeclarationSite(fileID, filePath, line, column)
  let call = CallbackSite<R, Never>(
    site,
    whenDropped: whenDropped.map { .success($0) }
  )
  return { () async in
    await call.answer { callback in
      function({ callback(.success($0)) })
    }.get()
  }
}
/// An async function, made of one of no input and a callback with nothing.
@_alwaysEmitIntoClient public func awaiting(
  _ function: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable () async -> Void {
  let site = DeclarationSite(fileID, filePath, line, column)
  let call = CallbackSite<Void, Never>(
    site,
    whenDropped: .success(())
  )
  return { () async in
    await call.answer { callback in
      function({ callback(.success(())) })
    }.get()
  }
}
/// An async function, made of one of one input and a callback with `Result`.
@_alwaysEmitIntoClient public func awaiting<A, R: Sendable, Failure>(
  _ function: @escaping @Sendable (A, @escaping @Sendable (Result<R, Failure>) -> Void) -> Void,
  whenDropped: Failure? = nil, fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) -> @Sendable (A) async throws(Failure) -> R {
  let site = DeclarationSite(fileID, filePath, line, column)
  let call = CallbackSite<R, Failure>(
    site,
    whenDropped: whenDropped.map { .failure($0) }
  )
  return { (a) async throws(Failure) in
    try await call.answer { callback in
      function(a, callback)
    }.get()
  }
}
/// An async function, made of one of one input and a callback with a value or an error.
@_alwaysEmitIntoClient public func awaiting<A, R: Sendable>(
  _ function: @escaping @Sendable (A, @escaping @Sendable (R?, (any Error)?) -> Void) -> Void,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable (A) async throws -> R {
  let site = DeclarationSite(fileID, filePath, line, column)
  let call = CallbackSite<R, any Error>(
    site,
    whenDropped: nil
  )
  return { (a) async throws in
    try await call.answer { callback in
      function(a, { callback(call.result($0, $1)) })
    }.get()
  }
}
/// An async function, made of one of one input and a callback with a value.
@_disfavoredOverload @_alwaysEmitIntoClient public func awaiting<A, R: Sendable>(
  _ function: @escaping @Sendable (A, @escaping @Sendable (R) -> Void) -> Void,
  whenDropped: R? = nil, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column
) -> @Sendable (A) async -> R {
  let site = DeclarationSite(fileID, filePath, line, column)
  let call = CallbackSite<R, Never>(
    site,
    whenDropped: whenDropped.map { .success($0) }
  )
  return { (a) async in
    await call.answer { callback in
      function(a, { callback(.success($0)) })
    }.get()
  }
}
/// An async function, made of one of one input and a callback with nothing.
@_alwaysEmitIntoClient public func awaiting<A>(
  _ function: @escaping @Sendable (A, @escaping @Sendable () -> Void) -> Void,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable (A) async -> Void {
  let site = DeclarationSite(fileID, filePath, line, column)
  let call = CallbackSite<Void, Never>(
    site,
    whenDropped: .success(())
  )
  return { (a) async in
    await call.answer { callback in
      function(a, { callback(.success(())) })
    }.get()
  }
}
/// An async function, made of one of two inputs and a callback with `Result`.
@_alwaysEmitIntoClient public func awaiting<A, B, R: Sendable, Failure>(
  _ function: @escaping @Sendable (A, B, @escaping @Sendable (Result<R, Failure>) -> Void) -> Void,
  whenDropped: Failure? = nil, fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) -> @Sendable (A, B) async throws(Failure) -> R {
  let site = DeclarationSite(fileID, filePath, line, column)
  let call = CallbackSite<R, Failure>(
    site,
    whenDropped: whenDropped.map { .failure($0) }
  )
  return { (a, b) async throws(Failure) in
    try await call.answer { callback in
      function(a, b, callback)
    }.get()
  }
}
/// An async function, made of one of two inputs and a callback with a value or an error.
@_alwaysEmitIntoClient public func awaiting<A, B, R: Sendable>(
  _ function: @escaping @Sendable (A, B, @escaping @Sendable (R?, (any Error)?) -> Void) -> Void,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable (A, B) async throws -> R {
  let site = DeclarationSite(fileID, filePath, line, column)
  let call = CallbackSite<R, any Error>(
    site,
    whenDropped: nil
  )
  return { (a, b) async throws in
    try await call.answer { callback in
      function(a, b, { callback(call.result($0, $1)) })
    }.get()
  }
}
/// An async function, made of one of two inputs and a callback with a value.
@_disfavoredOverload @_alwaysEmitIntoClient public func awaiting<A, B, R: Sendable>(
  _ function: @escaping @Sendable (A, B, @escaping @Sendable (R) -> Void) -> Void,
  whenDropped: R? = nil, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column
) -> @Sendable (A, B) async -> R {
  let site = DeclarationSite(fileID, filePath, line, column)
  let call = CallbackSite<R, Never>(
    site,
    whenDropped: whenDropped.map { .success($0) }
  )
  return { (a, b) async in
    await call.answer { callback in
      function(a, b, { callback(.success($0)) })
    }.get()
  }
}
/// An async function, made of one of two inputs and a callback with nothing.
@_alwaysEmitIntoClient public func awaiting<A, B>(
  _ function: @escaping @Sendable (A, B, @escaping @Sendable () -> Void) -> Void,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable (A, B) async -> Void {
  let site = DeclarationSite(fileID, filePath, line, column)
  let call = CallbackSite<Void, Never>(
    site,
    whenDropped: .success(())
  )
  return { (a, b) async in
    await call.answer { callback in
      function(a, b, { callback(.success(())) })
    }.get()
  }
}
/// An async function, made of one of three inputs and a callback with `Result`.
@_alwaysEmitIntoClient public func awaiting<A, B, C, R: Sendable, Failure>(
  _ function:
    @escaping @Sendable (A, B, C, @escaping @Sendable (Result<R, Failure>) -> Void) -> Void,
  whenDropped: Failure? = nil, fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) -> @Sendable (A, B, C) async throws(Failure) -> R {
  let site = DeclarationSite(fileID, filePath, line, column)
  let call = CallbackSite<R, Failure>(
    site,
    whenDropped: whenDropped.map { .failure($0) }
  )
  return { (a, b, c) async throws(Failure) in
    try await call.answer { callback in
      function(a, b, c, callback)
    }.get()
  }
}
/// An async function, made of one of three inputs and a callback with a value or an error.
@_alwaysEmitIntoClient public func awaiting<A, B, C, R: Sendable>(
  _ function:
    @escaping @Sendable (A, B, C, @escaping @Sendable (R?, (any Error)?) -> Void) -> Void,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable (A, B, C) async throws -> R {
  let site = DeclarationSite(fileID, filePath, line, column)
  let call = CallbackSite<R, any Error>(
    site,
    whenDropped: nil
  )
  return { (a, b, c) async throws in
    try await call.answer { callback in
      function(a, b, c, { callback(call.result($0, $1)) })
    }.get()
  }
}
/// An async function, made of one of three inputs and a callback with a value.
@_disfavoredOverload @_alwaysEmitIntoClient public func awaiting<A, B, C, R: Sendable>(
  _ function: @escaping @Sendable (A, B, C, @escaping @Sendable (R) -> Void) -> Void,
  whenDropped: R? = nil, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column
) -> @Sendable (A, B, C) async -> R {
  let site = DeclarationSite(fileID, filePath, line, column)
  let call = CallbackSite<R, Never>(
    site,
    whenDropped: whenDropped.map { .success($0) }
  )
  return { (a, b, c) async in
    await call.answer { callback in
      function(a, b, c, { callback(.success($0)) })
    }.get()
  }
}
/// An async function, made of one of three inputs and a callback with nothing.
@_alwaysEmitIntoClient public func awaiting<A, B, C>(
  _ function: @escaping @Sendable (A, B, C, @escaping @Sendable () -> Void) -> Void,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable (A, B, C) async -> Void {
  let site = DeclarationSite(fileID, filePath, line, column)
  let call = CallbackSite<Void, Never>(
    site,
    whenDropped: .success(())
  )
  return { (a, b, c) async in
    await call.answer { callback in
      function(a, b, c, { callback(.success(())) })
    }.get()
  }
}
