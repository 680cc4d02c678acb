// Written by overload-tables (Tests/Maintenance). Change that program, not this file.
// swift-format-ignore-file

#if !hasFeature(Embedded)  // See EmbeddedSwift.swift.
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
  @_alwaysEmitIntoClient public func overriding<R>(
    _ endpoint: WritableKeyPath<Self, @Sendable () -> R>,
    with replacement: @escaping @Sendable () -> R
  ) -> Self { replacing(endpoint, with: replacement) }

  /// Replaces a `throws` endpoint of no input.
  @_alwaysEmitIntoClient public func overriding<R>(
    _ endpoint: WritableKeyPath<Self, @Sendable () throws -> R>,
    with replacement: @escaping @Sendable () throws -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces a `throws(Failure)` endpoint of no input.
  @_alwaysEmitIntoClient public func overriding<R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable () throws(Failure) -> R>,
    with replacement: @escaping @Sendable () throws(Failure) -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces an `async` endpoint of no input.
  @_alwaysEmitIntoClient public func overriding<R>(
    _ endpoint: WritableKeyPath<Self, @Sendable () async -> R>,
    with replacement: @escaping @Sendable () async -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces an `async throws` endpoint of no input.
  @_alwaysEmitIntoClient public func overriding<R>(
    _ endpoint: WritableKeyPath<Self, @Sendable () async throws -> R>,
    with replacement: @escaping @Sendable () async throws -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces an `async throws(Failure)` endpoint of no input.
  @_alwaysEmitIntoClient public func overriding<R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable () async throws(Failure) -> R>,
    with replacement: @escaping @Sendable () async throws(Failure) -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces an `async` endpoint of no input by a synchronous one.
  @_alwaysEmitIntoClient public func overriding<R>(
    _ endpoint: WritableKeyPath<Self, @Sendable () async -> R>,
    with replacement: @escaping @Sendable () -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces an `async throws` endpoint of no input by a synchronous one.
  @_alwaysEmitIntoClient public func overriding<R>(
    _ endpoint: WritableKeyPath<Self, @Sendable () async throws -> R>,
    with replacement: @escaping @Sendable () throws -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces an `async throws(Failure)` endpoint of no input by a synchronous one.
  @_alwaysEmitIntoClient public func overriding<R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable () async throws(Failure) -> R>,
    with replacement: @escaping @Sendable () throws(Failure) -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces a `@concurrent async` endpoint of no input.
  @_alwaysEmitIntoClient public func overriding<R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable () async -> R>,
    with replacement: @escaping @concurrent @Sendable () async -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces a `@concurrent async throws` endpoint of no input.
  @_alwaysEmitIntoClient public func overriding<R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable () async throws -> R>,
    with replacement: @escaping @concurrent @Sendable () async throws -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces a `@concurrent async throws(Failure)` endpoint of no input.
  @_alwaysEmitIntoClient public func overriding<R, Failure>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable () async throws(Failure) -> R>,
    with replacement: @escaping @concurrent @Sendable () async throws(Failure) -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces a `@concurrent async` endpoint of no input by a synchronous one.
  @_alwaysEmitIntoClient public func overriding<R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable () async -> R>,
    with replacement: @escaping @Sendable () -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces a `@concurrent async throws` endpoint of no input by a synchronous one.
  @_alwaysEmitIntoClient public func overriding<R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable () async throws -> R>,
    with replacement: @escaping @Sendable () throws -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces a `@concurrent async throws(Failure)` endpoint of no input by a synchronous one.
  @_alwaysEmitIntoClient public func overriding<R, Failure>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable () async throws(Failure) -> R>,
    with replacement: @escaping @Sendable () throws(Failure) -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self { replacing(endpoint, with: replacement) }

  /// Replaces a plain endpoint of one input.
  @_alwaysEmitIntoClient public func overriding<A, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A) -> R>,
    with replacement: @escaping @Sendable (A) -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces a `throws` endpoint of one input.
  @_alwaysEmitIntoClient public func overriding<A, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A) throws -> R>,
    with replacement: @escaping @Sendable (A) throws -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces a `throws(Failure)` endpoint of one input.
  @_alwaysEmitIntoClient public func overriding<A, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A) throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A) throws(Failure) -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces an `async` endpoint of one input.
  @_alwaysEmitIntoClient public func overriding<A, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A) async -> R>,
    with replacement: @escaping @Sendable (A) async -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces an `async throws` endpoint of one input.
  @_alwaysEmitIntoClient public func overriding<A, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A) async throws -> R>,
    with replacement: @escaping @Sendable (A) async throws -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces an `async throws(Failure)` endpoint of one input.
  @_alwaysEmitIntoClient public func overriding<A, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A) async throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A) async throws(Failure) -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces an `async` endpoint of one input by a synchronous one.
  @_alwaysEmitIntoClient public func overriding<A, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A) async -> R>,
    with replacement: @escaping @Sendable (A) -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces an `async throws` endpoint of one input by a synchronous one.
  @_alwaysEmitIntoClient public func overriding<A, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A) async throws -> R>,
    with replacement: @escaping @Sendable (A) throws -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces an `async throws(Failure)` endpoint of one input by a synchronous one.
  @_alwaysEmitIntoClient public func overriding<A, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A) async throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A) throws(Failure) -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces a `@concurrent async` endpoint of one input.
  @_alwaysEmitIntoClient public func overriding<A, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A) async -> R>,
    with replacement: @escaping @concurrent @Sendable (A) async -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces a `@concurrent async throws` endpoint of one input.
  @_alwaysEmitIntoClient public func overriding<A, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A) async throws -> R>,
    with replacement: @escaping @concurrent @Sendable (A) async throws -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces a `@concurrent async throws(Failure)` endpoint of one input.
  @_alwaysEmitIntoClient public func overriding<A, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A) async throws(Failure) -> R>,
    with replacement: @escaping @concurrent @Sendable (A) async throws(Failure) -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces a `@concurrent async` endpoint of one input by a synchronous one.
  @_alwaysEmitIntoClient public func overriding<A, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A) async -> R>,
    with replacement: @escaping @Sendable (A) -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces a `@concurrent async throws` endpoint of one input by a synchronous one.
  @_alwaysEmitIntoClient public func overriding<A, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A) async throws -> R>,
    with replacement: @escaping @Sendable (A) throws -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces a `@concurrent async throws(Failure)` endpoint of one input by a synchronous one.
  @_alwaysEmitIntoClient public func overriding<A, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A) async throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A) throws(Failure) -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self { replacing(endpoint, with: replacement) }

  /// Replaces a plain endpoint of two inputs.
  @_alwaysEmitIntoClient public func overriding<A, B, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B) -> R>,
    with replacement: @escaping @Sendable (A, B) -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces a `throws` endpoint of two inputs.
  @_alwaysEmitIntoClient public func overriding<A, B, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B) throws -> R>,
    with replacement: @escaping @Sendable (A, B) throws -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces a `throws(Failure)` endpoint of two inputs.
  @_alwaysEmitIntoClient public func overriding<A, B, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B) throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A, B) throws(Failure) -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces an `async` endpoint of two inputs.
  @_alwaysEmitIntoClient public func overriding<A, B, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B) async -> R>,
    with replacement: @escaping @Sendable (A, B) async -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces an `async throws` endpoint of two inputs.
  @_alwaysEmitIntoClient public func overriding<A, B, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B) async throws -> R>,
    with replacement: @escaping @Sendable (A, B) async throws -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces an `async throws(Failure)` endpoint of two inputs.
  @_alwaysEmitIntoClient public func overriding<A, B, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B) async throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A, B) async throws(Failure) -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces an `async` endpoint of two inputs by a synchronous one.
  @_alwaysEmitIntoClient public func overriding<A, B, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B) async -> R>,
    with replacement: @escaping @Sendable (A, B) -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces an `async throws` endpoint of two inputs by a synchronous one.
  @_alwaysEmitIntoClient public func overriding<A, B, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B) async throws -> R>,
    with replacement: @escaping @Sendable (A, B) throws -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces an `async throws(Failure)` endpoint of two inputs by a synchronous one.
  @_alwaysEmitIntoClient public func overriding<A, B, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B) async throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A, B) throws(Failure) -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces a `@concurrent async` endpoint of two inputs.
  @_alwaysEmitIntoClient public func overriding<A, B, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B) async -> R>,
    with replacement: @escaping @concurrent @Sendable (A, B) async -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces a `@concurrent async throws` endpoint of two inputs.
  @_alwaysEmitIntoClient public func overriding<A, B, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B) async throws -> R>,
    with replacement: @escaping @concurrent @Sendable (A, B) async throws -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces a `@concurrent async throws(Failure)` endpoint of two inputs.
  @_alwaysEmitIntoClient public func overriding<A, B, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B) async throws(Failure) -> R>,
    with replacement: @escaping @concurrent @Sendable (A, B) async throws(Failure) -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces a `@concurrent async` endpoint of two inputs by a synchronous one.
  @_alwaysEmitIntoClient public func overriding<A, B, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B) async -> R>,
    with replacement: @escaping @Sendable (A, B) -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces a `@concurrent async throws` endpoint of two inputs by a synchronous one.
  @_alwaysEmitIntoClient public func overriding<A, B, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B) async throws -> R>,
    with replacement: @escaping @Sendable (A, B) throws -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces a `@concurrent async throws(Failure)` endpoint of two inputs by a synchronous one.
  @_alwaysEmitIntoClient public func overriding<A, B, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B) async throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A, B) throws(Failure) -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self { replacing(endpoint, with: replacement) }

  /// Replaces a plain endpoint of three inputs.
  @_alwaysEmitIntoClient public func overriding<A, B, C, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C) -> R>,
    with replacement: @escaping @Sendable (A, B, C) -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces a `throws` endpoint of three inputs.
  @_alwaysEmitIntoClient public func overriding<A, B, C, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C) throws -> R>,
    with replacement: @escaping @Sendable (A, B, C) throws -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces a `throws(Failure)` endpoint of three inputs.
  @_alwaysEmitIntoClient public func overriding<A, B, C, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C) throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A, B, C) throws(Failure) -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces an `async` endpoint of three inputs.
  @_alwaysEmitIntoClient public func overriding<A, B, C, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C) async -> R>,
    with replacement: @escaping @Sendable (A, B, C) async -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces an `async throws` endpoint of three inputs.
  @_alwaysEmitIntoClient public func overriding<A, B, C, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C) async throws -> R>,
    with replacement: @escaping @Sendable (A, B, C) async throws -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces an `async throws(Failure)` endpoint of three inputs.
  @_alwaysEmitIntoClient public func overriding<A, B, C, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C) async throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A, B, C) async throws(Failure) -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces an `async` endpoint of three inputs by a synchronous one.
  @_alwaysEmitIntoClient public func overriding<A, B, C, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C) async -> R>,
    with replacement: @escaping @Sendable (A, B, C) -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces an `async throws` endpoint of three inputs by a synchronous one.
  @_alwaysEmitIntoClient public func overriding<A, B, C, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C) async throws -> R>,
    with replacement: @escaping @Sendable (A, B, C) throws -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces an `async throws(Failure)` endpoint of three inputs by a synchronous one.
  @_alwaysEmitIntoClient public func overriding<A, B, C, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C) async throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A, B, C) throws(Failure) -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces a `@concurrent async` endpoint of three inputs.
  @_alwaysEmitIntoClient public func overriding<A, B, C, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B, C) async -> R>,
    with replacement: @escaping @concurrent @Sendable (A, B, C) async -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces a `@concurrent async throws` endpoint of three inputs.
  @_alwaysEmitIntoClient public func overriding<A, B, C, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B, C) async throws -> R>,
    with replacement: @escaping @concurrent @Sendable (A, B, C) async throws -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces a `@concurrent async throws(Failure)` endpoint of three inputs.
  @_alwaysEmitIntoClient public func overriding<A, B, C, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B, C) async throws(Failure) -> R>,
    with replacement: @escaping @concurrent @Sendable (A, B, C) async throws(Failure) -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces a `@concurrent async` endpoint of three inputs by a synchronous one.
  @_alwaysEmitIntoClient public func overriding<A, B, C, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B, C) async -> R>,
    with replacement: @escaping @Sendable (A, B, C) -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces a `@concurrent async throws` endpoint of three inputs by a synchronous one.
  @_alwaysEmitIntoClient public func overriding<A, B, C, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B, C) async throws -> R>,
    with replacement: @escaping @Sendable (A, B, C) throws -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces a `@concurrent async throws(Failure)` endpoint of three inputs by a synchronous one.
  @_alwaysEmitIntoClient public func overriding<A, B, C, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B, C) async throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A, B, C) throws(Failure) -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self { replacing(endpoint, with: replacement) }

  /// Replaces a plain endpoint of four inputs.
  @_alwaysEmitIntoClient public func overriding<A, B, C, D, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D) -> R>,
    with replacement: @escaping @Sendable (A, B, C, D) -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces a `throws` endpoint of four inputs.
  @_alwaysEmitIntoClient public func overriding<A, B, C, D, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D) throws -> R>,
    with replacement: @escaping @Sendable (A, B, C, D) throws -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces a `throws(Failure)` endpoint of four inputs.
  @_alwaysEmitIntoClient public func overriding<A, B, C, D, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D) throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A, B, C, D) throws(Failure) -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces an `async` endpoint of four inputs.
  @_alwaysEmitIntoClient public func overriding<A, B, C, D, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D) async -> R>,
    with replacement: @escaping @Sendable (A, B, C, D) async -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces an `async throws` endpoint of four inputs.
  @_alwaysEmitIntoClient public func overriding<A, B, C, D, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D) async throws -> R>,
    with replacement: @escaping @Sendable (A, B, C, D) async throws -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces an `async throws(Failure)` endpoint of four inputs.
  @_alwaysEmitIntoClient public func overriding<A, B, C, D, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D) async throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A, B, C, D) async throws(Failure) -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces an `async` endpoint of four inputs by a synchronous one.
  @_alwaysEmitIntoClient public func overriding<A, B, C, D, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D) async -> R>,
    with replacement: @escaping @Sendable (A, B, C, D) -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces an `async throws` endpoint of four inputs by a synchronous one.
  @_alwaysEmitIntoClient public func overriding<A, B, C, D, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D) async throws -> R>,
    with replacement: @escaping @Sendable (A, B, C, D) throws -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces an `async throws(Failure)` endpoint of four inputs by a synchronous one.
  @_alwaysEmitIntoClient public func overriding<A, B, C, D, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D) async throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A, B, C, D) throws(Failure) -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces a `@concurrent async` endpoint of four inputs.
  @_alwaysEmitIntoClient public func overriding<A, B, C, D, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B, C, D) async -> R>,
    with replacement: @escaping @concurrent @Sendable (A, B, C, D) async -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces a `@concurrent async throws` endpoint of four inputs.
  @_alwaysEmitIntoClient public func overriding<A, B, C, D, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B, C, D) async throws -> R>,
    with replacement: @escaping @concurrent @Sendable (A, B, C, D) async throws -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces a `@concurrent async throws(Failure)` endpoint of four inputs.
  @_alwaysEmitIntoClient public func overriding<A, B, C, D, R, Failure>(
    _ endpoint: WritableKeyPath<Self,
      @concurrent @Sendable (A, B, C, D) async throws(Failure) -> R>,
    with replacement: @escaping @concurrent @Sendable (A, B, C, D) async throws(Failure) -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces a `@concurrent async` endpoint of four inputs by a synchronous one.
  @_alwaysEmitIntoClient public func overriding<A, B, C, D, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B, C, D) async -> R>,
    with replacement: @escaping @Sendable (A, B, C, D) -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces a `@concurrent async throws` endpoint of four inputs by a synchronous one.
  @_alwaysEmitIntoClient public func overriding<A, B, C, D, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B, C, D) async throws -> R>,
    with replacement: @escaping @Sendable (A, B, C, D) throws -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces a `@concurrent async throws(Failure)` endpoint of four inputs by a synchronous one.
  @_alwaysEmitIntoClient public func overriding<A, B, C, D, R, Failure>(
    _ endpoint: WritableKeyPath<Self,
      @concurrent @Sendable (A, B, C, D) async throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A, B, C, D) throws(Failure) -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self { replacing(endpoint, with: replacement) }

  /// Replaces a plain endpoint of five inputs.
  @_alwaysEmitIntoClient public func overriding<A, B, C, D, E, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D, E) -> R>,
    with replacement: @escaping @Sendable (A, B, C, D, E) -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces a `throws` endpoint of five inputs.
  @_alwaysEmitIntoClient public func overriding<A, B, C, D, E, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D, E) throws -> R>,
    with replacement: @escaping @Sendable (A, B, C, D, E) throws -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces a `throws(Failure)` endpoint of five inputs.
  @_alwaysEmitIntoClient public func overriding<A, B, C, D, E, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D, E) throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A, B, C, D, E) throws(Failure) -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces an `async` endpoint of five inputs.
  @_alwaysEmitIntoClient public func overriding<A, B, C, D, E, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D, E) async -> R>,
    with replacement: @escaping @Sendable (A, B, C, D, E) async -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces an `async throws` endpoint of five inputs.
  @_alwaysEmitIntoClient public func overriding<A, B, C, D, E, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D, E) async throws -> R>,
    with replacement: @escaping @Sendable (A, B, C, D, E) async throws -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces an `async throws(Failure)` endpoint of five inputs.
  @_alwaysEmitIntoClient public func overriding<A, B, C, D, E, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D, E) async throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A, B, C, D, E) async throws(Failure) -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces an `async` endpoint of five inputs by a synchronous one.
  @_alwaysEmitIntoClient public func overriding<A, B, C, D, E, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D, E) async -> R>,
    with replacement: @escaping @Sendable (A, B, C, D, E) -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces an `async throws` endpoint of five inputs by a synchronous one.
  @_alwaysEmitIntoClient public func overriding<A, B, C, D, E, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D, E) async throws -> R>,
    with replacement: @escaping @Sendable (A, B, C, D, E) throws -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces an `async throws(Failure)` endpoint of five inputs by a synchronous one.
  @_alwaysEmitIntoClient public func overriding<A, B, C, D, E, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D, E) async throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A, B, C, D, E) throws(Failure) -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces a `@concurrent async` endpoint of five inputs.
  @_alwaysEmitIntoClient public func overriding<A, B, C, D, E, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B, C, D, E) async -> R>,
    with replacement: @escaping @concurrent @Sendable (A, B, C, D, E) async -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces a `@concurrent async throws` endpoint of five inputs.
  @_alwaysEmitIntoClient public func overriding<A, B, C, D, E, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B, C, D, E) async throws -> R>,
    with replacement: @escaping @concurrent @Sendable (A, B, C, D, E) async throws -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces a `@concurrent async throws(Failure)` endpoint of five inputs.
  @_alwaysEmitIntoClient public func overriding<A, B, C, D, E, R, Failure>(
    _ endpoint: WritableKeyPath<Self,
      @concurrent @Sendable (A, B, C, D, E) async throws(Failure) -> R>,
    with replacement: @escaping @concurrent @Sendable (A, B, C, D, E) async throws(Failure) -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces a `@concurrent async` endpoint of five inputs by a synchronous one.
  @_alwaysEmitIntoClient public func overriding<A, B, C, D, E, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B, C, D, E) async -> R>,
    with replacement: @escaping @Sendable (A, B, C, D, E) -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces a `@concurrent async throws` endpoint of five inputs by a synchronous one.
  @_alwaysEmitIntoClient public func overriding<A, B, C, D, E, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B, C, D, E) async throws -> R>,
    with replacement: @escaping @Sendable (A, B, C, D, E) throws -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces a `@concurrent async throws(Failure)` endpoint of five inputs by a synchronous one.
  @_alwaysEmitIntoClient public func overriding<A, B, C, D, E, R, Failure>(
    _ endpoint: WritableKeyPath<Self,
      @concurrent @Sendable (A, B, C, D, E) async throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A, B, C, D, E) throws(Failure) -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self { replacing(endpoint, with: replacement) }

  /// Replaces a plain endpoint of six inputs.
  @_alwaysEmitIntoClient public func overriding<A, B, C, D, E, F, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D, E, F) -> R>,
    with replacement: @escaping @Sendable (A, B, C, D, E, F) -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces a `throws` endpoint of six inputs.
  @_alwaysEmitIntoClient public func overriding<A, B, C, D, E, F, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D, E, F) throws -> R>,
    with replacement: @escaping @Sendable (A, B, C, D, E, F) throws -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces a `throws(Failure)` endpoint of six inputs.
  @_alwaysEmitIntoClient public func overriding<A, B, C, D, E, F, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D, E, F) throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A, B, C, D, E, F) throws(Failure) -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces an `async` endpoint of six inputs.
  @_alwaysEmitIntoClient public func overriding<A, B, C, D, E, F, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D, E, F) async -> R>,
    with replacement: @escaping @Sendable (A, B, C, D, E, F) async -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces an `async throws` endpoint of six inputs.
  @_alwaysEmitIntoClient public func overriding<A, B, C, D, E, F, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D, E, F) async throws -> R>,
    with replacement: @escaping @Sendable (A, B, C, D, E, F) async throws -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces an `async throws(Failure)` endpoint of six inputs.
  @_alwaysEmitIntoClient public func overriding<A, B, C, D, E, F, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D, E, F) async throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A, B, C, D, E, F) async throws(Failure) -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces an `async` endpoint of six inputs by a synchronous one.
  @_alwaysEmitIntoClient public func overriding<A, B, C, D, E, F, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D, E, F) async -> R>,
    with replacement: @escaping @Sendable (A, B, C, D, E, F) -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces an `async throws` endpoint of six inputs by a synchronous one.
  @_alwaysEmitIntoClient public func overriding<A, B, C, D, E, F, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D, E, F) async throws -> R>,
    with replacement: @escaping @Sendable (A, B, C, D, E, F) throws -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces an `async throws(Failure)` endpoint of six inputs by a synchronous one.
  @_alwaysEmitIntoClient public func overriding<A, B, C, D, E, F, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D, E, F) async throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A, B, C, D, E, F) throws(Failure) -> R
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces a `@concurrent async` endpoint of six inputs.
  @_alwaysEmitIntoClient public func overriding<A, B, C, D, E, F, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B, C, D, E, F) async -> R>,
    with replacement: @escaping @concurrent @Sendable (A, B, C, D, E, F) async -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces a `@concurrent async throws` endpoint of six inputs.
  @_alwaysEmitIntoClient public func overriding<A, B, C, D, E, F, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B, C, D, E, F) async throws -> R>,
    with replacement: @escaping @concurrent @Sendable (A, B, C, D, E, F) async throws -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces a `@concurrent async throws(Failure)` endpoint of six inputs.
  @_alwaysEmitIntoClient public func overriding<A, B, C, D, E, F, R, Failure>(
    _ endpoint: WritableKeyPath<Self,
      @concurrent @Sendable (A, B, C, D, E, F) async throws(Failure) -> R>,
    with replacement:
      @escaping @concurrent @Sendable (A, B, C, D, E, F) async throws(Failure) -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces a `@concurrent async` endpoint of six inputs by a synchronous one.
  @_alwaysEmitIntoClient public func overriding<A, B, C, D, E, F, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B, C, D, E, F) async -> R>,
    with replacement: @escaping @Sendable (A, B, C, D, E, F) -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces a `@concurrent async throws` endpoint of six inputs by a synchronous one.
  @_alwaysEmitIntoClient public func overriding<A, B, C, D, E, F, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B, C, D, E, F) async throws -> R>,
    with replacement: @escaping @Sendable (A, B, C, D, E, F) throws -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self { replacing(endpoint, with: replacement) }
  /// Replaces a `@concurrent async throws(Failure)` endpoint of six inputs by a synchronous one.
  @_alwaysEmitIntoClient public func overriding<A, B, C, D, E, F, R, Failure>(
    _ endpoint: WritableKeyPath<Self,
      @concurrent @Sendable (A, B, C, D, E, F) async throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A, B, C, D, E, F) throws(Failure) -> R,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) -> Self { replacing(endpoint, with: replacement) }
}
#else
extension TestableCapability {
  /// Replaces a plain endpoint of no input.
  @_alwaysEmitIntoClient @_transparent public func overriding<R>(
    _ endpoint: @autoclosure () -> WritableKeyPath<Self, @Sendable () -> R>,
    with replacement: @escaping @Sendable () -> R
  ) -> Self { var copy = self; copy[keyPath: endpoint()] = replacement; return copy }
  /// Replaces a `throws(Failure)` endpoint of no input.
  @_alwaysEmitIntoClient @_transparent public func overriding<R, Failure>(
    _ endpoint: @autoclosure () -> WritableKeyPath<Self, @Sendable () throws(Failure) -> R>,
    with replacement: @escaping @Sendable () throws(Failure) -> R
  ) -> Self { var copy = self; copy[keyPath: endpoint()] = replacement; return copy }

  /// Replaces a plain endpoint of one input.
  @_alwaysEmitIntoClient @_transparent public func overriding<A, R>(
    _ endpoint: @autoclosure () -> WritableKeyPath<Self, @Sendable (A) -> R>,
    with replacement: @escaping @Sendable (A) -> R
  ) -> Self { var copy = self; copy[keyPath: endpoint()] = replacement; return copy }
  /// Replaces a `throws(Failure)` endpoint of one input.
  @_alwaysEmitIntoClient @_transparent public func overriding<A, R, Failure>(
    _ endpoint: @autoclosure () -> WritableKeyPath<Self, @Sendable (A) throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A) throws(Failure) -> R
  ) -> Self { var copy = self; copy[keyPath: endpoint()] = replacement; return copy }

  /// Replaces a plain endpoint of two inputs.
  @_alwaysEmitIntoClient @_transparent public func overriding<A, B, R>(
    _ endpoint: @autoclosure () -> WritableKeyPath<Self, @Sendable (A, B) -> R>,
    with replacement: @escaping @Sendable (A, B) -> R
  ) -> Self { var copy = self; copy[keyPath: endpoint()] = replacement; return copy }
  /// Replaces a `throws(Failure)` endpoint of two inputs.
  @_alwaysEmitIntoClient @_transparent public func overriding<A, B, R, Failure>(
    _ endpoint: @autoclosure () -> WritableKeyPath<Self, @Sendable (A, B) throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A, B) throws(Failure) -> R
  ) -> Self { var copy = self; copy[keyPath: endpoint()] = replacement; return copy }

  /// Replaces a plain endpoint of three inputs.
  @_alwaysEmitIntoClient @_transparent public func overriding<A, B, C, R>(
    _ endpoint: @autoclosure () -> WritableKeyPath<Self, @Sendable (A, B, C) -> R>,
    with replacement: @escaping @Sendable (A, B, C) -> R
  ) -> Self { var copy = self; copy[keyPath: endpoint()] = replacement; return copy }
  /// Replaces a `throws(Failure)` endpoint of three inputs.
  @_alwaysEmitIntoClient @_transparent public func overriding<A, B, C, R, Failure>(
    _ endpoint: @autoclosure () -> WritableKeyPath<Self, @Sendable (A, B, C) throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A, B, C) throws(Failure) -> R
  ) -> Self { var copy = self; copy[keyPath: endpoint()] = replacement; return copy }

  /// Replaces a plain endpoint of four inputs.
  @_alwaysEmitIntoClient @_transparent public func overriding<A, B, C, D, R>(
    _ endpoint: @autoclosure () -> WritableKeyPath<Self, @Sendable (A, B, C, D) -> R>,
    with replacement: @escaping @Sendable (A, B, C, D) -> R
  ) -> Self { var copy = self; copy[keyPath: endpoint()] = replacement; return copy }
  /// Replaces a `throws(Failure)` endpoint of four inputs.
  @_alwaysEmitIntoClient @_transparent public func overriding<A, B, C, D, R, Failure>(
    _ endpoint: @autoclosure () -> WritableKeyPath<Self,
      @Sendable (A, B, C, D) throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A, B, C, D) throws(Failure) -> R
  ) -> Self { var copy = self; copy[keyPath: endpoint()] = replacement; return copy }

  /// Replaces a plain endpoint of five inputs.
  @_alwaysEmitIntoClient @_transparent public func overriding<A, B, C, D, E, R>(
    _ endpoint: @autoclosure () -> WritableKeyPath<Self, @Sendable (A, B, C, D, E) -> R>,
    with replacement: @escaping @Sendable (A, B, C, D, E) -> R
  ) -> Self { var copy = self; copy[keyPath: endpoint()] = replacement; return copy }
  /// Replaces a `throws(Failure)` endpoint of five inputs.
  @_alwaysEmitIntoClient @_transparent public func overriding<A, B, C, D, E, R, Failure>(
    _ endpoint: @autoclosure () -> WritableKeyPath<Self,
      @Sendable (A, B, C, D, E) throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A, B, C, D, E) throws(Failure) -> R
  ) -> Self { var copy = self; copy[keyPath: endpoint()] = replacement; return copy }

  /// Replaces a plain endpoint of six inputs.
  @_alwaysEmitIntoClient @_transparent public func overriding<A, B, C, D, E, F, R>(
    _ endpoint: @autoclosure () -> WritableKeyPath<Self, @Sendable (A, B, C, D, E, F) -> R>,
    with replacement: @escaping @Sendable (A, B, C, D, E, F) -> R
  ) -> Self { var copy = self; copy[keyPath: endpoint()] = replacement; return copy }
  /// Replaces a `throws(Failure)` endpoint of six inputs.
  @_alwaysEmitIntoClient @_transparent public func overriding<A, B, C, D, E, F, R, Failure>(
    _ endpoint: @autoclosure () -> WritableKeyPath<Self,
      @Sendable (A, B, C, D, E, F) throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A, B, C, D, E, F) throws(Failure) -> R
  ) -> Self { var copy = self; copy[keyPath: endpoint()] = replacement; return copy }
}
#if canImport(_Concurrency)
extension TestableCapability {
  /// Replaces an `async` endpoint of no input.
  @_alwaysEmitIntoClient @_transparent public func overriding<R>(
    _ endpoint: @autoclosure () -> WritableKeyPath<Self, @Sendable () async -> R>,
    with replacement: @escaping @Sendable () async -> R
  ) -> Self { var copy = self; copy[keyPath: endpoint()] = replacement; return copy }
  /// Replaces an `async throws(Failure)` endpoint of no input.
  @_alwaysEmitIntoClient @_transparent public func overriding<R, Failure>(
    _ endpoint: @autoclosure () -> WritableKeyPath<Self, @Sendable () async throws(Failure) -> R>,
    with replacement: @escaping @Sendable () async throws(Failure) -> R
  ) -> Self { var copy = self; copy[keyPath: endpoint()] = replacement; return copy }
  /// Replaces an `async` endpoint of no input by a synchronous one.
  @_alwaysEmitIntoClient @_transparent public func overriding<R>(
    _ endpoint: @autoclosure () -> WritableKeyPath<Self, @Sendable () async -> R>,
    with replacement: @escaping @Sendable () -> R
  ) -> Self { var copy = self; copy[keyPath: endpoint()] = replacement; return copy }
  /// Replaces an `async throws(Failure)` endpoint of no input by a synchronous one.
  @_alwaysEmitIntoClient @_transparent public func overriding<R, Failure>(
    _ endpoint: @autoclosure () -> WritableKeyPath<Self, @Sendable () async throws(Failure) -> R>,
    with replacement: @escaping @Sendable () throws(Failure) -> R
  ) -> Self { var copy = self; copy[keyPath: endpoint()] = replacement; return copy }

  /// Replaces an `async` endpoint of one input.
  @_alwaysEmitIntoClient @_transparent public func overriding<A, R>(
    _ endpoint: @autoclosure () -> WritableKeyPath<Self, @Sendable (A) async -> R>,
    with replacement: @escaping @Sendable (A) async -> R
  ) -> Self { var copy = self; copy[keyPath: endpoint()] = replacement; return copy }
  /// Replaces an `async throws(Failure)` endpoint of one input.
  @_alwaysEmitIntoClient @_transparent public func overriding<A, R, Failure>(
    _ endpoint: @autoclosure () -> WritableKeyPath<Self, @Sendable (A) async throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A) async throws(Failure) -> R
  ) -> Self { var copy = self; copy[keyPath: endpoint()] = replacement; return copy }
  /// Replaces an `async` endpoint of one input by a synchronous one.
  @_alwaysEmitIntoClient @_transparent public func overriding<A, R>(
    _ endpoint: @autoclosure () -> WritableKeyPath<Self, @Sendable (A) async -> R>,
    with replacement: @escaping @Sendable (A) -> R
  ) -> Self { var copy = self; copy[keyPath: endpoint()] = replacement; return copy }
  /// Replaces an `async throws(Failure)` endpoint of one input by a synchronous one.
  @_alwaysEmitIntoClient @_transparent public func overriding<A, R, Failure>(
    _ endpoint: @autoclosure () -> WritableKeyPath<Self, @Sendable (A) async throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A) throws(Failure) -> R
  ) -> Self { var copy = self; copy[keyPath: endpoint()] = replacement; return copy }

  /// Replaces an `async` endpoint of two inputs.
  @_alwaysEmitIntoClient @_transparent public func overriding<A, B, R>(
    _ endpoint: @autoclosure () -> WritableKeyPath<Self, @Sendable (A, B) async -> R>,
    with replacement: @escaping @Sendable (A, B) async -> R
  ) -> Self { var copy = self; copy[keyPath: endpoint()] = replacement; return copy }
  /// Replaces an `async throws(Failure)` endpoint of two inputs.
  @_alwaysEmitIntoClient @_transparent public func overriding<A, B, R, Failure>(
    _ endpoint: @autoclosure () -> WritableKeyPath<Self,
      @Sendable (A, B) async throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A, B) async throws(Failure) -> R
  ) -> Self { var copy = self; copy[keyPath: endpoint()] = replacement; return copy }
  /// Replaces an `async` endpoint of two inputs by a synchronous one.
  @_alwaysEmitIntoClient @_transparent public func overriding<A, B, R>(
    _ endpoint: @autoclosure () -> WritableKeyPath<Self, @Sendable (A, B) async -> R>,
    with replacement: @escaping @Sendable (A, B) -> R
  ) -> Self { var copy = self; copy[keyPath: endpoint()] = replacement; return copy }
  /// Replaces an `async throws(Failure)` endpoint of two inputs by a synchronous one.
  @_alwaysEmitIntoClient @_transparent public func overriding<A, B, R, Failure>(
    _ endpoint: @autoclosure () -> WritableKeyPath<Self,
      @Sendable (A, B) async throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A, B) throws(Failure) -> R
  ) -> Self { var copy = self; copy[keyPath: endpoint()] = replacement; return copy }

  /// Replaces an `async` endpoint of three inputs.
  @_alwaysEmitIntoClient @_transparent public func overriding<A, B, C, R>(
    _ endpoint: @autoclosure () -> WritableKeyPath<Self, @Sendable (A, B, C) async -> R>,
    with replacement: @escaping @Sendable (A, B, C) async -> R
  ) -> Self { var copy = self; copy[keyPath: endpoint()] = replacement; return copy }
  /// Replaces an `async throws(Failure)` endpoint of three inputs.
  @_alwaysEmitIntoClient @_transparent public func overriding<A, B, C, R, Failure>(
    _ endpoint: @autoclosure () -> WritableKeyPath<Self,
      @Sendable (A, B, C) async throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A, B, C) async throws(Failure) -> R
  ) -> Self { var copy = self; copy[keyPath: endpoint()] = replacement; return copy }
  /// Replaces an `async` endpoint of three inputs by a synchronous one.
  @_alwaysEmitIntoClient @_transparent public func overriding<A, B, C, R>(
    _ endpoint: @autoclosure () -> WritableKeyPath<Self, @Sendable (A, B, C) async -> R>,
    with replacement: @escaping @Sendable (A, B, C) -> R
  ) -> Self { var copy = self; copy[keyPath: endpoint()] = replacement; return copy }
  /// Replaces an `async throws(Failure)` endpoint of three inputs by a synchronous one.
  @_alwaysEmitIntoClient @_transparent public func overriding<A, B, C, R, Failure>(
    _ endpoint: @autoclosure () -> WritableKeyPath<Self,
      @Sendable (A, B, C) async throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A, B, C) throws(Failure) -> R
  ) -> Self { var copy = self; copy[keyPath: endpoint()] = replacement; return copy }

  /// Replaces an `async` endpoint of four inputs.
  @_alwaysEmitIntoClient @_transparent public func overriding<A, B, C, D, R>(
    _ endpoint: @autoclosure () -> WritableKeyPath<Self, @Sendable (A, B, C, D) async -> R>,
    with replacement: @escaping @Sendable (A, B, C, D) async -> R
  ) -> Self { var copy = self; copy[keyPath: endpoint()] = replacement; return copy }
  /// Replaces an `async throws(Failure)` endpoint of four inputs.
  @_alwaysEmitIntoClient @_transparent public func overriding<A, B, C, D, R, Failure>(
    _ endpoint: @autoclosure () -> WritableKeyPath<Self,
      @Sendable (A, B, C, D) async throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A, B, C, D) async throws(Failure) -> R
  ) -> Self { var copy = self; copy[keyPath: endpoint()] = replacement; return copy }
  /// Replaces an `async` endpoint of four inputs by a synchronous one.
  @_alwaysEmitIntoClient @_transparent public func overriding<A, B, C, D, R>(
    _ endpoint: @autoclosure () -> WritableKeyPath<Self, @Sendable (A, B, C, D) async -> R>,
    with replacement: @escaping @Sendable (A, B, C, D) -> R
  ) -> Self { var copy = self; copy[keyPath: endpoint()] = replacement; return copy }
  /// Replaces an `async throws(Failure)` endpoint of four inputs by a synchronous one.
  @_alwaysEmitIntoClient @_transparent public func overriding<A, B, C, D, R, Failure>(
    _ endpoint: @autoclosure () -> WritableKeyPath<Self,
      @Sendable (A, B, C, D) async throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A, B, C, D) throws(Failure) -> R
  ) -> Self { var copy = self; copy[keyPath: endpoint()] = replacement; return copy }

  /// Replaces an `async` endpoint of five inputs.
  @_alwaysEmitIntoClient @_transparent public func overriding<A, B, C, D, E, R>(
    _ endpoint: @autoclosure () -> WritableKeyPath<Self, @Sendable (A, B, C, D, E) async -> R>,
    with replacement: @escaping @Sendable (A, B, C, D, E) async -> R
  ) -> Self { var copy = self; copy[keyPath: endpoint()] = replacement; return copy }
  /// Replaces an `async throws(Failure)` endpoint of five inputs.
  @_alwaysEmitIntoClient @_transparent public func overriding<A, B, C, D, E, R, Failure>(
    _ endpoint: @autoclosure () -> WritableKeyPath<Self,
      @Sendable (A, B, C, D, E) async throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A, B, C, D, E) async throws(Failure) -> R
  ) -> Self { var copy = self; copy[keyPath: endpoint()] = replacement; return copy }
  /// Replaces an `async` endpoint of five inputs by a synchronous one.
  @_alwaysEmitIntoClient @_transparent public func overriding<A, B, C, D, E, R>(
    _ endpoint: @autoclosure () -> WritableKeyPath<Self, @Sendable (A, B, C, D, E) async -> R>,
    with replacement: @escaping @Sendable (A, B, C, D, E) -> R
  ) -> Self { var copy = self; copy[keyPath: endpoint()] = replacement; return copy }
  /// Replaces an `async throws(Failure)` endpoint of five inputs by a synchronous one.
  @_alwaysEmitIntoClient @_transparent public func overriding<A, B, C, D, E, R, Failure>(
    _ endpoint: @autoclosure () -> WritableKeyPath<Self,
      @Sendable (A, B, C, D, E) async throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A, B, C, D, E) throws(Failure) -> R
  ) -> Self { var copy = self; copy[keyPath: endpoint()] = replacement; return copy }

  /// Replaces an `async` endpoint of six inputs.
  @_alwaysEmitIntoClient @_transparent public func overriding<A, B, C, D, E, F, R>(
    _ endpoint: @autoclosure () -> WritableKeyPath<Self, @Sendable (A, B, C, D, E, F) async -> R>,
    with replacement: @escaping @Sendable (A, B, C, D, E, F) async -> R
  ) -> Self { var copy = self; copy[keyPath: endpoint()] = replacement; return copy }
  /// Replaces an `async throws(Failure)` endpoint of six inputs.
  @_alwaysEmitIntoClient @_transparent public func overriding<A, B, C, D, E, F, R, Failure>(
    _ endpoint: @autoclosure () -> WritableKeyPath<Self,
      @Sendable (A, B, C, D, E, F) async throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A, B, C, D, E, F) async throws(Failure) -> R
  ) -> Self { var copy = self; copy[keyPath: endpoint()] = replacement; return copy }
  /// Replaces an `async` endpoint of six inputs by a synchronous one.
  @_alwaysEmitIntoClient @_transparent public func overriding<A, B, C, D, E, F, R>(
    _ endpoint: @autoclosure () -> WritableKeyPath<Self, @Sendable (A, B, C, D, E, F) async -> R>,
    with replacement: @escaping @Sendable (A, B, C, D, E, F) -> R
  ) -> Self { var copy = self; copy[keyPath: endpoint()] = replacement; return copy }
  /// Replaces an `async throws(Failure)` endpoint of six inputs by a synchronous one.
  @_alwaysEmitIntoClient @_transparent public func overriding<A, B, C, D, E, F, R, Failure>(
    _ endpoint: @autoclosure () -> WritableKeyPath<Self,
      @Sendable (A, B, C, D, E, F) async throws(Failure) -> R>,
    with replacement: @escaping @Sendable (A, B, C, D, E, F) throws(Failure) -> R
  ) -> Self { var copy = self; copy[keyPath: endpoint()] = replacement; return copy }
}
#endif
#endif
