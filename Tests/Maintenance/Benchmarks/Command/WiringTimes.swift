import Foundation

/// The times to compile the files that `wire` generates.
struct WiringTimes {
  private let rows: [(count: Int, times: [BuildTime])]

  /// Wires worlds in a temporary package, and builds the module of each in debug and release.
  ///
  /// The times include the build system's own, which is about the time of the smallest world.
  ///
  /// - Parameters:
  ///   - counts: The numbers of builders of the worlds.
  ///   - log: Receives progress messages.
  static func measured(counts: [Int], log: (String) -> Void) throws -> WiringTimes {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("benchmarks-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let subject = try WiredSubject(in: folder)
    let rows = try counts.map { count in
      log("wiring \(count) builders")
      try subject.wire(count)
      let times = try BuildTimes.Configuration.allCases.map { configuration in
        log("building \(count) use cases, \(configuration.rawValue)")
        let rounds = count > 300 ? 1 : 3
        return try (0..<rounds).reduce(BuildTime.longest) { best, _ in
          try subject.time(configuration.rawValue).best(best)
        }
      }
      return (count, times)
    }
    return WiringTimes(rows: rows)
  }

  var table: Table {
    Table(
      title: "Build of a wired world's module, seconds (in brackets: processor seconds)",
      headings: ["use cases"] + BuildTimes.Configuration.allCases.map(\.rawValue),
      rows: rows.map { row in
        ["\(row.count)"]
          + row.times.map { "\($0.clock.twoDigits) (\($0.processor.twoDigits))" }
      }
    )
  }
}
