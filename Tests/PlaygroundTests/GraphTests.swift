import Foundation
import Testing

@Suite("The graph of the sample's world")
struct GraphTests {
  /// What `.ci/check-generation` compares with the generator's own answer.
  static func committed(_ format: String) throws -> String {
    let file = root.appendingPathComponent("Playground/Graph/World.\(format)")
    return try String(contentsOf: file, encoding: .utf8)
  }

  private static let root = fixtures.deletingLastPathComponent().deletingLastPathComponent()

  @Test(
    "is told in every format, as text unless told otherwise",
    arguments: [
      (["graph"], "text"), (["graph", "--format", "text"], "text"),
      (["graph", "--format", "mermaid"], "mermaid"), (["graph", "--format=dot"], "dot"),
      (["graph", "--format", "json"], "json"),
    ]
  )
  func formats(arguments: [String], format: String) async throws {
    let directory = try TemporaryDirectory()
    let run = try await Subprocess(arguments, in: directory).end()
    #expect(run == Run(status: 0, output: try Self.committed(format), errors: ""))
    #expect(directory.names == [])
  }

  @Test("as text, shows a use case with what it is built on, down to the endpoint")
  func text() async throws {
    let run = try await playground("graph", in: TemporaryDirectory())
    #expect(
      run.output.hasSuffix(
        """
        savePerson
        ├─ save: World.people.save (@Sendable (Person) async throws(StoreError) -> Void)
        └─ onError: the caller (@Sendable (StoreError) -> Void)

        """
      )
    )
  }

  @Test("as JSON, can be read by programs")
  func json() async throws {
    let run = try await playground("graph", "--format=json", in: TemporaryDirectory())
    let read = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let graph = try #require(read as? [String: Any])
    let useCases = try #require(graph["useCases"] as? [[String: Any]])
    #expect(graph["world"] as? String == "World")
    #expect(
      useCases.compactMap { $0["name"] as? String } == [
        "deletePerson", "enrollMember", "importRoster", "listMembers", "reconcileEnrollments",
        "savePerson",
      ]
    )
  }

  @Test("is the README's picture, with every use case")
  func readme() throws {
    let page = try String(
      contentsOf: Self.root.appendingPathComponent("README.md"),
      encoding: .utf8
    )
    #expect(page.contains("](Playground/Graph/World.svg)"))
    let picture = try Self.committed("svg")
    let mermaid = try Self.committed("mermaid")
    let names = mermaid.components(separatedBy: "([\"").dropFirst()
      .compactMap { $0.components(separatedBy: "\"").first }
    #expect(names.count > 3)
    for name in names { #expect(picture.contains(">\(name)</text>")) }
  }
}
