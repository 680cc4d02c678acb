public import Capabilities
import Synchronization
public import Testing

extension TestableCapability where Self: Interceptable {
  /// Records an issue if the code under test never calls an endpoint.
  ///
  /// ```swift
  /// var world = World.test
  /// world.payments.charge = { _ in Charge(id: "ch_1") }
  /// world.expectCall(of: \.payments.charge)
  /// ```
  ///
  /// The expectation applies to the current value of the endpoint, so state it after the assignment
  /// and before the use case is made. The issue is recorded when the last copy of that endpoint is
  /// released; for a variable of a test, that is the end of the test. If the code under test leaks the
  /// endpoint, or an `XCTestCase` keeps it in a property, no issue is recorded: use a ``Spy`` and check
  /// its calls. Do not state an expectation for an endpoint whose call is optional.
  ///
  /// - Parameters:
  ///   - endpoint: The key path of the endpoint. For the key path of a capability, a call of any of
  ///     its endpoints meets the expectation.
  ///   - sourceLocation: The location of the issue.
  public mutating func expectCall<Endpoint>(
    of endpoint: WritableKeyPath<Self, Endpoint>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let names = namesOfEndpoints(at: endpoint)
    guard !names.isEmpty || keeps([], at: endpoint) else {
      let message = """
        expectCall: expected an endpoint that \(Self.self).intercepted(by:) wraps, \
        found \(Endpoint.self)
          to fix: name an endpoint or a capability; compare a plain value in #expect
        """
      return recordIssue(message, at: sourceLocation, in: DrainingExecutor.scheduler)
    }
    let owner = "\(Self.self)"
    let expectation = CallExpectation(of: names, in: owner, sourceLocation: sourceLocation)
    // Keep only this endpoint of the intercepted copy, so that only its calls count.
    self[keyPath: endpoint] = intercepted(by: expectation)[keyPath: endpoint]
  }
}

/// Lives as long as the endpoint. Records the issue on release if there was no call.
private final class CallExpectation: PassiveInterceptor {
  private let endpoints: [String]
  private let owner: String
  private let sourceLocation: SourceLocation
  private let test = Test.current?.name
  /// A fixture of a sweep is released after its run.
  private let scheduler = DrainingExecutor.scheduler
  private let wasCalled = Atomic(false)

  init(of endpoints: [String], in owner: String, sourceLocation: SourceLocation) {
    self.endpoints = endpoints
    self.owner = owner
    self.sourceLocation = sourceLocation
  }

  func begin(_ call: EndpointCall) {
    wasCalled.store(true, ordering: .relaxed)
    SpyWait.noteCall()
  }

  /// The missing call, with the names of the endpoints if they are known.
  private var what: String {
    switch endpoints.count {
    case 0: "the endpoint of \(owner) named here was never called"
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
        to fix: state it after the last assignment, before the use case is made, or remove it
      """,
      at: sourceLocation,
      in: scheduler
    )
  }
}
