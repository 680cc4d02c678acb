public import Capabilities
public import Foundation
import Synchronization

/// A source of unique identifiers.
///
/// ```swift
/// let ids = UUIDSource.live
/// let order = ids.next()
///
/// // In a test: 00000000-0000-0000-0000-000000000000, …0001, …0002
/// let predictable = UUIDSource.incrementing
/// ```
public struct UUIDSource: Capability {
  /// Returns a new identifier.
  public var next: @Sendable () -> UUID

  /// Creates a source from its endpoint, or from a random number generator.
  ///
  /// - Parameter next: Returns a new identifier.
  public init(next: @escaping @Sendable () -> UUID) {
    self.next = next
  }

  /// Creates a source of random identifiers (version 4).
  ///
  /// - Parameter random: The source of their bits. With a seeded source, the identifiers are the
  ///   same in every run and on every platform.
  public init(random: RandomSource) {
    self.init(next: {
      let (high, low) = (random.bits(), random.bits())
      return UUID(high: high & ~0xf000 | 0x4000, low: low & ~(3 << 62) | 2 << 62)
    })
  }

  /// Random identifiers (version 4) from the system's random number generator.
  ///
  /// It does not use Foundation's `UUID()`, which on Linux returns a constant when the process has
  /// no free file descriptor.
  public static let live = UUIDSource(random: .live)

  /// The value for tests: every endpoint reports that it is unimplemented.
  public static var test: UUIDSource {
    UUIDSource(next: unimplemented("UUIDSource.next", placeholder: UUID(high: 0, low: 0)))
  }

  /// Returns a source that always returns the same identifier.
  public static func constant(_ uuid: UUID) -> UUIDSource { UUIDSource(next: { uuid }) }

  /// A new source that counts from 0: `00000000-0000-0000-0000-000000000000`, then `…0001`.
  ///
  /// Copies of it share the count; each access to this property starts at 0.
  public static var incrementing: UUIDSource {
    let count = Counter()
    return UUIDSource(next: { UUID(high: 0, low: count.next()) })
  }
}

extension UUID {
  fileprivate init(high: UInt64, low: UInt64) {
    let bytes = withUnsafeBytes(of: (high.bigEndian, low.bigEndian)) { $0.load(as: uuid_t.self) }
    self.init(uuid: bytes)
  }
}

extension UUIDSource: Interceptable {
  /// Returns a copy whose endpoints are called through the interceptor.
  public func intercepted(by interceptor: some Interceptor) -> UUIDSource {
    UUIDSource(next: interceptor.wrap("UUIDSource.next", next))
  }
}

/// Counts calls: 0, 1, 2, …
final class Counter: Sendable {
  private let count = Atomic<UInt64>(0)

  func next() -> UInt64 { count.wrappingAdd(1, ordering: .relaxed).oldValue }
}
