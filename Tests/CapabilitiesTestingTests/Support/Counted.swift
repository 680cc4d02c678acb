/// Counts its living instances.
final class Counted: Sendable {
  private let count: Mutexed<Int>

  init(_ count: Mutexed<Int>) {
    self.count = count
    count.increment()
  }

  deinit { count.update { $0 -= 1 } }
}
