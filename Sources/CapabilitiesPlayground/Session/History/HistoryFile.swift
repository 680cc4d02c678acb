import Foundation

/// A file that keeps the lines of sessions, one a line.
struct HistoryFile: Sendable {
  /// How many bytes of the file are read, and how many it has after a session began: 1 MiB.
  static let limit = 1 << 20

  /// The file's path.
  let path: String

  /// What cannot be done with a file, in words.
  struct Failure: Error, Equatable {
    let message: String
  }

  /// Reads the file's last lines. A file that is not there has none.
  ///
  /// - Throws: ``Failure`` where it cannot be read, or is no file.
  func load() throws(Failure) -> SessionHistory {
    // Without waiting: a pipe would have nobody at its other end.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    if descriptor < 0, errno == ENOENT { return SessionHistory() }
    guard descriptor >= 0 else { throw failure("read", systemError()) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw failure("read", "it is not a file")
    }
    let start = max(0, Int(status.st_size) - HistoryFile.limit)
    let file = FileHandle(fileDescriptor: descriptor)
    guard lseek(descriptor, off_t(start), SEEK_SET) >= 0,
      let bytes = try? file.read(upToCount: HistoryFile.limit)
    else { return SessionHistory() }
    var lines = bytes.split(separator: UInt8(ascii: "\n"))
    if start > 0 { lines = Array(lines.dropFirst()) }
    var history = SessionHistory()
    for line in lines {
      if let text = String(validating: line, as: UTF8.self) { history.add(text) }
    }
    return history
  }

  /// Adds a line. Sessions that do so at once do not mix their lines.
  ///
  /// - Throws: ``Failure`` where it cannot be written.
  func append(_ line: String) throws(Failure) {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
    guard descriptor >= 0 else { throw failure("write", systemError()) }
    defer { close(descriptor) }
    let bytes = Array((line + "\n").utf8)
    guard write(descriptor, bytes, bytes.count) == bytes.count else {
      throw failure("write", systemError())
    }
  }

  /// Makes a file that has grown large as long as what is read of it.
  func shorten(to history: SessionHistory) {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard let size = attributes?[.size] as? Int, size > 2 * HistoryFile.limit else { return }
    let text = history.lines.map { $0 + "\n" }.joined()
    let temporary = path + ".\(getpid())"
    let mode = [FileAttributeKey.posixPermissions: 0o600]
    let files = FileManager.default
    guard files.createFile(atPath: temporary, contents: Data(text.utf8), attributes: mode) else {
      return
    }
    if rename(temporary, path) != 0 { unlink(temporary) }
  }

  private func failure(_ verb: String, _ reason: String) -> Failure {
    Failure(message: "cannot \(verb) the history \(path): \(reason)")
  }
}
