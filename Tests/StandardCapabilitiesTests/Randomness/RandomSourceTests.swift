import StandardCapabilities
import Testing

@Suite("A random source")
struct RandomSourceTests {
  @Test("returns the published numbers of SplitMix64")
  func published() {
    let random = RandomSource.seeded(1_234_567)
    let expected: [UInt64] = [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
    ]
    for number in expected { #expect(random.bits() == number) }
  }

  @Test("returns the same numbers for the same seed, and others for another seed")
  func seeds() {
    func numbers(_ seed: UInt64) -> [UInt64] {
      let random = RandomSource.seeded(seed)
      return (0..<10).map { _ in random.bits() }
    }
    #expect(numbers(42) == numbers(42))
    #expect(numbers(42) != numbers(43))
  }

  @Test("is a RandomNumberGenerator whose copies share its state")
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

  @Test("returns every number once to concurrent tasks")
  func shared() async {
    let random = RandomSource.seeded(42)
    let drawn = await withTaskGroup(of: [UInt64].self) { group in
      for _ in 0..<4 { group.addTask { (0..<250).map { _ in random.bits() } } }
      return await group.reduce(into: []) { $0 += $1 }
    }
    let alone = RandomSource.seeded(42)
    #expect(drawn.sorted() == (0..<1000).map { _ in alone.bits() }.sorted())
  }
}
