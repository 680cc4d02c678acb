import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

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
    let url = try fileURL(path)
    return try translatingErrors(path) { try Data(contentsOf: url) }
  }

  @concurrent
  static func write(_ contents: Data, _ path: String) async throws(FileError) {
    let url = try fileURL(path)
    guard url.lastPathComponent != "..", !isDirectory(url.path) else { throw .isADirectory(path) }
    let directory = url.deletingLastPathComponent()
    if !isDirectory(directory.path) {
      // Foundation's function calls itself without end if it cannot read the status of `/`.
      guard isDirectory("/") else { throw .failed(path, "/ cannot be read") }
      do {
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      } catch CocoaError.fileWriteFileExists {
        throw .notADirectory(path)
      } catch {
        throw FileError(error, path)
      }
    }
    try translatingErrors(path) { try contents.write(to: url, options: .atomic) }
  }

  @concurrent
  static func list(_ path: String) async throws(FileError) -> [String] {
    let url = try fileURL(path)
    return try translatingErrors(path) {
      // For a file, Foundation reports a misleading read error.
      guard isDirectory(url.path) || !fileExists(url.path) else {
        throw FileError.notADirectory(path)
      }
      return inByteOrder(try FileManager.default.contentsOfDirectory(atPath: url.path))
    }
  }

  @concurrent
  static func remove(_ path: String) async throws(FileError) {
    let url = try fileURL(path)
    // `FileManager.removeItem` would remove a directory with its contents.
    let outcome = url.withUnsafeFileSystemRepresentation { name in
      name.map { removeEntry($0) } ?? EINVAL
    }
    if outcome != 0 { throw FileError(code: outcome, path) }
  }

  @concurrent
  static func exists(_ path: String) async -> Bool {
    (try? fileURL(path)).map { fileExists($0.path) } ?? false
  }

  @concurrent
  static func isWritable(_ path: String) async -> Bool {
    (try? fileURL(path)).map { FileManager.default.isWritableFile(atPath: $0.path) } ?? false
  }

  private static func fileURL(_ path: String) throws(FileError) -> URL {
    // The system would reject some paths that end with a slash or a dot.
    let steps = try pathSteps(path).joined(separator: "/")
    let start = path.hasPrefix("/") ? "/" : ""
    return URL(filePath: start + (steps.isEmpty ? "." : steps), directoryHint: .notDirectory)
  }

  private static func fileExists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  private static func isDirectory(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }

  private static func translatingErrors<Output>(
    _ path: String,
    _ body: () throws -> Output
  ) throws(FileError) -> Output {
    do { return try body() } catch { throw FileError(error, path) }
  }
}

/// Removes a file or an empty directory. Returns 0 or the system's error number.
private func removeEntry(_ name: UnsafePointer<CChar>) -> Int32 { remove(name) == 0 ? 0 : errno }

extension FileError {
  /// Converts an error of Foundation.
  fileprivate init(_ error: any Error, _ path: String) {
    let system = (error as? CocoaError)?.underlying as? POSIXError
    switch error {
    case let error as FileError: self = error
    case _ where system != nil: self.init(code: system?.code.rawValue ?? EIO, path)
    case CocoaError.fileReadNoSuchFile, CocoaError.fileNoSuchFile: self = .notFound(path)
    case CocoaError.fileReadNoPermission, CocoaError.fileWriteNoPermission: self = .denied(path)
    default: self = .failed(path, error.localizedDescription)
    }
  }

  /// Converts an error number of the system.
  fileprivate init(code: Int32, _ path: String) {
    switch code {
    case ENOENT: self = .notFound(path)
    case ENOTDIR: self = .notADirectory(path)
    case EISDIR: self = .isADirectory(path)
    case ENOTEMPTY, EEXIST: self = .directoryNotEmpty(path)
    case EACCES, EPERM: self = .denied(path)
    default: self = .failed(path, String(cString: strerror(code)))
    }
  }
}
