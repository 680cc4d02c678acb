import Foundation

extension FileStore {
  /// The machine's file system. Its calls block threads of the global executor.
  public static let live = FileStore(
    read: { path async throws(FileError) in try await Disk.read(path) },
    write: { contents, path async throws(FileError) in try await Disk.write(contents, path) },
    list: { path async throws(FileError) in try await Disk.list(path) },
    remove: { path async throws(FileError) in try await Disk.remove(path) },
    exists: { path in await Disk.exists(path) },
    isWritable: { path in await Disk.isWritable(path) }
  )
}

/// The blocking system calls. They never run on the caller's actor.
private enum Disk {
  @concurrent
  static func read(_ path: String) async throws(FileError) -> Data {
    try perform(path) { file in try Data(contentsOf: url(file, of: path)) }
  }

  @concurrent
  static func write(_ contents: Data, _ path: String) async throws(FileError) {
    try perform(path) { file in
      guard !file.hasSuffix("/.."), kind(file) != S_IFDIR else {
        throw FileError.isADirectory(path)
      }
      for end in file.utf8.indices.dropFirst() where file.utf8[end] == UInt8(ascii: "/") {
        let parent = String(file[..<end])
        try check(kind(parent) == S_IFDIR || mkdir(parent, 0o777) == 0 || errno == EEXIST)
      }
      let old = status(file)
      try check(old != nil || errno == ENOENT)
      try replace(old, at: url(target(of: file, path), of: path), contents)
    }
  }

  /// Returns the file that a path leads to. Foundation would cut off some long paths.
  private static func target(of file: String, _ path: String) throws -> String {
    var link = stat()
    guard lstat(file, &link) == 0, link.st_mode & S_IFMT == S_IFLNK else { return file }
    if let target = try text(realpath(file, nil), of: path) { return target }
    try check(errno == ENOENT)
    throw FileError.failed(path, "it is a link to a missing file")
  }

  /// Returns a path of the system as text, and frees it. Foundation would repair one that is not
  /// UTF-8: the text would be the path of another file.
  private static func text(_ bytes: UnsafeMutablePointer<CChar>?, of path: String)
    throws(FileError) -> String?
  {
    defer { free(bytes) }
    guard let bytes else { return nil }
    if let text = String(validatingCString: bytes) { return text }
    throw .failed(path, "it leads to a name that is not UTF-8")
  }

  /// Returns the name of a temporary file, which is not listed.
  private static func unfinished(_ id: UUID) -> String { ".FileStore-\(id)" }

  /// Writes a temporary file, which gets the permissions of the old one, and renames it.
  private static func replace(_ old: stat?, at target: URL, _ contents: Data) throws {
    let new = target.deletingLastPathComponent().path + "/" + unfinished(UUIDSource.live.next())
    let descriptor = open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, old == nil ? 0o666 : 0o600)
    try check(descriptor >= 0)
    close(descriptor)
    do {
      try contents.write(to: URL(filePath: new))
      if let old {
        // The permissions of a group must not become those of another one.
        let hasGroup = [old.st_uid, .max].contains { chown(new, $0, old.st_gid) == 0 }
        _ = chmod(new, old.st_mode & (hasGroup ? 0o777 : 0o707))
      }
      try check(rename(new, target.path) == 0)
    } catch {
      unlink(new)
      throw error
    }
  }

  @concurrent
  static func list(_ path: String) async throws(FileError) -> [String] {
    try perform(path) { directory in
      // For a file, Foundation reports a misleading read error.
      guard [nil, S_IFDIR].contains(kind(directory)) else { throw FileError.notADirectory(path) }
      let names = try FileManager.default.contentsOfDirectory(atPath: directory)
      return inByteOrder(
        names.filter { $0 != UUID(uuidString: String($0.suffix(36))).map(unfinished) }
      )
    }
  }

  @concurrent
  static func remove(_ path: String) async throws(FileError) {
    // `FileManager.removeItem` would remove a directory with its contents.
    try perform(path) { file in
      guard try !pathSteps(path).isEmpty else { throw FileError.denied(path) }
      try check(rmdir(file) == 0 || errno == ENOTDIR && unlink(file) == 0)
    }
  }

  @concurrent
  static func exists(_ path: String) async -> Bool { (try? absolute(path)).flatMap(status) != nil }

  @concurrent
  static func isWritable(_ path: String) async -> Bool {
    (try? absolute(path)).map { FileManager.default.isWritableFile(atPath: $0) } ?? false
  }

  /// Returns an absolute path: Foundation would expand `~` in a relative one, and remove `..` together
  /// with the step before it.
  private static func absolute(_ path: String) throws(FileError) -> String {
    let start = try path.utf8.starts(with: "/".utf8) ? "/" : text(getcwd(nil, 0), of: path)
    guard let start else { throw .notFound(path) }
    // The system would reject some paths that end with a slash or a dot.
    let steps = try pathSteps(path, from: start).joined(separator: "/")
    return (start == "/" ? "" : start) + "/" + (steps.isEmpty ? "." : steps)
  }

  /// Throws for a pipe or a device, for which Foundation reports a missing permission.
  private static func url(_ file: String, of path: String) throws -> URL {
    guard [nil, S_IFREG, S_IFDIR].contains(kind(file)) else {
      throw FileError.failed(path, "it is not a regular file")
    }
    return URL(filePath: file, directoryHint: .notDirectory)
  }

  private static func status(_ file: String) -> stat? {
    var status = stat()
    return stat(file, &status) == 0 ? status : nil
  }

  private static func kind(_ file: String) -> mode_t? { status(file).map { $0.st_mode & S_IFMT } }

  /// Throws the system's last error if a call has failed.
  private static func check(_ hasSucceeded: Bool) throws {
    guard hasSucceeded else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
  }

  private static func perform<Output>(
    _ path: String,
    _ body: (_ file: String) throws -> Output
  ) throws(FileError) -> Output {
    do { return try body(absolute(path)) } catch { throw FileError(error, path) }
  }
}

extension FileError {
  /// Converts an error of Foundation or of the system.
  fileprivate init(_ error: any Error, _ path: String) {
    let system = (error as? CocoaError)?.underlying as? POSIXError ?? error as? POSIXError
    switch (error, system?.code) {
    case (let error as FileError, _): self = error
    case (_, .ENOENT), (CocoaError.fileReadNoSuchFile, nil), (CocoaError.fileNoSuchFile, nil):
      self = .notFound(path)
    case (_, .ENOTDIR): self = .notADirectory(path)
    case (_, .EISDIR): self = .isADirectory(path)
    case (_, .ENOTEMPTY), (_, .EEXIST): self = .directoryNotEmpty(path)
    case (_, .EACCES), (_, .EPERM), (CocoaError.fileReadNoPermission, nil),
      (CocoaError.fileWriteNoPermission, nil):
      self = .denied(path)
    case (_, let code?): self = .failed(path, String(cString: strerror(code.rawValue)))
    case (_, nil): self = .failed(path, error.localizedDescription)
    }
  }
}
