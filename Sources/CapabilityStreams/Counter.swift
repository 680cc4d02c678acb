internal import Synchronization

/// A thread-safe counter.
final class Counter: Sendable {
  private let number = Atomic(0)

  /// The current count.
  var count: Int { number.load(ordering: .acquiring) }

  /// Adds one.
  ///
  /// - Returns: The new count: 1 for the first call.
  @discardableResult
  func countUp() -> Int { number.add(1, ordering: .acquiringAndReleasing).newValue }
}
