public import Capabilities
public import Foundation

/// Keeps files.
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
/// // In a test or a sandbox, files that behave the same and touch no disk:
/// let files = FileStore.inMemory(["notes/today": Data("Buy milk.".utf8)])
/// ```
///
/// A path is relative to the current directory unless it begins with a slash; doubled slashes, a
/// slash at the end and steps of `.` make no difference. The endpoints may be called from anywhere
/// and do not keep the caller's actor busy.
public struct FileStore: Capability {
  /// The contents of a file.
  public var read: @Sendable (_ path: String) async throws(FileError) -> Data
  /// Puts contents at a path, in place of the file that is there, and makes missing directories on
  /// the way. Whoever reads meanwhile gets all of the old contents or all of the new; where it
  /// fails, the old file is untouched.
  public var write: @Sendable (_ contents: Data, _ path: String) async throws(FileError) -> Void
  /// The names of what is in a directory, hidden files too, in the order of their UTF-8 bytes.
  public var list: @Sendable (_ path: String) async throws(FileError) -> [String]
  /// Removes a file or an empty directory.
  public var remove: @Sendable (_ path: String) async throws(FileError) -> Void
  /// Whether there is a file or a directory.
  public var exists: @Sendable (_ path: String) async -> Bool
  /// Whether there is a file or a directory that the process may write to.
  public var isWritable: @Sendable (_ path: String) async -> Bool

  /// Makes a store from its endpoints.
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

  /// The value for tests: every endpoint is unimplemented and says so when it is called.
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
  /// A copy whose every endpoint is called through the interceptor.
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
