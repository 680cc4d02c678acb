import Synchronization

/// Keeps log entries for a test to look at.
public final class LogRecorder: Sendable {
  private let recorded = Mutex<[LogEntry]>([])

  /// Makes a recorder without entries.
  public init() {}

  /// What was noted so far, in order.
  public var entries: [LogEntry] { recorded.withLock { $0 } }

  func record(_ entry: LogEntry) {
    recorded.withLock { $0.append(entry) }
  }
}
