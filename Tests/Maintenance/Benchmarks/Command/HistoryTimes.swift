import CapabilityConformance
import Synchronization

/// The times to find an order that explains the answers of concurrent calls.
struct HistoryTimes {
  private let rows: [(calls: Int, withState: Double, withKeys: Double)]

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
    var rows: [(Int, Double, Double)] = []
    for length in lengths {
      log("judging \(histories) histories of \(tasks * length) calls")
      let withState = try await seconds(length, histories, hasKeys: false)
      let withKeys = try await seconds(length, histories, hasKeys: true)
      rows.append((tasks * length, withState, withKeys))
    }
    return HistoryTimes(rows: rows)
  }

  /// Returns the mean time for a history.
  private static func seconds(
    _ length: Int,
    _ histories: Int,
    hasKeys: Bool
  ) async throws -> Double {
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
    let start = ContinuousClock.now
    let report = try await conformance.linearizabilityReport(
      histories: histories,
      tasks: tasks,
      length: length,
      state: { $0.all },
      searchLimit: 10_000_000
    )
    let time = (ContinuousClock.now - start) / .seconds(1)
    guard report.violations == 0, report.anomalies.isEmpty else {
      throw WrongVerdict(report: report)
    }
    return time / Double(histories)
  }

  private struct WrongVerdict: Error {
    let report: LinearizabilityReport
  }

  var table: Table {
    Table(
      title: "To record and judge a history of \(Self.tasks) tasks, milliseconds (each call, µs)",
      headings: ["calls", "with a state", "with a state and \(Self.keys.count) keys"],
      rows: rows.map { row in
        ["\(row.calls)"]
          + [row.withState, row.withKeys].map { seconds in
            let each = seconds * 1e6 / Double(row.calls)
            return "\((seconds * 1e3).twoDigits) (\(each.twoDigits))"
          }
      }
    )
  }
}
