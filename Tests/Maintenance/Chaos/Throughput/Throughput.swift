import Foundation

/// Compares the speed of an import with that of a minimal client, in one run on one machine.
struct Throughput {
  /// The number of concurrent enrollments.
  let concurrency: Int

  /// One row of the table.
  private struct Row {
    let delay: Int
    let people: Int
    let seconds: Double
    let baseline: Double
    let groupedBaseline: Double
  }

  /// Measures both and prints a table.
  func run() async throws {
    var rows: [Row] = []
    for (delay, people) in [(0, 4000), (50, 1000)] {
      rows.append(try await measure(delay: delay, people: people))
    }
    print("  reply delay  people   import  baseline  ratio   with grouped commits  ratio")
    for row in rows {
      let cells = [
        "\(row.delay) ms", "\(row.people)", seconds(row.seconds), seconds(row.baseline),
        ratio(row.seconds / row.baseline), seconds(row.groupedBaseline),
        ratio(row.seconds / row.groupedBaseline),
      ]
      let widths = [13, 8, 9, 10, 7, 23, 7]
      print(
        zip(cells, widths).map { cell, width in
          String(repeating: " ", count: max(0, width - cell.count)) + cell
        }.joined()
      )
    }
  }

  private func measure(delay: Int, people: Int) async throws -> Row {
    let directory = try TemporaryFolder()
    let lines = (1...people).map { number in
      #"{"id":"\#(number)","name":"Ada","lastName":"No. \#(number)","#
        + #""email":"ada\#(number)@example.org"}"#
    }
    let roster = directory.path("club.jsonl")
    try (lines.joined(separator: "\n") + "\n").write(
      toFile: roster,
      atomically: false,
      encoding: .utf8
    )

    func baseline(_ name: String, grouped: Bool) throws -> Double {
      let services = FakeServices(seed: 1, delay: delay)
      let server = try ServiceServer { services.respond($0) }
      let client = BaselineClient(
        port: server.port,
        database: directory.path(name),
        connections: concurrency,
        groupsCommits: grouped
      )
      return try client.enroll(people)
    }
    let single = try baseline("single.db", grouped: false)
    let grouped = try baseline("grouped.db", grouped: true)

    let services = FakeServices(seed: 1, delay: delay)
    let server = try ServiceServer { services.respond($0) }
    let start = ContinuousClock.now
    let process = try ImportProcess(
      roster: roster,
      database: directory.path("club.db"),
      base: server.base,
      concurrency: concurrency
    )
    let end = await process.wait()
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    guard end.status == 0, services.payments.charges.count == people else {
      throw ChaosError("the import ended with \(end.status): \(end.errors)\(end.output)")
    }
    return Row(
      delay: delay,
      people: people,
      seconds: seconds,
      baseline: single,
      groupedBaseline: grouped
    )
  }

  private func seconds(_ value: Double) -> String { String(format: "%.2f s", value) }
  private func ratio(_ value: Double) -> String { String(format: "%.2f", value) }
}

/// A folder that is deleted with this object.
final class TemporaryFolder {
  private let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "chaos-\(UUID().uuidString)"
    )
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }
}
