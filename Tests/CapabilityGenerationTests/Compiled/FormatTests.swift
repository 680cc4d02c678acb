import Foundation
import TestTraits
import Testing

@Suite("The format of generated source", .compilers)
struct FormatTests {
  private static let root = FixturePackage.folder.deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the files in the `expected.txt` of a fixture.
  private static func written(_ name: String) throws -> [String] {
    let file = FixturePackage.folder.appending(path: "\(name)/expected.txt")
    let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n--- ")
    return parts.dropFirst().compactMap { part in
      guard let path = part.range(of: ".swift\n"), let end = part.range(of: "\n---\n") else {
        return nil
      }
      return part[path.upperBound..<end.lowerBound] + "\n"
    }
  }

  @Test("follows this project's rules without a formatter")
  func lint() throws {
    let folder = TemporaryDirectory()
    var count = 0
    for name in FixturePackage.names {
      for (index, source) in try Self.written(name).enumerated() {
        try folder.write("\(name)-\(index).swift", source)
        count += 1
      }
    }
    #expect(count > 10)
    let result = try runCommand([
      "swift", "format", "lint", "--strict", "--recursive", "--configuration",
      Self.root.appending(path: ".swift-format").path, folder.path,
    ])
    #expect((result.output + result.errors).replacing(folder.path, with: "") == "")
    #expect(result.status == 0)
  }
}
