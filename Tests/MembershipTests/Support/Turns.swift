import Synchronization

/// Lets one of several tasks run at a time, from one endpoint call to the next, and picks whose
/// turn it is by a number: the same number gives the same interleaving.
final class Turns: Sendable {
  /// The turns that the current task takes part in, and its place among the others.
  @TaskLocal static var current: (turns: Turns, place: Int)?

  private struct State {
    var running: Int
    var choices: UInt64
    var waiting: [Int: CheckedContinuation<Void, Never>] = [:]

    /// Whose turn it is; nobody's while somebody runs.
    mutating func next() -> CheckedContinuation<Void, Never>? {
      guard running == 0, !waiting.isEmpty else { return nil }
      let count = UInt64(waiting.count)
      let place = waiting.keys.sorted()[Int(choices % count)]
      choices /= count
      running = 1
      return waiting.removeValue(forKey: place)
    }
  }
  private let state: Mutex<State>

  private init(tasks: Int, choices: UInt64) {
    state = Mutex(State(running: tasks, choices: choices))
  }

  /// Runs tasks interleaved.
  ///
  /// - Parameters:
  ///   - choices: The number that picks the interleaving.
  ///   - tasks: What to run. Each gives way whenever it calls an endpoint of a ``FakeClub``.
  static func interleave(choices: UInt64, _ tasks: [@Sendable () async -> Void]) async {
    let turns = Turns(tasks: tasks.count, choices: choices)
    await withTaskGroup(of: Void.self) { group in
      for (place, task) in tasks.enumerated() {
        group.addTask {
          await Turns.$current.withValue((turns, place)) { await task() }
          turns.state.withLock { state in
            state.running -= 1
            return state.next()
          }?.resume()
        }
      }
    }
  }

  /// Gives way to the other tasks, if the current one has any.
  static func giveWay() async {
    guard let (turns, place) = current else { return }
    await withCheckedContinuation { continuation in
      turns.state.withLock { state in
        state.waiting[place] = continuation
        state.running -= 1
        return state.next()
      }?.resume()
    }
  }
}
