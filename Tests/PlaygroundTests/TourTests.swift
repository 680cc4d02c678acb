import Foundation
import Testing

@Suite("The guided tour")
struct TourTests {
  @Test(
    "the tour is what the program shows when it is asked nothing else",
    arguments: [[], ["tour"]]
  )
  func tour(arguments: [String]) async throws {
    let directory = try TemporaryDirectory()
    let run = try await Subprocess(arguments, in: directory).end()
    expect(run, isAsIn: "tour.txt")
    #expect(directory.names == [])
  }

  @Test("the tour is at most two screens long")
  func length() async throws {
    let run = try await playground("tour", in: TemporaryDirectory())
    let lines: [String] = run.output.components(separatedBy: "\n")
    #expect(lines.count <= 2 * 40)
    let longest = lines.map(\.count).max() ?? 0
    #expect(longest <= 120)
  }
}
