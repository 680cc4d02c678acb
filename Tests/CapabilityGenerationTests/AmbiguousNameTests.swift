@testable import CapabilityGeneration
import Foundation
import Testing

@Suite("A type name that two modules declare")
struct AmbiguousNameTests {
  /// Returns the symbol graph of a module that declares a struct `Store`.
  private static func graph(of module: String) throws -> SymbolGraph {
    let json = """
      {"metadata":{"formatVersion":{"major":0}},"module":{"name":"\(module)","platform":{}},
      "relationships":[],"symbols":[{"kind":{"identifier":"swift.struct"},
      "identifier":{"precise":"s:\(module)5StoreV","interfaceLanguage":"swift"},
      "pathComponents":["Store"],"accessLevel":"public",
      "declarationFragments":[{"kind":"text","spelling":"struct Store"}],
      "location":{"uri":"file://Sources/\(module)/Store.swift",
      "position":{"line":1,"character":1}}}]}
      """
    return try SymbolGraph(data: Data(json.utf8), named: "\(module).symbols.json")
  }

  /// Returns the module of the type that the name means in a file.
  private func module(in file: String) throws -> String {
    let program = Program([try Self.graph(of: "Cellar"), try Self.graph(of: "Shop")])
    return try program.near(file).nominal(named: "Store", kinds: ["swift.struct"]).module
  }

  @Test("is the one of a file's own module", arguments: ["Cellar", "Shop"])
  func own(module: String) throws {
    #expect(try self.module(in: "Sources/\(module)/Store+Derived.swift") == module)
    #expect(try self.module(in: "Sources/\(module)/Parts/Store+Derived.swift") == module)
  }

  @Test(
    "is the one in the targets of the command",
    arguments: [("Cellar", "Shop"), ("Shop", "Cellar")]
  )
  func named(module: String, file: String) throws {
    let program = Program([try Self.graph(of: "Cellar"), try Self.graph(of: "Shop")])
      .changing { $0.targets = [module] }
    let type = try program.near("Sources/\(file)/Store.swift").nominal(
      named: "Store",
      preferring: []
    )
    #expect(type.module == module)
  }

  @Test("is an error in a file of neither module")
  func neither() throws {
    let file = "Sources/Other/Other.swift"
    let error = #expect(throws: GenerationError.self) { try module(in: file) }
    #expect(error?.description.contains("`Store` is ambiguous") == true)
  }

  @Test("is an error that names both type aliases")
  func aliases() throws {
    let graphs = try ["Cellar", "Shop"].map { module in
      var graph = try Self.graph(of: module)
      graph.symbols[0].kind = "swift.typealias"
      return graph
    }
    let error = #expect(throws: GenerationError.self) {
      try Program(graphs).nominal(named: "Store", preferring: [])
    }
    #expect(error?.description.contains("ambiguous: `Cellar.Store` or `Shop.Store`;") == true)
  }

  @Test(
    "is not the exporting module's, if a module that is not read declares it",
    arguments: ["s:10Foundation4DateV", "s:7ShopKit4DateV"]
  )
  func exported(_ precise: String) throws {
    var graph = try Self.graph(of: "Shop")
    var date = graph.symbols[0]
    (date.precise, date.path, date.location) = (precise, ["Date"], nil)
    graph.symbols.append(date)
    let program = Program([graph])
    #expect(program.declaring("Date").isEmpty)
    #expect(!program.isOwn(date.precise))
  }

  @Test("is not Foundation's, if another module declares it in a type of Foundation")
  func nested() {
    let placeholders = Placeholders(program: Program([]), module: "Shop")
    let own = SwiftType.single("Date", "s:10Foundation4DateV")
    #expect(placeholders.value(of: own) == ".distantPast")
    #expect(placeholders.value(of: .single("URL", "s:10Foundation4DateV7ShopKitE3URLV")) == nil)
  }

  @Test("of a module is no product of the toolkit, if only its name begins like one")
  func product() {
    let files = SourceFiles()
    let own = files.dependency("CapabilityShop", of: "App")
    #expect(own.hasPrefix("add `CapabilityShop` to the dependencies of the target `App`"))
    let product = files.dependency("CapabilityLifetimes", of: "App")
    #expect(product.hasPrefix("add `.product(name: \"CapabilityLifetimes\", package: "))
  }
}
