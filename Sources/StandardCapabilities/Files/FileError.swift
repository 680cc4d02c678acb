/// Why a file was not read, written, listed or removed. Each case has the path that was asked for.
public enum FileError: Error, Sendable, Hashable, Codable, CustomStringConvertible {
  /// There is nothing at that path.
  case notFound(String)
  /// What should be a directory is a file: the path itself, or a step on the way to it.
  case notADirectory(String)
  /// What should be a file is a directory.
  case isADirectory(String)
  /// The directory has something in it.
  case directoryNotEmpty(String)
  /// The process may not.
  case denied(String)
  /// Anything else. Says what.
  case failed(String, String)

  /// What went wrong, as a sentence.
  public var description: String {
    switch self {
    case .notFound(let path): "there is no \(quoted(path))"
    case .notADirectory(let path): "\(quoted(path)) is, or leads through, a file"
    case .isADirectory(let path): "\(quoted(path)) is a directory"
    case .directoryNotEmpty(let path): "\(quoted(path)) is not empty"
    case .denied(let path): "\(quoted(path)): permission denied"
    case .failed(let path, let reason): "\(quoted(path)): \(reason)"
    }
  }

  private func quoted(_ path: String) -> String { path.debugDescription }
}
