import Foundation

/// What makes a database file the owner's alone, before SQLite opens it.
enum OwnedFile {
  /// Makes the file and its directory where they are missing, for nobody but the owner, and takes
  /// from others what they may do with a file that is there. What belongs to the database beside it
  /// gets its permissions from it.
  ///
  /// - Parameter path: An absolute path.
  /// - Throws: ``DatabaseError/cannotOpen(path:reason:)`` where something else is there: a link that
  ///   somebody may have planted, a directory, a pipe.
  static func prepare(_ path: String) throws(DatabaseError) {
    try makeDirectory(of: path)
    for beside in ["-wal", "-shm", "-journal"] { try restrict(path + beside, of: path) }
    // Without waiting: a pipe would have nobody at its other end.
    let flags = O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let descriptor = open(path, flags | O_CREAT, 0o600)
    guard descriptor >= 0 else { throw .cannotOpen(path: path, reason: reason(path)) }
    defer { close(descriptor) }
    try restrict(descriptor, of: path)
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

  /// Restricts a file beside the database, if it is there.
  private static func restrict(_ file: String, of path: String) throws(DatabaseError) {
    let descriptor = open(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      guard errno != ENOENT else { return }
      throw .cannotOpen(path: path, reason: "\(file): \(reason(file))")
    }
    defer { close(descriptor) }
    try restrict(descriptor, of: path)
  }

  private static func restrict(_ descriptor: Int32, of path: String) throws(DatabaseError) {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .cannotOpen(path: path, reason: "it is not a file")
    }
    guard status.st_nlink <= 1 else {
      throw .cannotOpen(path: path, reason: "it has a second name, under which others may write it")
    }
    guard status.st_mode & 0o077 != 0 else { return }
    guard fchmod(descriptor, 0o600) == 0 else {
      throw .cannotOpen(
        path: path,
        reason: "others may read it, and it is not yours to change that"
      )
    }
  }

  /// Why a file could not be opened.
  private static func reason(_ path: String) -> String {
    switch errno {
    case ELOOP, EMLINK: "it is a link, which may lead anywhere"
    case EISDIR: "it is a directory"
    case ENXIO: "it is not a file"
    case let code: String(cString: strerror(code))
    }
  }
}
