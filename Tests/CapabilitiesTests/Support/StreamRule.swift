import Capabilities

/// Does something to the steps of streams, and nothing to calls.
struct StreamRule: StepInterceptor {
  enum Deed: Sendable {
    /// Gives the consumer another element, without asking the stream.
    case replace(any Sendable)
    /// Leaves elements out.
    case drop(@Sendable (Any) -> Bool)
    /// Ends the stream instead of asking it.
    case end
    /// Fails the step where the error fits.
    case fail(any Error)
  }

  let deed: Deed
  /// The steps it is done to.
  var steps: ClosedRange<Int> = 1...Int.max

  func intercept<Element, Failure: Error>(
    _ step: StreamStep,
    _ next: () async throws(Failure) -> Element?
  ) async throws(Failure) -> Element? {
    guard steps.contains(step.number) else { return try await next() }
    switch deed {
    case .replace(let value):
      return value as? Element
    case .drop(let isUnwanted):
      while let element = try await next() {
        if !isUnwanted(element) { return element }
      }
      return nil
    case .end:
      return nil
    case .fail(let error):
      if let error = error as? Failure { throw error }
      return try await next()
    }
  }

  func abandoned(_ step: StreamStep) {}
}
