public import Capabilities
import Synchronization
public import Testing

/// What to do about an override that the code under test never calls.
public enum UnusedOverride: Sendable {
  /// Record an issue: the test says that the endpoint matters, and it did not.
  case isAnIssue
  /// Nothing: the endpoint may or may not be called.
  case isAllowed
}

extension TestableCapability where Self: Interceptable {
  /// Replaces one endpoint for a test, and records an issue where the code under test never calls
  /// the replacement.
  ///
  /// ```swift
  /// var world = World.test
  /// world.override(\.payments.charge, with: { _ in Charge(id: "ch_1") })
  /// world.override(\.clock.now, unused: .isAllowed, with: { Timestamp(milliseconds: 0) })
  /// ```
  ///
  /// The issue is recorded when the last copy of the replacement is gone, which for a variable of a
  /// test is the end of the test. To replace an endpoint without the check, assign to it.
  ///
  /// - Parameters:
  ///   - endpoint: The key path of the endpoint, or of a whole capability within a world, of which
  ///     then any endpoint will do.
  ///   - unused: What to do where the replacement is never called.
  ///   - replacement: What takes the endpoint's place.
  ///   - sourceLocation: Where to show the issue.
  @_disfavoredOverload  // As `overriding`: one for a function is right wherever it fits.
  public mutating func override<Endpoint>(
    _ endpoint: WritableKeyPath<Self, Endpoint>,
    unused: UnusedOverride = .isAnIssue,
    with replacement: Endpoint,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    replace(endpoint, unused, with: replacement, at: sourceLocation)
  }

  mutating func replace<Endpoint>(
    _ endpoint: WritableKeyPath<Self, Endpoint>,
    _ unused: UnusedOverride,
    with replacement: Endpoint,
    at sourceLocation: SourceLocation
  ) {
    self[keyPath: endpoint] = replacement
    guard unused == .isAnIssue else { return }
    let use = OverrideUse(of: "\(Self.self)", sourceLocation: sourceLocation)
    // Of the intercepted copy only the replacement is kept, so only its calls are seen.
    self[keyPath: endpoint] = intercepted(by: UseRecorder(use: use))[keyPath: endpoint]
  }
}

/// Lives as long as the override does, and speaks up where that was in vain.
private final class OverrideUse: Sendable {
  private let owner: String
  private let sourceLocation: SourceLocation
  private let test = Test.current?.name
  private let wasCalled = Atomic(false)

  init(of owner: String, sourceLocation: SourceLocation) {
    self.owner = owner
    self.sourceLocation = sourceLocation
  }

  func note() {
    wasCalled.store(true, ordering: .relaxed)
  }

  deinit {
    guard !wasCalled.load(ordering: .relaxed) else { return }
    let place = Test.current == nil ? test.map { "\n  declared in the test \($0)" } ?? "" : ""
    recordIssue(
      """
      unused override: the endpoint of \(owner) that is replaced here was never called\(place)
        to fix: remove the override, or declare it with unused: .isAllowed
      """,
      at: sourceLocation
    )
  }
}

private struct UseRecorder: Interceptor {
  let use: OverrideUse

  func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    use.note()
    return try proceed()
  }

  func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    use.note()
    return try await proceed()
  }
}
