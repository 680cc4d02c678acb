public import Capabilities
package import Foundation
import Synchronization

/// An interceptor that answers every call from a saved ``Transcript``.
///
/// Record once against the real services, then run the tests against the recording:
///
/// ```swift
/// // once
/// let transcript = Transcript()
/// try await useCase(World.live.intercepted(by: transcript))
/// try transcript.json().write(to: file)
///
/// // in every test
/// let replay = try Replay(Data(contentsOf: file))
/// try await useCase(World.test.intercepted(by: replay))
/// ```
///
/// The first unused recorded call of the same endpoint with the same inputs answers a call. Inputs
/// are compared by description. If a description does not show all parts of an input, as with `Data`
/// or a `Secret`, they are also compared by a digest of the encoded value and its stored
/// properties. A call that was not recorded records an issue and then goes to the wrapped endpoint,
/// which should be a `test` value: an unimplemented endpoint records no second issue.
///
/// Calls that a replayed call made when it was recorded, also for an element of its stream, need not be
/// made again. They answer other calls only after all other recordings. Elements that a replayed call
/// took from a stream when it was recorded are not replayed.
public final class Replay: Interceptor {
  private struct State {
    /// For each recorded call, the indices of its unused recordings, the last one first.
    var unused: [CallSignature: [Int]]
    /// The unused recordings that replayed calls made, after a lookup has found them first.
    var spare: [CallSignature: [Int]] = [:]
    /// The streams returned so far.
    var streams: [ReplayedIterations] = []
    var hasMisses = false
  }

  private let calls: [SavedCall]
  private let state: Mutex<State>
  private let progress: ReplayProgress

  /// Reads a saved transcript.
  ///
  /// - Parameters:
  ///   - json: The output of ``Transcript/json()``.
  ///   - report: Called in the caller's task if no recorded call matches, and in the consumer's
  ///     task if it asks a stream for more elements than were recorded; the stream ends then.
  /// - Throws: ``InvalidTranscriptError``.
  package init(_ json: Data, report: @escaping @Sendable (ReplayError) -> Void) throws {
    let calls = try SavedCall.calls(in: json)
    let unused = Dictionary(grouping: calls.indices.reversed()) { calls[$0].signature }
    self.calls = calls
    state = Mutex(State(unused: unused))
    progress = ReplayProgress(report: report)
  }

  /// Answers a synchronous call.
  public func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    switch answer(to: call) as Result<Result<Output, Failure>, ReplayError> {
    case .success(let answer): return try answer.get()
    case .failure(let missing):
      let result = UnimplementedCalls.handler.withValue([{ _ in }]) {
        Result { () throws(Failure) in try proceed() }
      }
      return try result.mapError { advice(missing, of: $0) }.get()
    }
  }

  /// Answers an async call, without suspending.
  public func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    switch answer(to: call) as Result<Result<Output, Failure>, ReplayError> {
    case .success(let answer): return try answer.get()
    case .failure(let missing):
      return try await silenced(proceed).mapError { advice(missing, of: $0) }.get()
    }
  }

  /// Calls an endpoint, on the caller's actor, without a report if it is unimplemented.
  private func silenced<Output, Failure: Error>(
    _ proceed: () async throws(Failure) -> Output,
    isolation: isolated (any Actor)? = #isolation
  ) async -> Result<Output, Failure> {
    await UnimplementedCalls.handler.withValue([{ _ in }]) {
      _ = isolation  // Keeps the closure on the actor.
      do throws(Failure) {
        return .success(try await proceed())
      } catch {
        return .failure(error)
      }
    }
  }

  /// Replaces the error of an unimplemented endpoint, which gives other advice, if the type allows it.
  private func advice<Failure>(_ missing: ReplayError, of error: Failure) -> Failure {
    error is UnimplementedError ? missing as? Failure ?? error : error
  }

  /// The recorded calls that have not been replayed, formatted as in a transcript's text, followed
  /// by the recorded elements that no consumer asked for.
  package var unusedCalls: [String] {
    let (unused, streams) = state.withLock { ($0.unused.values.joined(), $0.streams) }
    return unused.filter { !isSpare($0) }.sorted().map { calls[$0].description }
      + streams.flatMap(\.unused)
  }

  /// Whether a call had no recorded answer.
  package var hasMisses: Bool { state.withLock { $0.hasMisses } }

  /// Returns the recorded answer, or reports why there is none.
  private func answer<Output, Failure>(
    to call: EndpointCall
  ) -> Result<Result<Output, Failure>, ReplayError> {
    do throws(ReplayError) {
      return .success(try recordedAnswer(to: call))
    } catch {
      state.withLock { $0.hasMisses = true }
      progress.report(error)
      return .failure(error)
    }
  }

  /// Returns the answer of the first unused recorded call of the same endpoint with the same
  /// inputs.
  ///
  /// - Parameter call: The call to answer.
  /// - Returns: The recorded value or error; for a stream, one that yields the recorded elements.
  /// - Throws: The reason why the recording has no answer.
  package func recordedAnswer<Output, Failure>(
    to call: EndpointCall
  ) throws(ReplayError) -> Result<Output, Failure> {
    let saved = try take(call)
    switch saved.result {
    case .success(.stream(let element, let failure)):
      let streams = ReplayedIterations(of: saved, in: progress)
      guard let output = streams.stream(as: Output.self, element: element, failure: failure) else {
        throw .unreadable(
          saved.description,
          "is a stream whose type is not this endpoint's, or no longer exists"
        )
      }
      state.withLock { $0.streams.append(streams) }
      return .success(output)
    case .success(let value):
      return .success(try value.replayed(as: Output.self, of: call.endpoint))
    case .failure(let error):
      return .failure(try error.value.replayed(as: Failure.self, of: call.endpoint))
    }
  }

  private func take(_ call: EndpointCall) throws(ReplayError) -> SavedCall {
    // Create these outside of the lock, because a description and an encoding are user code.
    let inputs = call.inputs
    let (signature, keys) = (CallSignature(call, inputs), InputKey.keys(of: inputs))
    let index = state.withLock { state -> Int? in
      func isAnswer(_ index: Int) -> Bool {
        let saved = calls[index]
        // Texts that differ in their normalization are equal.
        return saved.signature.inputs.elementsEqual(signature.inputs) {
          $0.utf8.elementsEqual($1.utf8)
        } && (saved.keys.isEmpty || saved.keys == keys)
      }
      func remove(from calls: inout [CallSignature: [Int]], _ isMatch: (Int) -> Bool) -> Int? {
        guard let place = calls[signature]?.lastIndex(where: isMatch) else { return nil }
        return calls[signature]?.remove(at: place)
      }
      while let next = state.unused[signature]?.last, isSpare(next) {
        state.unused[signature]?.removeLast()
        state.spare[signature, default: []].insert(next, at: 0)
      }
      let index =
        remove(from: &state.unused) { isAnswer($0) && !isSpare($0) }
        ?? remove(from: &state.spare, isAnswer) ?? remove(from: &state.unused, isAnswer)
      if let index { progress.noteAnswer(of: index) }
      return index
    }
    guard let index else { throw .notRecorded(signature.description, reasonNotFound(signature)) }
    return calls[index]
  }

  /// Whether a replayed call made this one when it was recorded. In the replay, no code makes it.
  private func isSpare(_ index: Int) -> Bool { progress.hasAnswered(oneOf: calls[index].makers) }

  private func reasonNotFound(_ signature: CallSignature) -> String {
    let unused = state.withLock { $0.unused }
    if unused[signature]?.isEmpty == false {
      return "it was recorded with inputs that have the same description and another value"
    }
    let others = unused.filter { $0.key.endpoint == signature.endpoint }
    guard !others.isEmpty else { return "no call of \(signature.endpoint) was recorded" }
    let left = others.values.joined().filter { !isSpare($0) }.sorted()
    guard !left.isEmpty else {
      return "every recorded call of \(signature.endpoint) was already replayed"
    }
    let more = left.count > 10 ? ["\n    … and \(left.count - 10) more"] : []
    let lines = left.prefix(10).map { "\n    \(calls[$0])" } + more
    return "recorded and not yet replayed:\(lines.joined())"
  }
}
