import Foundation
import Testing

@Suite("The graph of the sample's world")
struct GraphTests {
  /// `.ci/check-clients` compares the whole output with the one of the generator's command.
  @Test(
    "the graph is printed in every format, text by default",
    arguments: [
      (["graph"], "deletePerson\n├─ permissions: World.permissions (PermissionsClient)\n", 22),
      (["graph", "--format", "text"], "deletePerson\n├─ permissions: ", 22),
      (
        ["graph", "--format", "mermaid"],
        "flowchart LR\n  useCase_deletePerson([\"deletePerson\"])\n", 20
      ),
      (
        ["graph", "--format=dot"],
        "digraph \"World\" {\n  rankdir=LR;\n  useCase_deletePerson [label=", 33
      ),
      (["graph", "--format", "json"], "{\"world\": \"World\", \"useCases\": [\n", 55),
    ]
  )
  func formats(arguments: [String], start: String, lines: Int) async throws {
    let directory = try TemporaryDirectory()
    let run = try await Subprocess(arguments, in: directory).end()
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.hasPrefix(start))
    #expect(run.output.split(separator: "\n", omittingEmptySubsequences: false).count == lines + 1)
    #expect(directory.names == [])
  }

  @Test("the text shows a use case with its dependencies, down to the endpoints")
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

  @Test("the JSON is valid")
  func json() async throws {
    let run = try await playground("graph", "--format=json", in: TemporaryDirectory())
    let read = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let graph = try #require(read as? [String: Any])
    let useCases = try #require(graph["useCases"] as? [[String: Any]])
    #expect(graph["world"] as? String == "World")
    #expect(
      useCases.compactMap { $0["name"] as? String } == [
        "deletePerson", "enrollMember", "listMembers", "reconcileEnrollments", "savePerson",
      ]
    )
  }
}
