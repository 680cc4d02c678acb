@testable import CapabilityGeneration
import Testing

/// Ten thousand worlds, or as many as `DIFFERENTIAL_WORLDS` says, from `DIFFERENTIAL_SEED` on.
@Suite("Random worlds")
struct DifferentialTests {
  private static let parts = 8
  private static let batch = 50

  @Test("are wired as the table says", arguments: 0..<parts)
  func compared(part: Int) throws {
    var failed: [UInt64] = []
    for start in stride(from: 0, to: Differential.worlds, by: Self.batch)
    where start / Self.batch % Self.parts == part {
      let batch = Batch(Differential.seed + UInt64(start), count: Self.batch)
      let program = batch.program
      for world in batch.worlds {
        let said = Reference(landscape: batch.landscape, world: world).outcome
        let done = Differential.outcome(world, in: program)
        guard !said.differences(from: done).isEmpty else { continue }
        failed.append(world.seed)
        if failed.count <= Differential.shown { print(Differential.report(batch.landscape, world)) }
      }
    }
    #expect(failed == [])
  }
}
