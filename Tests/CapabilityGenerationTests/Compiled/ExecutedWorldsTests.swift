@testable import CapabilityGeneration
import Foundation
import TestTraits
import Testing

@Suite("Random worlds that are compiled and run", .compilers)
struct ExecutedWorldsTests {
  // About five seconds each: all of them run at night.
  @Test("pass each builder the arguments of the rule", arguments: 1...(isNightly ? 5 : 2))
  func executed(batch: UInt64) throws {
    let first = (Differential.seed / Batch.size + batch) * Batch.size
    let made = LandscapeGenerator.landscape(seed: first / Batch.size)
    let package = try ExecutionPackage(made.0)
    var expected: [String] = []
    var seed = first
    var count = 0
    while count < 10 {
      let world = WorldGenerator.world(seed: seed, made)
      seed += 1
      let execution = Execution(made.0, world)
      guard execution.isWired else { continue }
      count += 1
      let said = try package.add(world)
      #expect(said == "", "seed \(world.seed)")
      expected += execution.expected
    }
    let printed = try package.run()
    #expect(CollectionDifference.lines(expected, printed) == "")
  }
}

extension CollectionDifference<String> {
  fileprivate static func lines(_ expected: [String], _ printed: [String]) -> String {
    printed.difference(from: expected).map { change in
      switch change {
      case .insert(_, let line, _): "+ \(line)"
      case .remove(_, let line, _): "- \(line)"
      }
    }.joined(separator: "\n")
  }
}

extension Execution {
  /// Whether everything is wired, with more than one step.
  var isWired: Bool {
    let outcome = reference.outcome
    return steps.count > 1 && outcome.refusal == nil && outcome.errors.isEmpty
  }
}
