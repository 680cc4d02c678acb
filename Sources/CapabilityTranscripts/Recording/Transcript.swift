public import Capabilities
public import CapabilityStreams
import Synchronization

/// An interceptor that records every call of a capability or world, and every element of the
/// returned streams.
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
/// A call made during another one is nested below it. Calls of the task that created the
/// transcript, or that made the outer call, keep their order. Calls of other tasks are sorted by
/// text, because their order differs between runs. Each wait for a stream element is recorded like
/// a call, at the place of its consumer.
public final class Transcript: StreamInterceptor, CustomStringConvertible {
  private let log: Mutex<TranscriptLog>
  private let keepsInputs: Bool

  /// Creates an empty transcript. Create it in the task whose calls must keep their order.
  ///
  /// - Parameter keepingInputs: Whether ``json()`` contains the encoded inputs of calls, so that a
  ///   `Conformance` can make them again. Inputs are then saved whole, also a `Secret` in them.
  public init(keepingInputs: Bool = false) {
    keepsInputs = keepingInputs
    log = Mutex(TranscriptLog(rootTask: TaskIdentity.current))
  }

  /// The outermost calls of the task that created the transcript, in order.
  public var calls: [RecordedCall] { tree.ordered }

  /// The outermost calls of other tasks, sorted by text.
  public var concurrentCalls: [RecordedCall] { tree.concurrent }

  /// The text of all calls, from ``text(_:)``. `print(transcript)` prints it.
  public var description: String { text() }

  var tree: TranscriptLog.Calls { snapshot.tree() }

  /// The calls recorded so far.
  var snapshot: TranscriptLog { log.withLock { $0 } }

  /// The number of calls, without the steps of streams.
  package var callCount: Int { snapshot.entries.count { $0.step == nil } }

  /// The endpoint of the innermost call that the current task is in; `nil` outside of calls.
  package var currentEndpoint: String? {
    TranscriptFrame.current?.frame(of: self).map { snapshot.entries[$0.index].call.endpoint }
  }

  /// Records a synchronous call and its outcome.
  public func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    let frame = begin(call)
    let result = frame.around(proceed)
    end(frame, result)
    return try result.get()
  }

  /// Records an async call and its outcome. The call stays on the caller's actor.
  public func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    let frame = begin(call)
    let result = await frame.around(proceed)
    end(frame, result)
    return try result.get()
  }

  /// Records the wait for a stream element and its outcome. The wait stays on the consumer's actor.
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

  /// Records that a consumer abandoned a stream.
  public func abandoned(_ step: StreamStep) {
    let frame = begin(step)
    log.withLock { log in
      log.moveToConsumer(frame.index)
      log.end(frame.index, .givenUp, Task.isCancelled ? .cancelled : .nothing)
    }
  }

  private func begin(_ call: EndpointCall) -> TranscriptFrame {
    let inputs = call.inputs
    let signature = CallSignature(call, inputs)
    let keys = InputKey.keys(of: inputs)
    let values = keepsInputs ? inputs.map { RecordedValue(input: $0) } : nil
    return frame { _ in TranscriptLog.Entry(call: signature, keys: keys, arguments: values) }
  }

  private func begin(_ step: StreamStep) -> TranscriptFrame {
    // Describe the inputs only once per stream, and outside of the lock, because a description is
    // user code.
    let isKnown = log.withLock { $0.streams.knows(step) }
    let inputs = isKnown ? [] : step.call.inputs.map { describe($0) }
    return frame { $0.entry(of: step, inputs: inputs) }
  }

  private func frame(_ makeEntry: (inout TranscriptLog) -> TranscriptLog.Entry) -> TranscriptFrame {
    let caller = TranscriptFrame.current?.frame(of: self)
    let task = TaskIdentity.current
    let index = log.withLock { $0.add(makeEntry(&$0), in: caller, by: task) }
    return TranscriptFrame(of: self, index: index, task: task)
  }

  private func end<Output, Failure>(_ frame: TranscriptFrame, _ result: Result<Output, Failure>) {
    let (outcome, value): (RecordedCall.Outcome, RecordedValue) =
      switch result {
      case .success(let output): (.returned(describe(output)), RecordedValue(output))
      case .failure(let error): (.threw(describe(error)), RecordedValue(error))
      }
    let streamsBefore = canInterceptStream(Output.self) ? interceptedStreamCount : 0
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
