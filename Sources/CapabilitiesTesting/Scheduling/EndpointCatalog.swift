import Capabilities
import Synchronization

/// The endpoints that a sweep has met.
final class EndpointCatalog: Sendable {
  private struct State {
    var calls: [String: EndpointTraits] = [:]
    /// Those of the steps of an endpoint's streams.
    var steps: [String: EndpointTraits] = [:]
    /// The names of faults that an endpoint was found for.
    var used: Set<String> = []
    /// The types of the streams that cannot be followed, by endpoint.
    var unfollowed: [String: String] = [:]
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

  /// The endpoints whose streams passed through unseen, with their types.
  var unfollowedStreams: [(endpoint: String, type: String)] {
    let unfollowed = state.withLock { $0.unfollowed }
    return unfollowed.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// What can happen to the calls of an endpoint.
  func traits<Output, Failure: Error>(
    of endpoint: String,
    canSuspend: Bool,
    returning: Output.Type,
    throwing: Failure.Type
  ) -> EndpointTraits {
    if let known = state.withLock({ $0.calls[endpoint] }) { return known }
    let fault = fault(for: [endpoint], throwing: Failure.self)
    let kind = EndpointTraits.Kind.call(canSuspend: canSuspend)
    let traits = EndpointTraits(endpoint, kind, fault: fault, throwing: Failure.self)
    state.withLock { $0.calls[endpoint] = traits }
    noteUse(of: endpoint)
    if Output.self is any AsyncSequence.Type { noteStream(Output.self, of: endpoint) }
    return traits
  }

  /// What can happen to the steps of the streams that an endpoint returns.
  func traits<Failure: Error>(
    ofStepsOf endpoint: String,
    throwing: Failure.Type
  ) -> EndpointTraits {
    if let known = state.withLock({ $0.steps[endpoint] }) { return known }
    let name = endpoint.steps
    let fault = fault(for: [name, endpoint], throwing: Failure.self)
    let traits = EndpointTraits(name, .step, fault: fault, throwing: Failure.self)
    state.withLock { $0.steps[endpoint] = traits }
    noteUse(of: name)
    return traits
  }

  /// Looks for a stream in what an endpoint returned.
  func look<Output>(at output: Output, of endpoint: String) {
    if holdsStream(output) { noteStream(Output.self, of: endpoint) }
  }

  private func noteStream<Output>(_ type: Output.Type, of endpoint: String) {
    guard !isFollowed(type) else { return }
    state.withLock { $0.unfollowed[endpoint] = describeType(type) }
  }

  private func noteUse(of endpoint: String) {
    state.withLock { state in
      for name in faults.compactMap(\.endpoint) where endpoint.isNamed(name) {
        state.used.insert(name)
      }
    }
  }

  /// The fault for the first of the names that has one, or for their capability, or for the type.
  private func fault<Failure: Error>(for names: [String], throwing: Failure.Type) -> Fault? {
    for name in names {
      if let fault = faults.last(where: { $0.endpoint == name }) { return fault }
    }
    return faults.last { $0.endpoint.map(names[0].isNamed) ?? false }
      ?? faults.last { $0.type == Failure.self }
  }
}

extension String {
  /// Whether an endpoint is the one of that name, or one of the capability of that name, or the
  /// steps of the one of that name.
  fileprivate func isNamed(_ name: String) -> Bool {
    self == name || hasPrefix(name + ".") || self == name.steps
  }
}

/// Whether the steps of what an endpoint returns are seen.
private func isFollowed<Output>(_ type: Output.Type) -> Bool {
  guard canFollowStream(type) else { return false }
  // A protocol of somebody's own that refines it hides what it refines.
  return type is any AsyncSequence.Type || describeType(type).contains("AsyncSequence")
}

private func describeType(_ type: Any.Type) -> String {
  "\(type)"
}

/// Whether a value is a stream, or has one among its parts.
private func holdsStream(_ value: Any, depth: Int = 0) -> Bool {
  if value is any AsyncSequence { return true }
  guard depth < 3 else { return false }
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .struct, .tuple, .enum, .optional:
    return mirror.children.contains { holdsStream($0.value, depth: depth + 1) }
  // The elements of collections are values of a domain, and may be many.
  default: return false
  }
}
