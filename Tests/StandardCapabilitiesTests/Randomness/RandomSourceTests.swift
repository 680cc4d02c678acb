import StandardCapabilities
import Testing

@Suite("A random source")
struct RandomSourceTests {
  @Test("makes the published numbers of SplitMix64 from a seed")
  func published() {
    let random = RandomSource.seeded(1_234_567)
    let expected: [UInt64] = [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
    ]
    #expect((0..<5).map { _ in random.bits() } == expected)
  }

  @Test("makes the same numbers from the same seed, and others from another")
  func seeds() {
    func numbers(_ seed: UInt64) -> [UInt64] {
      let random = RandomSource.seeded(seed)
      return (0..<10).map { _ in random.bits() }
    }
    #expect(numbers(42) == numbers(42))
    #expect(numbers(42) != numbers(43))
  }

  @Test("is a generator for whatever takes one, and goes on where a copy stopped")
  func generator() {
    let random = RandomSource.seeded(42)
    var first = random
    var second = random
    let shuffled = Array(1...10).shuffled(using: &first)
    let again = Array(1...10).shuffled(using: &second)
    #expect(shuffled.sorted() == Array(1...10))
    #expect(shuffled != again)

    var replayed = RandomSource.seeded(42)
    #expect(Array(1...10).shuffled(using: &replayed) == shuffled)
  }

  @Test("gives every number once to tasks that share it")
  func shared() async {
    let random = RandomSource.seeded(42)
    let drawn = await withTaskGroup(of: [UInt64].self) { group in
      for _ in 0..<4 { group.addTask { (0..<250).map { _ in random.bits() } } }
      return await group.reduce(into: []) { $0 += $1 }
    }
    let alone = RandomSource.seeded(42)
    #expect(drawn.sorted() == (0..<1000).map { _ in alone.bits() }.sorted())
  }

  @Test("makes numbers that nobody foresees where it is live")
  func live() {
    #expect(Set((0..<100).map { _ in RandomSource.live.bits() }).count == 100)
  }
}
