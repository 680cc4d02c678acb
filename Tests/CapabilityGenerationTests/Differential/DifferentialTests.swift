@testable import CapabilityGeneration
import Foundation
import Testing

@Suite("Random worlds")
struct DifferentialTests {
  @Test("are wired as the table says")
  func compared() throws {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["DIFFERENTIAL_WORLDS"].flatMap(Int.init) ?? 10_000
    let first = environment["DIFFERENTIAL_SEED"].flatMap(UInt64.init) ?? 1
    let clock = ContinuousClock()
    var spent: [Duration] = Array(repeating: .zero, count: 4)
    var failed = 0
    var fine = 0
    for start in stride(from: 0, to: count, by: 50) {
      var batch: Batch?
      spent[0] += clock.measure { batch = Batch(first + UInt64(start), count: 50) }
      guard let batch else { continue }
      var program: Program?
      spent[1] += try clock.measure { program = try batch.program() }
      for world in batch.worlds {
        var said: Outcome?
        var done: Outcome?
        spent[2] += clock.measure {
          said = Reference(landscape: batch.landscape, world: world).outcome
        }
        spent[3] += try clock.measure {
          done = try program.map { Outcome(try Wirer.wire($0, world.request), world) }
        }
        guard let said, let done else { continue }
        let differences = said.differences(from: done)
        if !said.parameters.values.contains("nothing") { fine += 1 }
        guard !differences.isEmpty else { continue }
        failed += 1
        if failed < 6 {
          print("seed \(world.seed)")
          for printout in world.printouts(batch.landscape, Words(batch.landscape)) {
            print("// \(printout.module)\n\(printout.source)")
          }
          print(differences.joined(separator: "\n"))
        }
      }
    }
    print(spent, "failed", failed, "fine", fine)
    #expect(failed == 0)
  }
}

/// Worlds of one landscape.
struct Batch {
  let landscape: Landscape
  let worlds: [RandomWorld]

  init(_ first: UInt64, count: Int) {
    let made = LandscapeGenerator.landscape(seed: first)
    landscape = made.0
    worlds = (0..<count).map { WorldGenerator.world(seed: first + UInt64($0), made) }
  }

  func program() throws -> Program {
    let words = Words(landscape)
    let printouts = worlds.flatMap { $0.printouts(landscape, words) }
    return Program(([landscape.printout(words)] + printouts).compactMap(\.graph))
  }
}

extension RandomWorld {
  var request: WiringRequest {
    WiringRequest(world: "\(module).World", targets: targets, except: except, open: open)
  }
}
