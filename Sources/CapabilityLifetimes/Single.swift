// Written by overload-tables (Tests/Maintenance). Change that program, not this file.
// swift-format-ignore-file

public import Capabilities

/// A value that is made once, when it is first asked for.
///
/// ```swift
/// let database = single { Database(path: "shop.sqlite") }
/// let orders = single { OrderStore(database: database()) }
///
/// orders()     // makes the database and the store
/// orders()     // returns the same store
/// ```
///
/// A lifetime is a value like any other: whoever holds the returned function holds the single,
/// and it is freed with the last of them. There is one for each call of `single`.
///
/// However many threads and tasks ask at the same time, the factory runs once. Meanwhile the
/// others wait for it; a synchronous one blocks their threads. Nothing is locked while it runs.
/// An error reaches all who waited for it, and is not kept: the next one to ask tries again.
///
/// ## Async factories
///
/// The factory runs on the actor of the first caller, in a task of its own, so that a caller
/// that is cancelled takes it from nobody. Such a caller throws `CancellationError` at once if the
/// factory may throw any error; it waits on if the factory has an error type of its own or does
/// not throw. Once all who wait are cancelled, the factory's task is cancelled, too.
///
/// ## Circles
///
/// A factory that needs its own value, directly or through others, is reported as `cyclic
/// dependency: database → cache → database`, also where the circle closes between several threads
/// or tasks. A factory that may throw any error gets ``CyclicDependency``. For any other there is
/// no value and no error to go on with, so the program stops with that message.
///
/// What a factory needs is what it asks for itself and in tasks that it starts, except for
/// detached ones and for work given to a queue, which cannot be followed. A task that is to ask
/// for the value later, and that the factory does not wait for, must therefore be a detached one.
///
/// - Parameters:
///   - make: The factory. It is kept as long as the single.
///   - fileID: Where the single is declared; like the next three, leave it to its default.
///   - filePath: The same file, as a path.
///   - line: The line in that file, counted from 1.
///   - column: The column in that line, counted from 1.
/// - Returns: A function that returns the value. It makes it if it must, and reading it allocates
///   nothing.
@_alwaysEmitIntoClient public func single<Value: Sendable>(
  _ make: @escaping @Sendable () -> Value, fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) -> @Sendable () -> Value {
  let site = DeclarationSite(fileID, filePath, line, column)
  let lifetime = SyncLifetime<StrongKeeper<Value>, Never>("\(Value.self)", site) {
    .success(make())
  }
  return { lifetime.value().get() }
}

/// A value made once, by a throwing factory.
@_alwaysEmitIntoClient public func single<Value: Sendable, Failure>(
  _ make: @escaping @Sendable () throws(Failure) -> Value, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable () throws(Failure) -> Value {
  let site = DeclarationSite(fileID, filePath, line, column)
  let lifetime = SyncLifetime<StrongKeeper<Value>, Failure>("\(Value.self)", site) {
    outcome(of: make)
  }
  return { () throws(Failure) in try lifetime.value().get() }
}
/// A value made once, by an async factory.
@_alwaysEmitIntoClient public func single<Value: Sendable>(
  _ make: @escaping @Sendable () async -> Value, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable () async -> Value {
  let site = DeclarationSite(fileID, filePath, line, column)
  let lifetime = AsyncLifetime<StrongKeeper<Value>, Never>("\(Value.self)", site) {
    .success(await make())
  }
  return { () async in await lifetime.value().get() }
}
/// A value made once, by an async throwing factory.
@_alwaysEmitIntoClient public func single<Value: Sendable, Failure>(
  _ make: @escaping @Sendable () async throws(Failure) -> Value, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable () async throws(Failure) -> Value {
  let site = DeclarationSite(fileID, filePath, line, column)
  let lifetime = AsyncLifetime<StrongKeeper<Value>, Failure>("\(Value.self)", site) {
    await outcome(of: make)
  }
  return { () async throws(Failure) in try await lifetime.value().get() }
}
/// A value made once, by a plain factory, with a name for reports.
@_alwaysEmitIntoClient public func single<Value: Sendable>(
  _ name: String, _ make: @escaping @Sendable () -> Value, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable () -> Value {
  let site = DeclarationSite(fileID, filePath, line, column)
  let lifetime = SyncLifetime<StrongKeeper<Value>, Never>(name, site) {
    .success(make())
  }
  return { lifetime.value().get() }
}
/// A value made once, by a throwing factory, with a name for reports.
@_alwaysEmitIntoClient public func single<Value: Sendable, Failure>(
  _ name: String, _ make: @escaping @Sendable () throws(Failure) -> Value,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable () throws(Failure) -> Value {
  let site = DeclarationSite(fileID, filePath, line, column)
  let lifetime = SyncLifetime<StrongKeeper<Value>, Failure>(name, site) {
    outcome(of: make)
  }
  return { () throws(Failure) in try lifetime.value().get() }
}
/// A value made once, by an async factory, with a name for reports.
@_alwaysEmitIntoClient public func single<Value: Sendable>(
  _ name: String, _ make: @escaping @Sendable () async -> Value, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable () async -> Value {
  let site = DeclarationSite(fileID, filePath, line, column)
  let lifetime = AsyncLifetime<StrongKeeper<Value>, Never>(name, site) {
    .success(await make())
  }
  return { () async in await lifetime.value().get() }
}
/// A value made once, by an async throwing factory, with a name for reports.
@_alwaysEmitIntoClient public func single<Value: Sendable, Failure>(
  _ name: String, _ make: @escaping @Sendable () async throws(Failure) -> Value,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable () async throws(Failure) -> Value {
  let site = DeclarationSite(fileID, filePath, line, column)
  let lifetime = AsyncLifetime<StrongKeeper<Value>, Failure>(name, site) {
    await outcome(of: make)
  }
  return { () async throws(Failure) in try await lifetime.value().get() }
}
