import Dispatch
import Synchronization

/// Gathers steps while others are at work, so that they can be done together.
final class CommitQueue: Sendable {
  private let queue = DispatchQueue(label: "membership.database")
  private let state = Mutex(State())

  private struct State {
    var steps: [PendingTransaction] = []
    var isAtWork = false
  }

  /// Adds a step.
  ///
  /// - Parameters:
  ///   - step: What is to be done.
  ///   - perform: Does all steps that wait, on a queue that may wait for the disk; called by one
  ///     thread at a time.
  func add(_ step: PendingTransaction, perform: @escaping @Sendable ([PendingTransaction]) -> Void)
  {
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
  private func takeAll() -> [PendingTransaction]? {
    state.withLock { state in
      state.isAtWork = !state.steps.isEmpty
      defer { state.steps = [] }
      return state.isAtWork ? state.steps : nil
    }
  }
}

/// One transaction, and who waits for what comes of it.
struct PendingTransaction: Sendable {
  /// Tells who waits what came of it.
  typealias Answer = @Sendable () -> Void

  /// Does the work. What it returns is called once the work is sure to be kept.
  let perform: @Sendable (SQLiteConnection) throws -> Answer
  /// Tells who waits that nothing was done.
  let fail: @Sendable (any Error) -> Void

  /// Describes a piece of work.
  ///
  /// - Parameters:
  ///   - body: The work.
  ///   - resume: Tells who waits. It is called once.
  init<Output: Sendable>(
    _ body: @escaping @Sendable (SQLiteConnection) throws -> Output,
    resume: @escaping @Sendable (Result<Output, any Error>) -> Void
  ) {
    perform = { connection in
      let output = try body(connection)
      return { resume(.success(output)) }
    }
    fail = { resume(.failure($0)) }
  }
}

extension SQLiteConnection {
  /// Runs steps as one transaction: the disk is waited for once. Each is kept or refused for
  /// itself.
  ///
  /// - Returns: What to tell those who wait, now that the steps are on the disk.
  /// - Throws: What went wrong where none of the steps is kept.
  func commit(_ steps: [PendingTransaction]) throws -> [PendingTransaction.Answer] {
    try transaction { try steps.map(tentatively) }
  }

  private func tentatively(_ step: PendingTransaction) throws -> PendingTransaction.Answer {
    try run("SAVEPOINT step")
    do {
      let answer = try step.perform(self)
      try run("RELEASE step")
      return answer
    } catch {
      // After some failures SQLite has ended the transaction itself, and taken back what was done
      // before by others.
      guard !isIdle else { throw error }
      try run("ROLLBACK TO step")
      try run("RELEASE step")
      return { step.fail(error) }
    }
  }
}
