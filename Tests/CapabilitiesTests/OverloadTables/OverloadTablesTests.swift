import Testing

@testable import overload_tables

@Suite("The overload tables")
struct OverloadTablesTests {
  @Test("say what the program that writes them would write now")
  func areCurrent() {
    let stale = OverloadTables.stale(under: OverloadTables.root).map(\.path)
    #expect(
      stale.isEmpty,
      "out of date; run `swift run --package-path Tests/Maintenance overload-tables`"
    )
  }

  @Test("stay under 100 columns", arguments: GeneratedFile.all.map(\.path))
  func areNarrow(path: String) throws {
    let file = try #require(GeneratedFile.all.first { $0.path == path })
    let wide = file.contents.split(separator: "\n").filter { $0.count >= 100 }
    #expect(wide.isEmpty)
  }
}
