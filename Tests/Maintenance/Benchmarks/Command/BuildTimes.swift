import Foundation

/// The best times of clean builds of an empty package and of a client of `Capabilities`.
struct BuildTimes {
  /// The limits of `--check`: above the measured ratios, for busy machines. README.md has the goals.
  private static let limits = ["debug": 2.1, "release": 6]

  private let rows: [(configuration: String, limit: Double, empty: Double, client: Double)]

  /// Builds both packages clean, three times in turn, in a temporary folder.
  ///
  /// The first build of a package is not measured, because it compiles the manifest and can read the
  /// compiler from disk.
  init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("benchmarks-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let (empty, client) = (try BuildSubject.empty(in: folder), try BuildSubject.client(in: folder))
    rows = try Self.limits.sorted { $0.key < $1.key }.map { configuration, limit in
      _ = try (empty.cleanBuild(configuration), client.cleanBuild(configuration))
      var best = (empty: Double.infinity, client: Double.infinity)
      for _ in 0..<3 {
        best.empty = min(best.empty, try empty.cleanBuild(configuration))
        best.client = min(best.client, try client.cleanBuild(configuration))
      }
      return (configuration, limit, best.empty, best.client)
    }
  }

  var table: Table {
    Table(
      title: "Clean build, seconds",
      headings: ["", "empty package", "client", "times", "at most"],
      rows: rows.map { row in
        [row.configuration]
          + [row.empty, row.client, row.client / row.empty, row.limit].map(\.twoDigits)
      }
    )
  }

  /// The exceeded limits.
  var breaches: [String] {
    rows.filter { $0.client > $0.limit * $0.empty }.map { row in
      """
      a clean \(row.configuration) build of a client takes \((row.client / row.empty).twoDigits) \
      times an empty package's; at most \(row.limit.twoDigits)
      """
    }
  }
}
