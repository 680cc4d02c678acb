import Synchronization

/// One request and the caller that waits for its outcome. The first outcome counts.
///
/// One lock decides whether anything was sent: ``willSend()`` either runs before the outcome, or
/// finds the exchange settled and forbids sending.
final class HTTPExchange: Sendable {
  typealias Outcome = Result<HTTPTransport.Response, HTTPError>

  let request: HTTPTransport.Request
  private let state = Mutex(State())

  private struct State {
    var isSent = false
    var outcome: Outcome?
    var caller: CheckedContinuation<Outcome, Never>?
  }

  init(_ request: HTTPTransport.Request) { self.request = request }

  /// Waits for the outcome.
  ///
  /// - Parameters:
  ///   - start: Starts the exchange, and makes sure that it is settled later.
  ///   - stop: Called on any thread when the task is cancelled. The exchange is then settled.
  func outcome(
    start: () -> Void,
    stop: @Sendable () -> Void
  ) async throws(HTTPError) -> HTTPTransport.Response {
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { caller in
        let early = state.withLock { state -> Outcome? in
          if state.outcome == nil { state.caller = caller }
          return state.outcome
        }
        if let early { caller.resume(returning: early) } else { start() }
      }
    } onCancel: {
      fail(.cancelled)
      stop()
    }
    return try outcome.get()
  }

  /// Records that the request is about to be sent.
  ///
  /// - Returns: Whether to send it. `false` if it was sent before, or if the exchange is settled.
  func willSend() -> Bool {
    state.withLock { state in
      guard !state.isSent, state.outcome == nil else { return false }
      state.isSent = true
      return true
    }
  }

  /// Returns a response to the caller, unless the exchange is settled.
  func succeed(_ response: HTTPTransport.Response) { settle { _ in .success(response) } }

  /// Throws an error to the caller, unless the exchange is settled. The error's case depends on
  /// whether the request was sent.
  ///
  /// - Parameter reason: The cause of the failure.
  func fail(_ reason: HTTPError.Reason) {
    settle { isSent in
      .failure(
        isSent
          ? .outcomeUnknown(reason, host: request.host)
          : .nothingSent(reason, host: request.host)
      )
    }
  }

  /// Throws an error to the caller, unless the exchange is settled.
  func settle(_ error: HTTPError) { settle { _ in .failure(error) } }

  /// Whether the request may have been sent.
  var isSent: Bool { state.withLock(\.isSent) }

  var isSettled: Bool { state.withLock { $0.outcome != nil } }

  private func settle(_ outcome: (_ isSent: Bool) -> Outcome) {
    let caller = state.withLock { state -> (CheckedContinuation<Outcome, Never>, Outcome)? in
      guard state.outcome == nil else { return nil }
      let outcome = outcome(state.isSent)
      state.outcome = outcome
      return state.caller.map { ($0, outcome) }
    }
    if let (caller, outcome) = caller { caller.resume(returning: outcome) }
  }
}
