import Foundation

/// Files and directories as a value, with the rules of a file system.
struct FileTree {
  fileprivate indirect enum Node {
    case file(Data)
    case directory([String: Node])
  }

  private var root = Node.directory([:])

  /// Returns the contents of the file at a path.
  func read(_ path: String) throws(FileError) -> Data {
    switch try node(at: path) {
    case .file(let contents): return contents
    case .directory: throw .isADirectory(path)
    }
  }

  /// Returns the names in the directory at a path.
  func list(_ path: String) throws(FileError) -> [String] {
    switch try node(at: path) {
    case .file: throw .notADirectory(path)
    case .directory(let entries): return inByteOrder(Array(entries.keys))
    }
  }

  /// Returns whether a file or a directory exists at a path.
  func exists(_ path: String) -> Bool {
    (try? node(at: path)) != nil
  }

  /// Writes a file, and creates missing parent directories.
  mutating func write(_ contents: Data, at path: String) throws(FileError) {
    let steps = try pathSteps(path)[...]
    root = try root.replacing(steps, of: path) { (old) throws(FileError) in
      if case .directory? = old { throw .isADirectory(path) }
      return .file(contents)
    }
  }

  /// Removes the file or the empty directory at a path.
  mutating func remove(_ path: String) throws(FileError) {
    // Look up the node first: `replacing` creates missing parent directories.
    if case .directory(let entries) = try node(at: path), !entries.isEmpty {
      throw .directoryNotEmpty(path)
    }
    let steps = try pathSteps(path)[...]
    guard !steps.isEmpty else { throw .denied(path) }
    root = try root.replacing(steps, of: path) { _ throws(FileError) in nil }
  }

  private func node(at path: String) throws(FileError) -> Node {
    var node = root
    for step in try pathSteps(path) {
      guard case .directory(let entries) = node else { throw .notADirectory(path) }
      guard let next = entries[step] else { throw .notFound(path) }
      node = next
    }
    return node
  }
}

extension FileTree.Node {
  /// Returns this node with one descendant replaced.
  ///
  /// - Parameters:
  ///   - steps: The path components from this node to the descendant.
  ///   - path: The whole path, for errors.
  ///   - replacement: Returns the new node for the existing one; `nil` removes it.
  fileprivate func replacing(
    _ steps: ArraySlice<String>,
    of path: String,
    with replacement: (Self?) throws(FileError) -> Self?
  ) throws(FileError) -> Self {
    guard case .directory(var entries) = self else { throw .notADirectory(path) }
    guard let step = steps.first else { throw .isADirectory(path) }
    let rest = steps.dropFirst()
    entries[step] =
      rest.isEmpty
      ? try replacement(entries[step])
      : try (entries[step] ?? .directory([:])).replacing(rest, of: path, with: replacement)
    return .directory(entries)
  }
}

// MARK: - Path rules of live stores and stores in memory

/// Returns the components of a path, with `.` and `..` resolved.
///
/// - Parameter path: The path that the caller passed.
/// - Throws: ``FileError`` if the path is invalid.
func pathSteps(_ path: String) throws(FileError) -> [String] {
  try checkPath(path)
  var steps: [String] = []
  for step in path.split(separator: "/") where step != "." {
    if step == ".." { _ = steps.popLast() } else { steps.append(String(step)) }
  }
  return steps
}

/// Throws if the path is invalid.
func checkPath(_ path: String) throws(FileError) {
  guard !path.isEmpty else { throw .notFound(path) }
  guard !path.utf8.contains(0) else { throw .failed(path, "a path cannot contain a NUL character") }
}

/// Returns names in the order of their UTF-8 bytes, which is the same on every system.
func inByteOrder(_ names: [String]) -> [String] {
  names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}
