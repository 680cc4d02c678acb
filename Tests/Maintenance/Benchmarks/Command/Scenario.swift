/// A use case in all forms, one row of a table each.
struct Scenario {
  let title: String
  /// The rows that others are compared with.
  var references: [String] = ["hand-written closure", "protocol existential"]
  /// The approximate ratio of the duration of a call to that in other scenarios. The number of calls is
  /// divided by it.
  var slowness = 1
  let contenders: [Contender]
  /// The limits to check.
  let limits: [PerformanceLimit]

  /// Measures every contender.
  ///
  /// Rounds of the contenders alternate, so that a busy or throttled machine affects all of them and
  /// not the ratios.
  ///
  /// - Parameter results: Earlier results, to which rounds are added.
  /// - Throws: ``ChecksumMismatchError`` if the contenders compute different results.
  func measured(_ effort: Effort, adding results: Results? = nil) async throws -> Results {
    var rows = results?.rows ?? contenders.map { Results.Row(style: $0.style) }
    var checksum: Int?
    let calls = effort.calls / slowness
    for (index, contender) in contenders.enumerated() {
      _ = await contender.run(calls)
      let own = await rows[index].measurement.countAllocations(contender, calls: calls)
      guard own == checksum ?? own else {
        throw ChecksumMismatchError(scenario: title, style: contender.style)
      }
      checksum = own
    }
    for _ in 0..<effort.rounds {
      for (index, contender) in contenders.enumerated() {
        await rows[index].measurement.time(contender, calls: calls)
      }
    }
    return Results(title: title, references: references, rows: rows)
  }

  /// Measures until all limits hold, at most `attempts` times.
  ///
  /// Rounds add up, and the best one of each contender counts. Noise only makes a round slower, so a
  /// limit that is exceeded after all attempts is exceeded.
  func checked(_ effort: Effort, attempts: Int = 5) async throws -> Results {
    var results = try await measured(effort)
    for _ in 1..<attempts where limits.contains(where: { $0.violation(in: results) != nil }) {
      results = try await measured(effort, adding: results)
    }
    return results
  }
}

/// The measurements of one scenario.
struct Results {
  struct Row {
    let style: String
    var measurement = Measurement()
  }

  let title: String
  let references: [String]
  var rows: [Row]

  /// The measurement of a row. A limit of a row that does not exist would never be exceeded.
  subscript(style: String) -> Measurement {
    guard let row = rows.first(where: { $0.style == style }) else {
      preconditionFailure("\(title) has no row \(style)")
    }
    return row.measurement
  }
}

/// An error for a contender that computes a different result, which makes the comparison invalid.
struct ChecksumMismatchError: Error, CustomStringConvertible {
  let scenario: String
  let style: String

  var description: String {
    "\(scenario): the row \"\(style)\" computes a different result than the rows above it"
  }
}
