#if !hasFeature(Embedded)  // See EmbeddedSwift.swift.
  extension Interceptor {
    /// Returns an interceptor that passes its calls to this one, with other names of capabilities.
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
    ///
    /// - Parameter names: The new names of capabilities, such as `["Shelf": "tickets"]`. Other
    ///   capabilities keep their names.
    /// - Returns: An interceptor whose calls have the new names, such as `"tickets.save"`.
    public func renaming(_ names: [String: String]) -> some Interceptor {
      RenamingInterceptor(base: self, names: names)
    }
  }

  /// Passes calls to another interceptor, under other names.
  private struct RenamingInterceptor: Interceptor {
    let base: any Interceptor
    let names: [String: String]

    @_optimize(none)
    func name(of endpoint: String) -> String {
      guard let dot = endpoint.lastIndex(of: "."), let name = names[String(endpoint[..<dot])] else {
        return base.name(of: endpoint)
      }
      return base.name(of: name + endpoint[dot...])
    }

    func intercepts(_ endpoint: String) -> Bool { base.intercepts(endpoint) }

    func streamInterceptor<Output>(for output: Output.Type) -> (any Interceptor)? {
      base.streamInterceptor(for: output)
    }

    func intercept<Output, Failure: Error>(
      _ call: EndpointCall,
      _ proceed: () throws(Failure) -> Output
    ) throws(Failure) -> Output {
      try base.intercept(call, proceed)
    }

    func intercept<Output, Failure: Error>(
      _ call: EndpointCall,
      _ proceed: () async throws(Failure) -> Output
    ) async throws(Failure) -> Output {
      try await base.intercept(call, proceed)
    }
  }
#endif
