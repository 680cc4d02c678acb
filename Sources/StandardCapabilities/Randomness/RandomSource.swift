public import Capabilities
import Synchronization

/// A source of random numbers.
///
/// It conforms to `RandomNumberGenerator`, so you can pass it to functions with `using:`.
///
/// ```swift
/// func makeRollDice(random: RandomSource) -> @Sendable () -> Int {
///   {
///     var generator = random
///     return Int.random(in: 1...6, using: &generator)
///   }
/// }
///
/// let roll = makeRollDice(random: .live)
/// let rollAsYesterday = makeRollDice(random: .seeded(42))
/// ```
public struct RandomSource: Capability {
  /// Returns 64 uniformly distributed random bits.
  public var bits: @Sendable () -> UInt64

  /// Creates a source from its endpoint.
  public init(bits: @escaping @Sendable () -> UInt64) {
    self.bits = bits
  }

  /// The system's generator, which is suitable for secrets.
  public static let live = RandomSource(bits: {
    var generator = SystemRandomNumberGenerator()
    return generator.next()
  })

  /// The value for tests: every endpoint reports that it is unimplemented.
  public static var test: RandomSource {
    RandomSource(bits: unimplemented("RandomSource.bits", placeholder: 0))
  }

  /// Returns a new source that is reproducible from a seed.
  ///
  /// The same seed yields the same numbers in every run and on every platform. They are not suitable
  /// for secrets.
  ///
  /// The algorithm is SplitMix64 and will not change. The state starts at the seed and is
  /// incremented by `0x9e3779b97f4a7c15` for each number. Each state `z` yields the number
  /// `z ^= z >> 30; z *= 0xbf58476d1ce4e5b9; z ^= z >> 27; z *= 0x94d049bb133111eb; z ^= z >> 31`.
  /// Functions of the standard library that use these bits, such as `Int.random(in:using:)`, can
  /// change with the version of Swift.
  ///
  /// - Parameter seed: Any number.
  /// - Returns: The source. Copies of it share its state.
  public static func seeded(_ seed: UInt64) -> RandomSource {
    let state = SplitMix64(seed: seed)
    return RandomSource(bits: { state.next() })
  }
}

/// The state of a seeded source.
private final class SplitMix64: Sendable {
  private let state: Atomic<UInt64>

  init(seed: UInt64) { state = Atomic(seed) }

  func next() -> UInt64 {
    var z = state.wrappingAdd(0x9e37_79b9_7f4a_7c15, ordering: .relaxed).newValue
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}

extension RandomSource: RandomNumberGenerator {
  /// Returns 64 random bits.
  public func next() -> UInt64 { bits() }
}

extension RandomSource: Interceptable {
  /// Returns a copy whose endpoints are called through the interceptor.
  public func intercepted(by interceptor: some Interceptor) -> RandomSource {
    RandomSource(bits: interceptor.wrap("RandomSource.bits", bits))
  }
}
