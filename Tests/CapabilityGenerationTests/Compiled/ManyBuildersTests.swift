@testable import CapabilityGeneration
import TestTraits
import Testing

@Suite("A world with many builders")
struct ManyBuildersTests {
  @Test("2,000 builders get every input from 200 capabilities")
  func everything() async throws {
    let (source, steps, diagnostics) = try await onThread {
      Result {
        let data = SyntheticGraph.data(capabilities: 200, builders: 2_000)
        let program = Program([try SymbolGraph(data: data, named: "Big.symbols.json")])
        let request = WiringRequest(world: "World", targets: ["Big"])
        let wiring = try WiringResolver.wire(program, request)
        return (WiringPrinter(wiring, program).source, wiring.steps, wiring.diagnostics)
      }
    }.get()
    #expect(diagnostics.filter { $0.severity == .error }.isEmpty)
    #expect(steps.count == 2_000)
    #expect(steps.allSatisfy { $0.arguments.count == $0.builder.parameters.count })
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
}
