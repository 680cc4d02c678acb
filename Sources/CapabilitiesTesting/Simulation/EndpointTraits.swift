import Synchronization

/// What can happen to the calls of an endpoint.
final class EndpointTraits: Sendable {
  /// The endpoint's name.
  let name: String
  /// What faults can do to a call.
  let modes: [FaultMode]
  /// Whether the endpoint throws errors of a type for which no ``Fault`` was given.
  let lacksFault: Bool
  /// What the endpoint throws, where it has an error type of its own.
  fileprivate let fault: Fault?

  fileprivate init<Failure: Error>(
    _ name: String,
    fault: Fault?,
    canSuspend: Bool,
    throwing: Failure.Type
  ) {
    self.name = name
    self.fault = fault
    func hasError(_ mode: FaultMode) -> Bool {
      EndpointTraits.error(mode, fault, name, as: Failure.self) != nil
    }
    modes = FaultMode.allCases.filter { mode in
      (canSuspend || !mode.needsSuspension) && (!mode.throwsError || hasError(mode))
    }
    lacksFault = Failure.self != Never.self && !modes.contains(.before)
  }

  /// What a call throws; `nil` where it cannot.
  func error<Failure: Error>(_ mode: FaultMode, as type: Failure.Type) -> Failure? {
    EndpointTraits.error(mode, fault, name, as: Failure.self)
  }

  private static func error<Failure: Error>(
    _ mode: FaultMode,
    _ fault: Fault?,
    _ name: String,
    as type: Failure.Type
  ) -> Failure? {
    if mode == .cancelThrows, let error = CancellationError() as? Failure { return error }
    let error = fault?.makeError(mode) ?? InjectedFault(endpoint: name, mode: mode)
    return error as? Failure
  }
}

/// The endpoints that a sweep has met.
final class EndpointCatalog: Sendable {
  private struct State {
    var known: [String: EndpointTraits] = [:]
    /// The names of faults that an endpoint was found for.
    var used: Set<String> = []
  }

  private let faults: [Fault]
  private let state = Mutex(State())

  init(faults: [Fault]) {
    self.faults = faults
  }

  /// The names of faults that match no endpoint that was called.
  var unusedFaults: [String] {
    let used = state.withLock { $0.used }
    return faults.compactMap(\.endpoint).filter { !used.contains($0) }
  }

  func traits<Failure: Error>(
    of endpoint: String,
    canSuspend: Bool,
    throwing: Failure.Type
  ) -> EndpointTraits {
    if let known = state.withLock({ $0.known[endpoint] }) { return known }
    let fault = fault(for: endpoint, throwing: Failure.self)
    let traits = EndpointTraits(
      endpoint,
      fault: fault,
      canSuspend: canSuspend,
      throwing: Failure.self
    )
    state.withLock { state in
      state.known[endpoint] = traits
      for name in faults.compactMap(\.endpoint) where endpoint.isNamed(name) {
        state.used.insert(name)
      }
    }
    return traits
  }

  private func fault<Failure: Error>(for endpoint: String, throwing: Failure.Type) -> Fault? {
    faults.last { $0.endpoint == endpoint }
      ?? faults.last { $0.endpoint.map(endpoint.isNamed) ?? false }
      ?? faults.last { $0.type == Failure.self }
  }
}

extension String {
  /// Whether an endpoint is the one of that name, or one of the capability of that name.
  fileprivate func isNamed(_ name: String) -> Bool {
    self == name || hasPrefix(name + ".")
  }
}
