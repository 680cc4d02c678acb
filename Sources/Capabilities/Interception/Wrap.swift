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
    let wrapped: @Sendable () -> R = {
      let call = EndpointCall(endpoint)
      return intercept(call) { () -> R in function() }
    }
    guard let wrapper = streamInterceptor(for: R.self) else { return wrapped }
    return wrapper.wrap(endpoint, wrapped)
  }
  /// Wraps an endpoint with this interceptor.
  @_alwaysEmitIntoClient public func wrap<R, Failure>(
    _ endpoint: String, _ function: @escaping @Sendable () throws(Failure) -> R
  ) -> @Sendable () throws(Failure) -> R {
    let endpoint = name(of: endpoint); guard intercepts(endpoint) else { return function }
    let wrapped: @Sendable () throws(Failure) -> R = { () throws(Failure) in
      let call = EndpointCall(endpoint)
      return try intercept(call) { () throws(Failure) -> R in try function() }
    }
    guard let wrapper = streamInterceptor(for: R.self) else { return wrapped }
    return wrapper.wrap(endpoint, wrapped)
  }
  /// Wraps an endpoint with this interceptor.
  @_alwaysEmitIntoClient public func wrap<R>(
    _ endpoint: String, _ function: @escaping @Sendable () async -> R
  ) -> @Sendable () async -> R {
    let endpoint = name(of: endpoint); guard intercepts(endpoint) else { return function }
    let wrapped: @Sendable () async -> R = { () async in
      let call = EndpointCall(endpoint)
      return await intercept(call) { () async -> R in await function() }
    }
    guard let wrapper = streamInterceptor(for: R.self) else { return wrapped }
    return wrapper.wrap(endpoint, wrapped)
  }
  /// Wraps an endpoint with this interceptor.
  @_alwaysEmitIntoClient public func wrap<R, Failure>(
    _ endpoint: String, _ function: @escaping @Sendable () async throws(Failure) -> R
  ) -> @Sendable () async throws(Failure) -> R {
    let endpoint = name(of: endpoint); guard intercepts(endpoint) else { return function }
    let wrapped: @Sendable () async throws(Failure) -> R = { () async throws(Failure) in
      let call = EndpointCall(endpoint)
      return try await intercept(call) { () async throws(Failure) -> R in try await function() }
    }
    guard let wrapper = streamInterceptor(for: R.self) else { return wrapped }
    return wrapper.wrap(endpoint, wrapped)
  }
  /// Wraps an endpoint with this interceptor.
  @_alwaysEmitIntoClient public func wrap<A: Sendable, R>(
    _ endpoint: String, _ function: @escaping @Sendable (A) -> R
  ) -> @Sendable (A) -> R {
    let endpoint = name(of: endpoint); guard intercepts(endpoint) else { return function }
    let wrapped: @Sendable (A) -> R = { a in
      let call = EndpointCall(endpoint) { [a] }
      return intercept(call) { () -> R in function(a) }
    }
    guard let wrapper = streamInterceptor(for: R.self) else { return wrapped }
    return wrapper.wrap(endpoint, wrapped)
  }
  /// Wraps an endpoint with this interceptor.
  @_alwaysEmitIntoClient public func wrap<A: Sendable, R, Failure>(
    _ endpoint: String, _ function: @escaping @Sendable (A) throws(Failure) -> R
  ) -> @Sendable (A) throws(Failure) -> R {
    let endpoint = name(of: endpoint); guard intercepts(endpoint) else { return function }
    let wrapped: @Sendable (A) throws(Failure) -> R = { (a) throws(Failure) in
      let call = EndpointCall(endpoint) { [a] }
      return try intercept(call) { () throws(Failure) -> R in try function(a) }
    }
    guard let wrapper = streamInterceptor(for: R.self) else { return wrapped }
    return wrapper.wrap(endpoint, wrapped)
  }
  /// Wraps an endpoint with this interceptor.
  @_alwaysEmitIntoClient public func wrap<A: Sendable, R>(
    _ endpoint: String, _ function: @escaping @Sendable (A) async -> R
  ) -> @Sendable (A) async -> R {
    let endpoint = name(of: endpoint); guard intercepts(endpoint) else { return function }
    let wrapped: @Sendable (A) async -> R = { (a) async in
      let call = EndpointCall(endpoint) { [a] }
      return await intercept(call) { () async -> R in await function(a) }
    }
    guard let wrapper = streamInterceptor(for: R.self) else { return wrapped }
    return wrapper.wrap(endpoint, wrapped)
  }
  /// Wraps an endpoint with this interceptor.
  @_alwaysEmitIntoClient public func wrap<A: Sendable, R, Failure>(
    _ endpoint: String, _ function: @escaping @Sendable (A) async throws(Failure) -> R
  ) -> @Sendable (A) async throws(Failure) -> R {
    let endpoint = name(of: endpoint); guard intercepts(endpoint) else { return function }
    let wrapped: @Sendable (A) async throws(Failure) -> R = { (a) async throws(Failure) in
      let call = EndpointCall(endpoint) { [a] }
      return try await intercept(call) { () async throws(Failure) -> R in try await function(a) }
    }
    guard let wrapper = streamInterceptor(for: R.self) else { return wrapped }
    return wrapper.wrap(endpoint, wrapped)
  }
  /// Wraps an endpoint with this interceptor.
  @_alwaysEmitIntoClient public func wrap<A: Sendable, B: Sendable, R>(
    _ endpoint: String, _ function: @escaping @Sendable (A, B) -> R
  ) -> @Sendable (A, B) -> R {
    let endpoint = name(of: endpoint); guard intercepts(endpoint) else { return function }
    let wrapped: @Sendable (A, B) -> R = { a, b in
      let call = EndpointCall(endpoint) { [a, b] }
      return intercept(call) { () -> R in function(a, b) }
    }
    guard let wrapper = streamInterceptor(for: R.self) else { return wrapped }
    return wrapper.wrap(endpoint, wrapped)
  }
  /// Wraps an endpoint with this interceptor.
  @_alwaysEmitIntoClient public func wrap<A: Sendable, B: Sendable, R, Failure>(
    _ endpoint: String, _ function: @escaping @Sendable (A, B) throws(Failure) -> R
  ) -> @Sendable (A, B) throws(Failure) -> R {
    let endpoint = name(of: endpoint); guard intercepts(endpoint) else { return function }
    let wrapped: @Sendable (A, B) throws(Failure) -> R = { (a, b) throws(Failure) in
      let call = EndpointCall(endpoint) { [a, b] }
      return try intercept(call) { () throws(Failure) -> R in try function(a, b) }
    }
    guard let wrapper = streamInterceptor(for: R.self) else { return wrapped }
    return wrapper.wrap(endpoint, wrapped)
  }
  /// Wraps an endpoint with this interceptor.
  @_alwaysEmitIntoClient public func wrap<A: Sendable, B: Sendable, R>(
    _ endpoint: String, _ function: @escaping @Sendable (A, B) async -> R
  ) -> @Sendable (A, B) async -> R {
    let endpoint = name(of: endpoint); guard intercepts(endpoint) else { return function }
    let wrapped: @Sendable (A, B) async -> R = { (a, b) async in
      let call = EndpointCall(endpoint) { [a, b] }
      return await intercept(call) { () async -> R in await function(a, b) }
    }
    guard let wrapper = streamInterceptor(for: R.self) else { return wrapped }
    return wrapper.wrap(endpoint, wrapped)
  }
  /// Wraps an endpoint with this interceptor.
  @_alwaysEmitIntoClient public func wrap<A: Sendable, B: Sendable, R, Failure>(
    _ endpoint: String, _ function: @escaping @Sendable (A, B) async throws(Failure) -> R
  ) -> @Sendable (A, B) async throws(Failure) -> R {
    let endpoint = name(of: endpoint); guard intercepts(endpoint) else { return function }
    let wrapped: @Sendable (A, B) async throws(Failure) -> R = { (a, b) async throws(Failure) in
      let call = EndpointCall(endpoint) { [a, b] }
      return try await intercept(call) { () async throws(Failure) -> R in
        try await function(a, b)
      }
    }
    guard let wrapper = streamInterceptor(for: R.self) else { return wrapped }
    return wrapper.wrap(endpoint, wrapped)
  }
  /// Wraps an endpoint with this interceptor.
  @_alwaysEmitIntoClient public func wrap<A: Sendable, B: Sendable, C: Sendable, R>(
    _ endpoint: String, _ function: @escaping @Sendable (A, B, C) -> R
  ) -> @Sendable (A, B, C) -> R {
    let endpoint = name(of: endpoint); guard intercepts(endpoint) else { return function }
    let wrapped: @Sendable (A, B, C) -> R = { a, b, c in
      let call = EndpointCall(endpoint) { [a, b, c] }
      return intercept(call) { () -> R in function(a, b, c) }
    }
    guard let wrapper = streamInterceptor(for: R.self) else { return wrapped }
    return wrapper.wrap(endpoint, wrapped)
  }
  /// Wraps an endpoint with this interceptor.
  @_alwaysEmitIntoClient public func wrap<A: Sendable, B: Sendable, C: Sendable, R, Failure>(
    _ endpoint: String, _ function: @escaping @Sendable (A, B, C) throws(Failure) -> R
  ) -> @Sendable (A, B, C) throws(Failure) -> R {
    let endpoint = name(of: endpoint); guard intercepts(endpoint) else { return function }
    let wrapped: @Sendable (A, B, C) throws(Failure) -> R = { (a, b, c) throws(Failure) in
      let call = EndpointCall(endpoint) { [a, b, c] }
      return try intercept(call) { () throws(Failure) -> R in try function(a, b, c) }
    }
    guard let wrapper = streamInterceptor(for: R.self) else { return wrapped }
    return wrapper.wrap(endpoint, wrapped)
  }
  /// Wraps an endpoint with this interceptor.
  @_alwaysEmitIntoClient public func wrap<A: Sendable, B: Sendable, C: Sendable, R>(
    _ endpoint: String, _ function: @escaping @Sendable (A, B, C) async -> R
  ) -> @Sendable (A, B, C) async -> R {
    let endpoint = name(of: endpoint); guard intercepts(endpoint) else { return function }
    let wrapped: @Sendable (A, B, C) async -> R = { (a, b, c) async in
      let call = EndpointCall(endpoint) { [a, b, c] }
      return await intercept(call) { () async -> R in await function(a, b, c) }
    }
    guard let wrapper = streamInterceptor(for: R.self) else { return wrapped }
    return wrapper.wrap(endpoint, wrapped)
  }
  /// Wraps an endpoint with this interceptor.
  @_alwaysEmitIntoClient public func wrap<A: Sendable, B: Sendable, C: Sendable, R, Failure>(
    _ endpoint: String, _ function: @escaping @Sendable (A, B, C) async throws(Failure) -> R
  ) -> @Sendable (A, B, C) async throws(Failure) -> R {
    let endpoint = name(of: endpoint); guard intercepts(endpoint) else { return function }
    let wrapped: @Sendable (A, B, C) async throws(Failure) -> R =
      { (a, b, c) async throws(Failure) in
      let call = EndpointCall(endpoint) { [a, b, c] }
      return try await intercept(call) { () async throws(Failure) -> R in
        try await function(a, b, c)
      }
    }
    guard let wrapper = streamInterceptor(for: R.self) else { return wrapped }
    return wrapper.wrap(endpoint, wrapped)
  }
  /// Wraps an endpoint with this interceptor.
  @_alwaysEmitIntoClient public func wrap<A: Sendable, B: Sendable, C: Sendable, D: Sendable, R>(
    _ endpoint: String, _ function: @escaping @Sendable (A, B, C, D) -> R
  ) -> @Sendable (A, B, C, D) -> R {
    let endpoint = name(of: endpoint); guard intercepts(endpoint) else { return function }
    let wrapped: @Sendable (A, B, C, D) -> R = { a, b, c, d in
      let call = EndpointCall(endpoint) { [a, b, c, d] }
      return intercept(call) { () -> R in function(a, b, c, d) }
    }
    guard let wrapper = streamInterceptor(for: R.self) else { return wrapped }
    return wrapper.wrap(endpoint, wrapped)
  }
  /// Wraps an endpoint with this interceptor.
  @_alwaysEmitIntoClient
  public func wrap<A: Sendable, B: Sendable, C: Sendable, D: Sendable, R, Failure>(
    _ endpoint: String, _ function: @escaping @Sendable (A, B, C, D) throws(Failure) -> R
  ) -> @Sendable (A, B, C, D) throws(Failure) -> R {
    let endpoint = name(of: endpoint); guard intercepts(endpoint) else { return function }
    let wrapped: @Sendable (A, B, C, D) throws(Failure) -> R = { (a, b, c, d) throws(Failure) in
      let call = EndpointCall(endpoint) { [a, b, c, d] }
      return try intercept(call) { () throws(Failure) -> R in try function(a, b, c, d) }
    }
    guard let wrapper = streamInterceptor(for: R.self) else { return wrapped }
    return wrapper.wrap(endpoint, wrapped)
  }
  /// Wraps an endpoint with this interceptor.
  @_alwaysEmitIntoClient public func wrap<A: Sendable, B: Sendable, C: Sendable, D: Sendable, R>(
    _ endpoint: String, _ function: @escaping @Sendable (A, B, C, D) async -> R
  ) -> @Sendable (A, B, C, D) async -> R {
    let endpoint = name(of: endpoint); guard intercepts(endpoint) else { return function }
    let wrapped: @Sendable (A, B, C, D) async -> R = { (a, b, c, d) async in
      let call = EndpointCall(endpoint) { [a, b, c, d] }
      return await intercept(call) { () async -> R in await function(a, b, c, d) }
    }
    guard let wrapper = streamInterceptor(for: R.self) else { return wrapped }
    return wrapper.wrap(endpoint, wrapped)
  }
  /// Wraps an endpoint with this interceptor.
  @_alwaysEmitIntoClient
  public func wrap<A: Sendable, B: Sendable, C: Sendable, D: Sendable, R, Failure>(
    _ endpoint: String, _ function: @escaping @Sendable (A, B, C, D) async throws(Failure) -> R
  ) -> @Sendable (A, B, C, D) async throws(Failure) -> R {
    let endpoint = name(of: endpoint); guard intercepts(endpoint) else { return function }
    let wrapped: @Sendable (A, B, C, D) async throws(Failure) -> R =
      { (a, b, c, d) async throws(Failure) in
      let call = EndpointCall(endpoint) { [a, b, c, d] }
      return try await intercept(call) { () async throws(Failure) -> R in
        try await function(a, b, c, d)
      }
    }
    guard let wrapper = streamInterceptor(for: R.self) else { return wrapped }
    return wrapper.wrap(endpoint, wrapped)
  }
  /// Wraps an endpoint with this interceptor.
  @_alwaysEmitIntoClient
  public func wrap<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, R>(
    _ endpoint: String, _ function: @escaping @Sendable (A, B, C, D, E) -> R
  ) -> @Sendable (A, B, C, D, E) -> R {
    let endpoint = name(of: endpoint); guard intercepts(endpoint) else { return function }
    let wrapped: @Sendable (A, B, C, D, E) -> R = { a, b, c, d, e in
      let call = EndpointCall(endpoint) { [a, b, c, d, e] }
      return intercept(call) { () -> R in function(a, b, c, d, e) }
    }
    guard let wrapper = streamInterceptor(for: R.self) else { return wrapped }
    return wrapper.wrap(endpoint, wrapped)
  }
  /// Wraps an endpoint with this interceptor.
  @_alwaysEmitIntoClient
  public func wrap<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, R, Failure>(
    _ endpoint: String, _ function: @escaping @Sendable (A, B, C, D, E) throws(Failure) -> R
  ) -> @Sendable (A, B, C, D, E) throws(Failure) -> R {
    let endpoint = name(of: endpoint); guard intercepts(endpoint) else { return function }
    let wrapped: @Sendable (A, B, C, D, E) throws(Failure) -> R =
      { (a, b, c, d, e) throws(Failure) in
      let call = EndpointCall(endpoint) { [a, b, c, d, e] }
      return try intercept(call) { () throws(Failure) -> R in try function(a, b, c, d, e) }
    }
    guard let wrapper = streamInterceptor(for: R.self) else { return wrapped }
    return wrapper.wrap(endpoint, wrapped)
  }
  /// Wraps an endpoint with this interceptor.
  @_alwaysEmitIntoClient
  public func wrap<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, R>(
    _ endpoint: String, _ function: @escaping @Sendable (A, B, C, D, E) async -> R
  ) -> @Sendable (A, B, C, D, E) async -> R {
    let endpoint = name(of: endpoint); guard intercepts(endpoint) else { return function }
    let wrapped: @Sendable (A, B, C, D, E) async -> R = { (a, b, c, d, e) async in
      let call = EndpointCall(endpoint) { [a, b, c, d, e] }
      return await intercept(call) { () async -> R in await function(a, b, c, d, e) }
    }
    guard let wrapper = streamInterceptor(for: R.self) else { return wrapped }
    return wrapper.wrap(endpoint, wrapped)
  }
  /// Wraps an endpoint with this interceptor.
  @_alwaysEmitIntoClient
  public func wrap<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, R, Failure>(
    _ endpoint: String, _ function: @escaping @Sendable (A, B, C, D, E) async throws(Failure) -> R
  ) -> @Sendable (A, B, C, D, E) async throws(Failure) -> R {
    let endpoint = name(of: endpoint); guard intercepts(endpoint) else { return function }
    let wrapped: @Sendable (A, B, C, D, E) async throws(Failure) -> R =
      { (a, b, c, d, e) async throws(Failure) in
      let call = EndpointCall(endpoint) { [a, b, c, d, e] }
      return try await intercept(call) { () async throws(Failure) -> R in
        try await function(a, b, c, d, e)
      }
    }
    guard let wrapper = streamInterceptor(for: R.self) else { return wrapped }
    return wrapper.wrap(endpoint, wrapped)
  }
  /// Wraps an endpoint with this interceptor.
  @_alwaysEmitIntoClient
  public func wrap<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F: Sendable,
  R>(
    _ endpoint: String, _ function: @escaping @Sendable (A, B, C, D, E, F) -> R
  ) -> @Sendable (A, B, C, D, E, F) -> R {
    let endpoint = name(of: endpoint); guard intercepts(endpoint) else { return function }
    let wrapped: @Sendable (A, B, C, D, E, F) -> R = { a, b, c, d, e, f in
      let call = EndpointCall(endpoint) { [a, b, c, d, e, f] }
      return intercept(call) { () -> R in function(a, b, c, d, e, f) }
    }
    guard let wrapper = streamInterceptor(for: R.self) else { return wrapped }
    return wrapper.wrap(endpoint, wrapped)
  }
  /// Wraps an endpoint with this interceptor.
  @_alwaysEmitIntoClient
  public func wrap<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F: Sendable, R,
  Failure>(
    _ endpoint: String, _ function: @escaping @Sendable (A, B, C, D, E, F) throws(Failure) -> R
  ) -> @Sendable (A, B, C, D, E, F) throws(Failure) -> R {
    let endpoint = name(of: endpoint); guard intercepts(endpoint) else { return function }
    let wrapped: @Sendable (A, B, C, D, E, F) throws(Failure) -> R =
      { (a, b, c, d, e, f) throws(Failure) in
      let call = EndpointCall(endpoint) { [a, b, c, d, e, f] }
      return try intercept(call) { () throws(Failure) -> R in try function(a, b, c, d, e, f) }
    }
    guard let wrapper = streamInterceptor(for: R.self) else { return wrapped }
    return wrapper.wrap(endpoint, wrapped)
  }
  /// Wraps an endpoint with this interceptor.
  @_alwaysEmitIntoClient
  public func wrap<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F: Sendable,
  R>(
    _ endpoint: String, _ function: @escaping @Sendable (A, B, C, D, E, F) async -> R
  ) -> @Sendable (A, B, C, D, E, F) async -> R {
    let endpoint = name(of: endpoint); guard intercepts(endpoint) else { return function }
    let wrapped: @Sendable (A, B, C, D, E, F) async -> R = { (a, b, c, d, e, f) async in
      let call = EndpointCall(endpoint) { [a, b, c, d, e, f] }
      return await intercept(call) { () async -> R in await function(a, b, c, d, e, f) }
    }
    guard let wrapper = streamInterceptor(for: R.self) else { return wrapped }
    return wrapper.wrap(endpoint, wrapped)
  }
  /// Wraps an endpoint with this interceptor.
  @_alwaysEmitIntoClient
  public func wrap<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F: Sendable, R,
  Failure>(
    _ endpoint: String,
    _ function: @escaping @Sendable (A, B, C, D, E, F) async throws(Failure) -> R
  ) -> @Sendable (A, B, C, D, E, F) async throws(Failure) -> R {
    let endpoint = name(of: endpoint); guard intercepts(endpoint) else { return function }
    let wrapped: @Sendable (A, B, C, D, E, F) async throws(Failure) -> R =
      { (a, b, c, d, e, f) async throws(Failure) in
      let call = EndpointCall(endpoint) { [a, b, c, d, e, f] }
      return try await intercept(call) { () async throws(Failure) -> R in
        try await function(a, b, c, d, e, f)
      }
    }
    guard let wrapper = streamInterceptor(for: R.self) else { return wrapped }
    return wrapper.wrap(endpoint, wrapped)
  }
}
#endif
