public import Foundation
import Synchronization

extension FileStore {
  /// A new store that keeps files in memory, and otherwise behaves as ``live`` does.
  ///
  /// Relative paths start at the root, and everything may be written. Copies of the store share
  /// their files.
  ///
  /// - Parameter files: Contents by path. Where one path leads through another, that is the file
  ///   and nothing is below it.
  /// - Returns: The store.
  public static func inMemory(_ files: [String: Data] = [:]) -> FileStore {
    let state = SharedTree(files)
    return FileStore(
      read: { path async throws(FileError) in
        try state.perform { (tree) throws(FileError) in try tree.read(path) }
      },
      write: { contents, path async throws(FileError) in
        try state.perform { (tree) throws(FileError) in try tree.write(contents, at: path) }
      },
      list: { path async throws(FileError) in
        try state.perform { (tree) throws(FileError) in try tree.list(path) }
      },
      remove: { path async throws(FileError) in
        try state.perform { (tree) throws(FileError) in try tree.remove(path) }
      },
      exists: { path in state.perform { $0.exists(path) } },
      isWritable: { path in state.perform { $0.exists(path) } }
    )
  }
}

/// The files of all copies of a store.
private final class SharedTree: Sendable {
  private let tree: Mutex<FileTree>

  init(_ files: [String: Data]) {
    var tree = FileTree()
    // The shorter ones first, so that which of two paths wins does not depend on chance.
    for (path, contents) in files.sorted(by: { $0.key < $1.key }) {
      try? tree.write(contents, at: path)
    }
    self.tree = Mutex(tree)
  }

  func perform<Output: Sendable, Failure: Error>(
    _ action: (inout FileTree) throws(Failure) -> Output
  ) throws(Failure) -> Output {
    try tree.withLock { (tree) throws(Failure) in try action(&tree) }
  }
}
