import Foundation
import TestTraits
import Testing

@Suite("The guided tour")
struct TourTests {
  @Test("the tour is the default command", arguments: [[], ["tour"]])
  func tour(arguments: [String]) async throws {
    let directory = TemporaryDirectory()
    let run = try await playground(arguments, in: directory)
    expect(run, isAsIn: "tour.txt")
    #expect(directory.names == [])
  }

  @Test("the tour fits on two screens")
  func length() async throws {
    let run = try await playground(["tour"], in: TemporaryDirectory())
    let lines: [String] = run.output.components(separatedBy: "\n")
    #expect(lines.count <= 2 * 40)
    let longest = lines.map(\.count).max() ?? 0
    #expect(longest <= 120)
  }
}
