import Testing

@testable import interface_list

struct DifferenceTests {
  private let old = [
    "enum Reason", "enum Reason { case late }",
    "protocol Store : Sendable", "protocol Store { func load() -> Int }",
    "struct Box", "struct Box: Sendable", "struct Box { func open() }",
    "func make()", "func make()",
  ]

  @Test func equalListsHaveNoDifference() {
    let difference = Difference(from: old, to: old)
    #expect(difference.isEmpty)
    #expect(difference.report == "")
  }

  @Test func newDeclarationsAreAdditions() {
    let new = old + ["func other()", "struct Box { func close() }", "struct Box: Hashable"]
    let difference = Difference(from: old, to: new)
    #expect(difference.breaking == [])
    #expect(
      difference.additions == [
        "+ func other()", "+ struct Box { func close() }", "+ struct Box: Hashable",
      ]
    )
  }

  @Test func removalsBreak() {
    let difference = Difference(from: old, to: old.filter { $0 != "struct Box: Sendable" })
    #expect(difference.breaking == ["- struct Box: Sendable"])
    #expect(difference.additions == [])

    let other = old.map { $0 == "struct Box: Sendable" ? "struct Box: Hashable" : $0 }
    #expect(Difference(from: old, to: other).additions == ["+ struct Box: Hashable"])
  }

  @Test func changesBreak() {
    let new = old.map {
      $0 == "struct Box { func open() }" ? "struct Box { func open(_ a: Int) }" : $0
    }
    let difference = Difference(from: old, to: new)
    #expect(
      difference.breaking == [
        "- struct Box { func open() }", "+ struct Box { func open(_ a: Int) }",
      ]
    )
    #expect(difference.additions == [])
  }

  @Test func newOverloadsAreListedAfterRemovedOnes() {
    let new = ["func make<A>(_ a: A)", "func make(size: Int)"]
    let difference = Difference(from: ["func make()", "func make(_ a: Int)"], to: new)
    #expect(
      difference.breaking == [
        "- func make()", "- func make(_ a: Int)", "+ func make<A>(_ a: A)",
        "+ func make(size: Int)",
      ]
    )
    #expect(difference.additions == [])
  }

  @Test func removingOneOfTwoEqualLinesIsReported() {
    let difference = Difference(from: old, to: Array(old.dropLast()))
    #expect(difference.breaking == ["- func make()"])
    #expect(difference.additions == [])
  }

  @Test func newCasesBreakSwitches() {
    let difference = Difference(from: old, to: old + ["enum Reason { case early(Int) }"])
    #expect(
      difference.breaking == [
        "+ enum Reason { case early(Int) }  (exhaustive switches lack this case)"
      ]
    )
  }

  @Test func newRequirementsBreakConformances() {
    let requirement = "protocol Store { func save(_ value: Int) }"
    let difference = Difference(from: old, to: old + [requirement])
    #expect(difference.breaking == ["+ \(requirement)  (conforming types lack this requirement)"])
  }

  @Test func newRequirementsWithADefaultAreAdditions() {
    let lines = [
      "protocol Store { func save(_ value: Int) }", "extension Store { func save(_ value: Int) }",
    ]
    let difference = Difference(from: old, to: old + lines)
    #expect(difference.breaking == [])
    #expect(difference.additions.count == 2)
  }

  @Test func membersOfANewTypeAreAdditions() {
    let lines = [
      "enum ReasonToStay", "enum ReasonToStay { case tea }", "protocol Sto",
      "protocol Sto { func load() }", "protocol Table<Row>", "protocol Table { func row() }",
    ]
    let difference = Difference(from: old, to: old + lines)
    #expect(difference.breaking == [])
    #expect(difference.additions.count == lines.count)
  }

  @Test func protocolsWithPrimaryAssociatedTypesAreFound() {
    let table = ["protocol Table<Row>"]
    let difference = Difference(from: table, to: table + ["protocol Table { func row() }"])
    #expect(difference.breaking.count == 1)
  }

  @Test func theReportStatesTheRequiredVersion() {
    let new = old.filter { $0 != "struct Box: Sendable" } + ["func other()"]
    #expect(
      Difference(from: old, to: new).report == """
        Changes that can break clients (a minor version before 1.0, then a major version):
          - struct Box: Sendable
        Additions (any version before 1.0, then a minor version):
          + func other()
        """
    )
  }
}
