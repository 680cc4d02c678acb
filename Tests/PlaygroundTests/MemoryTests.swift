import Foundation
import TestTraits
import Testing

#if os(Linux)
  @Suite(
    "Memory",
    .needs(.sqlite, hasSQLite, "without SQLite the sandbox lives in memory"),
    .enabled(
      if: Sanitizer.current != .address,
      "the address sanitizer keeps for a while what was freed"
    )
  )
  struct MemoryTests {
    @Test("a roster twenty times as long needs no more memory")
    func bounded() async throws {
      let short = try await peakMemory(lines: 1000)
      let long = try await peakMemory(lines: 20_000)
      // In KiB. Keeping the lines would take more than 10 MiB.
      #expect(short > 1024)
      #expect(long - short < 5 * 1024)
    }

    /// Returns an import's peak memory, in KiB, near its end.
    ///
    /// The last line is invalid, and its diagnostic goes to a full pipe, so the import is still
    /// running when its memory is read. The system's figure after the process has ended includes
    /// the memory of these tests, which the process shares until it has its own.
    private func peakMemory(lines: Int) async throws -> Int {
      let directory = try TemporaryDirectory()
      let blanks = String(repeating: " ", count: 450)
      let people = (1..<lines).map { "\(rosterLine($0 % 50))\(blanks)\n" }
      try directory.write("club.jsonl", people.joined() + "{}")
      var output = try Watch()
      var errors = try Watch()
      _ = errors.fill()
      let process = try Subprocess(
        ["import", "club.jsonl"],
        in: directory,
        output: .pipes(output: output.writing, errors: errors.writing)
      )
      close(output.writing)
      close(errors.writing)
      while let line = await output.lines(1).first, !line.hasPrefix("90%") {}
      let status = try String(contentsOfFile: "/proc/\(process.id)/status", encoding: .utf8)
      _ = await errors.rest()
      #expect(await process.end().status == 65)
      let peak = try #require(status.firstMatch(of: /VmHWM:\s*(\d+) kB/)?.output.1)
      return try #require(Int(peak))
    }
  }
#endif
