import Foundation

/// What clean builds take: of an empty package, and of clients of this one's products.
struct BuildTimes {
  /// How a package is built, and how many times the empty package's time a client may take that
  /// imports `Capabilities` alone.
  enum Configuration: String, CaseIterable {
    case debug, release

    /// Above what was measured last, for a machine that does other things too; the benchmarks'
    /// README has the figures and what is aimed at.
    var limit: Double { self == .debug ? 3 : 8 }
  }

  /// A client's products, and what it took to build it.
  private struct Row {
    let configuration: Configuration
    let products: [String]
    let empty: BuildTime
    let client: BuildTime

    var ratio: Double { client.clock / empty.clock }
    var name: String { products == BuildSubject.products ? "all" : products.joined() }
    /// Only the core has a promise.
    var limit: Double? { products == ["Capabilities"] ? configuration.limit : nil }
  }

  private let rows: [Row]

  /// Builds the packages clean, in turns, and keeps the best time of each.
  ///
  /// The first build of a package compiles its manifest as well, and a machine's first build reads
  /// the compiler from the disk: neither counts. The packages are removed afterwards.
  ///
  /// - Parameters:
  ///   - clients: The products of each client.
  ///   - rounds: How often each package is built.
  ///   - log: Is told what is being built.
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
      for configuration in Configuration.allCases {
        log("building a client of \(products.joined(separator: ", ")), \(configuration.rawValue)")
        _ = try (
          empty.cleanBuild(configuration.rawValue), client.cleanBuild(configuration.rawValue)
        )
        var best = (empty: BuildTime.longest, client: BuildTime.longest)
        for _ in 0..<rounds {
          best.empty = try empty.cleanBuild(configuration.rawValue).best(best.empty)
          best.client = try client.cleanBuild(configuration.rawValue).best(best.client)
        }
        rows.append(
          Row(
            configuration: configuration,
            products: products,
            empty: best.empty,
            client: best.client
          )
        )
      }
    }
    return BuildTimes(rows: rows)
  }

  var table: Table {
    Table(
      title: "Clean build, seconds (in brackets: processor seconds)",
      headings: ["client of", "", "empty package", "client", "times", "at most"],
      rows: rows.map { row in
        [row.name, row.configuration.rawValue]
          + [row.empty, row.client].map { "\($0.clock.twoDigits) (\($0.processor.twoDigits))" }
          + [row.ratio.twoDigits, row.limit?.twoDigits ?? ""]
      }
    )
  }

  /// The limits that do not hold.
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
