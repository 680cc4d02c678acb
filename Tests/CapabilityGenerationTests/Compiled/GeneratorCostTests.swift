@testable import CapabilityGeneration
@testable import CapabilityGraphs
import Foundation
import TestTraits
import Testing

@Suite("The generator's processor time", .serialized, .nightly)
struct GeneratorCostTests {
  /// Reads the graph, wires it and prints the source: all steps after the compiler.
  private static func wire(_ data: Data) throws -> (source: String, wiring: WiringPlan) {
    let program = Program([try SymbolGraph(data: data, named: "Big.symbols.json")])
    let wiring = try WiringResolver.wire(program, WiringRequest(world: "World", targets: ["Big"]))
    let source = WiringPrinter(wiring, program).source
    return (GeneratedFile(command: "wire World --targets Big", source: source).text, wiring)
  }

  @Test("2,000 builders get every input from 200 capabilities")
  func everything() async throws {
    let (source, wiring) = try await apart {
      try Self.wire(SyntheticGraph.data(capabilities: 200, builders: 2_000))
    }
    #expect(wiring.diagnostics.filter { $0.severity == .error }.isEmpty)
    #expect(wiring.steps.count == 2_000)
    #expect(wiring.steps.allSatisfy { $0.arguments.count == $0.builder.parameters.count })
    #expect(
      source.contains(
        """
                if let new = new.u6 { new } else {
                  makeU6(
                    p0: world.c42,
                    p1: world.c73,
                    p2: world.c104,
                    e6x1: world.c6.e6x1,
                    before: u5,
                    half: u3
                  )
                }

        """
      )
    )
  }

  /// With quadratic cost, eight times the builders would take 64 times as long. The sizes are
  /// measured in turns and the best time counts, so that other work on the machine matters little.
  @Test("grows in proportion to the number of builders, up to 2,000")
  func linear() async throws {
    let sizes = [250, 500, 1_000, 2_000]
    let graphs = sizes.map { SyntheticGraph.data(capabilities: $0 / 10, builders: $0) }
    let best = try await apart {
      var best = [Double](repeating: .infinity, count: sizes.count)
      for _ in 0..<4 {
        for (index, graph) in graphs.enumerated() {
          best[index] = min(best[index], try milliseconds { _ = try Self.wire(graph) })
        }
      }
      return best
    }
    print("builders  graph KB  processor ms")
    for ((size, graph), time) in zip(zip(sizes, graphs), best) {
      print("\(size)  \(graph.count / 1000)  \(Int(time))")
    }
    // Linear cost gives 8, or 10 to 13 if less fits into the processor's caches.
    #expect(best[3] / best[0] < 24)
  }
}

/// Measures the processor time of this thread.
private func milliseconds(_ body: () throws -> Void) rethrows -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
  let start = now()
  try body()
  return now() - start
}
