import Foundation

/// A script that is read twice: to check it, and to run it.
///
/// What cannot be read twice, such as a pipe, is copied while it is checked, to a file that nobody
/// sees: its length costs no memory.
struct ScriptSource: ~Copyable {
  /// The most bytes that are copied: a pipe may never end.
  static let copyLimit = 1 << 26
  /// The most lines that are copied.
  static let copyLineLimit = 2_000_000

  /// The name that errors are shown with.
  let name: String
  private let descriptor: Int32
  /// What is read again; the descriptor itself, or the copy.
  private let second: Int32
  /// Whether the second one is a copy.
  var isCopied: Bool { second != descriptor }

  /// Opens a script.
  ///
  /// - Parameter path: Its path; `-` is standard input.
  /// - Throws: ``PlaygroundUsageError`` where there is no such script.
  init(_ path: String) throws(PlaygroundUsageError) {
    let descriptor = path == "-" ? dup(STDIN_FILENO) : open(path, O_RDONLY | O_CLOEXEC)
    func refusal(_ reason: String) -> PlaygroundUsageError {
      PlaygroundUsageError(message: "cannot read \(path): \(reason)", topic: "script")
    }
    guard descriptor >= 0 else { throw refusal(systemError()) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else {
      close(descriptor)
      throw refusal("Is a directory")
    }
    let isFile = status.st_mode & S_IFMT == S_IFREG && lseek(descriptor, 0, SEEK_CUR) == 0
    guard let second = isFile ? descriptor : ScriptSource.temporary() else {
      close(descriptor)
      throw refusal("there is no place to keep it: \(systemError())")
    }
    name = path == "-" ? "<stdin>" : path
    self.descriptor = descriptor
    self.second = second
  }

  deinit {
    close(descriptor)
    if second != descriptor { close(second) }
  }

  /// Reads it for the first time.
  func first() -> ScriptReader {
    ScriptReader(descriptor, copyingTo: isCopied ? second : nil)
  }

  /// Reads it again, from its beginning.
  func again() -> ScriptReader {
    lseek(second, 0, SEEK_SET)
    return ScriptReader(second)
  }

  /// A file without a name.
  private static func temporary() -> Int32? {
    let folder = FileManager.default.temporaryDirectory.path
    var template = Array("\(folder)/playground-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { return nil }
    unlink(template)
    return descriptor
  }
}
