import Dispatch
package import Testing

/// Runs tests on threads of their own. What they measure by a real clock is then theirs: other tests
/// may keep all of the process's threads for tasks busy for longer than a
/// server keeps a connection.
package struct OwnThreads: SuiteTrait, TestTrait, TestScoping {
  package let isRecursive = true

  package func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await Self.run(function)
  }

  /// Runs something, and what it starts within itself, on threads that tasks do not share.
  static func run(_ function: @concurrent @Sendable () async throws -> Void) async throws {
    try await withTaskExecutorPreference(QueueExecutor.shared) { try await function() }
  }
}

extension Trait where Self == OwnThreads {
  /// On threads of their own.
  package static var ownThreads: OwnThreads { OwnThreads() }
}

private final class QueueExecutor: TaskExecutor {
  static let shared = QueueExecutor()

  private let queue = DispatchQueue(label: "Tests on threads of their own", attributes: .concurrent)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
