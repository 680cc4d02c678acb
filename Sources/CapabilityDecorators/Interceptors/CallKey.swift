public import Capabilities

/// The cache key of an intercepted call: the endpoint's name and the inputs.
@usableFromInline
struct CallKey: Hashable, Sendable {
  private let endpoint: String
  private let inputs: [any Sendable]
  /// Computed once, because a cache uses it several times.
  private let hash: Int

  /// Returns the key of a call; `nil` if an input is not `Hashable`.
  @usableFromInline
  init?(_ call: EndpointCall) {
    endpoint = call.endpoint
    inputs = call.inputs
    var hasher = Hasher()
    hasher.combine(endpoint)
    guard inputs.allSatisfy({ combine($0, into: &hasher) }) else { return nil }
    hash = hasher.finalize()
  }

  /// Returns whether the endpoints and all inputs are equal.
  @usableFromInline
  static func == (one: CallKey, other: CallKey) -> Bool {
    guard one.hash == other.hash, one.inputs.count == other.inputs.count,
      one.endpoint == other.endpoint
    else { return false }
    return one.inputs.indices.allSatisfy { areEqual(one.inputs[$0], other.inputs[$0]) }
  }

  /// Hashes the endpoint and the inputs.
  @usableFromInline
  func hash(into hasher: inout Hasher) {
    hasher.combine(hash)
  }
}

// The next functions find the conformance of an input's type, not of its value: a cast of the value
// takes four times as long. The bit casts are safe: `Same` is the type of the value.

/// Returns a type as one that is `Hashable`; `nil` if it is not.
private func hashable<Input>(_ type: Input.Type) -> (any Hashable.Type)? {
  // The search for a conformance takes longer than hashing, so the likeliest types do without it.
  if type == String.self { return String.self }
  if type == Int.self { return Int.self }
  return type as? any Hashable.Type
}

/// Hashes an input.
///
/// - Returns: Whether the input is `Hashable`.
private func combine<Input>(_ input: Input, into hasher: inout Hasher) -> Bool {
  func combine<Same: Hashable>(as type: Same.Type) {
    unsafeBitCast(input, to: type).hash(into: &hasher)
  }
  if let type = hashable(Input.self) {
    combine(as: type)
    return true
  }
  // The type of the input is a protocol.
  guard let input = input as? any Hashable else { return false }
  AnyHashable(input).hash(into: &hasher)
  return true
}

/// Returns whether two hashable inputs are equal.
private func areEqual<Input, Other>(_ input: Input, _ other: Other) -> Bool {
  func areEqual<Same: Hashable>(as type: Same.Type) -> Bool {
    unsafeBitCast(input, to: type) == unsafeBitCast(other, to: type)
  }
  if Input.self == Other.self, let type = hashable(Input.self) {
    return areEqual(as: type)
  }
  guard let input = input as? any Hashable, let other = other as? any Hashable else { return false }
  return AnyHashable(input) == AnyHashable(other)
}

/// The cache key of an endpoint's inputs: unlike a tuple, it is `Hashable`.
@frozen
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
