import Foundation

/// The times of clean builds of an empty package and of clients of this package, and of builds after a
/// change of a client's only file.
struct BuildTimes {
  /// A build configuration, with the limit for a client of `Capabilities`: the ratio of its build time
  /// to that of the empty package.
  enum Configuration: String, CaseIterable {
    case debug, release

    /// Above the measured ratio, for busy machines. The README of the benchmarks has the measurements
    /// and the goals.
    var limit: Double { self == .debug ? 2.5 : 8 }
  }

  /// The products of a client and its build times.
  private struct Row {
    let configuration: Configuration
    let products: [String]
    let empty: BuildTime
    let client: BuildTime
    let changed: BuildTime

    var ratio: Double { client.clock / empty.clock }
    var name: String { products == BuildSubject.products ? "all" : products.joined() }
    /// Only the client of the core has a limit.
    var limit: Double? { products == ["Capabilities"] ? configuration.limit : nil }
  }

  private let rows: [Row]

  /// Builds the packages clean, alternating between them, and returns the best times.
  ///
  /// The first build of a package is not measured, because it compiles the manifest and can read the
  /// compiler from disk. The packages are removed afterwards.
  ///
  /// - Parameters:
  ///   - clients: The products of each client.
  ///   - rounds: The number of builds of each package.
  ///   - log: Receives progress messages.
  static func measured(
    clients: [[String]],
    rounds: Int = 3,
    log: (String) -> Void
  ) throws -> BuildTimes {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("benchmarks-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let empty = try BuildSubject.empty(in: folder)
    var rows: [Row] = []
    for products in clients {
      let client = try BuildSubject.client(of: products, in: folder)
      var changes = 0
      for configuration in Configuration.allCases {
        log("building a client of \(products.joined(separator: ", ")), \(configuration.rawValue)")
        _ = try (
          empty.cleanBuild(configuration.rawValue), client.cleanBuild(configuration.rawValue)
        )
        var best = (
          empty: BuildTime.longest, client: BuildTime.longest, changed: BuildTime.longest
        )
        for _ in 0..<rounds {
          best.empty = try empty.cleanBuild(configuration.rawValue).best(best.empty)
          best.client = try client.cleanBuild(configuration.rawValue).best(best.client)
          changes += 1
          best.changed = try client.changedBuild(changes, configuration.rawValue).best(best.changed)
        }
        rows.append(
          Row(
            configuration: configuration,
            products: products,
            empty: best.empty,
            client: best.client,
            changed: best.changed
          )
        )
      }
    }
    return BuildTimes(rows: rows)
  }

  var table: Table {
    Table(
      title: "Clean build, seconds (in brackets: processor seconds)",
      headings: ["client of", "", "empty package", "client", "times", "at most", "one change"],
      rows: rows.map { row in
        [row.name, row.configuration.rawValue]
          + [row.empty, row.client].map(text)
          + [row.ratio.twoDigits, row.limit?.twoDigits ?? ""]
          + [text(row.changed)]
      }
    )
  }

  private func text(_ time: BuildTime) -> String {
    "\(time.clock.twoDigits) (\(time.processor.twoDigits))"
  }

  /// The exceeded limits.
  var breaches: [String] {
    rows.compactMap { row in
      guard let limit = row.limit, row.ratio > limit else { return nil }
      return """
        a clean \(row.configuration.rawValue) build of a client of \(row.name) takes \
        \(row.ratio.twoDigits) times an empty package's; at most \(limit.twoDigits)
        """
    }
  }
}
