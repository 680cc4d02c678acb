import Synchronization

/// The messages about a command, until the runner prints them.
final class CommandMessages: Sendable {
  private let texts = Mutex<[String]>([])

  /// Adds a message, unless it is there, or there are a hundred.
  func add(_ text: String) {
    texts.withLock { if $0.count < 100, !$0.contains(text) { $0.append(text) } }
  }

  /// Returns and clears the messages.
  func take() -> [String] {
    texts.withLock { texts in
      defer { texts = [] }
      return texts
    }
  }
}
