internal import Capabilities

/// The cache key of an intercepted call: the endpoint's name and the inputs.
///
/// Safe to send: the inputs are `Sendable`, and `AnyHashable` only wraps them.
struct CallKey: Hashable, @unchecked Sendable {
  private let endpoint: String
  private let inputs: [AnyHashable]

  /// Returns the key of a call; `nil` if an input is not `Hashable`.
  init?(_ call: EndpointCall) {
    endpoint = call.endpoint
    let inputs = call.inputs
    self.inputs = inputs.compactMap { ($0 as? any Hashable).map { AnyHashable($0) } }
    if self.inputs.count < inputs.count { return nil }
  }
}

/// The cache key of an endpoint's inputs: unlike a tuple, it is `Hashable`.
@usableFromInline
struct InputsKey<each Part: Hashable & Sendable>: Hashable, Sendable {
  @usableFromInline let parts: (repeat each Part)

  @inlinable
  init(_ parts: repeat each Part) {
    self.parts = (repeat each parts)
  }

  /// Returns whether all inputs are equal.
  @inlinable
  static func == (one: InputsKey, other: InputsKey) -> Bool {
    for (mine, theirs) in repeat (each one.parts, each other.parts) {
      guard mine == theirs else { return false }
    }
    return true
  }

  /// Hashes the inputs in order.
  @inlinable
  func hash(into hasher: inout Hasher) {
    for part in repeat each parts { hasher.combine(part) }
  }
}
