import Foundation

/// Files and directories as a value, with the rules of a file system.
struct FileTree {
  fileprivate indirect enum Node {
    case file(Data)
    case directory([FileName: Node])
  }

  private var root = Node.directory([:])

  func read(_ path: String) throws(FileError) -> Data {
    switch try find(path).node {
    case .file(let contents): return contents
    case .directory: throw .isADirectory(path)
    }
  }

  /// Returns the names in the directory at a path.
  func list(_ path: String) throws(FileError) -> [String] {
    switch try find(path).node {
    case .file: throw .notADirectory(path)
    case .directory(let entries): return inByteOrder(entries.keys.map(\.text))
    }
  }

  func exists(_ path: String) -> Bool { (try? find(path)) != nil }

  /// Writes a file, and creates missing parent directories.
  mutating func write(_ contents: Data, at path: String) throws(FileError) {
    var parents = try pathSteps(path)
    guard let last = parents.popLast(), last != ".." else { throw .isADirectory(path) }
    // The file system creates the parents before it rejects the file.
    let directory = try makeDirectory(parents, of: path)
    if case .directory? = try find([last], from: directory, of: path)?.node {
      throw .isADirectory(path)
    }
    // The indices of bytes that are read start at zero, unlike those of a slice.
    let stored = contents.startIndex == 0 ? contents : Data(contents)
    root.replace(directory + [FileName(last)], with: .file(stored))
  }

  /// Removes the file or the empty directory at a path.
  mutating func remove(_ path: String) throws(FileError) {
    guard try !pathSteps(path).isEmpty else { throw .denied(path) }
    let (names, node) = try find(path)
    if case .directory(let entries) = node, !entries.isEmpty { throw .directoryNotEmpty(path) }
    guard !names.isEmpty else { throw .denied(path) }
    root.replace(names, with: nil)
  }

  // MARK: Finding

  /// A node and the names of its path from the root.
  private typealias Place = (names: [FileName], node: Node)

  private func find(_ path: String) throws(FileError) -> Place {
    guard let place = try find(pathSteps(path), from: [], of: path) else { throw .notFound(path) }
    return place
  }

  /// Follows steps from a directory, like the system: the parent of a file or of a missing directory
  /// does not exist.
  ///
  /// - Returns: The node; `nil` if a name does not exist.
  private func find(
    _ steps: [String],
    from directory: [FileName],
    of path: String
  ) throws(FileError) -> Place? {
    var places: [(name: FileName?, node: Node)] = [(nil, root)]
    for step in directory.map(\.text) + steps {
      guard let current = places.last, case .directory(let entries) = current.node else {
        throw .notADirectory(path)
      }
      if step == ".." {
        if places.count > 1 { places.removeLast() }
      } else {
        let name = try FileName(step, of: path)
        guard let next = entries[name] else { return nil }
        places.append((name, next))
      }
    }
    return places.last.map { (places.compactMap(\.name), $0.node) }
  }

  // MARK: Changing

  /// Creates the missing directories among the parents of a file.
  ///
  /// - Returns: The names of the file's directory.
  private mutating func makeDirectory(
    _ steps: [String],
    of path: String
  ) throws(FileError) -> [FileName] {
    var directory: [FileName] = []
    for step in steps {
      guard step != ".." else {
        _ = directory.popLast()
        continue
      }
      let name = try FileName(step, of: path)
      let known = try find([step], from: directory, of: path)?.node
      if case .file? = known { throw .notADirectory(path) }
      directory.append(name)
      if known == nil { root.replace(directory, with: .directory([:])) }
    }
    return directory
  }
}

extension FileTree.Node {
  /// Replaces or removes a node whose parents exist.
  fileprivate mutating func replace(_ names: some Collection<FileName>, with node: Self?) {
    guard let name = names.first, case .directory(var entries) = self else { return }
    self = .directory([:])  // otherwise, the entries would be copied
    if names.count == 1 {
      entries[name] = node
    } else {
      entries[name]?.replace(names.dropFirst(), with: node)
    }
    self = .directory(entries)
  }
}

/// A name in a directory. Names are equal if their bytes are: a letter with an accent has two
/// spellings, which are two names.
private struct FileName: Hashable {
  let text: String

  init(_ text: String) { self.text = text }

  /// - Throws: The system's error if the name is too long.
  init(_ text: String, of path: String) throws(FileError) {
    guard text.utf8.count <= Int(NAME_MAX) else {
      throw .failed(path, String(cString: strerror(ENAMETOOLONG)))
    }
    self.text = text
  }

  static func == (one: FileName, other: FileName) -> Bool {
    one.text.utf8.elementsEqual(other.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}

// MARK: - Path rules of live stores and stores in memory

/// Returns the components of a path, without `.` and empty ones.
///
/// - Parameters:
///   - path: The path that the caller passed.
///   - start: The directory of a relative path.
/// - Throws: ``FileError`` if the path is invalid.
func pathSteps(_ path: String, from start: String = "/") throws(FileError) -> [String] {
  guard !path.isEmpty else { throw .notFound(path) }
  guard !path.utf8.contains(0) else { throw .failed(path, "a path cannot contain a NUL character") }
  let steps = path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    .filter { $0 != "." }
  // The path of a temporary file in the same directory is up to 46 bytes longer.
  let length = steps.reduce(start.utf8.count + 46) { $0 + 1 + $1.utf8.count }
  guard length < Int(PATH_MAX) else { throw .failed(path, String(cString: strerror(ENAMETOOLONG))) }
  return steps
}

/// Returns names in the order of their UTF-8 bytes, which is the same on every system.
func inByteOrder(_ names: [String]) -> [String] {
  names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}
