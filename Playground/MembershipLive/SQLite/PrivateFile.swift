import Foundation
import Synchronization

/// What makes a database file the owner's alone, before SQLite opens it.
///
/// Nothing that may be open is opened here: to close a file ends all locks that this process has on
/// it, those of another connection too, and so its transactions.
enum PrivateFile {
  /// Held while a file is made: nobody opens it before it is closed here.
  private static let making = Mutex(())

  /// Makes the file and its directory where they are missing, for nobody but the owner, and takes
  /// from others what they may do with a file that is there. What belongs to the database beside it
  /// gets its permissions from it.
  ///
  /// - Parameter path: An absolute path.
  /// - Throws: ``DatabaseError/cannotOpen(path:reason:)`` where something else is there: a link
  ///   that somebody may have planted, a directory, a pipe.
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

  /// The path with no link among its directories: those that the user has set are followed, but
  /// what stands for the file itself is not.
  static func withoutLinks(_ path: String) -> String {
    let file = URL(fileURLWithPath: path)
    guard let directory = realpath(file.deletingLastPathComponent().path, nil) else { return path }
    defer { free(directory) }
    return "\(String(cString: directory))/\(file.lastPathComponent)"
  }

  private static func makeDirectory(of path: String) throws(DatabaseError) {
    let directory = URL(fileURLWithPath: path).deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(
        at: directory,
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
    } catch {
      throw .cannotOpen(path: path, reason: "its directory cannot be made")
    }
  }

  /// Why a file cannot be the database.
  private struct Refusal: Error {
    let reason: String

    init(_ reason: String) { self.reason = reason }

    /// What the system said last.
    static var system: Refusal { Refusal(String(cString: strerror(errno))) }
  }

  /// Makes an empty file.
  private static func make(_ path: String) throws(Refusal) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    if descriptor >= 0 {
      close(descriptor)
      return
    }
    // Another process may have made it just now.
    guard errno == EEXIST, try restrict(path) else { throw .system }
  }

  /// Looks at a file, and takes from others what they may do with it.
  ///
  /// - Returns: Whether it is there.
  private static func restrict(_ path: String) throws(Refusal) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      guard errno == ENOENT else { throw .system }
      return false
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFLNK: throw Refusal("it is a link, which may lead anywhere")
    case S_IFDIR: throw Refusal("it is a directory")
    default: throw Refusal("it is not a file")
    }
    guard status.st_nlink <= 1 else {
      throw Refusal("it has a second name, under which others may write it")
    }
    if status.st_mode & 0o077 != 0, chmod(path, 0o600) != 0 {
      throw Refusal("others may read it, and it is not yours to change that")
    }
    return true
  }
}
