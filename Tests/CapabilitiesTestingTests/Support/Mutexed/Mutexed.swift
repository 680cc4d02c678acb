import Synchronization

/// A variable that several tasks can use.
final class Mutexed<Value: Sendable>: Sendable {
  private let storage: Mutex<Value>

  init(_ value: Value) {
    storage = Mutex(value)
  }

  var value: Value {
    get { storage.withLock { $0 } }
    set { storage.withLock { $0 = newValue } }
  }

  func change<Output: Sendable>(
    _ body: @Sendable (inout Value) throws -> Output
  ) rethrows -> Output {
    try storage.withLock { try body(&$0) }
  }

  func update(_ change: @Sendable (inout Value) -> Void) {
    storage.withLock { change(&$0) }
  }
}

extension Mutexed<Int> {
  /// Adds one, and returns the sum.
  @discardableResult
  func increment() -> Int {
    change {
      $0 += 1
      return $0
    }
  }
}
