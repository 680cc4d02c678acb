import Dispatch
import Synchronization

/// Gathers steps while others are at work, so that they can be done together.
final class DatabaseQueue: Sendable {
  private let queue = DispatchQueue(label: "membership.database")
  private let state = Mutex(State())

  private struct State {
    var steps: [DatabaseStep] = []
    var isAtWork = false
  }

  /// Adds a step.
  ///
  /// - Parameters:
  ///   - step: What is to be done.
  ///   - perform: Does all steps that wait, on a queue that may wait for the disk; called by one
  ///     thread at a time.
  func add(_ step: DatabaseStep, perform: @escaping @Sendable ([DatabaseStep]) -> Void) {
    let isFirst = state.withLock { state in
      state.steps.append(step)
      defer { state.isAtWork = true }
      return !state.isAtWork
    }
    guard isFirst else { return }
    queue.async {
      while let steps = self.takeAll() { perform(steps) }
    }
  }

  /// The steps that wait; `nil` where there are none, and the work is over until one comes.
  private func takeAll() -> [DatabaseStep]? {
    state.withLock { state in
      state.isAtWork = !state.steps.isEmpty
      defer { state.steps = [] }
      return state.isAtWork ? state.steps : nil
    }
  }
}
