@testable import CapabilityGeneration
import CapabilityGraphs
import Foundation
import SeededNumbers
import TestTraits
import Testing

@Suite("A damaged symbol graph of the compiler", .compilers)
struct BrokenRealGraphTests {
  /// The symbol graphs of the fixtures, written by the compiler.
  private static let graphs = Result {
    try ["wire-rules", "diagnose-all", "adapt", "derive"].flatMap { name in
      let package = try FixturePackage.compiled(name)
      let graphs = try ToolEnvironment.live(package.layout).symbolGraphs(ToolEnvironment.Need())
      return graphs.map(\.data)
    }
  }

  /// Runs all code that reads a graph.
  ///
  /// - Returns: Whether the data was accepted as a graph.
  @discardableResult
  private static func digest(_ data: Data) -> Bool {
    guard let graph = try? SymbolGraph(data: data, named: "Broken.symbols.json") else {
      return false
    }
    let program = Program([graph])
    let module = graph.module
    if let wiring = try? WiringResolver.wire(
      program,
      WiringRequest(world: "World", targets: [module])
    ) {
      _ = WiringPrinter(wiring, program).source
      if let drawn = try? CapabilityGraph(wiring, program: program, root: nil) {
        for format in CapabilityGraph.Format.allCases { _ = drawn.rendered(as: format) }
      }
    }
    for name in ["Payments", "World", "OrderStore"] {
      guard let derivation = try? Derivation(of: name, in: program) else { continue }
      _ = DerivationPrinter(derivation).source()
    }
    let request = Adaptation.Request(source: "MailService", name: "Client")
    if let adaptation = try? Adaptation(request, in: program) {
      _ = AdaptationPrinter(adaptation).source()
    }
    return true
  }

  @Test("that is truncated anywhere is an error that names the file")
  func truncated() throws {
    for data in try Self.graphs.get() {
      for cut in stride(from: 0, to: data.count, by: max(data.count / 97, 1)) {
        let error = #expect(throws: GenerationError.self) {
          try SymbolGraph(data: data.prefix(cut), named: "Shop.symbols.json")
        }
        #expect(error?.description.hasPrefix("Shop.symbols.json is not a symbol graph: ") == true)
      }
    }
  }

  @Test("with random bytes changed is read or rejected without a crash", arguments: 1...4)
  func mutated(seed: UInt64) throws {
    var dice = SeededNumbers(seed: seed)
    for data in try Self.graphs.get() {
      for _ in 0..<20 {
        var broken = data
        for _ in 0..<Int.random(in: 1...6, using: &dice) {
          let place = Int.random(in: 0..<broken.count, using: &dice)
          broken[place] = UInt8.random(in: 32...126, using: &dice)
        }
        Self.digest(broken)
      }
    }
  }

  @Test("with words moved is read without a crash", arguments: 1...4)
  func scrambled(seed: UInt64) throws {
    var dice = SeededNumbers(seed: seed)
    let words = [
      "(", ")", "<", ">", "[", "]", "{", "}", ",", ":", "->", "=", "?", "&", "...", "@", "async",
      "throws", "var", "func", "inout", "some", "any", "~", ".", "`", "",
    ]
    var wasRead = 0
    for data in try Self.graphs.get() {
      let parts = String(decoding: data, as: UTF8.self).components(separatedBy: "\"spelling\":\"")
      for _ in 0..<15 {
        var broken = parts
        for _ in 0..<Int.random(in: 1...20, using: &dice) {
          let place = Int.random(in: 1..<broken.count, using: &dice)
          let rest = broken[place].drop { $0 != "\"" }
          broken[place] = (words.randomElement(using: &dice) ?? "") + rest
        }
        if Self.digest(Data(broken.joined(separator: "\"spelling\":\"").utf8)) { wasRead += 1 }
      }
    }
    #expect(wasRead > 0)
  }

  @Test("with very deeply nested types is read")
  func endlessTypes() throws {
    let data = try #require(Self.graphs.get().first)
    let text = String(decoding: data, as: UTF8.self)
    let deep = text.replacing("OrderStore", with: String(repeating: "[", count: 20_000))
    #expect(Self.digest(Data(deep.utf8)))
  }
}
