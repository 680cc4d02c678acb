import Foundation

/// What it takes to compile the file that `wire` writes.
struct WiringTimes {
  private let rows: [(count: Int, times: [BuildTime])]

  /// Wires worlds in a temporary package, and builds the module of each, debug and release.
  ///
  /// The time has the build system's own in it, which the row of the smallest world shows.
  ///
  /// - Parameters:
  ///   - counts: How many builders each world has.
  ///   - log: Is told what is being built.
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
