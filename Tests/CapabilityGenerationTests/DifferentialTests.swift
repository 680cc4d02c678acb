@testable import CapabilityGeneration
import TestTraits
import Testing

/// Tests 300 worlds, or ten thousand in `.ci/nightly`. `DIFFERENTIAL_WORLDS` overrides the number, and
/// `DIFFERENTIAL_SEED` the first seed.
///
/// `DIFFERENTIAL_SEED=4033 DIFFERENTIAL_WORLDS=1` repeats one world.
@Suite("Random worlds")
struct DifferentialTests {
  @Test("are wired or rejected by the rule of Wiring.md", arguments: 0..<2)
  func compared(part: UInt64) async {
    let (failed, reports) = await onThread { Self.compare(part: part, of: 2) }
    for report in reports { Issue.record(Comment(rawValue: report)) }
    #expect(failed == [])
  }

  /// Compares some of the worlds.
  ///
  /// - Returns: The seeds of those that differ, and a description of the first ones.
  private static func compare(part: UInt64, of parts: UInt64) -> ([UInt64], [String]) {
    var failed: [UInt64] = []
    var reports: [String] = []
    let seeds = Differential.seed..<Differential.seed + Differential.worlds
    let blocks = seeds.lowerBound / Batch.size...(seeds.upperBound - 1) / Batch.size
    for block in blocks where block % parts == part {
      let batch = Batch((block * Batch.size..<(block + 1) * Batch.size).clamped(to: seeds))
      let program = batch.program
      for (place, world) in batch.worlds.enumerated() {
        let said = batch.reference(place).outcome
        let done = Differential.outcome(world, in: program)
        if said.differences(from: done).isEmpty { continue }
        failed.append(world.seed)
        guard failed.count <= Differential.shown else { continue }
        reports.append(Differential.report(batch.landscape, world))
      }
    }
    return (failed, reports)
  }

  /// Guards against generators whose worlds exercise no rule.
  @Test("cover each step with each level, and each kind of error")
  func kinds() async {
    let seen = await onThread { () -> Set<String> in
      var seen: Set<String> = []
      // Block 73 has two inputs of one name and different types, which is rare.
      for block: UInt64 in Array(0..<20) + [73] {
        let batch = Batch(block * Batch.size..<(block + 1) * Batch.size)
        for place in batch.worlds.indices { seen.formUnion(batch.reference(place).kinds) }
      }
      return seen
    }
    let supplied = (2...4).flatMap { step in (1...3).map { "\(step): level \($0)" } }
    let ambiguous = (2...4).map { "\($0): ambiguous" }
    let others = [
      "1: caller", "1: refused", "4: left out", "5: left out", "5: refused", "5: nothing",
      "of another world",
    ]
    let errors = Reference.ErrorKind.allCases.map(\.rawValue)
    #expect(Set(supplied + ambiguous + others + errors).subtracting(seen) == [])
  }
}

extension Reference {
  /// The results of steps and the kinds of errors in the world.
  fileprivate var kinds: Set<String> {
    var kinds: Set<String> = []
    for step in steps {
      for (parameter, verdict) in step.verdicts {
        let what =
          switch verdict {
          case .supplied(let candidate): "level \(candidate.level)"
          case .caller: "caller"
          case .leftOut: "left out"
          case .refused: "refused"
          case .nothing: "nothing"
          case .ambiguous: "ambiguous"
          }
        kinds.insert("\(decided(parameter, of: step.builder).step): \(what)")
      }
    }
    if ownRoots != roots { kinds.insert("of another world") }
    return kinds.union(outcome.errors)
  }
}
