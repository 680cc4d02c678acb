import CapabilitiesPlayground

extension PlaygroundConsole {
  /// Writes an error of this program to standard error.
  func error(_ message: String) { error(message, from: "playground") }
}

/// Returns a number and what it counts: `1 line`, `2 lines`.
///
/// - Parameters:
///   - count: The number.
///   - noun: The noun in the singular. Its plural ends in "s".
func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
