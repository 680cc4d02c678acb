/// One transaction, and who waits for what comes of it.
struct DatabaseStep: Sendable {
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
