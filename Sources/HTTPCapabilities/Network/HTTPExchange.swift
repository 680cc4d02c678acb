import Synchronization

/// One request on its way, and its caller, who waits for one outcome and gets the first there is.
///
/// Whether anything was sent is decided in one place, under one lock: ``willSend()`` either comes
/// first, or finds the exchange settled and forbids the sending.
final class HTTPExchange: Sendable {
  typealias Outcome = Result<HTTPTransport.Response, HTTPError>

  let request: HTTPTransport.Request
  private let state = Mutex(State())

  private struct State {
    var isSent = false
    var outcome: Outcome?
    var caller: CheckedContinuation<Outcome, Never>?
  }

  init(_ request: HTTPTransport.Request) {
    self.request = request
  }

  /// Waits for the outcome.
  ///
  /// - Parameters:
  ///   - start: Starts the exchange. What it hands over ends by settling it.
  ///   - stop: Told that the task was cancelled, on any thread: the exchange is settled then.
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

  /// Notes that the request is about to be sent.
  ///
  /// - Returns: Whether it may: not a second time, and not when nobody waits any more.
  func willSend() -> Bool {
    state.withLock { state in
      guard !state.isSent, state.outcome == nil else { return false }
      state.isSent = true
      return true
    }
  }

  /// Hands an answer to the caller, unless there is an outcome already.
  func succeed(_ response: HTTPTransport.Response) {
    settle { _ in .success(response) }
  }

  /// Hands an error to the caller, unless there is an outcome already.
  ///
  /// - Parameter reason: What went wrong. Whether the request may have arrived is known here.
  func fail(_ reason: HTTPError.Reason) {
    settle { isSent in
      .failure(
        isSent
          ? .outcomeUnknown(reason, host: request.host)
          : .nothingSent(reason, host: request.host)
      )
    }
  }

  /// Hands an error to the caller, unless there is an outcome already.
  ///
  /// - Parameter error: What went wrong, and whether the request may have arrived.
  func settle(_ error: HTTPError) {
    settle { _ in .failure(error) }
  }

  /// Whether the request may have been sent.
  var isSent: Bool { state.withLock(\.isSent) }

  /// Whether there is an outcome.
  var isSettled: Bool { state.withLock { $0.outcome != nil } }

  private func settle(_ outcome: (_ isSent: Bool) -> Outcome) {
    let caller = state.withLock { state -> (CheckedContinuation<Outcome, Never>, Outcome)? in
      guard state.outcome == nil else { return nil }
      let outcome = outcome(state.isSent)
      state.outcome = outcome
      defer { state.caller = nil }
      return state.caller.map { ($0, outcome) }
    }
    if let (caller, outcome) = caller { caller.resume(returning: outcome) }
  }
}
