#if !hasFeature(Embedded)  // See EmbeddedSwift.swift.
  /// Stands around the calls of endpoints: it sees every call and its outcome, and may delay it,
  /// skip it, repeat it or make it fail.
  ///
  /// One interceptor serves endpoints of any inputs, output and effect, so a log, a fault or a
  /// transcript is written once for a whole world.
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
  /// An endpoint keeps its error type. A failure can be given only where it fits, which is what
  /// `error as? Failure` asks: for an endpoint that throws `PaymentError` it must be one, for
  /// `throws` any error will do, and an endpoint that does not throw has `Failure == Never`, so it
  /// can be observed and repeated but not failed.
  ///
  /// ## Isolation
  ///
  /// The async form runs on the actor of the endpoint's caller, and so must the conformance. In a
  /// module that enables `NonisolatedNonsendingByDefault` that is what plain `async` means, and the
  /// example above is complete. Elsewhere spell it, on the method and on `proceed`:
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
  /// Each interception goes around what is there already: the last one is the outermost, so
  /// `world.intercepted(by: retry).intercepted(by: log)` logs a call once, however often it is
  /// retried.
  ///
  /// ## Endpoints that it leaves alone
  ///
  /// An interceptor that is for some endpoints only says so in ``intercepts(_:)``, which is asked once, when
  /// an endpoint is wrapped. The others stay what they are, and their calls cost nothing more.
  ///
  /// ```swift
  /// func intercepts(_ endpoint: String) -> Bool { endpoint == self.endpoint }
  /// ```
  public protocol Interceptor: Sendable {
    /// Whether the interceptor stands around the calls of an endpoint.
    ///
    /// It is asked once, when the endpoint is wrapped, and not again at its calls: what it says must
    /// not depend on anything that changes. By default an interceptor stands around every endpoint.
    ///
    /// - Parameter endpoint: The capability and the endpoint, such as `"PaymentClient.charge"`.
    /// - Returns: Whether calls of the endpoint go through `intercept`.
    func intercepts(_ endpoint: String) -> Bool

    /// Handles one call of a synchronous endpoint.
    ///
    /// - Parameters:
    ///   - call: The endpoint's name and the inputs.
    ///   - proceed: Calls the endpoint with those inputs. It may be called any number of times
    ///     before this method returns.
    /// - Returns: What the caller of the endpoint gets.
    /// - Throws: What the caller of the endpoint gets instead.
    func intercept<Output, Failure: Error>(
      _ call: EndpointCall,
      _ proceed: () throws(Failure) -> Output
    ) throws(Failure) -> Output

    /// Handles one call of an async endpoint, on the actor of its caller.
    ///
    /// - Parameters:
    ///   - call: The endpoint's name and the inputs.
    ///   - proceed: Calls the endpoint with those inputs, on the same actor. It may be called any
    ///     number of times before this method returns.
    /// - Returns: What the caller of the endpoint gets.
    /// - Throws: What the caller of the endpoint gets instead.
    func intercept<Output, Failure: Error>(
      _ call: EndpointCall,
      _ proceed: () async throws(Failure) -> Output
    ) async throws(Failure) -> Output
  }

  extension Interceptor {
    /// Every endpoint: the interceptor stands around all of them.
    ///
    /// - Parameter endpoint: The capability and the endpoint.
    /// - Returns: `true`.
    @inlinable
    public func intercepts(_ endpoint: String) -> Bool { true }
  }
#endif
