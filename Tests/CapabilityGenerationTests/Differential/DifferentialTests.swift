@testable import CapabilityGeneration
import Testing

/// Ten thousand worlds, or as many as `DIFFERENTIAL_WORLDS` says, from `DIFFERENTIAL_SEED` on.
@Suite("Random worlds")
struct DifferentialTests {
  private static let parts: UInt64 = 8

  @Test("are wired as the table says", arguments: 0..<parts)
  func compared(part: UInt64) throws {
    var failed: [UInt64] = []
    var times = [Duration](repeating: .zero, count: 4)
    let seeds = Differential.seed..<Differential.seed + Differential.worlds
    let blocks = seeds.lowerBound / Batch.size...(seeds.upperBound - 1) / Batch.size
    for block in blocks where block % Self.parts == part {
      let clock = ContinuousClock()
      var batch = Batch(0..<1)
      times[0] += clock.measure { batch = Batch((block * Batch.size..<(block + 1) * Batch.size).clamped(to: seeds)) }
      var program = Program([])
      times[1] += clock.measure { program = batch.program }
      for (place, world) in batch.worlds.enumerated() {
        var said = Outcome()
        times[2] += clock.measure { said = batch.reference(place).outcome }
        var done = Outcome()
        times[3] += clock.measure { done = Differential.outcome(world, in: program) }
        guard !said.differences(from: done).isEmpty else { continue }
        failed.append(world.seed)
        for line in said.differences(from: done) { print("DIFF \(world.seed)", line.replacing("\n", with: " | ")) }
        if failed.count <= Differential.shown { print(Differential.report(batch.landscape, world)) }
      }
    }
    print("TIMES", times)
    #expect(failed == [])
  }
}
