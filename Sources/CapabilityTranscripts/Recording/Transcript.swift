public import Capabilities
import Synchronization

/// An interceptor that records every call of a capability, or of a whole world.
///
/// ```swift
/// let transcript = Transcript()
/// let world = World.sandbox.intercepted(by: transcript)
/// _ = try await world.useCases.listMembers()
///
/// transcript.expect(
///   """
///   PersonStore.all() -> []
///   EnrollmentStore.unsettled(nil, 100) -> []
///   """
/// )
/// ```
///
/// A call that is made while another one runs is nested below it. Calls of the task that made the
/// transcript, or the outer call, keep their order; calls of other tasks are listed by their text,
/// because the order they run in is not the same in every run.
public final class Transcript: Interceptor, CustomStringConvertible {
  private let log: Mutex<TranscriptLog>

  /// Makes an empty transcript. Make it in the task whose calls are to keep their order.
  public init() {
    log = Mutex(TranscriptLog(rootTask: TaskIdentity.current))
  }

  /// The outermost calls of the task that made the transcript, in their order.
  public var calls: [RecordedCall] { log.withLock { $0.tree().ordered } }

  /// The outermost calls of other tasks, in the order of their text.
  public var concurrentCalls: [RecordedCall] { log.withLock { $0.tree().concurrent } }

  /// The text of all calls, as ``text(_:)`` has it, so that `print(transcript)` shows it.
  public var description: String { text() }

  /// The calls as they began, without nesting, for writing to a file.
  var entries: [TranscriptLog.Entry] { log.withLock { $0.entries } }

  /// Records a call that does not suspend, and its outcome.
  public func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    let frame = begin(call)
    let result = frame.around(proceed)
    end(frame, result)
    return try result.get()
  }

  /// Records a call that may suspend, and its outcome. The call stays on the caller's actor.
  public func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    let frame = begin(call)
    let result = await frame.around(proceed)
    end(frame, result)
    return try result.get()
  }

  private func begin(_ call: EndpointCall) -> TranscriptFrame {
    let caller = TranscriptFrame.current?.frame(of: self)
    let task = TaskIdentity.current
    let inputs = call.inputs.map { describe($0) }
    let index = log.withLock { log in
      log.begin(call.endpoint, inputs: inputs, parent: caller, task: task)
    }
    return TranscriptFrame(
      transcript: ObjectIdentifier(self),
      index: index,
      task: task,
      outer: TranscriptFrame.current
    )
  }

  private func end<Output, Failure>(_ frame: TranscriptFrame, _ result: Result<Output, Failure>) {
    let outcome: RecordedCall.Outcome
    let value: RecordedValue
    switch result {
    case .success(let output):
      outcome = .returned(describe(output))
      value = RecordedValue(output)
    case .failure(let error):
      outcome = .threw(describe(error))
      value = RecordedValue(error)
    }
    log.withLock { $0.end(frame.index, outcome, value) }
  }
}
