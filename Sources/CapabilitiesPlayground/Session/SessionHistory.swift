import Foundation

/// The earlier lines, the newest last.
struct SessionHistory: Equatable, Sendable {
  /// The maximum number of stored lines.
  static let limit = 1000
  /// The maximum length of a stored line: 64 KiB.
  static let lineLimit = 1 << 16

  private(set) var lines: [String] = []

  /// Adds a line, unless it equals the last one, is empty, is too long, or starts with a space, with
  /// which the user hides it.
  ///
  /// - Returns: Whether the line was added.
  @discardableResult
  mutating func add(_ line: String) -> Bool {
    guard let first = line.first, !first.isWhitespace, line != lines.last,
      line.utf8.count <= SessionHistory.lineLimit
    else { return false }
    lines.append(line)
    if lines.count > SessionHistory.limit { lines.removeFirst() }
    return true
  }
}

struct HistoryFileError: Error, Equatable {
  let message: String
}

struct HistoryFile: Equatable, Sendable {
  /// The maximum number of bytes that are read from the end of the file: 1 MiB.
  static let limit = 1 << 20

  let path: String
  private let createsFolder: Bool

  init(path: String) {
    self.path = path
    createsFolder = false
  }

  /// The file of a program in the user's folder for state; `nil` without a home.
  init?(ofUserIn environment: [String: String], program: String) {
    func folder(_ variable: String) -> String? {
      environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    guard let state = folder("XDG_STATE_HOME") ?? folder("HOME").map({ $0 + "/.local/state" }),
      !program.isEmpty, !program.contains("/")
    else { return nil }
    path = "\(state)/\(program)/history"
    createsFolder = true
  }

  /// Reads the last lines of the file. A missing file has no lines.
  ///
  /// - Throws: ``HistoryFileError`` if the file cannot be read, or is not a regular file.
  func load() throws(HistoryFileError) -> SessionHistory {
    // Do not block: a pipe can be without a writer.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    if descriptor < 0, errno == ENOENT { return SessionHistory() }
    guard descriptor >= 0 else { throw error("read", systemError()) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw error("read", "it is not a file")
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

  /// Appends a line. Sessions can append to the same file at the same time.
  ///
  /// - Throws: ``HistoryFileError`` if the file cannot be written.
  func append(_ line: String) throws(HistoryFileError) {
    if createsFolder {
      // If that fails, opening the file reports why.
      try? FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent,
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
    }
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
    guard descriptor >= 0 else { throw error("write", systemError()) }
    defer { close(descriptor) }
    let failure = writeAll((line + "\n").utf8, to: descriptor)
    guard failure == 0 else { throw error("write", systemText(Int(failure))) }
  }

  /// Shortens a large file to the lines that were read from it.
  func shorten(to history: SessionHistory) {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard let size = attributes?[.size] as? Int, size > 2 * HistoryFile.limit else { return }
    let text = history.lines.map { $0 + "\n" }.joined()
    try? writePrivateFile(Data(text.utf8), to: path)
  }

  private func error(_ verb: String, _ reason: String) -> HistoryFileError {
    HistoryFileError(message: "cannot \(verb) the history \(path): \(reason)")
  }
}
