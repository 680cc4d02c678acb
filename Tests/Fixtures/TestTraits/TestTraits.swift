import Dispatch
import Foundation
package import Testing

/// Runs tests on dedicated threads. A test that measures real time then does not depend on other
/// tests, which can keep all threads of the shared pool busy for seconds.
///
/// Exit tests need it too. Swift Testing occupies a processor from the end of the child process until
/// the test resumes, which takes up to a minute on the shared pool.
package struct OwnThreadsTrait: SuiteTrait, TestTrait, TestScoping {
  package let isRecursive = true

  package func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await Self.run(function)
  }

  /// Runs a function and its child tasks on dedicated threads.
  fileprivate static func run(
    _ function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(QueueExecutor.shared) { try await function() }
  }
}

extension Trait where Self == OwnThreadsTrait {
  /// Runs tests on dedicated threads.
  package static var ownThreads: OwnThreadsTrait { OwnThreadsTrait() }
}

private final class QueueExecutor: TaskExecutor {
  static let shared = QueueExecutor()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    // A concurrent queue shares the pool's threads: on one core, it waits for all jobs of the pool.
    DispatchQueue(label: "Test on a dedicated thread").async {
      job.runSynchronously(on: self.asUnownedTaskExecutor())
    }
  }
}

/// Runs tests that start compilers: at most two at a time, and on dedicated threads. So a test that
/// waits for a process blocks no thread of the shared pool, and the machine is not overloaded.
package struct CompilersTrait: SuiteTrait, TestTrait, TestScoping {
  package let isRecursive = true
  private static let semaphore = DispatchSemaphore(value: 2)

  package func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await OwnThreadsTrait.run {
      await onThread { Self.semaphore.wait() }
      defer { Self.semaphore.signal() }
      try await function()
    }
  }
}

extension Trait where Self == CompilersTrait {
  /// Runs tests at most two at a time, on dedicated threads.
  package static var compilers: CompilersTrait { CompilersTrait() }
}

/// Whether `.ci/nightly` runs the tests: it sets `NIGHTLY=1`.
package let isNightly = ProcessInfo.processInfo.environment["NIGHTLY"] == "1"

/// The sanitizer of this run. Its time and memory do not count as costs of the tested code.
package enum Sanitizer: String {
  case thread, address

  /// The sanitizer of this run, from the variable that `.ci/check-sanitizers` sets.
  package static let current = ProcessInfo.processInfo.environment["SANITIZER"]
    .flatMap(Sanitizer.init)
}

extension Trait where Self == ConditionTrait {
  /// Skips tests of code on one thread, which has no data race, under the thread sanitizer. All tasks of a
  /// sweep's run, or of a conformance's schedule, are on one thread.
  package static var onOneThread: Self {
    .disabled(if: Sanitizer.current == .thread, "all of it runs on one thread")
  }
}
