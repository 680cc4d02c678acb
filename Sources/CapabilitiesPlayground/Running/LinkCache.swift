import Synchronization

/// Keeps what use cases are called on, so that what it makes once it makes once for all commands.
final class LinkCache: Sendable {
  private let kept = Mutex<(any Sendable)?>(nil)

  /// What was made before, or what is made now.
  func value<Linked: Sendable>(_ make: () async throws -> Linked) async rethrows -> Linked {
    if let linked = kept.withLock({ $0 }) as? Linked { return linked }
    let linked = try await make()
    kept.withLock { $0 = linked }
    return linked
  }
}
