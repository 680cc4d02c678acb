import CSweepSupport

/// The call that the current task is in. Calls made within it are nested below it.
package final class TranscriptFrame: Sendable {
  @TaskLocal package static var current: TranscriptFrame?

  private let log: ObjectIdentifier
  package let index: Int
  let task: TaskIdentity?
  /// The enclosing call, which can belong to another log.
  private let outer = TranscriptFrame.current

  /// Creates a frame within the current one.
  ///
  /// - Parameter log: The transcript, or other log, that records the call.
  package init(of log: AnyObject, index: Int, task: TaskIdentity? = nil) {
    self.log = ObjectIdentifier(log)
    self.index = index
    self.task = task
  }

  /// Returns the innermost call recorded by a log.
  package func frame(of log: AnyObject) -> TranscriptFrame? {
    self.log == ObjectIdentifier(log) ? self : outer?.frame(of: log)
  }

  /// Runs a call within this frame.
  package func around<Output, Failure: Error>(
    _ call: () throws(Failure) -> Output
  ) -> Result<Output, Failure> {
    Self.$current.withValue(self) {
      do throws(Failure) { return .success(try call()) } catch { return .failure(error) }
    }
  }

  /// Runs a call within this frame, on the caller's actor.
  package func around<Output, Failure: Error>(
    isolation: isolated (any Actor)? = #isolation,
    _ call: () async throws(Failure) -> Output
  ) async -> Result<Output, Failure> {
    await Self.$current.withValue(self) {
      // Capture the actor: otherwise the closure leaves it, because the function type in the
      // standard library's parameter does.
      _ = isolation
      do throws(Failure) { return .success(try await call()) } catch { return .failure(error) }
    }
  }
}

/// Identifies a task. No other task gets its number, even if it reuses the address.
package struct TaskIdentity: Sendable, Hashable {
  private let number: UInt64

  /// The running task; `nil` outside of a task.
  static var current: TaskIdentity? {
    let number = capabilities_current_task()
    return number == 0 ? nil : TaskIdentity(number: number)
  }
}
