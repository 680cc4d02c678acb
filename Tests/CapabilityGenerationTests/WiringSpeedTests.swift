@testable import CapabilityGeneration
import Foundation
import Testing

@Suite("Wiring a large package", .serialized)
struct WiringSpeedTests {
  /// Reads, wires and prints.
  private static func wire(_ data: Data) throws -> (source: String, wiring: Wiring) {
    let program = Program([try SymbolGraph(data: data, named: "Big.symbols.json")])
    let wiring = try Wirer.wire(program, WiringRequest(world: "World", targets: ["Big"]))
    return (WiringPrinter.source(wiring, program: program), wiring)
  }

  private static func fastest(of runs: Int, _ body: () throws -> Void) rethrows -> Duration {
    var fastest = Duration.seconds(3600)
    for _ in 0..<runs { fastest = min(fastest, try ContinuousClock().measure(body)) }
    return fastest
  }

  @Test("supplies every input of 2 000 builders from 200 capabilities")
  func everything() throws {
    let (source, wiring) = try Self.wire(SyntheticGraph.data(capabilities: 200, builders: 2000))
    #expect(wiring.diagnostics.filter { $0.severity == .error }.isEmpty)
    #expect(wiring.steps.count == 2000)
    #expect(wiring.steps.allSatisfy { $0.arguments.count == $0.builder.parameters.count })
    #expect(
      source.contains(
        """
                  u6 = makeU6(
                    p0: world.c42,
                    p1: world.c73,
                    p2: world.c104,
                    e6x1: world.c6.e6x1,
                    before: u5,
                    half: u3
                  )

        """
      )
    )
  }

  /// Quadratic cost would make eight times the builders take 64 times as long.
  @Test("costs in proportion to its size: 250, 500, 1 000 and 2 000 builders")
  func linear() throws {
    var times: [Double] = []
    for builders in [250, 500, 1000, 2000] {
      let data = SyntheticGraph.data(capabilities: builders / 10, builders: builders)
      let time = try Self.fastest(of: 3) { _ = try Self.wire(data) }
      times.append(time / .milliseconds(1))
    }
    print("wiring 250, 500, 1 000, 2 000 builders: \(times.map { Int($0) }) ms")
    #expect(times[3] / times[0] < 20)
  }
}
