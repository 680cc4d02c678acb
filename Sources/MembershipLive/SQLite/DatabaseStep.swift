/// One piece of work on a database, and who waits for what comes of it.
struct DatabaseStep: Sendable {
  /// Tells who waits what came of it.
  typealias Answer = @Sendable () -> Void

  /// Whether all of it is to be kept, or nothing.
  let isTransaction: Bool
  /// Does the work. What it returns is called once the work is sure to be kept.
  let perform: @Sendable (SQLiteConnection) throws -> Answer
  /// Tells who waits that nothing was done.
  let fail: @Sendable (any Error) -> Void

  /// Describes a piece of work.
  ///
  /// - Parameters:
  ///   - isTransaction: Whether all of it is to be kept, or nothing.
  ///   - body: The work.
  ///   - continuation: Who waits.
  init<Output: Sendable>(
    isTransaction: Bool,
    _ body: @escaping @Sendable (SQLiteConnection) throws -> Output,
    _ continuation: CheckedContinuation<Output, any Error>
  ) {
    self.isTransaction = isTransaction
    perform = { connection in
      let output = try body(connection)
      return { continuation.resume(returning: output) }
    }
    fail = { continuation.resume(throwing: $0) }
  }
}

extension SQLiteConnection {
  /// Runs each step for itself.
  func answers(to steps: [DatabaseStep]) -> [DatabaseStep.Answer] {
    steps.map { step in
      do {
        return try step.perform(self)
      } catch {
        return { step.fail(error) }
      }
    }
  }

  /// Runs steps as one transaction: the disk is waited for once. Each is kept or refused for
  /// itself.
  ///
  /// - Returns: What to tell those who wait, now that the steps are on the disk.
  /// - Throws: What went wrong where none of the steps is kept.
  func commit(_ steps: [DatabaseStep]) throws -> [DatabaseStep.Answer] {
    try transaction { try steps.map(tentatively) }
  }

  private func tentatively(_ step: DatabaseStep) throws -> DatabaseStep.Answer {
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
