#if !hasFeature(Embedded)  // See EmbeddedSwift.swift.
  /// An interceptor that stands around every element of the streams that endpoints return, too: it
  /// sees each wait of a consumer and what it came to, and may delay it, replace or drop the
  /// element, end the stream or make it fail.
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
  /// What is followed is what an endpoint returns as an `AsyncStream<Element>`, an
  /// `AsyncThrowingStream<Element, any Error>` or an `any AsyncSequence<Element, Failure>`, with or
  /// without `& Sendable`. Any other type, such as an `AsyncMapSequence`, passes through as it is.
  ///
  /// The stream that the consumer gets asks the endpoint's stream for an element when the consumer
  /// asks, and not before; it keeps that stream's buffer, several consumers share it as they shared
  /// that one, and cancelling a consumer reaches it. One thing differs: a cancelled consumer of an
  /// `AsyncStream` or an `AsyncThrowingStream` gets no further element, whatever is in the buffer.
  ///
  /// ## Isolation
  ///
  /// A step of an `any AsyncSequence` runs on the actor of its consumer. A step of an `AsyncStream`
  /// or an `AsyncThrowingStream` runs off every actor, as the closure of `AsyncStream(unfolding:)`
  /// does; the consumer stays where it is. In a module that does not enable
  /// `NonisolatedNonsendingByDefault` the method and `next` are written `nonisolated(nonsending)`,
  /// as ``Interceptor`` shows.
  ///
  /// ## Several interceptors
  ///
  /// They nest as for calls: the one that came last sees a step first and its outcome last.
  public protocol StreamInterceptor: Interceptor {
    /// Handles one step of a stream: the wait for its next element.
    ///
    /// Consumers that share a stream may wait at the same time; each wait is a step with a number
    /// of its own. After `nil` or an error the stream has ended and there is no further step.
    ///
    /// - Parameters:
    ///   - step: The call that returned the stream, and which element is waited for.
    ///   - next: Waits for the next element of the stream; `nil` is the end. Called again, it waits
    ///     for the one after that: so an element is dropped.
    /// - Returns: What the consumer gets; `nil` ends the stream. In a cancelled task `nil` says
    ///   that the consumer was cancelled while it waited.
    /// - Throws: What the consumer gets instead. It ends the stream.
    func intercept<Element, Failure: Error>(
      _ step: StreamStep,
      _ next: () async throws(Failure) -> Element?
    ) async throws(Failure) -> Element?

    /// The consumer has given the stream up: nobody holds it any more, and it ended neither by
    /// itself nor by a failure.
    ///
    /// It is called on the thread that let go of the stream, once for each such stream.
    ///
    /// - Parameter step: The first step that was never made.
    func abandoned(_ step: StreamStep)
  }
#endif
