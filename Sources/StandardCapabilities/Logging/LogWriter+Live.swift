import Foundation

extension LogWriter {
  /// Writes each entry to standard error, as one line after the date.
  public static let live: LogWriter = .lines(dates: .live) { line in
    // A log that cannot be written must not stop the program.
    try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
  }

  /// A writer that makes a line of each entry.
  ///
  /// - Parameters:
  ///   - dates: What dates the entries.
  ///   - print: Takes each line, with the newline at its end; it may be called by several threads
  ///     at once.
  /// - Returns: The writer.
  public static func lines(
    dates: DateSource,
    print: @escaping @Sendable (String) -> Void
  ) -> LogWriter {
    LogWriter(write: { entry in print("\(dates.now().formatted(.iso8601)) \(entry)\n") })
  }
}
