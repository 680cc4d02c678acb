import Synchronization

/// Counts calls: 0, 1, 2, …
final class Counter: Sendable {
  private let count = Atomic<UInt64>(0)

  func next() -> UInt64 {
    count.wrappingAdd(1, ordering: .relaxed).oldValue
  }
}
