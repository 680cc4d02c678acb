import Foundation
import Synchronization

/// Restricts a database file to its owner before SQLite opens it.
///
/// It never opens an existing file: closing a file releases all locks that this process holds on
/// it, including those of other connections.
enum PrivateFile {
  /// Held while a file is created, so that no connection opens it before it is closed here.
  private static let making = Mutex(())

  /// Creates the file and its directory if they are missing, and removes the access of other users
  /// from existing files. SQLite gives its companion files the same permissions.
  ///
  /// - Parameter path: An absolute path.
  /// - Throws: ``DatabaseError/cannotOpen(path:reason:)`` if the path is not a regular file, for
  ///   example a planted symbolic link, a directory or a pipe.
  static func prepare(_ path: String) throws(DatabaseError) {
    try makeDirectory(of: path)
    for beside in ["-wal", "-shm", "-journal"] {
      do throws(Refusal) {
        _ = try restrict(path + beside)
      } catch {
        throw .cannotOpen(path: path, reason: "\(path)\(beside): \(error.reason)")
      }
    }
    do throws(Refusal) {
      try making.withLock { _ throws(Refusal) in
        if try !restrict(path) { try make(path) }
      }
    } catch {
      throw .cannotOpen(path: path, reason: error.reason)
    }
  }

  /// Resolves the symbolic links in the file's directory, but not a link in place of the file
  /// itself.
  static func withoutLinks(_ path: String) -> String {
    let file = URL(fileURLWithPath: path)
    guard let directory = realpath(file.deletingLastPathComponent().path, nil) else { return path }
    defer { free(directory) }
    return "\(String(cString: directory))/\(file.lastPathComponent)"
  }

  private static func makeDirectory(of path: String) throws(DatabaseError) {
    let directory = URL(fileURLWithPath: path).deletingLastPathComponent().path
    do throws(Refusal) {
      try makeDirectory(directory)
    } catch {
      throw .cannotOpen(path: path, reason: "cannot create its directory: \(error.reason)")
    }
  }

  /// Creates a directory and its parents, unless they exist.
  ///
  /// Foundation's function for this calls itself without end if the status of `/` cannot be read.
  private static func makeDirectory(_ path: String) throws(Refusal) {
    if try isMade(path) { return }
    let parent = URL(fileURLWithPath: path).deletingLastPathComponent().path
    guard errno == ENOENT, parent != path else { throw .system }
    try makeDirectory(parent)
    guard try isMade(path) else { throw .system }
  }

  private static func isMade(_ path: String) throws(Refusal) -> Bool {
    if mkdir(path, 0o700) == 0 { return true }
    guard errno == EEXIST else { return false }
    var status = stat()
    guard stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFDIR else {
      throw Refusal("\(path) is not a directory")
    }
    return true
  }

  /// The reason why a file cannot be the database.
  private struct Refusal: Error {
    let reason: String

    init(_ reason: String) { self.reason = reason }

    /// The system's last error.
    static var system: Refusal { Refusal(String(cString: strerror(errno))) }
  }

  /// Creates an empty file.
  private static func make(_ path: String) throws(Refusal) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    if descriptor >= 0 {
      close(descriptor)
      return
    }
    // Another process may have just created it.
    guard errno == EEXIST, try restrict(path) else { throw .system }
  }

  /// Checks a file and removes the access of other users.
  ///
  /// - Returns: Whether the file exists.
  private static func restrict(_ path: String) throws(Refusal) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      guard errno == ENOENT else { throw .system }
      return false
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFLNK: throw Refusal("it is a symbolic link")
    case S_IFDIR: throw Refusal("it is a directory")
    default: throw Refusal("it is not a file")
    }
    guard status.st_nlink <= 1 else {
      throw Refusal("it has a second hard link")
    }
    if status.st_mode & 0o077 != 0, fchmodat(AT_FDCWD, path, 0o600, AT_SYMLINK_NOFOLLOW) != 0 {
      throw Refusal("other users can read it, and its permissions cannot be changed")
    }
    return true
  }
}
