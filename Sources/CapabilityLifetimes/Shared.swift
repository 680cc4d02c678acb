// Written by overload-tables (Tests/Maintenance). Change that program, not this file.
// swift-format-ignore-file

public import Capabilities

/// An object that all who hold it at the same time share. It is made when nobody holds one, and
/// freed when nobody does any more.
///
/// ```swift
/// let session = shared { Session() }
///
/// var mine: Session? = session()     // makes it
/// let same = session() === mine      // true
/// mine = nil                         // freed
/// session()                          // makes another one
/// ```
///
/// All else is as with `single`: one factory at a time, the same one for all who wait, the same
/// actor, errors, cancellation and circles. An object that is being freed counts as gone, so its
/// `deinit` may run while the next one is made.
///
/// - Parameters:
///   - make: The factory. It is kept as long as the returned function.
///   - fileID: Where it is declared; like the next three, leave it to its default.
///   - filePath: The same file, as a path.
///   - line: The line in that file, counted from 1.
///   - column: The column in that line, counted from 1.
/// - Returns: A function that returns the object. It makes it if it must, and reading it
///   allocates nothing.
@_alwaysEmitIntoClient public func shared<Object: AnyObject & Sendable>(
  _ make: @escaping @Sendable () -> Object, fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) -> @Sendable () -> Object {
  let site = DeclarationSite(fileID, filePath, line, column)
  let lifetime = SyncLifetime<WeakKeeper<Object>, Never>("\(Object.self)", site) {
    .success(make())
  }
  return { lifetime.value().get() }
}

/// An object that its holders share, by a throwing factory.
@_alwaysEmitIntoClient public func shared<Object: AnyObject & Sendable, Failure>(
  _ make: @escaping @Sendable () throws(Failure) -> Object, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable () throws(Failure) -> Object {
  let site = DeclarationSite(fileID, filePath, line, column)
  let lifetime = SyncLifetime<WeakKeeper<Object>, Failure>("\(Object.self)", site) {
    outcome(of: make)
  }
  return { () throws(Failure) in try lifetime.value().get() }
}
/// An object that its holders share, by an async factory.
@_alwaysEmitIntoClient public func shared<Object: AnyObject & Sendable>(
  _ make: @escaping @Sendable () async -> Object, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable () async -> Object {
  let site = DeclarationSite(fileID, filePath, line, column)
  let lifetime = AsyncLifetime<WeakKeeper<Object>, Never>("\(Object.self)", site) {
    .success(await make())
  }
  return { () async in await lifetime.value().get() }
}
/// An object that its holders share, by an async throwing factory.
@_alwaysEmitIntoClient public func shared<Object: AnyObject & Sendable, Failure>(
  _ make: @escaping @Sendable () async throws(Failure) -> Object, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable () async throws(Failure) -> Object {
  let site = DeclarationSite(fileID, filePath, line, column)
  let lifetime = AsyncLifetime<WeakKeeper<Object>, Failure>("\(Object.self)", site) {
    await outcome(of: make)
  }
  return { () async throws(Failure) in try await lifetime.value().get() }
}
/// An object that its holders share, by a plain factory, with a name for reports.
@_alwaysEmitIntoClient public func shared<Object: AnyObject & Sendable>(
  _ name: String, _ make: @escaping @Sendable () -> Object, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable () -> Object {
  let site = DeclarationSite(fileID, filePath, line, column)
  let lifetime = SyncLifetime<WeakKeeper<Object>, Never>(name, site) {
    .success(make())
  }
  return { lifetime.value().get() }
}
/// An object that its holders share, by a throwing factory, with a name for reports.
@_alwaysEmitIntoClient public func shared<Object: AnyObject & Sendable, Failure>(
  _ name: String, _ make: @escaping @Sendable () throws(Failure) -> Object,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable () throws(Failure) -> Object {
  let site = DeclarationSite(fileID, filePath, line, column)
  let lifetime = SyncLifetime<WeakKeeper<Object>, Failure>(name, site) {
    outcome(of: make)
  }
  return { () throws(Failure) in try lifetime.value().get() }
}
/// An object that its holders share, by an async factory, with a name for reports.
@_alwaysEmitIntoClient public func shared<Object: AnyObject & Sendable>(
  _ name: String, _ make: @escaping @Sendable () async -> Object, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable () async -> Object {
  let site = DeclarationSite(fileID, filePath, line, column)
  let lifetime = AsyncLifetime<WeakKeeper<Object>, Never>(name, site) {
    .success(await make())
  }
  return { () async in await lifetime.value().get() }
}
/// An object that its holders share, by an async throwing factory, with a name for reports.
@_alwaysEmitIntoClient public func shared<Object: AnyObject & Sendable, Failure>(
  _ name: String, _ make: @escaping @Sendable () async throws(Failure) -> Object,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> @Sendable () async throws(Failure) -> Object {
  let site = DeclarationSite(fileID, filePath, line, column)
  let lifetime = AsyncLifetime<WeakKeeper<Object>, Failure>(name, site) {
    await outcome(of: make)
  }
  return { () async throws(Failure) in try await lifetime.value().get() }
}
