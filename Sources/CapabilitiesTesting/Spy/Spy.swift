import Synchronization
public import Testing

/// Remembers the calls of an endpoint.
///
/// ```swift
/// let charge = Spy<ChargeRequest>("PaymentClient.charge")
/// world.payments.charge = charge.recording { _ in Charge(id: "ch_1") }
///
/// _ = try await enroll(request)
/// #expect(charge.calls == [ChargeRequest(amount: fee, payer: ada, idempotencyKey: "charge-1")])
/// ```
///
/// For an endpoint with several inputs, `Input` is a tuple: `Spy<(Person.ID, Int)>`; for one with
/// none it is `Void`. A spy may be called from any task; a call is remembered before the endpoint's
/// stand-in runs.
public final class Spy<Input: Sendable>: Sendable {
  /// The endpoint's name, for failure messages.
  public let endpoint: String
  private let sourceLocation: SourceLocation
  private let history = Mutex(CallHistory<Input>())
  private let gate = Gate()

  /// Makes a spy that has seen nothing yet.
  ///
  /// - Parameters:
  ///   - endpoint: The endpoint's name, for failure messages.
  ///   - sourceLocation: Where to show issues.
  public init(
    _ endpoint: String = "an endpoint",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.endpoint = endpoint
    self.sourceLocation = sourceLocation
  }

  /// The inputs of the calls so far, in their order.
  public var calls: [Input] { history.withLock { $0.calls } }

  /// How many calls there were so far.
  public var callCount: Int { history.withLock { $0.calls.count } }

  /// Waits, without polling, until the endpoint has been called that often.
  ///
  /// - Parameter number: Which call, counted from 1.
  /// - Returns: That call's input.
  /// - Throws: `CancellationError` where the waiting task is cancelled.
  public func call(_ number: Int) async throws -> Input {
    let id = history.withLock { $0.makeID() }
    defer { history.withLock { $0.forget(id: id) } }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        history.withLock { $0.wait(id: id, for: number, continuation) }?()
      }
    } onCancel: {
      history.withLock { $0.cancel(id: id) }?()
    }
  }

  /// Lets the oldest suspended call go on, or the next one where none is suspended.
  public func release() { gate.release() }

  /// Lets all suspended calls go on, and all later ones too.
  public func releaseAll() { gate.open() }

  func record(_ input: Input) {
    for resume in history.withLock({ $0.record(input) }) { resume() }
  }

  func suspend() async { await gate.pass() }

  /// The outputs of a stub that answers in sequence.
  func sequence<Output: Sendable>(_ first: Output, _ rest: [Output]) -> @Sendable () -> Output {
    let next = Mutex(0)
    let outputs = [first] + rest
    return { [self] in
      let index = next.withLock { index in
        defer { index += 1 }
        return index
      }
      guard index >= outputs.count else { return outputs[index] }
      recordIssue(
        """
        \(endpoint) was called \(index + 1) times, but has \(count(outputs.count, "output")) in sequence
          to fix: give the stub as many outputs as there are calls; it returned the last one again
        """,
        at: sourceLocation
      )
      return outputs[outputs.count - 1]
    }
  }
}
