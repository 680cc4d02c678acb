import CapabilitiesTesting
import TestTraits
import Testing

@Suite("A conformance of a double", .onOneThread)
struct PlantedDifferencesTests {
  @Test("finds each planted mistake and shortens its sequence", arguments: Mistake.allCases)
  func found(mistake: Mistake) async throws {
    let report = try await Conformance.notes { .inMemory(mistake) }.report(sequences: 300)
    let difference = try #require(report.differences.first)
    #expect(difference.calls.count == mistake.shortestLength, "\(report)")
    #expect(difference.isRepeated)
    #expect(difference.referenceRepeats)
    let different = difference.calls.indices.filter { !difference.calls[$0].isSame }
    #expect(different == [difference.calls.count - 1])
  }

  @Test("finds nothing in a double without a mistake")
  func same() async throws {
    let report = try await Conformance.notes { .inMemory() }.expectSameAnswers(sequences: 500)
    #expect(report.sequences == 500)
    #expect(report.differing == 0)
    #expect(report.differences == [])
    #expect(report.problems == [])
    #expect(report.calls.allSatisfy { $0.made > 100 && $0.answers > 1 || $0.name == "save" })
  }
}

extension Mistake {
  /// The number of calls in the shortest sequence that shows the mistake.
  var shortestLength: Int {
    switch self {
    case .nilForEmpty: 1
    case .missingConflict, .caseInsensitiveKey, .wrongError, .offByOnePaging: 2
    case .order, .reusedIdentifier: 3
    case .staleRead, .streamEndsEarly: 4
    }
  }
}
