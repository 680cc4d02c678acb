import CapabilitiesTesting
import Foundation
import StandardCapabilities
import Synchronization
import Testing

/// Two random sources have different numbers, so the calls answer with properties of them.
@Suite("Seeded and live random sources")
struct RandomConformanceTests {
  @Test("keep numbers within their bounds, and do not repeat them")
  func numbers() async throws {
    try await Conformance<RandomSource>(
      reference: { .live },
      subject: { .seeded(7) },
      calls: [
        .call("integer", .integer(in: -5...5), .integer(in: 0...10)) { source, low, size in
          var source = source
          return low...low + size ~= Int.random(in: low...low + size, using: &source)
        },
        .call("double", .element(of: [0.5, 1, 1e9])) { source, high in
          var source = source
          return 0..<high ~= Double.random(in: 0..<high, using: &source)
        },
        .call("shuffled", .list(of: .integer(in: 0...3), count: 0...5)) { source, list in
          var source = source
          return list.shuffled(using: &source).sorted()
        },
        .call("coins", .integer(in: 100...120)) { source, count in
          var source = source
          return Set((0..<count).map { _ in Bool.random(using: &source) }).sorted { !$0 && $1 }
        },
        .call("bits", .integer(in: 1...50)) { source, count in
          Set((0..<count).map { _ in source.bits() }).count
        },
      ]
    ).expectSameAnswers(sequences: 100)
  }

  @Test("make UUIDs of version 4 that differ")
  func identifiers() async throws {
    try await Conformance<UUIDSource>(
      reference: { .live },
      subject: { UUIDSource(random: .seeded(7)) },
      calls: [
        .call("next", comparing: { "\($0.uuid.6 >> 4) \($0.uuid.8 >> 6)" }) { $0.next() },
        .call("several", .integer(in: 1...50)) { source, count in
          Set((0..<count).map { _ in source.next() }).count
        },
      ]
    ).expectSameAnswers(sequences: 50)
  }
}
