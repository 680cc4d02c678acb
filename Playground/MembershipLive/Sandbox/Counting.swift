import Membership
import Synchronization

// A clock and an identifier generator with the same values in every run.

extension WallClock {
  /// Returns a clock that advances by one second at each reading.
  static func counting(from start: Timestamp) -> WallClock {
    let counter = Counter()
    return WallClock(now: {
      Timestamp(milliseconds: start.milliseconds + 1000 * Int64(counter.next() - 1))
    })
  }
}

extension IDGenerator {
  /// Returns a generator of identifiers numbered from 1.
  static func counting(prefix: String) -> IDGenerator {
    let counter = Counter()
    return IDGenerator(next: { "\(prefix)\(counter.next())" })
  }
}

private final class Counter: Sendable {
  private let value = Mutex(0)

  func next() -> Int {
    value.withLock { value in
      value += 1
      return value
    }
  }
}
