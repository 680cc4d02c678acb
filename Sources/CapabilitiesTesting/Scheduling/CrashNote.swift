import CSweepSupport

/// A line about what is under way in a sweep or a conformance, which the process prints if it crashes.
final class CrashNote: Sendable {
  private let number: Int32

  /// - Parameter test: The test, such as `fault sweep "orders"`.
  init(of test: String) { number = capabilities_crash_note_open("\n\(test) was running") }

  deinit { capabilities_crash_note_close(number) }

  /// Removes the line after the last run.
  func end() { capabilities_crash_note_write(number, nil, nil) }

  /// Notes what runs now. A text with a code ends with the call of a function: `: try await run(`.
  func begin(_ text: String, _ code: String? = nil) {
    capabilities_crash_note_write(number, text, code)
  }
}
