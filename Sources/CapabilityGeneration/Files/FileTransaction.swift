import Foundation

/// Writes several files, all or none.
///
/// The new texts are first written beside a journal in the plugin's folder. Then each replaces its
/// file. If the process is killed in between, the next command reads the journal and completes it.
struct FileTransaction {
  private let folder: String
  private var journal: String { "\(folder)/journal.json" }

  init(in workDirectory: String) { folder = "\(workDirectory)/writing" }

  struct Entry: Codable {
    /// The absolute path of the file.
    var path: String
    /// The name of the new text in the transaction's folder.
    var name: String
    /// The hash of the text to replace; `nil` if there is no file.
    var old: String?
  }

  /// Writes all files, or none if one cannot be written.
  func write(_ files: [(path: String, text: String)]) throws {
    let entries = try prepare(files)
    let before = entries.map { try? Data(contentsOf: URL(fileURLWithPath: $0.path)) }
    var done = 0
    do {
      for entry in entries {
        try replace(entry)
        done += 1
      }
    } catch {
      for (entry, data) in zip(entries, before).prefix(done) {
        if let data {
          try? restore(entry, data)
        } else {
          try? FileManager.default.removeItem(atPath: entry.path)
        }
      }
      discard()
      throw error
    }
    discard()
  }

  /// Writes the new texts and the journal, and replaces no file.
  func prepare(_ files: [(path: String, text: String)]) throws -> [Entry] {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var entries: [Entry] = []
    for (index, file) in files.enumerated() {
      try save(Data(file.text.utf8), to: "\(folder)/\(index)")
      // A link stays one.
      let path = URL(fileURLWithPath: file.path).resolvingSymlinksInPath().path
      try copyMode(path, to: "\(folder)/\(index)")
      entries.append(Entry(path: path, name: "\(index)", old: Self.hash(path)))
    }
    try save(JSONEncoder().encode(entries), to: "\(folder)/unfinished")
    try FileManager.default.moveItem(atPath: "\(folder)/unfinished", toPath: journal)
    return entries
  }

  /// Replaces a file by its new text.
  func replace(_ entry: Entry) throws {
    let file = URL(fileURLWithPath: entry.path)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      if rename("\(folder)/\(entry.name)", entry.path) == 0 { return }
      // The folders can be on different volumes.
      let text = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(entry.name)"))
      try text.write(to: file, options: .atomic)
      try copyMode("\(folder)/\(entry.name)", to: entry.path)
      try FileManager.default.removeItem(atPath: "\(folder)/\(entry.name)")
    } catch {
      throw GenerationError("cannot write \(entry.path): \(error.localizedDescription)")
    }
  }

  private func restore(_ entry: Entry, _ data: Data) throws {
    try save(data, to: "\(folder)/\(entry.name)")
    try copyMode(entry.path, to: "\(folder)/\(entry.name)")
    try replace(entry)
  }

  private func copyMode(_ old: String, to new: String) throws {
    let files = FileManager.default
    guard let mode = try? files.attributesOfItem(atPath: old)[.posixPermissions] else { return }
    try files.setAttributes([.posixPermissions: mode], ofItemAtPath: new)
  }

  /// Completes the files of a process that was killed while it replaced them.
  ///
  /// A file that was changed since then keeps its text.
  ///
  /// - Returns: Whether there was such a process.
  func recover() throws -> Bool {
    let data = try? Data(contentsOf: URL(fileURLWithPath: journal))
    guard let data, let entries = try? JSONDecoder().decode([Entry].self, from: data) else {
      discard()
      return false
    }
    for entry in entries
    where FileManager.default.fileExists(atPath: "\(folder)/\(entry.name)")
      && Self.hash(entry.path) == entry.old
    {
      try replace(entry)
    }
    discard()
    return true
  }

  private func discard() {
    // The journal first: without it, the rest is ignored.
    try? FileManager.default.removeItem(atPath: journal)
    try? FileManager.default.removeItem(atPath: folder)
  }

  private func save(_ data: Data, to path: String) throws {
    try Data().write(to: URL(fileURLWithPath: path))
    guard let file = FileHandle(forWritingAtPath: path) else {
      throw GenerationError("cannot write \(path)")
    }
    defer { try? file.close() }
    try file.write(contentsOf: data)
    try file.synchronize()
  }

  private static func hash(_ path: String) -> String? {
    (try? Data(contentsOf: URL(fileURLWithPath: path))).map {
      GeneratedFile.hash(String(decoding: $0, as: UTF8.self))
    }
  }
}

/// Lets one command at a time run on a package.
struct PackageLock {
  /// Runs a closure while no other command runs on the package.
  ///
  /// - Parameters:
  ///   - directory: The package's folder, which is locked. If it cannot be locked, as on some network
  ///     volumes, the closure runs without a lock.
  ///   - waiting: Runs if another command has the lock.
  ///   - body: The closure. It receives whether it had to wait.
  static func hold<Result>(
    _ directory: String,
    waiting: () -> Void,
    _ body: (_ hadToWait: Bool) throws -> Result
  ) throws -> Result {
    let descriptor = open(directory, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return try body(false) }
    defer { close(descriptor) }
    let isLocked = flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
    guard isLocked else { return try body(false) }
    waiting()
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    return try body(true)
  }
}
