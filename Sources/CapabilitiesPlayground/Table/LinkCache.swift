import Synchronization

/// Caches the linked use cases of a world, so that a `single` in them lives across commands.
final class LinkCache: Sendable {
  private let kept = Mutex<(any Sendable)?>(nil)

  /// Returns the cached value, or creates it.
  func value<Linked: Sendable>(_ make: () async throws -> Linked) async rethrows -> Linked {
    if let linked = kept.withLock({ $0 }) as? Linked { return linked }
    let linked = try await make()
    kept.withLock { $0 = linked }
    return linked
  }
}
