// Written by overload-tables (Tests/Maintenance). Change that program, not this file.
// swift-format-ignore-file

public import Capabilities

/// Returns a function that creates its value on the first call and returns it on every call.
///
/// ```swift
/// let database = single { Database(path: "shop.sqlite") }
/// let orders = single { OrderStore(database: database()) }
///
/// let store = orders()             // creates the database and the store
/// let same = orders() === store    // true
/// ```
///
/// The returned function owns the value: the value is freed with the last copy of the function.
/// Each call of `single` creates another lifetime.
///
/// The factory runs once, even if several threads and tasks call at the same time. The other
/// callers wait; a synchronous factory blocks their threads. No lock is held while the factory
/// runs. If it throws, all waiting callers get the error, and the next call runs the factory
/// again.
///
/// ## Async factories
///
/// The factory runs on the actor of the first caller, in a separate task, so cancelling one
/// caller does not affect the others. A cancelled caller throws `CancellationError` at once if the
/// factory can throw any error, and keeps waiting otherwise. When all waiting callers are
/// cancelled, so is the factory's task, if it can throw. Its error is not for later callers: they
/// run the factory again. A waiting caller with a higher priority raises the task's priority.
///
/// A factory on the main actor is async for its callers:
///
/// ```swift
/// let screen = single { @MainActor () async in Screen() }    // await screen()
/// ```
///
/// For a synchronous function that is called only on the main actor, write
/// `single { MainActor.assumeIsolated { Screen() } }`.
///
/// ## Cyclic dependencies
///
/// A factory that needs its own value, directly or through other factories, is reported as
/// `cyclic dependency: database → cache → database`, even if the cycle spans several threads or
/// tasks. If the factory can throw any error, it gets ``CyclicDependencyError``. Otherwise the
/// program stops with that message, because the caller can get neither a value nor an error.
///
/// The check follows the calls of a factory and the tasks that it starts, except detached tasks
/// and work on a dispatch queue. If a factory starts a task that uses the value later, and does
/// not wait for it, make it a detached task.
///
/// With an async factory, `waiting:` receives the number of callers that wait for it, whenever a
/// wait begins or ends. A test can await it with a spy.
///
/// - Parameters:
///   - make: The factory. The returned function retains it.
///   - fileID: The file that declares the lifetime; leave it and the next three to their defaults.
///   - filePath: The path of that file.
///   - line: The line in that file, counted from 1.
///   - column: The column in that line, counted from 1.
/// - Returns: A function that returns the value, after creating it if necessary. Reading an
///   existing value allocates nothing.
@_alwaysEmitIntoClient public func single<Value: Sendable>(
  _ make: @escaping @Sendable () -> Value, fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) -> @Sendable () -> Value {
  single("\(Value.self)", make, fileID: fileID, filePath: filePath, line: line, column: column)
}
/// Returns a function that creates its value on the first call.
@_alwaysEmitIntoClient public func single<Value: Sendable, Failure>(
  _ make: @escaping @Sendable () throws(Failure) -> Value, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable () throws(Failure) -> Value {
  single("\(Value.self)", make, fileID: fileID, filePath: filePath, line: line, column: column)
}
/// Returns a function that creates its value on the first call.
@_alwaysEmitIntoClient public func single<Value: Sendable>(
  _ make: @escaping @Sendable () async -> Value, waiting: (@Sendable (Int) -> Void)? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable () async -> Value {
  single(
    "\(Value.self)", make, waiting: waiting, fileID: fileID, filePath: filePath, line: line,
    column: column)
}
/// Returns a function that creates its value on the first call.
@_alwaysEmitIntoClient public func single<Value: Sendable, Failure>(
  _ make: @escaping @Sendable () async throws(Failure) -> Value,
  waiting: (@Sendable (Int) -> Void)? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable () async throws(Failure) -> Value {
  single(
    "\(Value.self)", make, waiting: waiting, fileID: fileID, filePath: filePath, line: line,
    column: column)
}
/// Returns a function that creates its value on the first call.
@_alwaysEmitIntoClient public func single<Value: Sendable>(
  _ name: String, _ make: @escaping @Sendable () -> Value, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable () -> Value {
  let site = DeclarationSite(fileID, filePath, line, column)
  let lifetime = SyncLifetime<StrongStorage<Value>, Never>(name, site) { .success(make()) }
  return { lifetime.value().get() }
}
/// Returns a function that creates its value on the first call.
@_alwaysEmitIntoClient public func single<Value: Sendable, Failure>(
  _ name: String, _ make: @escaping @Sendable () throws(Failure) -> Value,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable () throws(Failure) -> Value {
  let site = DeclarationSite(fileID, filePath, line, column)
  let lifetime = SyncLifetime<StrongStorage<Value>, Failure>(name, site) { outcome(of: make) }
  return { () throws(Failure) in try lifetime.value().get() }
}
/// Returns a function that creates its value on the first call.
@_alwaysEmitIntoClient public func single<Value: Sendable>(
  _ name: String, _ make: @escaping @Sendable () async -> Value,
  waiting: (@Sendable (Int) -> Void)? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable () async -> Value {
  let site = DeclarationSite(fileID, filePath, line, column)
  let lifetime = AsyncLifetime<StrongStorage<Value>, Never>(name, site, waiting) {
    .success(await make())
  }
  return { () async in await lifetime.value().get() }
}
/// Returns a function that creates its value on the first call.
@_alwaysEmitIntoClient public func single<Value: Sendable, Failure>(
  _ name: String, _ make: @escaping @Sendable () async throws(Failure) -> Value,
  waiting: (@Sendable (Int) -> Void)? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable () async throws(Failure) -> Value {
  let site = DeclarationSite(fileID, filePath, line, column)
  let lifetime = AsyncLifetime<StrongStorage<Value>, Failure>(name, site, waiting) {
    await outcome(of: make)
  }
  return { () async throws(Failure) in try await lifetime.value().get() }
}
