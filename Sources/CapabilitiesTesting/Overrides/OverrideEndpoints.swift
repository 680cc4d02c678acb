// Written by `swift run overload-tables`: change that program, not this file.

public import Capabilities
public import Testing

extension TestableCapability where Self: Interceptable {
  /// Replaces one endpoint for a test, and records an issue where the code under test never calls
  /// the replacement.
  ///
  /// ```swift
  /// world.override(\.payments.charge, with: { _ throws(PaymentError) in
  ///   throw .declined("card expired")
  /// })
  /// ```
  ///
  /// - Parameters:
  ///   - endpoint: The key path of the endpoint, of 0 to 6 inputs.
  ///   - unused: What to do where the replacement is never called.
  ///   - replacement: What takes the endpoint's place.
  ///   - sourceLocation: Where to show the issue.
  public mutating func override<R>(
    _ endpoint: WritableKeyPath<Self, @Sendable () -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable () -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 0 inputs, `throws`. See the first `override`.
  public mutating func override<R>(
    _ endpoint: WritableKeyPath<Self, @Sendable () throws -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable () throws -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 0 inputs, `throws(Failure)`. See the first `override`.
  public mutating func override<R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable () throws(Failure) -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable () throws(Failure) -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 0 inputs, `async`. See the first `override`.
  public mutating func override<R>(
    _ endpoint: WritableKeyPath<Self, @Sendable () async -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable () async -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 0 inputs, `async throws`. See the first `override`.
  public mutating func override<R>(
    _ endpoint: WritableKeyPath<Self, @Sendable () async throws -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable () async throws -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 0 inputs, `async throws(Failure)`. See the first `override`.
  public mutating func override<R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable () async throws(Failure) -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable () async throws(Failure) -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 0 inputs, plain for an async one. See the first `override`.
  public mutating func override<R>(
    _ endpoint: WritableKeyPath<Self, @Sendable () async -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable () -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 0 inputs, `throws` for an async one. See the first `override`.
  public mutating func override<R>(
    _ endpoint: WritableKeyPath<Self, @Sendable () async throws -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable () throws -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 0 inputs, `throws(Failure)` for an async one. See the first `override`.
  public mutating func override<R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable () async throws(Failure) -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable () throws(Failure) -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 0 inputs, `async` for a `@concurrent` one. See the first `override`.
  public mutating func override<R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable () async -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @concurrent @Sendable () async -> R,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 0 inputs, `async throws` for a `@concurrent` one. See the first `override`.
  public mutating func override<R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable () async throws -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @concurrent @Sendable () async throws -> R,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 0 inputs, `async throws(Failure)` for a `@concurrent` one. See the first `override`.
  public mutating func override<R, Failure>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable () async throws(Failure) -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @concurrent @Sendable () async throws(Failure) -> R,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 0 inputs, plain for a `@concurrent` one. See the first `override`.
  public mutating func override<R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable () async -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable () -> R,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 0 inputs, `throws` for a `@concurrent` one. See the first `override`.
  public mutating func override<R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable () async throws -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable () throws -> R,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 0 inputs, `throws(Failure)` for a `@concurrent` one. See the first `override`.
  public mutating func override<R, Failure>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable () async throws(Failure) -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable () throws(Failure) -> R,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 1 input, plain. See the first `override`.
  public mutating func override<A, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A) -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A) -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 1 input, `throws`. See the first `override`.
  public mutating func override<A, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A) throws -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A) throws -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 1 input, `throws(Failure)`. See the first `override`.
  public mutating func override<A, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A) throws(Failure) -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A) throws(Failure) -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 1 input, `async`. See the first `override`.
  public mutating func override<A, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A) async -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A) async -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 1 input, `async throws`. See the first `override`.
  public mutating func override<A, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A) async throws -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A) async throws -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 1 input, `async throws(Failure)`. See the first `override`.
  public mutating func override<A, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A) async throws(Failure) -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A) async throws(Failure) -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 1 input, plain for an async one. See the first `override`.
  public mutating func override<A, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A) async -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A) -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 1 input, `throws` for an async one. See the first `override`.
  public mutating func override<A, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A) async throws -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A) throws -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 1 input, `throws(Failure)` for an async one. See the first `override`.
  public mutating func override<A, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A) async throws(Failure) -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A) throws(Failure) -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 1 input, `async` for a `@concurrent` one. See the first `override`.
  public mutating func override<A, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A) async -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @concurrent @Sendable (A) async -> R,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 1 input, `async throws` for a `@concurrent` one. See the first `override`.
  public mutating func override<A, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A) async throws -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @concurrent @Sendable (A) async throws -> R,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 1 input, `async throws(Failure)` for a `@concurrent` one. See the first `override`.
  public mutating func override<A, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A) async throws(Failure) -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @concurrent @Sendable (A) async throws(Failure) -> R,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 1 input, plain for a `@concurrent` one. See the first `override`.
  public mutating func override<A, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A) async -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A) -> R,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 1 input, `throws` for a `@concurrent` one. See the first `override`.
  public mutating func override<A, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A) async throws -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A) throws -> R,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 1 input, `throws(Failure)` for a `@concurrent` one. See the first `override`.
  public mutating func override<A, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A) async throws(Failure) -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A) throws(Failure) -> R,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 2 inputs, plain. See the first `override`.
  public mutating func override<A, B, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B) -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A, B) -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 2 inputs, `throws`. See the first `override`.
  public mutating func override<A, B, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B) throws -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A, B) throws -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 2 inputs, `throws(Failure)`. See the first `override`.
  public mutating func override<A, B, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B) throws(Failure) -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A, B) throws(Failure) -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 2 inputs, `async`. See the first `override`.
  public mutating func override<A, B, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B) async -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A, B) async -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 2 inputs, `async throws`. See the first `override`.
  public mutating func override<A, B, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B) async throws -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A, B) async throws -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 2 inputs, `async throws(Failure)`. See the first `override`.
  public mutating func override<A, B, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B) async throws(Failure) -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A, B) async throws(Failure) -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 2 inputs, plain for an async one. See the first `override`.
  public mutating func override<A, B, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B) async -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A, B) -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 2 inputs, `throws` for an async one. See the first `override`.
  public mutating func override<A, B, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B) async throws -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A, B) throws -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 2 inputs, `throws(Failure)` for an async one. See the first `override`.
  public mutating func override<A, B, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B) async throws(Failure) -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A, B) throws(Failure) -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 2 inputs, `async` for a `@concurrent` one. See the first `override`.
  public mutating func override<A, B, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B) async -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @concurrent @Sendable (A, B) async -> R,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 2 inputs, `async throws` for a `@concurrent` one. See the first `override`.
  public mutating func override<A, B, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B) async throws -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @concurrent @Sendable (A, B) async throws -> R,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 2 inputs, `async throws(Failure)` for a `@concurrent` one. See the first `override`.
  public mutating func override<A, B, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B) async throws(Failure) -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @concurrent @Sendable (A, B) async throws(Failure) -> R,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 2 inputs, plain for a `@concurrent` one. See the first `override`.
  public mutating func override<A, B, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B) async -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A, B) -> R,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 2 inputs, `throws` for a `@concurrent` one. See the first `override`.
  public mutating func override<A, B, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B) async throws -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A, B) throws -> R,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 2 inputs, `throws(Failure)` for a `@concurrent` one. See the first `override`.
  public mutating func override<A, B, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B) async throws(Failure) -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A, B) throws(Failure) -> R,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 3 inputs, plain. See the first `override`.
  public mutating func override<A, B, C, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C) -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A, B, C) -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 3 inputs, `throws`. See the first `override`.
  public mutating func override<A, B, C, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C) throws -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A, B, C) throws -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 3 inputs, `throws(Failure)`. See the first `override`.
  public mutating func override<A, B, C, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C) throws(Failure) -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A, B, C) throws(Failure) -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 3 inputs, `async`. See the first `override`.
  public mutating func override<A, B, C, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C) async -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A, B, C) async -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 3 inputs, `async throws`. See the first `override`.
  public mutating func override<A, B, C, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C) async throws -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A, B, C) async throws -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 3 inputs, `async throws(Failure)`. See the first `override`.
  public mutating func override<A, B, C, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C) async throws(Failure) -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A, B, C) async throws(Failure) -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 3 inputs, plain for an async one. See the first `override`.
  public mutating func override<A, B, C, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C) async -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A, B, C) -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 3 inputs, `throws` for an async one. See the first `override`.
  public mutating func override<A, B, C, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C) async throws -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A, B, C) throws -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 3 inputs, `throws(Failure)` for an async one. See the first `override`.
  public mutating func override<A, B, C, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C) async throws(Failure) -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A, B, C) throws(Failure) -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 3 inputs, `async` for a `@concurrent` one. See the first `override`.
  public mutating func override<A, B, C, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B, C) async -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @concurrent @Sendable (A, B, C) async -> R,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 3 inputs, `async throws` for a `@concurrent` one. See the first `override`.
  public mutating func override<A, B, C, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B, C) async throws -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @concurrent @Sendable (A, B, C) async throws -> R,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 3 inputs, `async throws(Failure)` for a `@concurrent` one. See the first `override`.
  public mutating func override<A, B, C, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B, C) async throws(Failure) -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @concurrent @Sendable (A, B, C) async throws(Failure) -> R,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 3 inputs, plain for a `@concurrent` one. See the first `override`.
  public mutating func override<A, B, C, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B, C) async -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A, B, C) -> R,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 3 inputs, `throws` for a `@concurrent` one. See the first `override`.
  public mutating func override<A, B, C, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B, C) async throws -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A, B, C) throws -> R,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 3 inputs, `throws(Failure)` for a `@concurrent` one. See the first `override`.
  public mutating func override<A, B, C, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B, C) async throws(Failure) -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A, B, C) throws(Failure) -> R,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 4 inputs, plain. See the first `override`.
  public mutating func override<A, B, C, D, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D) -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A, B, C, D) -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 4 inputs, `throws`. See the first `override`.
  public mutating func override<A, B, C, D, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D) throws -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A, B, C, D) throws -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 4 inputs, `throws(Failure)`. See the first `override`.
  public mutating func override<A, B, C, D, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D) throws(Failure) -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A, B, C, D) throws(Failure) -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 4 inputs, `async`. See the first `override`.
  public mutating func override<A, B, C, D, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D) async -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A, B, C, D) async -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 4 inputs, `async throws`. See the first `override`.
  public mutating func override<A, B, C, D, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D) async throws -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A, B, C, D) async throws -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 4 inputs, `async throws(Failure)`. See the first `override`.
  public mutating func override<A, B, C, D, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D) async throws(Failure) -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A, B, C, D) async throws(Failure) -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 4 inputs, plain for an async one. See the first `override`.
  public mutating func override<A, B, C, D, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D) async -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A, B, C, D) -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 4 inputs, `throws` for an async one. See the first `override`.
  public mutating func override<A, B, C, D, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D) async throws -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A, B, C, D) throws -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 4 inputs, `throws(Failure)` for an async one. See the first `override`.
  public mutating func override<A, B, C, D, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D) async throws(Failure) -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A, B, C, D) throws(Failure) -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 4 inputs, `async` for a `@concurrent` one. See the first `override`.
  public mutating func override<A, B, C, D, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B, C, D) async -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @concurrent @Sendable (A, B, C, D) async -> R,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 4 inputs, `async throws` for a `@concurrent` one. See the first `override`.
  public mutating func override<A, B, C, D, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B, C, D) async throws -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @concurrent @Sendable (A, B, C, D) async throws -> R,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 4 inputs, `async throws(Failure)` for a `@concurrent` one. See the first `override`.
  public mutating func override<A, B, C, D, R, Failure>(
    _ endpoint: WritableKeyPath<
      Self,
      @concurrent @Sendable (A, B, C, D) async throws(Failure) -> R
    >,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @concurrent @Sendable (A, B, C, D) async throws(Failure) -> R,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 4 inputs, plain for a `@concurrent` one. See the first `override`.
  public mutating func override<A, B, C, D, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B, C, D) async -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A, B, C, D) -> R,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 4 inputs, `throws` for a `@concurrent` one. See the first `override`.
  public mutating func override<A, B, C, D, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B, C, D) async throws -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A, B, C, D) throws -> R,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 4 inputs, `throws(Failure)` for a `@concurrent` one. See the first `override`.
  public mutating func override<A, B, C, D, R, Failure>(
    _ endpoint: WritableKeyPath<
      Self,
      @concurrent @Sendable (A, B, C, D) async throws(Failure) -> R
    >,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A, B, C, D) throws(Failure) -> R,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 5 inputs, plain. See the first `override`.
  public mutating func override<A, B, C, D, E, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D, E) -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A, B, C, D, E) -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 5 inputs, `throws`. See the first `override`.
  public mutating func override<A, B, C, D, E, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D, E) throws -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A, B, C, D, E) throws -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 5 inputs, `throws(Failure)`. See the first `override`.
  public mutating func override<A, B, C, D, E, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D, E) throws(Failure) -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A, B, C, D, E) throws(Failure) -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 5 inputs, `async`. See the first `override`.
  public mutating func override<A, B, C, D, E, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D, E) async -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A, B, C, D, E) async -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 5 inputs, `async throws`. See the first `override`.
  public mutating func override<A, B, C, D, E, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D, E) async throws -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A, B, C, D, E) async throws -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 5 inputs, `async throws(Failure)`. See the first `override`.
  public mutating func override<A, B, C, D, E, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D, E) async throws(Failure) -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A, B, C, D, E) async throws(Failure) -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 5 inputs, plain for an async one. See the first `override`.
  public mutating func override<A, B, C, D, E, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D, E) async -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A, B, C, D, E) -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 5 inputs, `throws` for an async one. See the first `override`.
  public mutating func override<A, B, C, D, E, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D, E) async throws -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A, B, C, D, E) throws -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 5 inputs, `throws(Failure)` for an async one. See the first `override`.
  public mutating func override<A, B, C, D, E, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D, E) async throws(Failure) -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A, B, C, D, E) throws(Failure) -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 5 inputs, `async` for a `@concurrent` one. See the first `override`.
  public mutating func override<A, B, C, D, E, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B, C, D, E) async -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @concurrent @Sendable (A, B, C, D, E) async -> R,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 5 inputs, `async throws` for a `@concurrent` one. See the first `override`.
  public mutating func override<A, B, C, D, E, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B, C, D, E) async throws -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @concurrent @Sendable (A, B, C, D, E) async throws -> R,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 5 inputs, `async throws(Failure)` for a `@concurrent` one. See the first `override`.
  public mutating func override<A, B, C, D, E, R, Failure>(
    _ endpoint: WritableKeyPath<
      Self,
      @concurrent @Sendable (A, B, C, D, E) async throws(Failure) -> R
    >,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @concurrent @Sendable (A, B, C, D, E) async throws(Failure) -> R,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 5 inputs, plain for a `@concurrent` one. See the first `override`.
  public mutating func override<A, B, C, D, E, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B, C, D, E) async -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A, B, C, D, E) -> R,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 5 inputs, `throws` for a `@concurrent` one. See the first `override`.
  public mutating func override<A, B, C, D, E, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B, C, D, E) async throws -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A, B, C, D, E) throws -> R,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 5 inputs, `throws(Failure)` for a `@concurrent` one. See the first `override`.
  public mutating func override<A, B, C, D, E, R, Failure>(
    _ endpoint: WritableKeyPath<
      Self,
      @concurrent @Sendable (A, B, C, D, E) async throws(Failure) -> R
    >,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A, B, C, D, E) throws(Failure) -> R,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 6 inputs, plain. See the first `override`.
  public mutating func override<A, B, C, D, E, F, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D, E, F) -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A, B, C, D, E, F) -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 6 inputs, `throws`. See the first `override`.
  public mutating func override<A, B, C, D, E, F, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D, E, F) throws -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A, B, C, D, E, F) throws -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 6 inputs, `throws(Failure)`. See the first `override`.
  public mutating func override<A, B, C, D, E, F, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D, E, F) throws(Failure) -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A, B, C, D, E, F) throws(Failure) -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 6 inputs, `async`. See the first `override`.
  public mutating func override<A, B, C, D, E, F, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D, E, F) async -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A, B, C, D, E, F) async -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 6 inputs, `async throws`. See the first `override`.
  public mutating func override<A, B, C, D, E, F, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D, E, F) async throws -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A, B, C, D, E, F) async throws -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 6 inputs, `async throws(Failure)`. See the first `override`.
  public mutating func override<A, B, C, D, E, F, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D, E, F) async throws(Failure) -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A, B, C, D, E, F) async throws(Failure) -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 6 inputs, plain for an async one. See the first `override`.
  public mutating func override<A, B, C, D, E, F, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D, E, F) async -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A, B, C, D, E, F) -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 6 inputs, `throws` for an async one. See the first `override`.
  public mutating func override<A, B, C, D, E, F, R>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D, E, F) async throws -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A, B, C, D, E, F) throws -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 6 inputs, `throws(Failure)` for an async one. See the first `override`.
  public mutating func override<A, B, C, D, E, F, R, Failure>(
    _ endpoint: WritableKeyPath<Self, @Sendable (A, B, C, D, E, F) async throws(Failure) -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A, B, C, D, E, F) throws(Failure) -> R,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 6 inputs, `async` for a `@concurrent` one. See the first `override`.
  public mutating func override<A, B, C, D, E, F, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B, C, D, E, F) async -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @concurrent @Sendable (A, B, C, D, E, F) async -> R,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 6 inputs, `async throws` for a `@concurrent` one. See the first `override`.
  public mutating func override<A, B, C, D, E, F, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B, C, D, E, F) async throws -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @concurrent @Sendable (A, B, C, D, E, F) async throws -> R,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 6 inputs, `async throws(Failure)` for a `@concurrent` one. See the first `override`.
  public mutating func override<A, B, C, D, E, F, R, Failure>(
    _ endpoint: WritableKeyPath<
      Self,
      @concurrent @Sendable (A, B, C, D, E, F) async throws(Failure) -> R
    >,
    unused: UnusedOverride = .isAnIssue,
    with replacement:
      @escaping @concurrent @Sendable (A, B, C, D, E, F) async throws(Failure) -> R,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 6 inputs, plain for a `@concurrent` one. See the first `override`.
  public mutating func override<A, B, C, D, E, F, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B, C, D, E, F) async -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A, B, C, D, E, F) -> R,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 6 inputs, `throws` for a `@concurrent` one. See the first `override`.
  public mutating func override<A, B, C, D, E, F, R>(
    _ endpoint: WritableKeyPath<Self, @concurrent @Sendable (A, B, C, D, E, F) async throws -> R>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A, B, C, D, E, F) throws -> R,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  /// 6 inputs, `throws(Failure)` for a `@concurrent` one. See the first `override`.
  public mutating func override<A, B, C, D, E, F, R, Failure>(
    _ endpoint: WritableKeyPath<
      Self,
      @concurrent @Sendable (A, B, C, D, E, F) async throws(Failure) -> R
    >,
    unused: UnusedOverride = .isAnIssue,
    with replacement: @escaping @Sendable (A, B, C, D, E, F) throws(Failure) -> R,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ kind: ConcurrentEndpoint = ConcurrentEndpoint()
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }
}
