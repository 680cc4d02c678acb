import Foundation

/// Files and directories as a value, with the rules of a disk.
struct FileTree {
  fileprivate indirect enum Node {
    case file(Data)
    case directory([String: Node])
  }

  private var root = Node.directory([:])

  /// The contents of the file at a path.
  func read(_ path: String) throws(FileError) -> Data {
    switch try node(at: path) {
    case .file(let contents): return contents
    case .directory: throw .isADirectory(path)
    }
  }

  /// The names in the directory at a path.
  func list(_ path: String) throws(FileError) -> [String] {
    switch try node(at: path) {
    case .file: throw .notADirectory(path)
    case .directory(let entries): return inByteOrder(Array(entries.keys))
    }
  }

  /// Whether there is anything at a path.
  func exists(_ path: String) -> Bool {
    (try? node(at: path)) != nil
  }

  /// Puts a file at a path, and directories on the way.
  mutating func write(_ contents: Data, at path: String) throws(FileError) {
    let steps = try pathSteps(path)[...]
    root = try root.replacing(steps, of: path) { (old) throws(FileError) in
      if case .directory? = old { throw .isADirectory(path) }
      return .file(contents)
    }
  }

  /// Takes away the file or the empty directory at a path.
  mutating func remove(_ path: String) throws(FileError) {
    // Asking first keeps the directories on the way from being made.
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
  /// This node with another one below it.
  ///
  /// - Parameters:
  ///   - steps: The way to the other node.
  ///   - path: The whole way, for errors.
  ///   - replacement: Makes the other node from the one that is there; `nil` is none.
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
