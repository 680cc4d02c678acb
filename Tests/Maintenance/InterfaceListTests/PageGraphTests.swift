import Foundation
import Testing

@testable import interface_list

struct PageGraphTests {
  @Test func implementationsHaveNoPage() throws {
    var graph = try graph(
      symbols: [
        json("struct", "Clock"), json("struct", "Clock.Instant"), json("property", "Clock.text"),
        json("property", "Clock.live"), json("method", "Clock.wait()"),
      ],
      relationships: [
        member("Clock.text", of: "Clock", implements: "CustomStringConvertible.description"),
        member("Clock.live", of: "Clock", implements: "Capability.live"),
        member("Clock.Instant", of: "Clock", implements: "Clock.Instant"),
        member("Clock.wait()", of: "Clock"),
      ]
    )
    graph.removeImplementations()
    #expect(graph.names == ["Clock", "Clock.Instant", "Clock.live", "Clock.wait()"])
    #expect(try relationshipSources(graph) == ["Clock.live", "Clock.Instant", "Clock.wait()"])
  }

  @Test func defaultImplementationsHaveNoPage() throws {
    var graph = try graph(
      symbols: [
        json("protocol", "P"), json("method", "P.name()"), json("method", "P.name()", "d"),
      ],
      relationships: [["kind": "defaultImplementationOf", "source": "d", "target": "P.name()"]]
    )
    graph.removeImplementations()
    #expect(graph.names == ["P", "P.name()"])
    #expect(try relationshipSources(graph) == [])
  }

  @Test func membersOfGivenTypesHaveNoPage() throws {
    var graph = try graph(symbols: [
      json("struct", "Row"), json("init", "Row.init(_:)"), json("struct", "Row.Cell"),
      json("property", "Row.Cell.text"), json("struct", "Table"), json("property", "Table.rows"),
    ])
    graph.removeMembers(of: ["Row"])
    #expect(graph.names == ["Row", "Table", "Table.rows"])
  }

  @Test func overloadsOfATypeShareThePathOfTheShortest() throws {
    var graph = try graph(symbols: [
      json("method", "Box.put(_:at:)"), json("method", "Box.put(_:)"),
      json("type.method", "Box.put(all:)"), json("method", "Bag.put(_:at:)"),
    ])
    graph.joinFamilies()
    #expect(graph.names == ["Box.put(_:)", "Box.put(_:)", "Box.put(all:)", "Bag.put(_:at:)"])
  }

  @Test func overloadsOfAModuleShareAPathIfTheirLabelsAgree() throws {
    var graph = try graph(symbols: [
      json("func", "fix(_:_:_:line:)"), json("func", "fix(_:line:)"),
      json("func", "fix(_:by:line:)"),
      json("func", "fix(_:line:_:)"),
    ])
    graph.joinFamilies()
    #expect(
      graph.names == ["fix(_:line:)", "fix(_:line:)", "fix(_:by:line:)", "fix(_:line:_:)"]
    )
  }

  @Test func thePageOfAFamilyShowsTheShortestMemberWithMoreThanASummary() throws {
    var long = json("method", "Box.put(_:at:)")
    long["docComment"] = ["lines": [["text": "Puts."], ["text": "Here."]]]
    long["declarationFragments"] = [["kind": "keyword", "spelling": "func"]]
    var short = json("method", "Box.put(_:)")
    short["docComment"] = ["lines": [["text": "Puts."]]]
    short["declarationFragments"] = long["declarationFragments"]
    var single = json("method", "Box.take()")
    single["declarationFragments"] = long["declarationFragments"]

    var graph = try graph(symbols: [short, long, single])
    graph.joinFamilies()

    let written = try JSONSerialization.jsonObject(with: graph.data()) as? [String: Any]
    let symbols = written?["symbols"] as? [[String: Any]] ?? []
    let declarations = symbols.map { symbol in
      (symbol["declarationFragments"] as? [[String: String]] ?? [])
        .compactMap { $0["spelling"] }.joined()
    }
    #expect(declarations == ["func", " func", "func"])
  }

  @Test func otherFieldsAreKept() throws {
    let written = try #require(
      JSONSerialization.jsonObject(with: graph(symbols: [json("struct", "Box")]).data())
        as? [String: Any]
    )
    #expect(written["module"] as? String == "Boxes")
    #expect((written["symbols"] as? [[String: Any]])?.first?["docComment"] as? String == "A box.")
  }

  @Test func anotherFileIsRefused() {
    #expect(throws: PageGraph.MalformedGraph.self) { try PageGraph(Data("{}".utf8)) }
  }

  private func graph(
    symbols: [[String: Any]],
    relationships: [[String: Any]] = []
  ) throws -> PageGraph {
    let fields: [String: Any] = [
      "module": "Boxes", "symbols": symbols, "relationships": relationships,
    ]
    return try PageGraph(JSONSerialization.data(withJSONObject: fields))
  }

  private func json(_ kind: String, _ path: String, _ id: String? = nil) -> [String: Any] {
    [
      "identifier": ["precise": id ?? path], "kind": ["identifier": "swift.\(kind)"],
      "pathComponents": path.split(separator: ".").map(String.init), "docComment": "A box.",
    ]
  }

  private func member(
    _ source: String,
    of target: String,
    implements requirement: String? = nil
  ) -> [String: Any] {
    var relationship: [String: Any] = ["kind": "memberOf", "source": source, "target": target]
    relationship["sourceOrigin"] = requirement.map { ["displayName": $0] }
    return relationship
  }

  private func relationshipSources(_ graph: PageGraph) throws -> [String] {
    let fields = try JSONSerialization.jsonObject(with: graph.data()) as? [String: Any]
    let relationships = fields?["relationships"] as? [[String: Any]] ?? []
    return relationships.compactMap { $0["source"] as? String }
  }
}
