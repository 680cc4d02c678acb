@testable import CapabilityGeneration
import Foundation
import Testing

@Suite("Reading a program")
struct ProgramReaderTests {
  @Test("keeps each module's default isolation, also when it is read again")
  func isolation() throws {
    let reader = ProgramReader(environment([("Shop", "MainActor"), ("Bank", nil)]))
    for _ in 0..<2 {
      let program = try reader.program(ToolEnvironment.Need(targets: ["Shop"]))
      #expect(program.context.targets == ["Shop"])
      #expect(program.isolations.mapValues(\.attribute) == ["Shop": "@MainActor"])
      #expect(program.folders == ["Shop": "Sources/Shop", "Bank": "Sources/Bank"])
    }
    #expect(reader.version == 0)
  }

  @Test("a struct that holds itself in many properties is searched once")
  func holdsItself() throws {
    let world = #""World","preciseIdentifier":"s:3Big5WorldV""#
    let data = SyntheticGraph.data(capabilities: 12, builders: 0)
    let text = String(decoding: data, as: UTF8.self)
      .replacing(#/"C\d+","preciseIdentifier":"s:3Big\d+C\d+V"/#, with: world)
    let program = Program([try SymbolGraph(data: Data(text.utf8), named: "Big.symbols.json")])
    #expect(try !program.hasEndpoints(program.nominal(named: "World", preferring: [])))
  }

  /// Returns an environment whose modules are empty.
  private func environment(_ modules: [(name: String, isolation: String?)]) -> ToolEnvironment {
    let files = modules.map { module in
      let json =
        #"{"metadata":{"formatVersion":{"major":0}},"module":{"name":"\#(module.name)","#
        + #""platform":{}},"symbols":[],"relationships":[]}"#
      return ToolEnvironment.GraphFile(
        name: "\(module.name).symbols.json",
        data: Data(json.utf8),
        isOwn: true,
        folder: "Sources/\(module.name)",
        isolation: module.isolation
      )
    }
    return ToolEnvironment(
      exclusively: { try $0() },
      symbolGraphs: { _ in files },
      checkSyntax: { _ in },
      sources: { [] },
      read: { _ in nil },
      stage: { _ in },
      compile: { _ in ToolEnvironment.CompileResult() },
      write: { _ in },
      format: { $0 },
      print: { _ in },
      printError: { _ in }
    )
  }
}
