import Foundation

/// A script that is read twice: once to check it, and once to run it.
///
/// A script that cannot be read twice, such as a pipe, is copied to an unlinked temporary file while
/// it is checked. So a long script needs no memory.
final class ScriptSource: Sendable {
  /// The maximum number of bytes to copy, because a pipe can be endless.
  static let copyLimit = 1 << 26
  static let copyLineLimit = 2_000_000

  /// The name of the script in errors.
  let name: String
  private let descriptor: Int32
  /// The descriptor for the second pass: the script's own, or that of the copy.
  let second: Int32
  var isCopied: Bool { second != descriptor }

  /// Opens a script.
  ///
  /// - Parameter path: The path of the script; `-` is standard input.
  /// - Throws: ``PlaygroundUsageError`` if the script cannot be opened.
  init(_ path: String) throws(PlaygroundUsageError) {
    let descriptor = path == "-" ? dup(STDIN_FILENO) : open(path, O_RDONLY | O_CLOEXEC)
    func error(_ reason: String) -> PlaygroundUsageError {
      PlaygroundUsageError(message: "cannot read \(path): \(reason)", topic: "script")
    }
    guard descriptor >= 0 else { throw error(systemError()) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else {
      close(descriptor)
      throw error("Is a directory")
    }
    let isFile = status.st_mode & S_IFMT == S_IFREG && lseek(descriptor, 0, SEEK_CUR) == 0
    guard let second = isFile ? descriptor : ScriptSource.temporary() else {
      close(descriptor)
      throw error("cannot create a temporary file: \(systemError())")
    }
    name = path == "-" ? "<stdin>" : path
    self.descriptor = descriptor
    self.second = second
  }

  deinit {
    close(descriptor)
    if second != descriptor { close(second) }
  }

  /// Returns the path of a script that another one includes, relative to the folder of that one.
  static func path(of file: String, includedBy script: String) -> String {
    let isFile = !script.hasPrefix("<") && !file.hasPrefix("/")
    let folder = isFile ? (script as NSString).deletingLastPathComponent : ""
    return folder.isEmpty ? file : "\(folder)/\(file)"
  }

  /// Returns a reader for the first pass.
  func first() -> ScriptReader { ScriptReader(descriptor, copyingTo: isCopied ? second : nil) }

  /// Returns a reader for the second pass.
  func again() -> ScriptReader {
    lseek(second, 0, SEEK_SET)
    return ScriptReader(second)
  }

  /// Creates an unlinked temporary file.
  private static func temporary() -> Int32? {
    let folder = FileManager.default.temporaryDirectory.path
    var template = Array("\(folder)/playground-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { return nil }
    unlink(template)
    return descriptor
  }
}
