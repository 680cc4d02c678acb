#if !hasFeature(Embedded)  // See EmbeddedSwift.swift.
  /// Wraps calls of endpoints. An interceptor can log, delay, skip, repeat or fail a call.
  ///
  /// One interceptor works for endpoints with any inputs, output and effects, so you write a log or a
  /// fault once for a whole world.
  ///
  /// ```swift
  /// /// Prints every call, and fails those of one endpoint.
  /// struct Outage: Interceptor {
  ///   let endpoint: String
  ///   let error: any Error
  ///
  ///   func intercept<Output, Failure: Error>(
  ///     _ call: EndpointCall, _ proceed: () throws(Failure) -> Output
  ///   ) throws(Failure) -> Output {
  ///     print(call)
  ///     if call.endpoint == endpoint, let error = error as? Failure { throw error }
  ///     return try proceed()
  ///   }
  ///
  ///   func intercept<Output, Failure: Error>(
  ///     _ call: EndpointCall, _ proceed: () async throws(Failure) -> Output
  ///   ) async throws(Failure) -> Output {
  ///     print(call)
  ///     if call.endpoint == endpoint, let error = error as? Failure { throw error }
  ///     return try await proceed()
  ///   }
  /// }
  ///
  /// let error = PaymentError.declined("card expired")
  /// let world = World.test.intercepted(by: Outage(endpoint: "PaymentClient.charge", error: error))
  /// ```
  ///
  /// An endpoint keeps its error type, and an interceptor can throw only that type. The cast
  /// `error as? Failure` checks it: an endpoint with typed errors accepts only a `PaymentError`, for
  /// example, and one with untyped errors accepts any error. For an endpoint that does not throw,
  /// `Failure` is `Never`, so its calls cannot fail.
  ///
  /// ## Isolation
  ///
  /// The async method runs on the caller's actor. If a module enables
  /// `NonisolatedNonsendingByDefault`, plain `async` has that meaning, and the example above is
  /// complete. In other modules write it on the method and on `proceed`:
  ///
  /// ```swift
  /// nonisolated(nonsending) func intercept<Output, Failure: Error>(
  ///   _ call: EndpointCall,
  ///   _ proceed: nonisolated(nonsending) () async throws(Failure) -> Output
  /// ) async throws(Failure) -> Output { … }
  /// ```
  ///
  /// ## Several interceptors
  ///
  /// The last interceptor is the outermost one. So `world.intercepted(by: retry).intercepted(by: log)`
  /// logs a call once, although it may be retried.
  ///
  /// ## Selecting endpoints
  ///
  /// Implement ``intercepts(_:)`` to select endpoints. It runs once for each endpoint, when the endpoint
  /// is wrapped. Calls of other endpoints cost nothing extra.
  ///
  /// ```swift
  /// func intercepts(_ endpoint: String) -> Bool { endpoint == self.endpoint }
  /// ```
  public protocol Interceptor: Sendable {
    /// Returns the name of an endpoint in calls and stream steps.
    ///
    /// It runs once, when the endpoint is wrapped. By default it returns the given name. See
    /// ``renaming(_:)``.
    ///
    /// - Parameter endpoint: The name passed to `wrap`, such as `"Shelf.save"`.
    /// - Returns: The name in each call, such as `"tickets.save"`.
    func name(of endpoint: String) -> String

    /// Returns whether the interceptor wraps an endpoint.
    ///
    /// It runs once, when the endpoint is wrapped, and not at each call. So its result must not depend
    /// on mutable state. By default it returns `true`.
    ///
    /// - Parameter endpoint: The capability and the endpoint, such as `"PaymentClient.charge"`.
    /// - Returns: Whether calls of the endpoint call `intercept`.
    func intercepts(_ endpoint: String) -> Bool

    /// Returns an interceptor that wraps the streams of an endpoint, outside of this one.
    ///
    /// It runs once, when the endpoint is wrapped. By default it returns `nil`. A `StreamInterceptor` of
    /// `CapabilityStreams` implements it. An interceptor that passes its calls to another one returns
    /// that one's. Of the result, only the methods `intercept` are called.
    ///
    /// - Parameter output: The output type of the endpoint.
    /// - Returns: `nil` if the interceptor does not wrap elements, or the output cannot be a stream.
    func streamInterceptor<Output>(for output: Output.Type) -> (any Interceptor)?

    /// Handles one call of a synchronous endpoint.
    ///
    /// - Parameters:
    ///   - call: The endpoint's name and the inputs.
    ///   - proceed: Calls the endpoint with these inputs. You can call it any number of times before
    ///     this method returns.
    /// - Returns: The output for the caller of the endpoint.
    /// - Throws: The error for the caller of the endpoint.
    func intercept<Output, Failure: Error>(
      _ call: EndpointCall,
      _ proceed: () throws(Failure) -> Output
    ) throws(Failure) -> Output

    /// Handles one call of an async endpoint, on the caller's actor.
    ///
    /// The function `proceed` runs on the same actor.
    func intercept<Output, Failure: Error>(
      _ call: EndpointCall,
      _ proceed: () async throws(Failure) -> Output
    ) async throws(Failure) -> Output
  }

  extension Interceptor {
    /// Returns the name unchanged.
    ///
    /// - Parameter endpoint: The capability and the endpoint.
    /// - Returns: `endpoint`.
    @inlinable
    public func name(of endpoint: String) -> String { endpoint }

    /// Returns `true`, so the interceptor wraps every endpoint.
    ///
    /// - Parameter endpoint: The capability and the endpoint.
    /// - Returns: `true`.
    @inlinable
    public func intercepts(_ endpoint: String) -> Bool { true }

    /// Returns `nil`, so elements of streams pass unchanged.
    ///
    /// - Parameter output: The output type of the endpoint.
    /// - Returns: `nil`.
    @inlinable
    public func streamInterceptor<Output>(for output: Output.Type) -> (any Interceptor)? { nil }

    /// Intercepts a call, and the stream that it returns.
    ///
    /// Each branch creates the call, so that the optimizer can omit it if the interceptor does not use
    /// it. For that, the async form needs `@inline`; the synchronous one is inlined without it, and
    /// compares with `nil` first, because unwrapping copies.
    @_alwaysEmitIntoClient
    func intercept<Output, Failure: Error>(
      _ call: @autoclosure () -> EndpointCall,
      _ streams: (any Interceptor)?,
      _ proceed: () throws(Failure) -> Output
    ) throws(Failure) -> Output {
      if streams == nil { return try intercept(call(), proceed) }
      let call = call()
      guard let streams else { return try intercept(call, proceed) }
      return try streams.intercept(call) { () throws(Failure) in try intercept(call, proceed) }
    }

    /// Intercepts a call, and the stream that it returns.
    @_alwaysEmitIntoClient @inline(__always)
    func intercept<Output, Failure: Error>(
      _ call: @autoclosure () -> EndpointCall,
      _ streams: (any Interceptor)?,
      _ proceed: () async throws(Failure) -> Output
    ) async throws(Failure) -> Output {
      guard let streams else { return try await intercept(call(), proceed) }
      let call = call()
      return try await streams.intercept(call) { () async throws(Failure) in
        try await intercept(call, proceed)
      }
    }
  }
#endif
