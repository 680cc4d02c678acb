public import Capabilities
import Synchronization

/// An interceptor that records every call of a capability, or of a whole world, and every element
/// of the streams that calls return.
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
/// because the order they run in is not the same in every run. Each wait for an element of a stream
/// is recorded as a call is, where its consumer is.
public final class Transcript: StreamInterceptor, CustomStringConvertible {
  private let log: Mutex<TranscriptLog>

  /// Makes an empty transcript. Make it in the task whose calls are to keep their order.
  public init() {
    log = Mutex(TranscriptLog(rootTask: TaskIdentity.current))
  }

  /// The outermost calls of the task that made the transcript, in their order.
  public var calls: [RecordedCall] { tree.ordered }

  /// The outermost calls of other tasks, in the order of their text.
  public var concurrentCalls: [RecordedCall] { tree.concurrent }

  /// The text of all calls, as ``text(_:)`` has it, so that `print(transcript)` shows it.
  public var description: String { text() }

  var tree: TranscriptLog.Calls { snapshot.tree() }

  /// What was recorded so far.
  var snapshot: TranscriptLog { log.withLock { $0 } }

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

  /// Records the wait for an element of a stream, and what came. It stays where it is made.
  public func intercept<Element, Failure: Error>(
    _ step: StreamStep,
    _ next: () async throws(Failure) -> Element?
  ) async throws(Failure) -> Element? {
    let frame = begin(step)
    let result = await frame.around(next)
    let (outcome, value) = recorded(result)
    log.withLock { $0.end(frame.index, outcome, value) }
    return try result.get()
  }

  /// Records that nobody wants more of a stream.
  public func abandoned(_ step: StreamStep) {
    let frame = begin(step)
    log.withLock { log in
      log.moveToConsumer(frame.index)
      log.end(frame.index, .givenUp, Task.isCancelled ? .cancelled : .nothing)
    }
  }

  private func begin(_ call: EndpointCall) -> TranscriptFrame {
    let inputs = call.inputs.map { describe($0) }
    return frame { log, parent, task in
      log.begin(call.endpoint, inputs: inputs, parent: parent, task: task)
    }
  }

  private func begin(_ step: StreamStep) -> TranscriptFrame {
    // Once for a stream, and outside of the lock: descriptions are anybody's code.
    let isKnown = log.withLock { $0.streams.knows(step) }
    let inputs = isKnown ? [] : step.call.inputs.map { describe($0) }
    return frame { log, parent, task in
      log.begin(step, inputs: inputs, parent: parent, task: task)
    }
  }

  private func frame(
    _ begin: (inout TranscriptLog, TranscriptFrame?, TaskIdentity?) -> Int
  ) -> TranscriptFrame {
    let caller = TranscriptFrame.current?.frame(of: self)
    let task = TaskIdentity.current
    return TranscriptFrame(
      transcript: ObjectIdentifier(self),
      index: log.withLock { begin(&$0, caller, task) },
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
    let streamsBefore = canFollowStream(Output.self) ? followedStreams : 0
    log.withLock { $0.end(frame.index, outcome, value, streamsBefore: streamsBefore) }
  }

  private func recorded<Element, Failure>(
    _ result: Result<Element?, Failure>
  ) -> (RecordedCall.Outcome, RecordedValue) {
    switch result {
    case .success(let element?): (.returned(describe(element)), RecordedValue(element))
    case .success(nil) where Task.isCancelled: (.givenUp, .cancelled)
    case .success(nil): (.ended, .nothing)
    case .failure(let error): (.threw(describe(error)), RecordedValue(error))
    }
  }
}
