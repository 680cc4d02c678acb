import Synchronization

/// How a call goes wrong.
enum Fault: CaseIterable {
  /// Nothing happens, and the caller gets an error.
  case beforeEffect
  /// It happens, and the caller gets an error all the same: the answer was lost.
  case afterEffect
}

/// Which calls of one run go wrong: by their numbers, from 0.
typealias FaultSchedule = [Int: Fault]

/// Counts the calls of a run and says which of them go wrong.
final class Faults: Sendable {
  private struct State {
    var calls: [String] = []
    var schedule: FaultSchedule = [:]
  }
  private let state = Mutex(State())

  /// The endpoints called so far, in order.
  var calls: [String] { state.withLock { $0.calls } }

  /// From the next call on, calls go wrong as scheduled; counting starts anew.
  func begin(_ schedule: FaultSchedule) {
    state.withLock { $0 = State(schedule: schedule) }
  }

  /// Counts a call.
  ///
  /// - Returns: How it goes wrong; `nil` where it does not.
  func next(_ endpoint: String) -> Fault? {
    state.withLock { state in
      state.calls.append(endpoint)
      return state.schedule[state.calls.count - 1]
    }
  }

  /// Runs something without a fault, then with each single fault at each of its calls, then with
  /// each pair of faults.
  ///
  /// - Parameter run: Does one run on a fresh world with this schedule, checks it, and returns how
  ///   many calls there were.
  /// - Returns: How many runs there were.
  static func sweep(_ run: (FaultSchedule) async throws -> Int) async throws -> Int {
    var runs = 1
    for first in 0..<(try await run([:])) {
      for fault in Fault.allCases {
        let calls = try await run([first: fault])
        runs += 1
        for second in (first + 1)..<max(calls, first + 1) {
          for secondFault in Fault.allCases {
            _ = try await run([first: fault, second: secondFault])
            runs += 1
          }
        }
      }
    }
    return runs
  }
}
