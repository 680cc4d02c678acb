import Synchronization
public import Testing

/// Records the calls of an endpoint.
///
/// ```swift
/// // The endpoint charges an amount to a card and returns a receipt.
/// let charge = Spy<(Int, String)>("PaymentClient.charge")
/// payments.charge = charge.recording { amount, _ in Receipt(number: amount) }
///
/// _ = try await buyTicket("4242")
/// #expect(charge.calls == [(2000, "4242")])
/// ```
///
/// `PaymentClient` and `buyTicket` are those of the first page of `Capabilities`. For an endpoint with
/// several inputs, `Input` is their tuple. For one without inputs it is `Void`. Any task can call a
/// spy. A call is recorded before the replacement function runs.
public final class Spy<Input: Sendable>: Sendable {
  private let endpoint: String
  private let sourceLocation: SourceLocation
  private let history = Mutex(CallHistory<Input>())
  private let gate = Gate()

  /// Creates a spy without recorded calls.
  ///
  /// - Parameters:
  ///   - endpoint: The endpoint's name, for failure messages.
  ///   - sourceLocation: The location of the issues that this spy records.
  public init(
    _ endpoint: String = "an endpoint",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.endpoint = endpoint
    self.sourceLocation = sourceLocation
  }

  /// The inputs of the calls so far, in order.
  public var calls: [Input] { history.withLock { $0.calls } }

  /// The number of calls so far.
  public var callCount: Int { history.withLock { $0.calls.count } }

  /// Waits, without polling, until the endpoint has been called a number of times.
  ///
  /// - Parameters:
  ///   - number: The number of the call, counted from 1.
  ///   - sourceLocation: The location of the issue if the call does not come.
  /// - Returns: The input of that call.
  /// - Throws: `CancellationError` after a recorded issue, if the number is less than 1, or if no spy of
  ///   the test is called and no task begins to sleep on a `TestClock` for 60 seconds (`SPY_WAIT_SECONDS`);
  ///   or if the waiting task is cancelled. In a test with a time limit, a warning then names the call.
  public func call(
    _ number: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> Input {
    guard isCallNumber(number, at: sourceLocation) else { throw CancellationError() }
    try await SpyWait.event(or: { missing(number) }, at: sourceLocation) { wait in
      if !history.withLock({ $0.add(wait, for: number) }) { wait.end() }
    }
    return history.withLock { $0.calls[number - 1] }
  }

  /// Returns whether calls can have a number, and records an issue if not.
  @discardableResult
  func isCallNumber(_ number: Int, at location: SourceLocation? = nil) -> Bool {
    guard number < 1 else { return true }
    let message = "expected the number of a call of \(endpoint), found \(number)"
    recordIssue("\(message)\n  to fix: count calls from 1", at: location ?? sourceLocation)
    return false
  }

  private func missing(_ number: Int) -> SpyWait.Missing {
    let calls = calls.map { describe($0) }.joined(separator: ", ")
    return (
      event: "expected call \(number) of \(endpoint), found \(counted(callCount, "call"))",
      seen: calls.isEmpty ? "" : "\n  calls so far: \(cutLine(calls))",
      fix: "make the call, or wait for an earlier one"
    )
  }

  /// Resumes the call that has been suspended longest. If no call is suspended, the next one does
  /// not suspend.
  public func release() { gate.release() }

  /// Resumes all suspended calls. Later calls do not suspend.
  public func releaseAll() { gate.open() }

  /// Records a call and returns its number.
  @discardableResult
  func record(_ input: Input) -> Int { record(input, then: {}).number }

  /// Records a call and suspends it until it is released.
  func suspend(_ input: Input) async {
    // At once: a test that has seen the call may release it, and calls are released in their order.
    await gate.wait(record(input, then: gate.arrive).result)
  }

  private func record<R>(_ input: Input, then act: () -> R) -> (number: Int, result: R) {
    SpyWait.noteCall()
    let (recorded, result) = history.withLock { ($0.record(input), act()) }
    for wait in recorded.ended { wait.end() }
    return (recorded.number, result)
  }

  /// Returns a function that returns the outputs in order.
  func sequence<Output: Sendable>(_ first: Output, _ rest: [Output]) -> @Sendable () -> Output {
    let next = Atomic(0)
    let outputs = [first] + rest
    return { [self] in
      let index = next.add(1, ordering: .relaxed).oldValue
      guard index >= outputs.count else { return outputs[index] }
      recordIssue(
        """
        \(endpoint) was called \(index + 1) times, but its sequence has \(counted(outputs.count, "output"))
          to fix: add an output for each call; the last one was returned again
        """,
        at: sourceLocation
      )
      return outputs[outputs.count - 1]
    }
  }
}
