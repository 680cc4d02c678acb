public import Capabilities
import Synchronization

/// Makes random numbers.
///
/// It is a `RandomNumberGenerator`, for whatever takes one `using:`.
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
  /// 64 new bits, each value as likely as any other.
  public var bits: @Sendable () -> UInt64

  /// Makes a source from its endpoint.
  public init(bits: @escaping @Sendable () -> UInt64) {
    self.bits = bits
  }

  /// The system's source, fit for secrets.
  public static let live = RandomSource(bits: {
    var generator = SystemRandomNumberGenerator()
    return generator.next()
  })

  /// The value for tests: every endpoint is unimplemented and says so when it is called.
  public static var test: RandomSource {
    RandomSource(bits: unimplemented("RandomSource.bits", placeholder: 0))
  }

  /// A new source that makes the same numbers from the same seed, in every run and on every
  /// platform. Not fit for secrets.
  ///
  /// The algorithm is SplitMix64, and stays so: a state that starts at the seed and grows by
  /// `0x9e3779b97f4a7c15` with each number, and from each state `z` the number
  /// `z ^= z >> 30; z *= 0xbf58476d1ce4e5b9; z ^= z >> 27; z *= 0x94d049bb133111eb; z ^= z >> 31`.
  /// What the standard library makes of these bits, such as `Int.random(in:using:)`, is its own
  /// choice, which another version of Swift may change.
  ///
  /// - Parameter seed: Any number.
  /// - Returns: The source. Copies of it share its state: together they make the sequence once.
  public static func seeded(_ seed: UInt64) -> RandomSource {
    let state = SplitMix64(seed: seed)
    return RandomSource(bits: { state.next() })
  }
}

/// The state of a seeded source.
private final class SplitMix64: Sendable {
  private let state: Atomic<UInt64>

  init(seed: UInt64) {
    state = Atomic(seed)
  }

  func next() -> UInt64 {
    var z = state.wrappingAdd(0x9e37_79b9_7f4a_7c15, ordering: .relaxed).newValue
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}

extension RandomSource: RandomNumberGenerator {
  /// 64 new bits.
  public func next() -> UInt64 { bits() }
}

extension RandomSource: Interceptable {
  /// A copy whose every endpoint is called through the interceptor.
  public func intercepted(by interceptor: some Interceptor) -> RandomSource {
    RandomSource(bits: interceptor.wrap("RandomSource.bits", bits))
  }
}
