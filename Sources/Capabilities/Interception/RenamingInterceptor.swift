#if !hasFeature(Embedded)  // See EmbeddedSwift.swift.
  /// An interceptor that renames the capabilities of the endpoints that it passes to another one.
  ///
  /// A world with two capabilities of one type names each by its property, so that an interceptor can
  /// distinguish them:
  ///
  /// ```swift
  /// extension World: Interceptable {
  ///   public func intercepted(by interceptor: some Interceptor) -> World {
  ///     World(
  ///       tickets: tickets.intercepted(by: interceptor.renaming(["Shelf": "tickets"])),
  ///       drafts: drafts.intercepted(by: interceptor.renaming(["Shelf": "drafts"]))
  ///     )
  ///   }
  /// }
  /// ```
  ///
  /// The names are created when the endpoints are wrapped. A call creates no string.
  public struct RenamingInterceptor<Base: Interceptor>: Interceptor {
    private let base: Base
    private let names: [String: String]

    init(_ base: Base, _ names: [String: String]) {
      self.base = base
      self.names = names
    }

    /// Returns the new name of an endpoint.
    ///
    /// - Parameter endpoint: The capability and the endpoint, such as `"Shelf.save"`.
    /// - Returns: The name for the other interceptor, such as `"tickets.save"`.
    @_optimize(none)
    public func name(of endpoint: String) -> String {
      guard let dot = endpoint.lastIndex(of: "."), let name = names[String(endpoint[..<dot])] else {
        return base.name(of: endpoint)
      }
      return base.name(of: name + endpoint[dot...])
    }

    /// Returns whether the other interceptor wraps an endpoint.
    ///
    /// - Parameter endpoint: The new name of the endpoint.
    /// - Returns: Whether calls of the endpoint are intercepted.
    public func intercepts(_ endpoint: String) -> Bool { base.intercepts(endpoint) }

    /// Returns the other interceptor's interceptor of streams. Their calls have the new name.
    ///
    /// - Parameter output: The output type of the endpoint.
    /// - Returns: `nil` if the other interceptor does not wrap its streams.
    public func streamInterceptor<Output>(for output: Output.Type) -> (any Interceptor)? {
      base.streamInterceptor(for: output)
    }

    /// Passes a call to the other interceptor.
    ///
    /// - Parameters:
    ///   - call: The call, with the new name.
    ///   - proceed: Calls the endpoint.
    /// - Returns: The output for the caller of the endpoint.
    /// - Throws: The error for the caller of the endpoint.
    public func intercept<Output, Failure: Error>(
      _ call: EndpointCall,
      _ proceed: () throws(Failure) -> Output
    ) throws(Failure) -> Output {
      try base.intercept(call, proceed)
    }

    /// Passes an async call to the other interceptor, on the caller's actor.
    ///
    /// - Parameters:
    ///   - call: The call, with the new name.
    ///   - proceed: Calls the endpoint.
    /// - Returns: The output for the caller of the endpoint.
    /// - Throws: The error for the caller of the endpoint.
    public func intercept<Output, Failure: Error>(
      _ call: EndpointCall,
      _ proceed: () async throws(Failure) -> Output
    ) async throws(Failure) -> Output {
      try await base.intercept(call, proceed)
    }
  }

  extension Interceptor {
    /// Returns an interceptor that passes its calls to this one, under other names.
    ///
    /// - Parameter names: The new names of capabilities, such as `["Shelf": "tickets"]`. Other
    ///   capabilities keep their names.
    public func renaming(_ names: [String: String]) -> RenamingInterceptor<Self> {
      RenamingInterceptor(self, names)
    }
  }
#endif
