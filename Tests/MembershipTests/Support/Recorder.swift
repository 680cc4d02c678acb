import Synchronization

/// Records the values that a closure is called with.
final class Recorder<Element: Sendable>: Sendable {
  private let storage = Mutex<[Element]>([])

  /// Everything recorded so far, in order.
  var elements: [Element] { storage.withLock { $0 } }

  @Sendable func record(_ element: Element) {
    storage.withLock { $0.append(element) }
  }
}
