@testable import CapabilityGeneration
import TestTraits
import Testing

@Suite("A world with many builders")
struct ManyBuildersTests {
  @Test("2,000 builders get every input from 200 capabilities", .hangLimit)
  func everything() async throws {
    let (source, steps, diagnostics) = try await onThread {
      Result {
        let data = SyntheticGraph.data(capabilities: 200, builders: 2_000, values: 26)
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
      source.split { $0.isWhitespace }.joined().contains(
        "makeU6(p0:world.c42,p1:world.c73,p2:world.c104,e6x1:world.c6.e6x1,before:u5,half:u3)"
      )
    )
  }

  @Test("each input of 120 builders that a world supplies nothing for is reported", .hangLimit)
  func nothing() async throws {
    let diagnostics = try await onThread {
      Result {
        let data = SyntheticGraph.data(capabilities: 1, builders: 120, values: 1)
        let program = Program([try SymbolGraph(data: data, named: "Big.symbols.json")])
        return try WiringResolver.wire(program, WiringRequest(world: "V0", targets: ["Big"]))
          .diagnostics
      }
    }.get()
    #expect(diagnostics.count { $0.severity == .error } == 480)
  }
}
