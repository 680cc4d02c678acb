import CapabilitiesTesting
import Foundation
import Synchronization

/// The times to find an order that explains the answers of concurrent calls.
struct HistoryTimes {
  private let rows: [(calls: Int, withState: Row, withKeys: Row)]

  /// The mean cost of a history.
  private struct Row {
    let seconds: Double
    /// The number of calls that the search makes.
    let referenceCalls: Double
  }

  private static let tasks = 8
  private static let keys = ["a", "b", "c", "d", "e", "f", "g", "h"]

  /// Counts by name, each call in one step.
  private final class Counts: Sendable {
    private let numbers = Mutex<[String: Int]>([:])

    var all: [String: Int] { numbers.withLock { $0 } }

    func add(_ number: Int, to key: String) -> Int {
      numbers.withLock { numbers in
        numbers[key, default: 0] += number
        return numbers[key, default: 0]
      }
    }

    func double(_ key: String) -> Int {
      numbers.withLock { numbers in
        numbers[key, default: 0] = numbers[key, default: 0] * 2 % 1_000
        return numbers[key, default: 0]
      }
    }
  }

  /// Records histories and judges them.
  ///
  /// - Parameters:
  ///   - lengths: The numbers of calls of each of the 8 tasks.
  ///   - histories: The number of histories of each length.
  ///   - log: Receives progress messages.
  static func measured(
    lengths: [Int],
    histories: Int,
    log: (String) -> Void
  ) async throws -> HistoryTimes {
    var rows: [(Int, Row, Row)] = []
    for length in lengths {
      log("judging \(histories) histories of \(tasks * length) calls")
      let withState = try await cost(length, histories, hasKeys: false)
      let withKeys = try await cost(length, histories, hasKeys: true)
      rows.append((tasks * length, withState, withKeys))
    }
    return HistoryTimes(rows: rows)
  }

  private static func cost(
    _ length: Int,
    _ histories: Int,
    hasKeys: Bool
  ) async throws -> Row {
    let key = Generator<String>.element(of: keys)
    let add = ConformanceCall<Counts>.call("add", key, .integer(in: 1...9)) { $0.add($2, to: $1) }
    let keyedAdd = ConformanceCall<Counts>.call(
      "add",
      key,
      .integer(in: 1...9),
      key: { key, _ in key }
    ) {
      $0.add($2, to: $1)
    }
    let double = ConformanceCall<Counts>.call("double", key) { $0.double($1) }
    let keyedDouble = ConformanceCall<Counts>.call("double", key, key: { $0 }) { $0.double($1) }
    let conformance = Conformance<Counts>(
      reference: { Counts() },
      subject: { Counts() },
      calls: hasKeys ? [keyedAdd, keyedDouble] : [add, double]
    )
    let start = processorSeconds
    let report = try await conformance.linearizabilityReport(
      histories: histories,
      tasks: tasks,
      length: length,
      state: { $0.all },
      searchLimit: 10_000_000
    )
    let time = processorSeconds - start
    guard report.violations == 0, report.anomalies.isEmpty else {
      throw WrongVerdict(report: report)
    }
    return Row(
      seconds: time / Double(histories),
      referenceCalls: Double(report.referenceCalls) / Double(histories)
    )
  }

  /// The processor time of this process, which other programs on the machine hardly change.
  private static var processorSeconds: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }

  private struct WrongVerdict: Error {
    let report: LinearizabilityReport
  }

  var table: Table {
    Table(
      title: """
        To record and judge a history of \(Self.tasks) tasks, milliseconds of a processor (each call: \
        µs, calls of the reference)
        """,
      headings: ["calls", "with a state", "with a state and \(Self.keys.count) keys"],
      rows: rows.map { row in
        ["\(row.calls)"]
          + [row.withState, row.withKeys].map { cost in
            let each = cost.seconds * 1e6 / Double(row.calls)
            let made = cost.referenceCalls / Double(row.calls)
            return "\((cost.seconds * 1e3).twoDigits) (\(each.twoDigits), \(made.twoDigits))"
          }
      }
    )
  }
}
