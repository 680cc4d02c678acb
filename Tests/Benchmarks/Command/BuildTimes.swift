import Foundation

/// What clean builds take: of an empty package, and of a client of `Capabilities`.
struct BuildTimes {
  /// How a package is built, and how many times the empty package's time a client may take.
  enum Configuration: String, CaseIterable {
    case debug, release

    /// A fifth above what was measured last; the benchmarks' README says what it is made of.
    var limit: Double { self == .debug ? 8 : 20 }
  }

  private struct Row {
    let configuration: Configuration
    let empty: BuildTime
    let client: BuildTime

    /// Of processor time, because a machine that does other things too makes the clock run on.
    var ratio: Double { client.processor / empty.processor }
  }

  private let rows: [Row]

  /// Builds both packages clean, in turns, and keeps the best time of each.
  ///
  /// The first build of a package compiles its manifest as well; the ones that follow do not.
  /// The packages are removed afterwards.
  static func measured(rounds: Int = 3) throws -> BuildTimes {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("benchmarks-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let empty = try BuildSubject.empty(in: folder)
    let client = try BuildSubject.client(in: folder)
    return BuildTimes(
      rows: try Configuration.allCases.map { configuration in
        var best = (
          empty: try empty.cleanBuild(configuration.rawValue),
          client: try client.cleanBuild(configuration.rawValue)
        )
        for _ in 1..<rounds {
          best.empty = try empty.cleanBuild(configuration.rawValue).best(best.empty)
          best.client = try client.cleanBuild(configuration.rawValue).best(best.client)
        }
        return Row(configuration: configuration, empty: best.empty, client: best.client)
      }
    )
  }

  var table: Table {
    Table(
      title: "Clean build, seconds (in brackets: processor seconds)",
      headings: ["", "empty package", "client", "ratio of processor time", "at most"],
      rows: rows.map { row in
        [row.configuration.rawValue]
          + [row.empty, row.client].map { "\($0.clock.twoDigits) (\($0.processor.twoDigits))" }
          + [row.ratio.twoDigits, row.configuration.limit.twoDigits]
      }
    )
  }

  /// The limits that do not hold.
  var breaches: [String] {
    rows.filter { $0.ratio > $0.configuration.limit }.map { row in
      """
      a clean \(row.configuration.rawValue) build of a client takes \(row.ratio.twoDigits) times \
      the processor time of an empty package; at most \(row.configuration.limit.twoDigits)
      """
    }
  }
}
