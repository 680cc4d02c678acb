import Capabilities
import CapabilityTranscripts

/// One run of an action, in a task of its own, so that it can be given up.
struct Attempt<World: Interceptable & Sendable>: Sendable {
  /// How it ended.
  enum Ending: Sendable {
    case returned(Action<World>.Result)
    case threw(String)
    /// It was cancelled, and has ended.
    case cancelled
    /// It has not ended, and nobody waits for it any more.
    case abandoned
    /// It took too long.
    case timedOut
  }

  let stage: Stage<World>
  let performance: Performance<World>
  /// Makes its inputs.
  let inputs: PlaygroundInputs
  /// How long it may take; `nil` for as long as it wants.
  let limit: Duration?
  /// Shows a line while it is running.
  let show: @Sendable (String) -> Void

  /// How long something that was cancelled is waited for.
  private var patience: Duration { .seconds(1) }

  /// Runs it.
  ///
  /// - Returns: How it ended, and what it called.
  func run() async -> (ending: Ending, transcript: Transcript, calls: Int) {
    let (endings, continuation) = AsyncStream<Ending>.makeStream()
    let recording = Recording()
    let work = Task { continuation.yield(await act(recording)) }
    let timer = limit.map { limit in
      Task {
        try await Task.sleep(for: limit)
        continuation.yield(.timedOut)
      }
    }
    // A task of its own, which nobody cancels: the ending is waited for in any case.
    let waiting = Task { await endings.first { _ in true } ?? .abandoned }
    let ending = await withTaskCancellationHandler {
      await waiting.value
    } onCancel: {
      work.cancel()
      Task {
        try await Task.sleep(for: patience)
        continuation.yield(.abandoned)
      }
    }
    timer?.cancel()
    work.cancel()
    continuation.finish()
    return (ending, recording.transcript, recording.calls)
  }

  @concurrent
  private func act(_ recording: Recording) async -> Ending {
    recording.begin()
    stage.recorder.begin(recording)
    stage.log.beginRound()
    let context = PlaygroundCommandContext(
      world: stage.world,
      uninterceptedWorld: stage.bare,
      worldName: stage.row.name,
      backing: stage.backing,
      links: stage.links,
      show: show
    )
    do {
      let result = try await Recorder.$current.withValue(recording) {
        try await performance.action.run(context, inputs)
      }
      return Task.isCancelled ? .cancelled : .returned(result)
    } catch {
      return Task.isCancelled ? .cancelled : .threw(describe(error).escapedForTerminal)
    }
  }
}
