@testable import CapabilityGeneration
import Foundation
import TestTraits
import Testing

@Suite("Wiring a large package", .serialized)
struct WiringSpeedTests {
  /// Reads the graph, wires it and prints the source: all steps after the compiler.
  private static func wire(_ data: Data) throws -> (source: String, wiring: WiringPlan) {
    let program = Program([try SymbolGraph(data: data, named: "Big.symbols.json")])
    let wiring = try WiringResolver.wire(program, WiringRequest(world: "World", targets: ["Big"]))
    let source = WiringPrinter.source(wiring, program: program)
    return (GeneratedFile(command: "wire World --targets Big", source: source).text, wiring)
  }

  /// The number of builders of the largest package.
  private static let largest = Differential.isFull ? 2000 : 1000

  @Test("supplies every input of each builder from 200 capabilities")
  func everything() async throws {
    let (source, wiring) = try await apart {
      try Self.wire(SyntheticGraph.data(capabilities: 200, builders: Self.largest))
    }
    #expect(wiring.diagnostics.filter { $0.severity == .error }.isEmpty)
    #expect(wiring.steps.count == Self.largest)
    #expect(wiring.steps.allSatisfy { $0.arguments.count == $0.builder.parameters.count })
    #expect(
      source.contains(
        """
                  u6 = makeU6(
                    p0: source.world.c42,
                    p1: source.world.c73,
                    p2: source.world.c104,
                    e6x1: source.world.c6.e6x1,
                    before: u5,
                    half: u3
                  )

        """
      )
    )
  }

  /// With quadratic cost, eight times the builders would take 64 times as long. The sizes are
  /// measured in turns and the best time counts, so that other work on the machine matters little.
  @Test(
    "costs in proportion to its size: up to eight times the builders",
    .enabled(if: Sanitizer.current == nil, "a sanitizer has a cost of its own for memory")
  )
  func linear() async throws {
    let sizes = [8, 4, 2, 1].map { Self.largest / $0 }
    let graphs = sizes.map { SyntheticGraph.data(capabilities: $0 / 10, builders: $0) }
    let best = try await apart {
      var best = [Double](repeating: .infinity, count: sizes.count)
      for _ in 0..<(Differential.isFull ? 4 : 2) {
        for (index, graph) in graphs.enumerated() {
          best[index] = min(best[index], try processorMilliseconds { _ = try Self.wire(graph) })
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
