internal import Capabilities

/// An endpoint and the inputs of a call as one key, whatever their types.
///
/// Safe to send: each value came as `any Sendable`, and `AnyHashable` only holds it.
struct CallKey: Hashable, @unchecked Sendable {
  private let endpoint: String
  private let inputs: [AnyHashable]

  /// The key of a call; `nil` where an input is not `Hashable`.
  init?(_ call: EndpointCall) {
    endpoint = call.endpoint
    let inputs = call.inputs
    self.inputs = inputs.compactMap { ($0 as? any Hashable).map { AnyHashable($0) } }
    if self.inputs.count < inputs.count { return nil }
  }
}
