import Capabilities
import CapabilitiesTesting
import Foundation
import TestTraits
import Testing

@Suite("A crash in a run prints its schedule", .ownThreads)
struct CrashNoteTests {
  @Test("a trap under a fault names the sweep and the schedule")
  func trap() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let story = Orders.story { depot in
        try await depot.order("a")
        // The bug: the use case traps if the second order fails.
        do { try await depot.order("b") } catch { fatalError("no answer") }
      }
      let coverage = FaultCoverage(modes: [.before])
      _ = try await Orders.sweep(coverage, ["order": story]).report()
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    let line =
      #"fault sweep "orders" was running: "#
      + #"try await sweep.expectInvariants(under: "Depot.order#2:before")"#
    #expect(text.split(separator: "\n").contains { $0 == line })
    #expect(text.contains("no answer"), "the runtime's own message is printed, too")
  }

  @Test("a long note is cut off, and its line ends as others do")
  func long() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let name = String(repeating: #"ä"\"#, count: 2_000)
      let story: FaultSweep<Int>.Story = { _, faults in
        do { try await faults.wrap(name) { () async throws in }() } catch { abort() }
      }
      let always = Invariant<Int>("always") { _ in true }
      _ = try await FaultSweep(name, fixture: { _ in 0 }, run: story, invariants: [always]).report()
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("fault sweep ") })
    #expect(line.hasSuffix(#"")"#) && line.contains("%22"))
    #expect((3_990...4_010).contains(line.utf8.count))
  }

  @Test("a crash after the sweep prints nothing about it")
  func later() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try await Orders.sweep(.singles, ["order": Orders.calling("a", 1)]).report()
      abort()
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(!text.contains("fault sweep"))
  }
}
