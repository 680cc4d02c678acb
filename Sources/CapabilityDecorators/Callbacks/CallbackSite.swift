public import Capabilities

/// A function that calls back, as its adapter knows it: where it was adapted, and what its caller
/// gets if it lets go of its callback.
@usableFromInline
final class CallbackSite<Value: Sendable, Failure: Error>: Sendable {
  @usableFromInline typealias Answer = Result<Value, Failure>

  private let site: DeclarationSite
  private let whenDropped: Answer?

  @usableFromInline
  init(_ site: DeclarationSite, whenDropped: Answer?) {
    self.site = site
    self.whenDropped = whenDropped
  }

  /// Calls the function on the caller's actor and waits for its callback.
  @usableFromInline
  func answer(
    _ function: (@escaping @Sendable (Answer) -> Void) -> Void
  ) async -> Answer {
    await withCheckedContinuation { continuation in
      let callback = PendingCallback(self, continuation)
      function { callback.answer($0) }
    }
  }

  /// Says that a callback was called again.
  func reportRepetition(_ answer: Answer) {
    site.report(
      """
      callback called twice by the function given to awaiting at \(site)
        ignored: \(answer)
        to fix: let it call back once
      """
    )
  }

  /// Says that a callback was let go without a call.
  ///
  /// - Returns: What the caller gets. Where it can get neither a value nor an error it would wait
  ///   for ever; stopping with a message is what is left.
  func reportDropped() -> Answer {
    let error = CallbackError.dropped("\(site)")
    site.report(
      """
      \(error)
        to fix: let it call back on every path; what its caller gets otherwise says whenDropped
      """
    )
    if let whenDropped { return whenDropped }
    guard let failure = error as? Failure else { fatalError(error.description) }
    return .failure(failure)
  }
}

extension CallbackSite where Failure == any Error {
  /// What a pair of a value and an error says.
  @usableFromInline
  func result(_ value: Value?, _ error: (any Error)?) -> Answer {
    if let error { return .failure(error) }
    if let value { return .success(value) }
    let error = CallbackError.empty("\(site)")
    site.report("\(error)\n  to fix: let it call back with one of the two")
    return .failure(error)
  }
}
