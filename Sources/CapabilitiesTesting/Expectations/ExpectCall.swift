public import Capabilities
import Synchronization
public import Testing

extension TestableCapability where Self: Interceptable {
  /// Expects that the code under test calls an endpoint, and records an issue where it never does.
  ///
  /// ```swift
  /// var world = World.test
  /// world.payments.charge = { _ in Charge(id: "ch_1") }
  /// world.expectCall(of: \.payments.charge)
  /// ```
  ///
  /// It is about the endpoint as it stands here, so say it after the assignment. The issue is
  /// recorded when the last copy of that endpoint is gone, which for a variable of a test is the end
  /// of the test. An endpoint that may or may not be called is assigned and not expected.
  ///
  /// - Parameters:
  ///   - endpoint: The key path of the endpoint, or of a whole capability within a world, of which
  ///     then any endpoint will do.
  ///   - sourceLocation: Where to show the issue.
  public mutating func expectCall<Endpoint>(
    of endpoint: WritableKeyPath<Self, Endpoint>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let expectation = CallExpectation(
      of: namesOfEndpoints(at: endpoint),
      in: "\(Self.self)",
      sourceLocation: sourceLocation
    )
    // Of the intercepted copy only the one endpoint is kept, so only its calls are seen.
    self[keyPath: endpoint] = intercepted(by: expectation)[keyPath: endpoint]
  }
}

/// Lives as long as the endpoint does, and speaks up where nobody called it.
private final class CallExpectation: Interceptor {
  private let endpoints: [String]
  private let owner: String
  private let sourceLocation: SourceLocation
  private let test = Test.current?.name
  private let wasCalled = Atomic(false)

  init(of endpoints: [String], in owner: String, sourceLocation: SourceLocation) {
    self.endpoints = endpoints
    self.owner = owner
    self.sourceLocation = sourceLocation
  }

  func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    wasCalled.store(true, ordering: .relaxed)
    return try proceed()
  }

  func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    wasCalled.store(true, ordering: .relaxed)
    return try await proceed()
  }

  /// Who was not called, as far as the names of the endpoints are known.
  private var what: String {
    switch endpoints.count {
    case 0: "the endpoint of \(owner) that is named here was never called"
    case 1: "\(endpoints[0]) was never called"
    case ...6: "none of \(endpoints.joined(separator: ", ")) was called"
    default: "none of \(endpoints[..<3].joined(separator: ", ")) … was called"
    }
  }

  deinit {
    guard !wasCalled.load(ordering: .relaxed) else { return }
    let place = Test.current == nil ? test.map { "\n  expected in the test \($0)" } ?? "" : ""
    recordIssue(
      """
      expected call: \(what)\(place)
        to fix: remove the expectation, or state it after the last assignment to the endpoint
      """,
      at: sourceLocation
    )
  }
}
