// Written by `swift run overload-tables`: change that program, not this file.

extension TestableCapability {
  /// A copy of this capability with one endpoint replaced.
  ///
  /// ```swift
  /// let declining = PaymentClient.test.overriding(\.charge, with: { _ throws(PaymentError) in
  ///   throw .declined("card expired")
  /// })
  /// ```
  ///
  /// - Parameters:
  ///   - endpoint: The key path of the endpoint, of 0 to 6 inputs.
  ///   - replacement: What the copy has in its place.
  /// - Returns: The copy. The original is unchanged, so overrides never leak between tests.
  @_alwaysEmitIntoClient
  public func overriding<R>(
    _ endpoint: WritableKeyPath<Self, @Sendable () -> R>,
    with replacement: @escaping @Sendable () -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 0 inputs, `throws`. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<R>(
    _ endpoint: WritableKeyPath<Self, @Sendable () throws -> R>,
    with replacement: @escaping @Sendable () throws -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 0 inputs, `throws(Failure)`. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable () throws(Failure) -> R>,
    with replacement: @escaping @Sendable () throws(Failure) -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 0 inputs, `async`. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<R>(
    _ endpoint: WritableKeyPath<Self, @Sendable () async -> R>,
    with replacement: @escaping @Sendable () async -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 0 inputs, `async throws`. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<R>(
    _ endpoint: WritableKeyPath<Self, @Sendable () async throws -> R>,
    with replacement: @escaping @Sendable () async throws -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 0 inputs, `async throws(Failure)`. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable () async throws(Failure) -> R>,
    with replacement: @escaping @Sendable () async throws(Failure) -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 0 inputs, plain for an async one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<R>(
    _ endpoint: WritableKeyPath<Self, @Sendable () async -> R>,
    with replacement: @escaping @Sendable () -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 0 inputs, `throws` for an async one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<R>(
    _ endpoint: WritableKeyPath<Self, @Sendable () async throws -> R>,
    with replacement: @escaping @Sendable () throws -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 0 inputs, `throws(Failure)` for an async one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable () async throws(Failure) -> R>,
    with replacement: @escaping @Sendable () throws(Failure) -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 0 inputs, `async` for a `@concurrent` one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable () async -> R>,
    with replacement: @escaping @concurrent @Sendable () async -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 0 inputs, `async throws` for a `@concurrent` one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable () async throws -> R>,
    with replacement: @escaping @concurrent @Sendable () async throws -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 0 inputs, `async throws(Failure)` for a `@concurrent` one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<R, Failure>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable () async throws(Failure) -> R>,
    with replacement: @escaping @concurrent @Sendable () async throws(Failure) -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 0 inputs, plain for a `@concurrent` one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable () async -> R>,
    with replacement: @escaping @Sendable () -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 0 inputs, `throws` for a `@concurrent` one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable () async throws -> R>,
    with replacement: @escaping @Sendable () throws -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 0 inputs, `throws(Failure)` for a `@concurrent` one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<R, Failure>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable () async throws(Failure) -> R>,
    with replacement: @escaping @Sendable () throws(Failure) -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 1 input, plain. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A) -> R>,
    with replacement: @escaping @Sendable (A) -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 1 input, `throws`. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A) throws -> R>,
    with replacement: @escaping @Sendable (A) throws -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 1 input, `throws(Failure)`. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A) throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A) throws(Failure) -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 1 input, `async`. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A) async -> R>,
    with replacement: @escaping @Sendable (A) async -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 1 input, `async throws`. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A) async throws -> R>,
    with replacement: @escaping @Sendable (A) async throws -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 1 input, `async throws(Failure)`. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A) async throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A) async throws(Failure) -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 1 input, plain for an async one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A) async -> R>,
    with replacement: @escaping @Sendable (A) -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 1 input, `throws` for an async one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A) async throws -> R>,
    with replacement: @escaping @Sendable (A) throws -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 1 input, `throws(Failure)` for an async one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A) async throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A) throws(Failure) -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 1 input, `async` for a `@concurrent` one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A) async -> R>,
    with replacement: @escaping @concurrent @Sendable (A) async -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 1 input, `async throws` for a `@concurrent` one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A) async throws -> R>,
    with replacement: @escaping @concurrent @Sendable (A) async throws -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 1 input, `async throws(Failure)` for a `@concurrent` one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A) async throws(Failure) -> R>,
    with replacement: @escaping @concurrent @Sendable (A) async throws(Failure) -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 1 input, plain for a `@concurrent` one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A) async -> R>,
    with replacement: @escaping @Sendable (A) -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 1 input, `throws` for a `@concurrent` one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A) async throws -> R>,
    with replacement: @escaping @Sendable (A) throws -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 1 input, `throws(Failure)` for a `@concurrent` one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A) async throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A) throws(Failure) -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 2 inputs, plain. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B) -> R>,
    with replacement: @escaping @Sendable (A, B) -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 2 inputs, `throws`. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B) throws -> R>,
    with replacement: @escaping @Sendable (A, B) throws -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 2 inputs, `throws(Failure)`. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B) throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A, B) throws(Failure) -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 2 inputs, `async`. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B) async -> R>,
    with replacement: @escaping @Sendable (A, B) async -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 2 inputs, `async throws`. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B) async throws -> R>,
    with replacement: @escaping @Sendable (A, B) async throws -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 2 inputs, `async throws(Failure)`. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B) async throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A, B) async throws(Failure) -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 2 inputs, plain for an async one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B) async -> R>,
    with replacement: @escaping @Sendable (A, B) -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 2 inputs, `throws` for an async one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B) async throws -> R>,
    with replacement: @escaping @Sendable (A, B) throws -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 2 inputs, `throws(Failure)` for an async one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B) async throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A, B) throws(Failure) -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 2 inputs, `async` for a `@concurrent` one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B) async -> R>,
    with replacement: @escaping @concurrent @Sendable (A, B) async -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 2 inputs, `async throws` for a `@concurrent` one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B) async throws -> R>,
    with replacement: @escaping @concurrent @Sendable (A, B) async throws -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 2 inputs, `async throws(Failure)` for a `@concurrent` one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B) async throws(Failure) -> R>,
    with replacement: @escaping @concurrent @Sendable (A, B) async throws(Failure) -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 2 inputs, plain for a `@concurrent` one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B) async -> R>,
    with replacement: @escaping @Sendable (A, B) -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 2 inputs, `throws` for a `@concurrent` one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B) async throws -> R>,
    with replacement: @escaping @Sendable (A, B) throws -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 2 inputs, `throws(Failure)` for a `@concurrent` one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B) async throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A, B) throws(Failure) -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 3 inputs, plain. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, C, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C) -> R>,
    with replacement: @escaping @Sendable (A, B, C) -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 3 inputs, `throws`. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, C, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C) throws -> R>,
    with replacement: @escaping @Sendable (A, B, C) throws -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 3 inputs, `throws(Failure)`. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, C, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C) throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A, B, C) throws(Failure) -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 3 inputs, `async`. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, C, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C) async -> R>,
    with replacement: @escaping @Sendable (A, B, C) async -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 3 inputs, `async throws`. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, C, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C) async throws -> R>,
    with replacement: @escaping @Sendable (A, B, C) async throws -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 3 inputs, `async throws(Failure)`. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, C, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C) async throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A, B, C) async throws(Failure) -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 3 inputs, plain for an async one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, C, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C) async -> R>,
    with replacement: @escaping @Sendable (A, B, C) -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 3 inputs, `throws` for an async one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, C, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C) async throws -> R>,
    with replacement: @escaping @Sendable (A, B, C) throws -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 3 inputs, `throws(Failure)` for an async one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, C, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C) async throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A, B, C) throws(Failure) -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 3 inputs, `async` for a `@concurrent` one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, C, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B, C) async -> R>,
    with replacement: @escaping @concurrent @Sendable (A, B, C) async -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 3 inputs, `async throws` for a `@concurrent` one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, C, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B, C) async throws -> R>,
    with replacement: @escaping @concurrent @Sendable (A, B, C) async throws -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 3 inputs, `async throws(Failure)` for a `@concurrent` one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, C, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B, C) async throws(Failure) -> R>,
    with replacement: @escaping @concurrent @Sendable (A, B, C) async throws(Failure) -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 3 inputs, plain for a `@concurrent` one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, C, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B, C) async -> R>,
    with replacement: @escaping @Sendable (A, B, C) -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 3 inputs, `throws` for a `@concurrent` one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, C, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B, C) async throws -> R>,
    with replacement: @escaping @Sendable (A, B, C) throws -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 3 inputs, `throws(Failure)` for a `@concurrent` one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, C, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B, C) async throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A, B, C) throws(Failure) -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 4 inputs, plain. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, C, D, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D) -> R>,
    with replacement: @escaping @Sendable (A, B, C, D) -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 4 inputs, `throws`. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, C, D, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D) throws -> R>,
    with replacement: @escaping @Sendable (A, B, C, D) throws -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 4 inputs, `throws(Failure)`. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, C, D, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D) throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A, B, C, D) throws(Failure) -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 4 inputs, `async`. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, C, D, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D) async -> R>,
    with replacement: @escaping @Sendable (A, B, C, D) async -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 4 inputs, `async throws`. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, C, D, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D) async throws -> R>,
    with replacement: @escaping @Sendable (A, B, C, D) async throws -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 4 inputs, `async throws(Failure)`. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, C, D, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D) async throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A, B, C, D) async throws(Failure) -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 4 inputs, plain for an async one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, C, D, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D) async -> R>,
    with replacement: @escaping @Sendable (A, B, C, D) -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 4 inputs, `throws` for an async one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, C, D, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D) async throws -> R>,
    with replacement: @escaping @Sendable (A, B, C, D) throws -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 4 inputs, `throws(Failure)` for an async one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, C, D, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D) async throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A, B, C, D) throws(Failure) -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 4 inputs, `async` for a `@concurrent` one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, C, D, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B, C, D) async -> R>,
    with replacement: @escaping @concurrent @Sendable (A, B, C, D) async -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 4 inputs, `async throws` for a `@concurrent` one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, C, D, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B, C, D) async throws -> R>,
    with replacement: @escaping @concurrent @Sendable (A, B, C, D) async throws -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 4 inputs, `async throws(Failure)` for a `@concurrent` one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, C, D, R, Failure>(
    _ endpoint: WritableKeyPath<
      Self,
      @concurrent @Sendable (A, B, C, D) async throws(Failure) -> R
    >,
    with replacement: @escaping @concurrent @Sendable (A, B, C, D) async throws(Failure) -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 4 inputs, plain for a `@concurrent` one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, C, D, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B, C, D) async -> R>,
    with replacement: @escaping @Sendable (A, B, C, D) -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 4 inputs, `throws` for a `@concurrent` one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, C, D, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B, C, D) async throws -> R>,
    with replacement: @escaping @Sendable (A, B, C, D) throws -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 4 inputs, `throws(Failure)` for a `@concurrent` one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, C, D, R, Failure>(
    _ endpoint: WritableKeyPath<
      Self,
      @concurrent @Sendable (A, B, C, D) async throws(Failure) -> R
    >,
    with replacement: @escaping @Sendable (A, B, C, D) throws(Failure) -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 5 inputs, plain. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, C, D, E, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D, E) -> R>,
    with replacement: @escaping @Sendable (A, B, C, D, E) -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 5 inputs, `throws`. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, C, D, E, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D, E) throws -> R>,
    with replacement: @escaping @Sendable (A, B, C, D, E) throws -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 5 inputs, `throws(Failure)`. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, C, D, E, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D, E) throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A, B, C, D, E) throws(Failure) -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 5 inputs, `async`. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, C, D, E, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D, E) async -> R>,
    with replacement: @escaping @Sendable (A, B, C, D, E) async -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 5 inputs, `async throws`. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, C, D, E, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D, E) async throws -> R>,
    with replacement: @escaping @Sendable (A, B, C, D, E) async throws -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 5 inputs, `async throws(Failure)`. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, C, D, E, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D, E) async throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A, B, C, D, E) async throws(Failure) -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 5 inputs, plain for an async one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, C, D, E, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D, E) async -> R>,
    with replacement: @escaping @Sendable (A, B, C, D, E) -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 5 inputs, `throws` for an async one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, C, D, E, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D, E) async throws -> R>,
    with replacement: @escaping @Sendable (A, B, C, D, E) throws -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 5 inputs, `throws(Failure)` for an async one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, C, D, E, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D, E) async throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A, B, C, D, E) throws(Failure) -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 5 inputs, `async` for a `@concurrent` one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, C, D, E, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B, C, D, E) async -> R>,
    with replacement: @escaping @concurrent @Sendable (A, B, C, D, E) async -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 5 inputs, `async throws` for a `@concurrent` one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, C, D, E, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B, C, D, E) async throws -> R>,
    with replacement: @escaping @concurrent @Sendable (A, B, C, D, E) async throws -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 5 inputs, `async throws(Failure)` for a `@concurrent` one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, C, D, E, R, Failure>(
    _ endpoint: WritableKeyPath<
      Self,
      @concurrent @Sendable (A, B, C, D, E) async throws(Failure) -> R
    >,
    with replacement: @escaping @concurrent @Sendable (A, B, C, D, E) async throws(Failure) -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 5 inputs, plain for a `@concurrent` one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, C, D, E, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B, C, D, E) async -> R>,
    with replacement: @escaping @Sendable (A, B, C, D, E) -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 5 inputs, `throws` for a `@concurrent` one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, C, D, E, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B, C, D, E) async throws -> R>,
    with replacement: @escaping @Sendable (A, B, C, D, E) throws -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 5 inputs, `throws(Failure)` for a `@concurrent` one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, C, D, E, R, Failure>(
    _ endpoint: WritableKeyPath<
      Self,
      @concurrent @Sendable (A, B, C, D, E) async throws(Failure) -> R
    >,
    with replacement: @escaping @Sendable (A, B, C, D, E) throws(Failure) -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 6 inputs, plain. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, C, D, E, F, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D, E, F) -> R>,
    with replacement: @escaping @Sendable (A, B, C, D, E, F) -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 6 inputs, `throws`. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, C, D, E, F, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D, E, F) throws -> R>,
    with replacement: @escaping @Sendable (A, B, C, D, E, F) throws -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 6 inputs, `throws(Failure)`. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, C, D, E, F, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D, E, F) throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A, B, C, D, E, F) throws(Failure) -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 6 inputs, `async`. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, C, D, E, F, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D, E, F) async -> R>,
    with replacement: @escaping @Sendable (A, B, C, D, E, F) async -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 6 inputs, `async throws`. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, C, D, E, F, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D, E, F) async throws -> R>,
    with replacement: @escaping @Sendable (A, B, C, D, E, F) async throws -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 6 inputs, `async throws(Failure)`. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, C, D, E, F, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D, E, F) async throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A, B, C, D, E, F) async throws(Failure) -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 6 inputs, plain for an async one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, C, D, E, F, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D, E, F) async -> R>,
    with replacement: @escaping @Sendable (A, B, C, D, E, F) -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 6 inputs, `throws` for an async one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, C, D, E, F, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D, E, F) async throws -> R>,
    with replacement: @escaping @Sendable (A, B, C, D, E, F) throws -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 6 inputs, `throws(Failure)` for an async one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, C, D, E, F, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D, E, F) async throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A, B, C, D, E, F) throws(Failure) -> R
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 6 inputs, `async` for a `@concurrent` one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, C, D, E, F, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B, C, D, E, F) async -> R>,
    with replacement: @escaping @concurrent @Sendable (A, B, C, D, E, F) async -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 6 inputs, `async throws` for a `@concurrent` one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, C, D, E, F, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B, C, D, E, F) async throws -> R>,
    with replacement: @escaping @concurrent @Sendable (A, B, C, D, E, F) async throws -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 6 inputs, `async throws(Failure)` for a `@concurrent` one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, C, D, E, F, R, Failure>(
    _ endpoint: WritableKeyPath<
      Self,
      @concurrent @Sendable (A, B, C, D, E, F) async throws(Failure) -> R
    >,
    with replacement:
      @escaping @concurrent @Sendable (A, B, C, D, E, F) async throws(Failure) -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 6 inputs, plain for a `@concurrent` one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, C, D, E, F, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B, C, D, E, F) async -> R>,
    with replacement: @escaping @Sendable (A, B, C, D, E, F) -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 6 inputs, `throws` for a `@concurrent` one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, C, D, E, F, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B, C, D, E, F) async throws -> R>,
    with replacement: @escaping @Sendable (A, B, C, D, E, F) throws -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }

  /// 6 inputs, `throws(Failure)` for a `@concurrent` one. See the first `overriding`.
  @_alwaysEmitIntoClient
  public func overriding<A, B, C, D, E, F, R, Failure>(
    _ endpoint: WritableKeyPath<
      Self,
      @concurrent @Sendable (A, B, C, D, E, F) async throws(Failure) -> R
    >,
    with replacement: @escaping @Sendable (A, B, C, D, E, F) throws(Failure) -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self {
    var copy = self
    copy[keyPath: endpoint] = replacement
    return copy
  }
}
