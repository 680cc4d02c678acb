import Foundation
import Testing

@Suite("Memory", .enabled(if: hasSQLite, "an import needs SQLite"))
struct MemoryTests {
  @Test("a roster that is twenty times as long needs no more memory")
  func bounded() async throws {
    let directory = try TemporaryDirectory()
    try write("short.jsonl", lines: 1000, in: directory)
    try write("long.jsonl", lines: 20_000, in: directory)
    let short = try await playground("import", "short.jsonl", in: directory)
    let long = try await playground("import", "long.jsonl", in: directory)
    #expect((short.status, long.status) == (65, 65))
    #expect(long.output.contains("\n  rejected         2000"))
    // In KiB. Holding on to the lines would cost more than 10 MiB.
    #expect(long.peakMemory - short.peakMemory < 6 * 1024)
  }

  /// Lines of half a KiB, a tenth of which cannot be read.
  private func write(_ name: String, lines: Int, in directory: TemporaryDirectory) throws {
    let blanks = String(repeating: " ", count: 450)
    let text = (0..<lines).map { line in
      let roster = rosterLine(line % 50)
      return (line % 10 == 9 ? String(roster.dropLast()) : roster) + blanks + "\n"
    }
    try directory.write(name, text.joined())
  }
}
