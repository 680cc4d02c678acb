/// A use case, and all the ways to get at it.
struct Scenario {
  let title: String
  /// The rows that all are compared with.
  var references: [Style] = [.handWritten, .existential]
  /// About how many times longer its calls take than those of other scenarios; so many times fewer
  /// are made.
  var slowness = 1
  let contenders: [Contender]
  /// What must hold of the figures.
  let promises: [Promise]

  /// Measures every contender.
  ///
  /// The contenders take turns, one round each, so that a busy or throttled machine slows all of
  /// them and leaves the ratios alone.
  ///
  /// - Parameter results: Earlier results, to be improved by more rounds.
  /// - Throws: ``Disagreement`` where the contenders do not compute the same.
  func measured(_ effort: Effort, adding results: Results? = nil) async throws -> Results {
    var rows = results?.rows ?? contenders.map { Results.Row(style: $0.style) }
    var checksum: Int?
    let calls = effort.calls / slowness
    for (index, contender) in contenders.enumerated() {
      _ = await contender.run(calls)
      let own = await rows[index].measurement.countAllocations(contender, calls: calls)
      guard own == checksum ?? own else {
        throw Disagreement(scenario: title, style: contender.style)
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

  /// Measures until every promise holds, at most `attempts` times.
  ///
  /// Rounds add up, and the best one of each contender counts: noise can only make a figure
  /// worse, so a promise that is broken after all attempts is broken.
  func checked(_ effort: Effort, attempts: Int = 5) async throws -> Results {
    var results = try await measured(effort)
    for _ in 1..<attempts where promises.contains(where: { $0.breach(in: results) != nil }) {
      results = try await measured(effort, adding: results)
    }
    return results
  }
}

/// The measurements of one scenario.
struct Results {
  struct Row {
    let style: Style
    var measurement = Measurement()
  }

  let title: String
  let references: [Style]
  var rows: [Row]

  subscript(style: Style) -> Measurement? { rows.first { $0.style == style }?.measurement }
}

/// A contender computes something else than the others, so that its figures compare nothing.
struct Disagreement: Error, CustomStringConvertible {
  let scenario: String
  let style: Style

  var description: String {
    "\(scenario): the row \"\(style.rawValue)\" computes another result than the rows above it"
  }
}
