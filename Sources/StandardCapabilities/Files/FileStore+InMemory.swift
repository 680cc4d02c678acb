public import Foundation
import Synchronization

extension FileStore {
  /// Returns a new store that keeps files in memory and otherwise behaves like ``live``.
  ///
  /// Relative paths start at the root, and all files are writable. Copies of the store share their
  /// files. Each call suspends once, so that other tasks run between the calls of a task.
  ///
  /// - Parameter files: Contents by path. If one path is a parent of another, the parent is the
  ///   file and the other one is ignored.
  public static func inMemory(_ files: [String: Data] = [:]) -> FileStore {
    let state = SharedTree(files)
    return FileStore(
      read: { path async throws(FileError) in
        try await state.perform { (tree) throws(FileError) in try tree.read(path) }
      },
      write: { contents, path async throws(FileError) in
        try await state.perform { (tree) throws(FileError) in try tree.write(contents, at: path) }
      },
      list: { path async throws(FileError) in
        try await state.perform { (tree) throws(FileError) in try tree.list(path) }
      },
      remove: { path async throws(FileError) in
        try await state.perform { (tree) throws(FileError) in try tree.remove(path) }
      },
      exists: { path in await state.perform { $0.exists(path) } },
      isWritable: { path in await state.perform { $0.exists(path) } }
    )
  }
}

/// The files of all copies of a store.
private final class SharedTree: Sendable {
  private let tree: Mutex<FileTree>

  init(_ files: [String: Data]) {
    var tree = FileTree()
    // Parents first, so that a conflict between two paths has the same result in every run.
    let known = files.map { ((try? pathSteps($0))?.joined(separator: "/") ?? "", $0, $1) }
    for (_, path, contents) in known.sorted(by: { ($0.0, $0.1) < ($1.0, $1.1) }) {
      try? tree.write(contents, at: path)
    }
    self.tree = Mutex(tree)
  }

  func perform<Output: Sendable, Failure: Error>(
    _ action: (inout FileTree) throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    // As with real files, other tasks run between the calls of one.
    await Task.yield()
    return try tree.withLock { (tree) throws(Failure) in try action(&tree) }
  }
}
