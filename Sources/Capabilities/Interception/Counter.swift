internal import CIssueHook

/// Counts on any thread.
///
/// Unchecked, and safe: the number is a `let` pointer that this class alone knows, and between
/// `init` and `deinit` it is touched by atomic operations only.
final class Counter: @unchecked Sendable {
  private let number: UnsafeMutablePointer<Int>

  init() {
    number = .allocate(capacity: 1)
    number.initialize(to: 0)
  }

  deinit { number.deallocate() }

  /// How often it has been counted up.
  var count: Int { capabilities_count(number) }

  /// Counts up by one.
  ///
  /// - Returns: The count, 1 for the first.
  @discardableResult
  func countUp() -> Int { capabilities_count_up(number) }
}
