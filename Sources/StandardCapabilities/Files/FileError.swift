/// The reason why a file operation failed. Each case has the path that the caller passed.
public enum FileError: Error, Sendable, Hashable, Codable, CustomStringConvertible {
  /// No file or directory exists at the path.
  case notFound(String)
  /// The path, or one of its parents, is a file but must be a directory.
  case notADirectory(String)
  /// The path is a directory but must be a file.
  case isADirectory(String)
  /// The directory cannot be removed, because it is not empty.
  case directoryNotEmpty(String)
  /// The process has no permission.
  case denied(String)
  /// Any other reason, with its description.
  case failed(String, String)

  /// The path and the reason.
  public var description: String {
    switch self {
    case .notFound(let path): "\(quoted(path)) does not exist"
    case .notADirectory(let path): "\(quoted(path)) or one of its parents is not a directory"
    case .isADirectory(let path): "\(quoted(path)) is a directory"
    case .directoryNotEmpty(let path): "\(quoted(path)) is not empty"
    case .denied(let path): "\(quoted(path)): permission denied"
    case .failed(let path, let reason): "\(quoted(path)): \(reason)"
    }
  }

  private func quoted(_ path: String) -> String { path.debugDescription }
}
