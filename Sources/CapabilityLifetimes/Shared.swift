// Written by overload-tables (Tests/Maintenance). Change that program, not this file.
// swift-format-ignore-file

public import Capabilities

/// Returns a function that holds its object weakly and creates it again after its last user has
/// released it.
///
/// ```swift
/// let session = shared { Session() }
///
/// var mine: Session? = session()     // creates a session
/// let same = session() === mine      // true
/// mine = nil                         // frees the session
/// mine = session()                   // creates another one
/// ```
///
/// Waiting, `waiting:`, actors, errors, cancellation and cyclic dependencies work as with
/// `single`. The `deinit` of the old object can run while the next one is created.
///
/// - Parameters:
///   - make: The factory. The returned function retains it.
///   - fileID: The file that declares the lifetime; leave it and the next three to their defaults.
///   - filePath: The path of that file.
///   - line: The line in that file, counted from 1.
///   - column: The column in that line, counted from 1.
/// - Returns: A function that returns the object, after creating it if necessary. Reading an
///   existing object allocates nothing.
@_alwaysEmitIntoClient public func shared<Object: AnyObject & Sendable>(
  _ make: @escaping @Sendable () -> Object, fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) -> @Sendable () -> Object {
  shared("\(Object.self)", make, fileID: fileID, filePath: filePath, line: line, column: column)
}
/// Returns a function that holds its object weakly.
@_alwaysEmitIntoClient public func shared<Object: AnyObject & Sendable, Failure>(
  _ make: @escaping @Sendable () throws(Failure) -> Object, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable () throws(Failure) -> Object {
  shared("\(Object.self)", make, fileID: fileID, filePath: filePath, line: line, column: column)
}
/// Returns a function that holds its object weakly.
@_alwaysEmitIntoClient public func shared<Object: AnyObject & Sendable>(
  _ make: @escaping @Sendable () async -> Object, waiting: (@Sendable (Int) -> Void)? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable () async -> Object {
  shared(
    "\(Object.self)", make, waiting: waiting, fileID: fileID, filePath: filePath, line: line,
    column: column)
}
/// Returns a function that holds its object weakly.
@_alwaysEmitIntoClient public func shared<Object: AnyObject & Sendable, Failure>(
  _ make: @escaping @Sendable () async throws(Failure) -> Object,
  waiting: (@Sendable (Int) -> Void)? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable () async throws(Failure) -> Object {
  shared(
    "\(Object.self)", make, waiting: waiting, fileID: fileID, filePath: filePath, line: line,
    column: column)
}
/// Returns a function that holds its object weakly.
@_alwaysEmitIntoClient public func shared<Object: AnyObject & Sendable>(
  _ name: String, _ make: @escaping @Sendable () -> Object, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable () -> Object {
  let site = DeclarationSite(fileID, filePath, line, column)
  let lifetime = SyncLifetime<WeakStorage<Object>, Never>(name, site) { .success(make()) }
  return { lifetime.value().get() }
}
/// Returns a function that holds its object weakly.
@_alwaysEmitIntoClient public func shared<Object: AnyObject & Sendable, Failure>(
  _ name: String, _ make: @escaping @Sendable () throws(Failure) -> Object,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable () throws(Failure) -> Object {
  let site = DeclarationSite(fileID, filePath, line, column)
  let lifetime = SyncLifetime<WeakStorage<Object>, Failure>(name, site) { outcome(of: make) }
  return { () throws(Failure) in try lifetime.value().get() }
}
/// Returns a function that holds its object weakly.
@_alwaysEmitIntoClient public func shared<Object: AnyObject & Sendable>(
  _ name: String, _ make: @escaping @Sendable () async -> Object,
  waiting: (@Sendable (Int) -> Void)? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable () async -> Object {
  let site = DeclarationSite(fileID, filePath, line, column)
  let lifetime = AsyncLifetime<WeakStorage<Object>, Never>(name, site, waiting) {
    .success(await make())
  }
  return { () async in await lifetime.value().get() }
}
/// Returns a function that holds its object weakly.
@_alwaysEmitIntoClient public func shared<Object: AnyObject & Sendable, Failure>(
  _ name: String, _ make: @escaping @Sendable () async throws(Failure) -> Object,
  waiting: (@Sendable (Int) -> Void)? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable () async throws(Failure) -> Object {
  let site = DeclarationSite(fileID, filePath, line, column)
  let lifetime = AsyncLifetime<WeakStorage<Object>, Failure>(name, site, waiting) {
    await outcome(of: make)
  }
  return { () async throws(Failure) in try await lifetime.value().get() }
}
