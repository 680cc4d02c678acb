public import Capabilities
public import Foundation

/// A file system: reads, writes, lists and removes files.
///
/// ```swift
/// func makeRemember(
///   write: @escaping @Sendable (Data, String) async throws(FileError) -> Void
/// ) -> @Sendable (String) async throws(FileError) -> Void {
///   { (note: String) async throws(FileError) in try await write(Data(note.utf8), "notes/today") }
/// }
///
/// let remember = makeRemember(write: FileStore.live.write)
///
/// // In a test or a sandbox, files in memory that behave the same:
/// let files = FileStore.inMemory(["notes/today": Data("Buy milk.".utf8)])
/// ```
///
/// A path is relative to the current directory unless it begins with a slash. Double slashes, a
/// trailing slash and `.` components are ignored. An absolute path has at most 4,000 bytes, 950 on
/// Apple's platforms. The endpoints do not block the caller's actor.
public struct FileStore: Capability {
  /// Returns the contents of a file.
  public var read: @Sendable (_ path: String) async throws(FileError) -> Data
  /// Writes contents to a file atomically: replaces an existing file, whose permissions stay, and
  /// creates missing parent directories. Concurrent readers get either the old or the new contents. If
  /// the write fails, the old file is unchanged. If the process cannot keep the group of the old file,
  /// the new one has no permissions for a group. The call does not wait until the contents are on the
  /// disk (`fsync`), so a power failure can lose them.
  public var write: @Sendable (_ contents: Data, _ path: String) async throws(FileError) -> Void
  /// Returns the names in a directory, including hidden files, in the order of their UTF-8 bytes.
  /// Files that a write has not finished are not listed: their names are `.FileStore-` and a UUID.
  /// One that a killed process has left keeps its directory from being removed. A name that is not
  /// UTF-8 is listed with `U+FFFD`, and its file can only be read, through a link.
  public var list: @Sendable (_ path: String) async throws(FileError) -> [String]
  /// Removes a file or an empty directory, but neither `/` nor `.`.
  public var remove: @Sendable (_ path: String) async throws(FileError) -> Void
  /// Returns whether a file or a directory exists.
  public var exists: @Sendable (_ path: String) async -> Bool
  /// Returns whether a file or a directory exists that the process has the permission to write to.
  /// For a file, ``write`` needs the permission of its directory instead.
  public var isWritable: @Sendable (_ path: String) async -> Bool

  /// Creates a store from its endpoints.
  public init(
    read: @escaping @Sendable (_ path: String) async throws(FileError) -> Data,
    write: @escaping @Sendable (_ contents: Data, _ path: String) async throws(FileError) -> Void,
    list: @escaping @Sendable (_ path: String) async throws(FileError) -> [String],
    remove: @escaping @Sendable (_ path: String) async throws(FileError) -> Void,
    exists: @escaping @Sendable (_ path: String) async -> Bool,
    isWritable: @escaping @Sendable (_ path: String) async -> Bool
  ) {
    self.read = read
    self.write = write
    self.list = list
    self.remove = remove
    self.exists = exists
    self.isWritable = isWritable
  }

  /// The value for tests: every endpoint reports that it is unimplemented.
  public static var test: FileStore {
    let error = FileError.failed("", "unimplemented")
    return FileStore(
      read: unimplemented("FileStore.read", throwing: error),
      write: unimplemented("FileStore.write", throwing: error),
      list: unimplemented("FileStore.list", throwing: error),
      remove: unimplemented("FileStore.remove", throwing: error),
      exists: unimplemented("FileStore.exists", placeholder: false),
      isWritable: unimplemented("FileStore.isWritable", placeholder: false)
    )
  }
}

extension FileStore: Interceptable {
  /// Returns a copy whose endpoints are called through the interceptor.
  public func intercepted(by interceptor: some Interceptor) -> FileStore {
    FileStore(
      read: interceptor.wrap("FileStore.read", read),
      write: interceptor.wrap("FileStore.write", write),
      list: interceptor.wrap("FileStore.list", list),
      remove: interceptor.wrap("FileStore.remove", remove),
      exists: interceptor.wrap("FileStore.exists", exists),
      isWritable: interceptor.wrap("FileStore.isWritable", isWritable)
    )
  }
}
