import Foundation
import Testing

@testable import interface_list

struct InterfaceTests {
  @Test func aTypeIsListedBeforeItsConformancesAndMembers() {
    let graph = SymbolGraph(
      symbols: [
        symbol("func", "open(_:)", "func open(_ name: String) -> Box"),
        symbol("method", "Box.put(_:)", "mutating func put(_ value: Int)"),
        symbol("struct", "Box", "struct Box"),
        symbol("property", "Box.Lid.isOpen", "var isOpen: Bool { get }"),
        symbol("struct", "Box.Lid", "struct Lid"),
      ],
      relationships: [
        edge("memberOf", "Box.put(_:)", "Box"),
        edge("memberOf", "Box.Lid", "Box"),
        edge("memberOf", "Box.Lid.isOpen", "Box.Lid"),
        edge("conformsTo", "Box", "s:SQ", fallback: "Swift.Equatable"),
        edge("conformsTo", "Box.Lid", "s:s8SendableP", fallback: "Swift.Sendable"),
      ]
    )
    #expect(
      Interface(graph).lines == [
        "struct Box",
        "struct Box: Equatable",
        "struct Box { struct Lid }",
        "struct Box.Lid: Sendable",
        "struct Box.Lid { var isOpen: Bool { get } }",
        "struct Box { mutating func put(_ value: Int) }",
        "func open(_ name: String) -> Box",
      ]
    )
  }

  @Test func theOrderOfTheGraphDoesNotMatter() {
    let names = ["zero", "Ähre", "a10", "a2", "A", "Äpfel", "_under", "éclair"]
    let symbols = names.map { symbol("func", "\($0)()", "func \($0)()") }
    let forwards = Interface(SymbolGraph(symbols: symbols, relationships: [])).lines
    let backwards = Interface(SymbolGraph(symbols: symbols.reversed(), relationships: [])).lines
    #expect(forwards == backwards)
    #expect(forwards.count == names.count)
    // Sorted by Unicode scalars, independent of the locale.
    #expect(forwards.first == "func A()")
    #expect(forwards.last == "func éclair()")
  }

  @Test func requirementsAreListedInTheirProtocolAndDefaultsInItsExtension() {
    let own = constraint("conformance", "Self", "Store")
    let graph = SymbolGraph(
      symbols: [
        symbol("protocol", "Store", "protocol Store : Sendable"),
        symbol("method", "Store.load()", "func load() -> Int", id: "required"),
        symbol("method", "Store.load()", "func load() -> Int", id: "default", in: [own]),
        symbol(
          "property",
          "Store.isEmpty",
          "var isEmpty: Bool { get }",
          in: [own, constraint("conformance", "Self", "Countable")]
        ),
      ],
      relationships: [
        edge("requirementOf", "required", "Store"),
        edge("memberOf", "default", "Store"),
        edge("memberOf", "Store.isEmpty", "Store"),
        edge("defaultImplementationOf", "default", "required"),
      ]
    )
    #expect(
      Interface(graph).lines == [
        "protocol Store : Sendable",
        "extension Store where Self : Countable { var isEmpty: Bool { get } }",
        "extension Store { func load() -> Int }",
        "protocol Store { func load() -> Int }",
      ]
    )
  }

  @Test func constraintsOfAnExtensionAreListedAndThoseOfItsTypeAreNot() {
    let failure = constraint("conformance", "Failure", "Error")
    let never = constraint("sameType", "Failure", "Never")
    let hashable = constraint("conformance", "Failure", "Hashable")
    let graph = SymbolGraph(
      symbols: [
        symbol(
          "class",
          "Stream",
          "final class Stream<Failure> where Failure : Error",
          where: [failure]
        ),
        symbol("property", "Stream.all", "var all: [Int] { get }", in: [failure, never]),
        symbol("method", "Stream.end()", "func end()", in: [failure]),
      ],
      relationships: [
        edge("memberOf", "Stream.all", "Stream"),
        edge("memberOf", "Stream.end()", "Stream"),
        edge(
          "conformsTo",
          "Stream",
          "s:SH",
          fallback: "Swift.Hashable",
          where: [failure, hashable]
        ),
      ]
    )
    #expect(
      Interface(graph).lines == [
        "final class Stream<Failure> where Failure : Error",
        "class Stream: Hashable where Failure : Hashable",
        "extension Stream where Failure == Never { var all: [Int] { get } }",
        "class Stream { func end() }",
      ]
    )
  }

  @Test func extensionsOfOtherModulesListTheirMembers() {
    let graph = SymbolGraph(
      symbols: [
        symbol("extension", "Clock", "extension Clock"),
        symbol("method", "Clock.tick()", "func tick()"),
      ],
      relationships: [
        edge("extensionTo", "Clock", "s:Clock", fallback: "_Concurrency.Clock"),
        edge("memberOf", "Clock.tick()", "Clock"),
      ]
    )
    #expect(Interface(graph).lines == ["extension Clock { func tick() }"])
  }

  @Test func escapedNamesAreListedAsInSource() {
    let graph = SymbolGraph(
      symbols: [
        symbol("func.op", "==(_:_:)", "func == <A>(left: [A], right: [A]) -> Bool"),
        symbol("enum", "Kind", "enum Kind"),
        symbol("enum.case", "Kind.default", "case `default`"),
        symbol("subscript", "Kind.subscript(_:)", "subscript(name: String) -> Int? { get set }"),
        symbol("func", "{ a b }()", "func `{ a b }`(_ text: String = \"a  \\\"b\\n\")"),
      ],
      relationships: [
        edge("memberOf", "Kind.default", "Kind"), edge("memberOf", "Kind.subscript(_:)", "Kind"),
      ]
    )
    #expect(
      Interface(graph).lines == [
        "func == <A>(left: [A], right: [A]) -> Bool",
        "enum Kind",
        "enum Kind { case `default` }",
        "enum Kind { subscript(name: String) -> Int? { get set } }",
        "func `{ a b }`(_ text: String = \"a  \\\"b\\n\")",
      ]
    )
  }

  @Test func attributesAndAvailabilityAreOnTheSameLine() {
    var old = symbol("func", "old()", "@discardableResult\n    func old() -> Int")
    old.availability = [
      SymbolGraph.Availability(
        domain: "macOS",
        introduced: .init(major: 15, minor: 4),
        deprecated: .init(major: 16, minor: 0, patch: 1)
      ),
      SymbolGraph.Availability(isUnconditionallyDeprecated: true),
    ]
    let lines = Interface(SymbolGraph(symbols: [old], relationships: [])).lines
    let attributes =
      "@available(*, deprecated) @available(macOS, introduced: 15.4, deprecated: 16.0.1)"
    #expect(lines == ["\(attributes) @discardableResult func old() -> Int"])
  }

  @Test func inheritedMembersAreNotListedAgain() {
    let inherited = symbol(
      "func.op",
      "Box.!=(_:_:)",
      "static func != ()",
      id: "s:x::SYNTHESIZED::Box"
    )
    let graph = SymbolGraph(
      symbols: [symbol("struct", "Box", "struct Box"), inherited],
      relationships: [
        edge("memberOf", "s:x::SYNTHESIZED::Box", "Box"),
        edge("conformsTo", "Box", "s:s8CopyableP", fallback: "Swift.Copyable"),
        edge("conformsTo", "Box", "s:s9EscapableP", fallback: "Swift.Escapable"),
      ]
    )
    #expect(Interface(graph).lines == ["struct Box"])
  }

  @Test func theFilesOfAModuleFormOneInterface() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "interface-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let own = folder.appending(path: "Boxes.symbols.json")
    let others = folder.appending(path: "Boxes@Swift.symbols.json")
    try Data(
      """
      {"module": {"name": "Boxes"}, "relationships": [], "symbols": [{
        "kind": {"identifier": "swift.func", "displayName": "Function"},
        "identifier": {"precise": "s:open", "interfaceLanguage": "swift"},
        "pathComponents": ["open()"], "accessLevel": "public",
        "declarationFragments": [
          {"kind": "keyword", "spelling": "func"}, {"kind": "text", "spelling": " "},
          {"kind": "identifier", "spelling": "open"}, {"kind": "text", "spelling": "()"}
        ]
      }]}
      """.utf8
    ).write(to: own)
    try Data(#"{"symbols": [], "relationships": []}"#.utf8).write(to: others)
    let graph = try SymbolGraph(files: [own, others])
    #expect(Interface(graph).lines == ["func open()"])

    try Data(#"{"symbols": ["#.utf8).write(to: others)
    #expect(throws: DecodingError.self) { try SymbolGraph(files: [own, others]) }
  }
}
