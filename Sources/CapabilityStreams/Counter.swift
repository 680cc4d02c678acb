internal import CIssueHook

/// A thread-safe counter.
///
/// `@unchecked Sendable` is safe: the pointer is private, and between `init` and `deinit` only atomic
/// operations access the number.
final class Counter: @unchecked Sendable {
  private let number: UnsafeMutablePointer<Int>

  init() {
    number = .allocate(capacity: 1)
    number.initialize(to: 0)
  }

  deinit { number.deallocate() }

  /// The current count.
  var count: Int { capabilities_count(number) }

  /// Adds one.
  ///
  /// - Returns: The new count: 1 for the first call.
  @discardableResult
  func countUp() -> Int { capabilities_count_up(number) }
}
