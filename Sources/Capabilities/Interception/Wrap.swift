// Written by overload-tables (Tests/Maintenance). Change that program, not this file.
// swift-format-ignore-file

#if !hasFeature(Embedded)  // See EmbeddedSwift.swift.
extension Interceptor {
  /// Wraps an endpoint with this interceptor.
  ///
  /// ```swift
  /// extension Mailer: Interceptable {
  ///   func intercepted(by interceptor: some Interceptor) -> Mailer {
  ///     Mailer(send: interceptor.wrap("Mailer.send", send))
  ///   }
  /// }
  /// ```
  ///
  /// The result has the type of `function`: a typed error keeps its type, a synchronous endpoint
  /// stays synchronous, and an async one runs on its caller's actor. If `intercepts` returns
  /// `false` for the endpoint, the result is `function`. A `StreamInterceptor` also wraps each
  /// element of a stream that the endpoint returns.
  ///
  /// - Parameters:
  ///   - endpoint: The capability and the endpoint, such as `"Mailer.send"`.
  ///   - function: The endpoint, of 0 to 6 inputs.
  /// - Returns: An endpoint that calls `intercept` for each call, or `function`.
  @_alwaysEmitIntoClient public func wrap<R>(
    _ endpoint: String, _ function: @escaping @Sendable () -> R
  ) -> @Sendable () -> R {
    let endpoint = name(of: endpoint); guard intercepts(endpoint) else { return function }
    let streams = streamInterceptor(for: R.self)
    return {
      intercept(EndpointCall(endpoint), streams) { function() }
    }
  }
  /// Wraps an endpoint with this interceptor.
  @_alwaysEmitIntoClient public func wrap<R, Failure>(
    _ endpoint: String, _ function: @escaping @Sendable () throws(Failure) -> R
  ) -> @Sendable () throws(Failure) -> R {
    let endpoint = name(of: endpoint); guard intercepts(endpoint) else { return function }
    let streams = streamInterceptor(for: R.self)
    return { () throws(Failure) in
      try intercept(EndpointCall(endpoint), streams) { () throws(Failure) in try function() }
    }
  }
  /// Wraps an endpoint with this interceptor.
  @_alwaysEmitIntoClient public func wrap<R>(
    _ endpoint: String, _ function: @escaping @Sendable () async -> R
  ) -> @Sendable () async -> R {
    let endpoint = name(of: endpoint); guard intercepts(endpoint) else { return function }
    let streams = streamInterceptor(for: R.self)
    return { () async in
      await intercept(EndpointCall(endpoint), streams) { await function() }
    }
  }
  /// Wraps an endpoint with this interceptor.
  @_alwaysEmitIntoClient public func wrap<R, Failure>(
    _ endpoint: String, _ function: @escaping @Sendable () async throws(Failure) -> R
  ) -> @Sendable () async throws(Failure) -> R {
    let endpoint = name(of: endpoint); guard intercepts(endpoint) else { return function }
    let streams = streamInterceptor(for: R.self)
    return { () async throws(Failure) in
      try await intercept(
        EndpointCall(endpoint), streams
      ) { () async throws(Failure) in try await function() }
    }
  }
  /// Wraps an endpoint with this interceptor.
  @_alwaysEmitIntoClient public func wrap<A: Sendable, R>(
    _ endpoint: String, _ function: @escaping @Sendable (A) -> R
  ) -> @Sendable (A) -> R {
    let endpoint = name(of: endpoint); guard intercepts(endpoint) else { return function }
    let streams = streamInterceptor(for: R.self)
    return { a in
      intercept(EndpointCall(endpoint) { [a] }, streams) { function(a) }
    }
  }
  /// Wraps an endpoint with this interceptor.
  @_alwaysEmitIntoClient public func wrap<A: Sendable, R, Failure>(
    _ endpoint: String, _ function: @escaping @Sendable (A) throws(Failure) -> R
  ) -> @Sendable (A) throws(Failure) -> R {
    let endpoint = name(of: endpoint); guard intercepts(endpoint) else { return function }
    let streams = streamInterceptor(for: R.self)
    return { (a) throws(Failure) in
      try intercept(
        EndpointCall(endpoint) { [a] }, streams
      ) { () throws(Failure) in try function(a) }
    }
  }
  /// Wraps an endpoint with this interceptor.
  @_alwaysEmitIntoClient public func wrap<A: Sendable, R>(
    _ endpoint: String, _ function: @escaping @Sendable (A) async -> R
  ) -> @Sendable (A) async -> R {
    let endpoint = name(of: endpoint); guard intercepts(endpoint) else { return function }
    let streams = streamInterceptor(for: R.self)
    return { (a) async in
      await intercept(EndpointCall(endpoint) { [a] }, streams) { await function(a) }
    }
  }
  /// Wraps an endpoint with this interceptor.
  @_alwaysEmitIntoClient public func wrap<A: Sendable, R, Failure>(
    _ endpoint: String, _ function: @escaping @Sendable (A) async throws(Failure) -> R
  ) -> @Sendable (A) async throws(Failure) -> R {
    let endpoint = name(of: endpoint); guard intercepts(endpoint) else { return function }
    let streams = streamInterceptor(for: R.self)
    return { (a) async throws(Failure) in
      try await intercept(
        EndpointCall(endpoint) { [a] }, streams
      ) { () async throws(Failure) in try await function(a) }
    }
  }
  /// Wraps an endpoint with this interceptor.
  @_alwaysEmitIntoClient public func wrap<A: Sendable, B: Sendable, R>(
    _ endpoint: String, _ function: @escaping @Sendable (A, B) -> R
  ) -> @Sendable (A, B) -> R {
    let endpoint = name(of: endpoint); guard intercepts(endpoint) else { return function }
    let streams = streamInterceptor(for: R.self)
    return { a, b in
      intercept(EndpointCall(endpoint) { [a, b] }, streams) { function(a, b) }
    }
  }
  /// Wraps an endpoint with this interceptor.
  @_alwaysEmitIntoClient public func wrap<A: Sendable, B: Sendable, R, Failure>(
    _ endpoint: String, _ function: @escaping @Sendable (A, B) throws(Failure) -> R
  ) -> @Sendable (A, B) throws(Failure) -> R {
    let endpoint = name(of: endpoint); guard intercepts(endpoint) else { return function }
    let streams = streamInterceptor(for: R.self)
    return { (a, b) throws(Failure) in
      try intercept(
        EndpointCall(endpoint) { [a, b] }, streams
      ) { () throws(Failure) in try function(a, b) }
    }
  }
  /// Wraps an endpoint with this interceptor.
  @_alwaysEmitIntoClient public func wrap<A: Sendable, B: Sendable, R>(
    _ endpoint: String, _ function: @escaping @Sendable (A, B) async -> R
  ) -> @Sendable (A, B) async -> R {
    let endpoint = name(of: endpoint); guard intercepts(endpoint) else { return function }
    let streams = streamInterceptor(for: R.self)
    return { (a, b) async in
      await intercept(EndpointCall(endpoint) { [a, b] }, streams) { await function(a, b) }
    }
  }
  /// Wraps an endpoint with this interceptor.
  @_alwaysEmitIntoClient public func wrap<A: Sendable, B: Sendable, R, Failure>(
    _ endpoint: String, _ function: @escaping @Sendable (A, B) async throws(Failure) -> R
  ) -> @Sendable (A, B) async throws(Failure) -> R {
    let endpoint = name(of: endpoint); guard intercepts(endpoint) else { return function }
    let streams = streamInterceptor(for: R.self)
    return { (a, b) async throws(Failure) in
      try await intercept(
        EndpointCall(endpoint) { [a, b] }, streams
      ) { () async throws(Failure) in try await function(a, b) }
    }
  }
  /// Wraps an endpoint with this interceptor.
  @_alwaysEmitIntoClient public func wrap<A: Sendable, B: Sendable, C: Sendable, R>(
    _ endpoint: String, _ function: @escaping @Sendable (A, B, C) -> R
  ) -> @Sendable (A, B, C) -> R {
    let endpoint = name(of: endpoint); guard intercepts(endpoint) else { return function }
    let streams = streamInterceptor(for: R.self)
    return { a, b, c in
      intercept(EndpointCall(endpoint) { [a, b, c] }, streams) { function(a, b, c) }
    }
  }
  /// Wraps an endpoint with this interceptor.
  @_alwaysEmitIntoClient public func wrap<A: Sendable, B: Sendable, C: Sendable, R, Failure>(
    _ endpoint: String, _ function: @escaping @Sendable (A, B, C) throws(Failure) -> R
  ) -> @Sendable (A, B, C) throws(Failure) -> R {
    let endpoint = name(of: endpoint); guard intercepts(endpoint) else { return function }
    let streams = streamInterceptor(for: R.self)
    return { (a, b, c) throws(Failure) in
      try intercept(
        EndpointCall(endpoint) { [a, b, c] }, streams
      ) { () throws(Failure) in try function(a, b, c) }
    }
  }
  /// Wraps an endpoint with this interceptor.
  @_alwaysEmitIntoClient public func wrap<A: Sendable, B: Sendable, C: Sendable, R>(
    _ endpoint: String, _ function: @escaping @Sendable (A, B, C) async -> R
  ) -> @Sendable (A, B, C) async -> R {
    let endpoint = name(of: endpoint); guard intercepts(endpoint) else { return function }
    let streams = streamInterceptor(for: R.self)
    return { (a, b, c) async in
      await intercept(EndpointCall(endpoint) { [a, b, c] }, streams) { await function(a, b, c) }
    }
  }
  /// Wraps an endpoint with this interceptor.
  @_alwaysEmitIntoClient public func wrap<A: Sendable, B: Sendable, C: Sendable, R, Failure>(
    _ endpoint: String, _ function: @escaping @Sendable (A, B, C) async throws(Failure) -> R
  ) -> @Sendable (A, B, C) async throws(Failure) -> R {
    let endpoint = name(of: endpoint); guard intercepts(endpoint) else { return function }
    let streams = streamInterceptor(for: R.self)
    return { (a, b, c) async throws(Failure) in
      try await intercept(
        EndpointCall(endpoint) { [a, b, c] }, streams
      ) { () async throws(Failure) in try await function(a, b, c) }
    }
  }
  /// Wraps an endpoint with this interceptor.
  @_alwaysEmitIntoClient public func wrap<A: Sendable, B: Sendable, C: Sendable, D: Sendable, R>(
    _ endpoint: String, _ function: @escaping @Sendable (A, B, C, D) -> R
  ) -> @Sendable (A, B, C, D) -> R {
    let endpoint = name(of: endpoint); guard intercepts(endpoint) else { return function }
    let streams = streamInterceptor(for: R.self)
    return { a, b, c, d in
      intercept(EndpointCall(endpoint) { [a, b, c, d] }, streams) { function(a, b, c, d) }
    }
  }
  /// Wraps an endpoint with this interceptor.
  @_alwaysEmitIntoClient
  public func wrap<A: Sendable, B: Sendable, C: Sendable, D: Sendable, R, Failure>(
    _ endpoint: String, _ function: @escaping @Sendable (A, B, C, D) throws(Failure) -> R
  ) -> @Sendable (A, B, C, D) throws(Failure) -> R {
    let endpoint = name(of: endpoint); guard intercepts(endpoint) else { return function }
    let streams = streamInterceptor(for: R.self)
    return { (a, b, c, d) throws(Failure) in
      try intercept(
        EndpointCall(endpoint) { [a, b, c, d] }, streams
      ) { () throws(Failure) in try function(a, b, c, d) }
    }
  }
  /// Wraps an endpoint with this interceptor.
  @_alwaysEmitIntoClient public func wrap<A: Sendable, B: Sendable, C: Sendable, D: Sendable, R>(
    _ endpoint: String, _ function: @escaping @Sendable (A, B, C, D) async -> R
  ) -> @Sendable (A, B, C, D) async -> R {
    let endpoint = name(of: endpoint); guard intercepts(endpoint) else { return function }
    let streams = streamInterceptor(for: R.self)
    return { (a, b, c, d) async in
      await intercept(
        EndpointCall(endpoint) { [a, b, c, d] }, streams
      ) { await function(a, b, c, d) }
    }
  }
  /// Wraps an endpoint with this interceptor.
  @_alwaysEmitIntoClient
  public func wrap<A: Sendable, B: Sendable, C: Sendable, D: Sendable, R, Failure>(
    _ endpoint: String, _ function: @escaping @Sendable (A, B, C, D) async throws(Failure) -> R
  ) -> @Sendable (A, B, C, D) async throws(Failure) -> R {
    let endpoint = name(of: endpoint); guard intercepts(endpoint) else { return function }
    let streams = streamInterceptor(for: R.self)
    return { (a, b, c, d) async throws(Failure) in
      try await intercept(
        EndpointCall(endpoint) { [a, b, c, d] }, streams
      ) { () async throws(Failure) in try await function(a, b, c, d) }
    }
  }
  /// Wraps an endpoint with this interceptor.
  @_alwaysEmitIntoClient
  public func wrap<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, R>(
    _ endpoint: String, _ function: @escaping @Sendable (A, B, C, D, E) -> R
  ) -> @Sendable (A, B, C, D, E) -> R {
    let endpoint = name(of: endpoint); guard intercepts(endpoint) else { return function }
    let streams = streamInterceptor(for: R.self)
    return { a, b, c, d, e in
      intercept(EndpointCall(endpoint) { [a, b, c, d, e] }, streams) { function(a, b, c, d, e) }
    }
  }
  /// Wraps an endpoint with this interceptor.
  @_alwaysEmitIntoClient
  public func wrap<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, R, Failure>(
    _ endpoint: String, _ function: @escaping @Sendable (A, B, C, D, E) throws(Failure) -> R
  ) -> @Sendable (A, B, C, D, E) throws(Failure) -> R {
    let endpoint = name(of: endpoint); guard intercepts(endpoint) else { return function }
    let streams = streamInterceptor(for: R.self)
    return { (a, b, c, d, e) throws(Failure) in
      try intercept(
        EndpointCall(endpoint) { [a, b, c, d, e] }, streams
      ) { () throws(Failure) in try function(a, b, c, d, e) }
    }
  }
  /// Wraps an endpoint with this interceptor.
  @_alwaysEmitIntoClient
  public func wrap<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, R>(
    _ endpoint: String, _ function: @escaping @Sendable (A, B, C, D, E) async -> R
  ) -> @Sendable (A, B, C, D, E) async -> R {
    let endpoint = name(of: endpoint); guard intercepts(endpoint) else { return function }
    let streams = streamInterceptor(for: R.self)
    return { (a, b, c, d, e) async in
      await intercept(
        EndpointCall(endpoint) { [a, b, c, d, e] }, streams
      ) { await function(a, b, c, d, e) }
    }
  }
  /// Wraps an endpoint with this interceptor.
  @_alwaysEmitIntoClient
  public func wrap<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, R, Failure>(
    _ endpoint: String, _ function: @escaping @Sendable (A, B, C, D, E) async throws(Failure) -> R
  ) -> @Sendable (A, B, C, D, E) async throws(Failure) -> R {
    let endpoint = name(of: endpoint); guard intercepts(endpoint) else { return function }
    let streams = streamInterceptor(for: R.self)
    return { (a, b, c, d, e) async throws(Failure) in
      try await intercept(
        EndpointCall(endpoint) { [a, b, c, d, e] }, streams
      ) { () async throws(Failure) in try await function(a, b, c, d, e) }
    }
  }
  /// Wraps an endpoint with this interceptor.
  @_alwaysEmitIntoClient
  public func wrap<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F: Sendable,
  R>(
    _ endpoint: String, _ function: @escaping @Sendable (A, B, C, D, E, F) -> R
  ) -> @Sendable (A, B, C, D, E, F) -> R {
    let endpoint = name(of: endpoint); guard intercepts(endpoint) else { return function }
    let streams = streamInterceptor(for: R.self)
    return { a, b, c, d, e, f in
      intercept(
        EndpointCall(endpoint) { [a, b, c, d, e, f] }, streams
      ) { function(a, b, c, d, e, f) }
    }
  }
  /// Wraps an endpoint with this interceptor.
  @_alwaysEmitIntoClient
  public func wrap<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F: Sendable, R,
  Failure>(
    _ endpoint: String, _ function: @escaping @Sendable (A, B, C, D, E, F) throws(Failure) -> R
  ) -> @Sendable (A, B, C, D, E, F) throws(Failure) -> R {
    let endpoint = name(of: endpoint); guard intercepts(endpoint) else { return function }
    let streams = streamInterceptor(for: R.self)
    return { (a, b, c, d, e, f) throws(Failure) in
      try intercept(
        EndpointCall(endpoint) { [a, b, c, d, e, f] }, streams
      ) { () throws(Failure) in try function(a, b, c, d, e, f) }
    }
  }
  /// Wraps an endpoint with this interceptor.
  @_alwaysEmitIntoClient
  public func wrap<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F: Sendable,
  R>(
    _ endpoint: String, _ function: @escaping @Sendable (A, B, C, D, E, F) async -> R
  ) -> @Sendable (A, B, C, D, E, F) async -> R {
    let endpoint = name(of: endpoint); guard intercepts(endpoint) else { return function }
    let streams = streamInterceptor(for: R.self)
    return { (a, b, c, d, e, f) async in
      await intercept(
        EndpointCall(endpoint) { [a, b, c, d, e, f] }, streams
      ) { await function(a, b, c, d, e, f) }
    }
  }
  /// Wraps an endpoint with this interceptor.
  @_alwaysEmitIntoClient
  public func wrap<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F: Sendable, R,
  Failure>(
    _ endpoint: String,
    _ function: @escaping @Sendable (A, B, C, D, E, F) async throws(Failure) -> R
  ) -> @Sendable (A, B, C, D, E, F) async throws(Failure) -> R {
    let endpoint = name(of: endpoint); guard intercepts(endpoint) else { return function }
    let streams = streamInterceptor(for: R.self)
    return { (a, b, c, d, e, f) async throws(Failure) in
      try await intercept(
        EndpointCall(endpoint) { [a, b, c, d, e, f] }, streams
      ) { () async throws(Failure) in try await function(a, b, c, d, e, f) }
    }
  }
}
#endif
