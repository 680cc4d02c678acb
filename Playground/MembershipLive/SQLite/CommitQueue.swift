import Dispatch
import Synchronization

/// Collects transactions while others are being committed, to commit them together.
final class CommitQueue: Sendable {
  private let queue = DispatchQueue(label: "membership.database")
  private let steps = Mutex<[PendingTransaction]>([])

  /// Adds a transaction.
  ///
  /// - Parameters:
  ///   - step: The transaction.
  ///   - perform: Commits all waiting transactions, on a queue that may block on the disk. Called
  ///     by one thread at a time.
  func add(_ step: PendingTransaction, perform: @escaping @Sendable ([PendingTransaction]) -> Void)
  {
    steps.withLock { $0.append(step) }
    queue.async {
      let steps = self.takeAll()
      if !steps.isEmpty { perform(steps) }
    }
  }

  /// Removes and returns the waiting transactions; none if an earlier commit had all of them.
  private func takeAll() -> [PendingTransaction] {
    steps.withLock { steps in
      defer { steps = [] }
      return steps
    }
  }
}

/// A transaction and the callbacks for its result.
struct PendingTransaction: Sendable {
  /// Delivers the result to the caller.
  typealias Answer = @Sendable () -> Void

  /// Runs the transaction. The returned callback is called after the commit.
  let perform: @Sendable (SQLiteConnection) throws -> Answer
  /// Reports to the caller that nothing was done.
  let fail: @Sendable (any Error) -> Void

  /// Creates a pending transaction.
  ///
  /// - Parameters:
  ///   - body: The work.
  ///   - resume: Delivers the result to the caller; called once.
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
  /// Runs several transactions as one, to wait for the disk once. Each of them succeeds or fails on
  /// its own.
  ///
  /// - Returns: The callbacks to call, now that the transactions are on the disk.
  /// - Throws: The error, if nothing was committed.
  func commit(_ steps: [PendingTransaction]) throws -> [PendingTransaction.Answer] {
    try transaction {
      try checkPlace()
      return try steps.map(tentatively)
    }
  }

  private func tentatively(_ step: PendingTransaction) throws -> PendingTransaction.Answer {
    try run("SAVEPOINT step")
    do {
      let answer = try step.perform(self)
      try run("RELEASE step")
      return answer
    } catch {
      // After some errors SQLite has already rolled back the whole transaction, including the
      // earlier ones.
      guard !isIdle else { throw error }
      try run("ROLLBACK TO step")
      try run("RELEASE step")
      return { step.fail(error) }
    }
  }
}
