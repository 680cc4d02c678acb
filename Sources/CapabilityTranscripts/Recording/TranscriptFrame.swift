import CSweepSupport

/// The call that the current task is in. Calls made within it are nested below it.
final class TranscriptFrame: Sendable {
  @TaskLocal static var current: TranscriptFrame?

  let transcript: ObjectIdentifier
  let index: Int
  let task: TaskIdentity?
  /// The enclosing call, which can belong to another transcript.
  let outer: TranscriptFrame?

  init(transcript: ObjectIdentifier, index: Int, task: TaskIdentity?, outer: TranscriptFrame?) {
    self.transcript = transcript
    self.index = index
    self.task = task
    self.outer = outer
  }

  /// Returns the innermost call recorded by a transcript.
  func frame(of transcript: Transcript) -> TranscriptFrame? {
    self.transcript == ObjectIdentifier(transcript) ? self : outer?.frame(of: transcript)
  }

  /// Runs a call within this frame.
  func around<Output, Failure: Error>(
    _ call: () throws(Failure) -> Output
  ) -> Result<Output, Failure> {
    Self.$current.withValue(self) {
      do throws(Failure) { return .success(try call()) } catch { return .failure(error) }
    }
  }

  /// Runs a call within this frame, on the caller's actor.
  func around<Output, Failure: Error>(
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
struct TaskIdentity: Sendable, Hashable {
  private let number: UInt64

  /// The running task; `nil` outside of a task.
  static var current: TaskIdentity? {
    let number = capabilities_current_task()
    return number == 0 ? nil : TaskIdentity(number: number)
  }
}
