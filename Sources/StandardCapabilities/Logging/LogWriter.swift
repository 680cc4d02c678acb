import CIssueHook
public import Capabilities
import Foundation
import Synchronization

/// A log.
///
/// ```swift
/// let log = LogWriter.live.atLeast(.info).adding(["request": "17"])
/// log.warning("disk almost full", ["path": "/var"])
///
/// // In a test:
/// let recorder = LogRecorder()
/// let underTest = LogWriter.recording(in: recorder)
/// underTest.info("started")
/// // recorder.entries == [LogEntry(.info, "started")]
/// ```
///
/// To use a logging library, write `LogWriter(write: { entry in … })`.
public struct LogWriter: Capability {
  /// Writes an entry of any level.
  public var write: @Sendable (LogEntry) -> Void

  /// Creates a writer from its endpoint.
  public init(write: @escaping @Sendable (LogEntry) -> Void) {
    self.write = write
  }

  /// The value for tests: every endpoint reports that it is unimplemented.
  public static var test: LogWriter {
    LogWriter(write: unimplemented("LogWriter.write", placeholder: ()))
  }

  /// A writer that discards all entries.
  public static let silent = LogWriter(write: { _ in })

  /// Returns a writer that stores entries in a recorder.
  public static func recording(in recorder: LogRecorder) -> LogWriter {
    LogWriter(write: { recorder.record($0) })
  }

  /// Returns a copy that discards entries below a level.
  public func atLeast(_ level: LogEntry.Level) -> LogWriter {
    LogWriter(write: { [write] entry in if entry.level >= level { write(entry) } })
  }

  /// Returns a copy that adds metadata to each entry.
  ///
  /// - Parameter metadata: The values by name. The entry's own values have precedence.
  public func adding(_ metadata: [String: String]) -> LogWriter {
    LogWriter(write: { [write] entry in
      var entry = entry
      entry.metadata.merge(metadata) { own, _ in own }
      write(entry)
    })
  }
}

extension LogWriter {
  /// Writes details for debugging, with additional values by name.
  public func debug(_ message: String, _ metadata: [String: String] = [:]) {
    write(LogEntry(.debug, message, metadata: metadata))
  }

  /// Writes a message about normal operation, with additional values by name.
  public func info(_ message: String, _ metadata: [String: String] = [:]) {
    write(LogEntry(.info, message, metadata: metadata))
  }

  /// Writes a normal but significant message, with additional values by name.
  public func notice(_ message: String, _ metadata: [String: String] = [:]) {
    write(LogEntry(.notice, message, metadata: metadata))
  }

  /// Writes a problem that does not stop the operation, with additional values by name.
  public func warning(_ message: String, _ metadata: [String: String] = [:]) {
    write(LogEntry(.warning, message, metadata: metadata))
  }

  /// Writes a failed operation, with additional values by name.
  public func error(_ message: String, _ metadata: [String: String] = [:]) {
    write(LogEntry(.error, message, metadata: metadata))
  }

  /// A writer that prints each entry to standard error, as one line with the date. Entries that cannot
  /// be written are lost: a failure to log does not stop the program.
  public static let live: LogWriter = .lines(dates: .live) { capabilities_print_error($0) }

  /// Returns a writer that formats each entry as a line.
  ///
  /// - Parameters:
  ///   - dates: The source of the entries' dates.
  ///   - print: Prints a line, which ends with a newline. Several threads can call it at the same
  ///     time.
  public static func lines(
    dates: DateSource,
    print: @escaping @Sendable (String) -> Void
  ) -> LogWriter {
    LogWriter(write: { entry in print("\(dates.now().formatted(.iso8601)) \(entry)\n") })
  }
}

extension LogWriter: Interceptable {
  /// Returns a copy whose endpoints are called through the interceptor.
  public func intercepted(by interceptor: some Interceptor) -> LogWriter {
    LogWriter(write: interceptor.wrap("LogWriter.write", write))
  }
}

/// Stores log entries so that a test can inspect them.
public final class LogRecorder: Sendable {
  private let recorded = Mutex<[LogEntry]>([])

  /// Creates an empty recorder.
  public init() {}

  /// The recorded entries, in order.
  public var entries: [LogEntry] { recorded.withLock { $0 } }

  func record(_ entry: LogEntry) { recorded.withLock { $0.append(entry) } }
}
