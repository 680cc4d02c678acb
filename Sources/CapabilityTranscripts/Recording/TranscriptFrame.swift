/// The call that the current task is in, so that the calls made within it can be nested below it.
final class TranscriptFrame: Sendable {
  @TaskLocal static var current: TranscriptFrame?

  let transcript: ObjectIdentifier
  let index: Int
  let task: TaskIdentity?
  /// The call around this one, which another transcript may be recording.
  let outer: TranscriptFrame?

  init(transcript: ObjectIdentifier, index: Int, task: TaskIdentity?, outer: TranscriptFrame?) {
    self.transcript = transcript
    self.index = index
    self.task = task
    self.outer = outer
  }

  /// The innermost call that this transcript is recording.
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
      // Without naming the actor, the closure would leave it: the standard library's parameter is
      // of a type whose calls do.
      _ = isolation
      do throws(Failure) { return .success(try await call()) } catch { return .failure(error) }
    }
  }
}

/// Tells tasks that exist at the same time from one another.
struct TaskIdentity: Sendable, Hashable {
  private let value: Int

  /// The task that is running, or `nil` outside of one.
  static var current: TaskIdentity? {
    withUnsafeCurrentTask { task in task.map { TaskIdentity(value: $0.hashValue) } }
  }
}
