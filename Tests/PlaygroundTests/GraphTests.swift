import TestTraits
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
      (["graph", "--format", "json"], "{\"world\": \"World\", \"useCases\": [\n", 53),
    ]
  )
  func formats(arguments: [String], start: String, lines: Int) async throws {
    let directory = TemporaryDirectory()
    let run = try await playground(arguments, in: directory)
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.hasPrefix(start))
    #expect(run.output.split(separator: "\n", omittingEmptySubsequences: false).count == lines + 1)
    #expect(directory.names == [])
  }
}
