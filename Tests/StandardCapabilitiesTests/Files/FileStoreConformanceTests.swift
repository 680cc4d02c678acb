import CapabilitiesTesting
import Foundation
import StandardCapabilities
import TestTraits
import Testing

@Suite("Files in memory and on disk")
struct FileStoreConformanceTests {
  @Test("give the same answers to calls with hostile paths")
  func answers() async throws {
    try await Conformance<FileStoreBed>(
      "FileStore",
      reference: { try await FileStoreBed(.live, depth: 3) },
      subject: { try await FileStoreBed(.inMemory, depth: 3) },
      errors: .byCase,
      calls: [
        .call("write", .data, .path) { try await $0.files.write($1, $0.path($2)) },
        .call("read", .path) { try await $0.files.read($0.path($1)) },
        .call("list", .path) { try await $0.files.list($0.path($1)) },
        .call("remove", .path) { try await $0.files.remove($0.path($1)) },
        .call("exists", .path) { await $0.files.exists($0.path($1)) },
        .call("isWritable", .path) { await $0.files.isWritable($0.path($1)) },
      ]
    ).expectSameAnswers(sequences: isNightly ? 300 : 100)
  }
}

extension Generator<String> {
  /// Paths of up to three components, so that they do not leave the test's directory, with redundant dots and slashes, long names and characters that
  /// have two spellings.
  fileprivate static var path: Generator {
    Generator(.list(of: .component, count: 0...3), .element(of: ["", "/", "//", "/."])) {
      $0.joined(separator: "/") + $1
    }
  }

  private static var component: Generator {
    .element(of: [
      "a", "b", "A", ".", "..", "", "\u{E9}", "e\u{301}", "a b", "a\\b", "a\nb", "a\0b", "\u{301}",
      String(repeating: "n", count: 255), String(repeating: "n", count: 256),
    ])
  }
}
