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
    #expect(run.output.split(separator: "\n", omittingEmptySubsequences: false).count <= 2 * 40)
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 120 })
  }
}
