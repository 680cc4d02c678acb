public import Capabilities
public import Foundation

/// Makes identifiers that nobody else has.
///
/// ```swift
/// let ids = UUIDSource.live
/// let order = ids.next()
///
/// // In a test: 00000000-0000-0000-0000-000000000000, …0001, …0002
/// let predictable = UUIDSource.incrementing
/// ```
public struct UUIDSource: Capability {
  /// A new identifier.
  public var next: @Sendable () -> UUID

  /// Makes a source from its endpoint.
  public init(next: @escaping @Sendable () -> UUID) {
    self.next = next
  }

  /// Makes a source of random identifiers (version 4).
  ///
  /// - Parameter random: Where the bits come from: identifiers from a seeded source are the same
  ///   in every run and on every platform.
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

  /// The value for tests: every endpoint is unimplemented and says so when it is called.
  public static var test: UUIDSource {
    UUIDSource(next: unimplemented("UUIDSource.next", placeholder: UUID(high: 0, low: 0)))
  }

  /// Always the same identifier.
  ///
  /// - Parameter uuid: That identifier.
  /// - Returns: The source.
  public static func constant(_ uuid: UUID) -> UUIDSource {
    UUIDSource(next: { uuid })
  }

  /// A new source that counts from 0: `00000000-0000-0000-0000-000000000000`, then `…0001`.
  ///
  /// Copies of it share the count; each access to this property starts another.
  public static var incrementing: UUIDSource {
    let count = Counter()
    return UUIDSource(next: { UUID(high: 0, low: count.next()) })
  }
}

extension UUID {
  /// The identifier with these bits, the high ones first.
  fileprivate init(high: UInt64, low: UInt64) {
    func byte(_ word: UInt64, _ index: UInt64) -> UInt8 {
      UInt8(truncatingIfNeeded: word >> (56 - 8 * index))
    }
    self.init(
      uuid: (
        byte(high, 0), byte(high, 1), byte(high, 2), byte(high, 3),
        byte(high, 4), byte(high, 5), byte(high, 6), byte(high, 7),
        byte(low, 0), byte(low, 1), byte(low, 2), byte(low, 3),
        byte(low, 4), byte(low, 5), byte(low, 6), byte(low, 7)
      )
    )
  }
}

extension UUIDSource: Interceptable {
  /// A copy whose every endpoint is called through the interceptor.
  public func intercepted(by interceptor: some Interceptor) -> UUIDSource {
    UUIDSource(next: interceptor.wrap("UUIDSource.next", next))
  }
}
