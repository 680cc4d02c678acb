public import Capabilities

/// A misuse of a callback by the function given to `awaiting`.
public enum CallbackError: Error, Hashable, CustomStringConvertible {
  /// The function released its callback without calling it. The value is the place of the call of
  /// `awaiting`, such as `Shop/World.swift:12`.
  case dropped(String)
  /// The function called back with neither a value nor an error. The value is the place of the call
  /// of `awaiting`.
  case empty(String)

  /// The mistake and its place.
  public var description: String {
    switch self {
    case .dropped(let place): "callback dropped by the function given to awaiting at \(place)"
    case .empty(let place):
      "neither value nor error from the function given to awaiting at \(place)"
    }
  }
}

/// One call of `awaiting`: its place in the source, and the result of a dropped callback.
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
  func answer(_ function: (@escaping @Sendable (Answer) -> Void) -> Void) async -> Answer {
    await withCheckedContinuation { continuation in
      let callback = PendingCallback(self, continuation)
      function { callback.answer($0) }
    }
  }

  /// Reports that a callback was called again.
  func reportRepetition(_ answer: Answer) {
    site.report(
      """
      callback called twice by the function given to awaiting at \(site)
        ignored: \(answer)
        to fix: call the callback exactly once
      """
    )
  }

  /// Reports that a callback was released without a call.
  ///
  /// - Returns: The caller's result. If the caller can get neither a value nor an error, the
  ///   program stops with a message; otherwise the caller would wait forever.
  func reportDropped() -> Answer {
    let error = CallbackError.dropped("\(site)")
    site.report(
      """
      \(error)
        to fix: call the callback on every path; pass whenDropped to set the result of a dropped one
      """
    )
    if let whenDropped { return whenDropped }
    guard let failure = error as? Failure else { fatalError(error.description) }
    return .failure(failure)
  }
}

extension CallbackSite where Failure == any Error {
  /// Converts a value and an error to a result. The error has precedence.
  @usableFromInline
  func result(_ value: Value?, _ error: (any Error)?) -> Answer {
    if let error { return .failure(error) }
    if let value { return .success(value) }
    let error = CallbackError.empty("\(site)")
    site.report("\(error)\n  to fix: call the callback with one of the two")
    return .failure(error)
  }
}

/// The result of a dropped callback if none is given. Not `nil`, which can be a result. The typed error
/// lets the compiler reject an expression that throws another one, which would be lost.
@usableFromInline
func noResult<R>() throws(CallbackError) -> R { throw .dropped("") }
