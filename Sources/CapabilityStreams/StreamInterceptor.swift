public import Capabilities

/// An interceptor that also wraps every element of the streams that endpoints return.
///
/// It sees each wait of a consumer and its element, and can delay, replace or drop the element, end
/// the stream, or fail it.
///
/// ```swift
/// /// Prints every element.
/// struct Printing: StreamInterceptor {
///   func intercept<Element, Failure: Error>(
///     _ step: StreamStep, _ next: () async throws(Failure) -> Element?
///   ) async throws(Failure) -> Element? {
///     let element = try await next()
///     print(step, element.map { "-> \($0)" } ?? "-> end")
///     return element
///   }
///
///   func abandoned(_ step: StreamStep) { print(step, "given up") }
///
///   // … and the two methods of `Interceptor`.
/// }
/// ```
///
/// It wraps outputs of type `AsyncStream<Element>`, `AsyncThrowingStream<Element, any Error>` and
/// `any AsyncSequence<Element, Failure>`, with or without `& Sendable`. Other types, such as
/// `AsyncMapSequence`, pass through unchanged.
///
/// The wrapped stream requests an element of the original stream when its consumer requests one. It
/// has no buffer of its own, several consumers share the elements as before, and cancelling a
/// consumer cancels the original. One difference: a cancelled consumer of an `AsyncStream` or an
/// `AsyncThrowingStream` gets no further element, even if the buffer has some.
///
/// ## Isolation
///
/// A step of an `any AsyncSequence` runs on its consumer's actor. A step of an `AsyncStream` or an
/// `AsyncThrowingStream` runs outside of any actor, like the closure of `AsyncStream(unfolding:)`; the
/// consumer stays on its actor. In a module that does not enable `NonisolatedNonsendingByDefault`,
/// write `nonisolated(nonsending)` on the method and on `next`, as in `Interceptor`.
///
/// ## Several interceptors
///
/// They nest as for calls: the last one sees a step first and its result last.
public protocol StreamInterceptor: Interceptor {
  /// Handles one step of a stream: the wait for its next element.
  ///
  /// Consumers that share a stream can wait concurrently; each wait is a step with its own number.
  /// `nil` or an error ends the stream, and no step follows.
  ///
  /// - Parameters:
  ///   - step: The call that returned the stream, and the number of the element.
  ///   - next: Waits for the next element; `nil` is the end of the stream. To drop an element, call it
  ///     again.
  /// - Returns: The element for the consumer; `nil` ends the stream. In a cancelled task, `nil` means
  ///   that the consumer was cancelled while it waited.
  /// - Throws: The error for the consumer. It ends the stream.
  func intercept<Element, Failure: Error>(
    _ step: StreamStep,
    _ next: () async throws(Failure) -> Element?
  ) async throws(Failure) -> Element?

  /// Handles a stream that its consumers released before its end or an error.
  ///
  /// It runs once for each such stream, on the thread of the last release.
  ///
  /// - Parameter step: The first step that did not happen.
  func abandoned(_ step: StreamStep)
}
