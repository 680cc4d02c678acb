public import Capabilities

/// Notes what happens.
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
/// A logging library takes its place in one line: `LogWriter(write: { entry in … })`.
public struct LogWriter: Capability {
  /// Notes one entry.
  public var write: @Sendable (LogEntry) -> Void

  /// Makes a writer from its endpoint.
  public init(write: @escaping @Sendable (LogEntry) -> Void) {
    self.write = write
  }

  /// The value for tests: every endpoint is unimplemented and says so when it is called.
  public static var test: LogWriter {
    LogWriter(write: unimplemented("LogWriter.write", placeholder: ()))
  }

  /// A writer that notes nothing.
  public static let silent = LogWriter(write: { _ in })

  /// A writer that keeps the entries for somebody to look at.
  ///
  /// - Parameter recorder: What keeps them.
  /// - Returns: The writer.
  public static func recording(in recorder: LogRecorder) -> LogWriter {
    LogWriter(write: { recorder.record($0) })
  }

  /// A copy that leaves out what matters less than `level`.
  public func atLeast(_ level: LogEntry.Level) -> LogWriter {
    LogWriter(write: { [write] entry in if entry.level >= level { write(entry) } })
  }

  /// A copy that adds details to each entry.
  ///
  /// - Parameter metadata: The details by name. The entry's own count where both have a name.
  /// - Returns: The copy.
  public func adding(_ metadata: [String: String]) -> LogWriter {
    LogWriter(write: { [write] entry in
      var entry = entry
      entry.metadata.merge(metadata) { own, _ in own }
      write(entry)
    })
  }
}

extension LogWriter {
  /// Notes something only for whoever looks for a fault. `metadata` has details by name.
  public func debug(_ message: String, _ metadata: [String: String] = [:]) {
    write(LogEntry(.debug, message, metadata: metadata))
  }

  /// Notes a piece of the program's ordinary work. `metadata` has details by name.
  public func info(_ message: String, _ metadata: [String: String] = [:]) {
    write(LogEntry(.info, message, metadata: metadata))
  }

  /// Notes something ordinary that is worth attention. `metadata` has details by name.
  public func notice(_ message: String, _ metadata: [String: String] = [:]) {
    write(LogEntry(.notice, message, metadata: metadata))
  }

  /// Notes that something is wrong, and the program goes on. `metadata` has details by name.
  public func warning(_ message: String, _ metadata: [String: String] = [:]) {
    write(LogEntry(.warning, message, metadata: metadata))
  }

  /// Notes that something was not done. `metadata` has details by name.
  public func error(_ message: String, _ metadata: [String: String] = [:]) {
    write(LogEntry(.error, message, metadata: metadata))
  }
}

extension LogWriter: Interceptable {
  /// A copy whose every endpoint is called through the interceptor.
  public func intercepted(by interceptor: some Interceptor) -> LogWriter {
    LogWriter(write: interceptor.wrap("LogWriter.write", write))
  }
}
