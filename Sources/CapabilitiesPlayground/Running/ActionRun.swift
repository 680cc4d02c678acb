import Capabilities
import CapabilityTranscripts

/// One run of an action, in its own task, so that the runner can stop waiting for it.
struct ActionRun<World: Interceptable & Sendable>: Sendable {
  typealias Ending = Result<StoredResult, ActionFailure>

  let worldState: WorldState<World>
  let scriptCall: ScriptCall<World>
  let inputs: PlaygroundInputs
  /// The time limit; `nil` for none.
  let limit: Duration?
  /// Prints a line while the action is running.
  let show: @Sendable (String) -> Void

  /// Runs the action.
  ///
  /// - Returns: The result, and the calls that the action made.
  func run() async -> (ending: Ending, transcript: Transcript, calls: Int) {
    let (endings, continuation) = AsyncStream<Ending>.makeStream()
    let recording = Recording()
    let patience = CancelledCommand.patience
    let work = Task { continuation.yield(await runAction(recording)) }
    @Sendable func yield(_ ending: Ending, after time: Duration) -> Task<Void, any Error> {
      Task {
        try await Task.sleep(for: time)
        continuation.yield(ending)
      }
    }
    @Sendable func cancel() {
      work.cancel()
      _ = yield(.failure(.abandoned), after: patience)
    }
    let timer = limit.map { yield(.failure(.timedOut($0, isRunning: true)), after: $0) }
    // This task is never cancelled, so it always waits for the ending.
    let waiting = Task<Ending, Never> {
      var iterator = endings.makeAsyncIterator()
      let first = await iterator.next() ?? .failure(.abandoned)
      guard case .failure(.timedOut(let limit, _)) = first else { return first }
      cancel()
      if case .failure(.abandoned)? = await iterator.next() { return first }
      return .failure(.timedOut(limit, isRunning: false))
    }
    let ending = await withTaskCancellationHandler {
      await waiting.value
    } onCancel: {
      cancel()
    }
    timer?.cancel()
    work.cancel()
    continuation.finish()
    return (ending, recording.transcript, recording.calls)
  }

  @concurrent
  private func runAction(_ recording: Recording) async -> Ending {
    recording.begin()
    worldState.recorder.begin(recording)
    worldState.log.beginRound()
    let context = PlaygroundCommandContext(
      world: worldState.world,
      uninterceptedWorld: worldState.bare,
      worldName: worldState.row.name,
      backing: worldState.backing,
      inputs: inputs,
      links: worldState.links,
      show: show
    )
    do {
      let unimplemented = worldState.recorder.unimplemented
      let handle: @Sendable (UnimplementedError) -> Void = { error in
        let outer = recording.transcript.currentEndpoint ?? error.endpoint
        unimplemented.add("\(outer)\n\(error.endpoint)")
      }
      var result = try await Recorder.$current.withValue(recording) {
        try await UnimplementedCalls.handler.withValue([handle]) {
          try await scriptCall.action.run(context)
        }
      }
      result.reader = scriptCall.action.output
      return Task.isCancelled ? .failure(.cancelled) : .success(result)
    } catch let error as UnimplementedError {
      // Its description has several lines, which advise a test.
      return .failure(.threw("\(error.endpoint) is not implemented"))
    } catch {
      return .failure(Task.isCancelled ? .cancelled : .threw(describe(error).escapedForTerminal))
    }
  }
}

/// The reason why an action has no result.
enum ActionFailure: Error {
  case threw(String)
  /// The action was cancelled and has ended.
  case cancelled
  /// The action was cancelled but is still running.
  case abandoned
  /// The action exceeded this time limit, and was cancelled.
  case timedOut(Duration, isRunning: Bool)

  var text: String {
    switch self {
    case .threw(let text): return text
    case .cancelled: return "cancelled"
    case .abandoned: return "cancelled, but still running in the background"
    case .timedOut(let limit, let isRunning):
      let remark = isRunning ? ", but still running in the background" : ""
      return "timed out after \(limit)\(remark); see --timeout"
    }
  }
}

enum CancelledCommand {
  /// How long to wait for a cancelled command to end.
  @TaskLocal static var patience = Duration.seconds(1)
}
